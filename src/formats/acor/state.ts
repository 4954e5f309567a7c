import { append } from '../../core/append.ts';
import { requireObject } from '../../core/argument.ts';
import { isOneOf } from '../../core/one-of.ts';
import type {
  DirectiveMessage,
  ErrorMessage,
  InputNeededMessage,
  OutputFile,
  OutputMessage,
  Suggestion,
  Transcript,
} from './model.ts';
import { FINAL_STATES } from './vocabulary.ts';

/** A tool's request for input. */
export interface PendingInput {
  readonly message: InputNeededMessage;
  /** The exact command to run next; null when there is none, or several to choose from. */
  readonly command: string | null;
}

/** What an agent needs to know about one or several runs in a transcript. */
export interface RunState {
  /** The last status; null before the first one. */
  readonly state: string | null;
  /** The last percentage of the current run; null when there is none. */
  readonly percent: number | null;
  /** The run has ended: Complete, Failed, Cancelled, or it waits for input. */
  readonly ended: boolean;
  /** The output messages with text or data. */
  readonly outputs: readonly OutputMessage[];
  /** The created files, each path once, with its last description. */
  readonly files: readonly OutputFile[];
  /** The errors of the current run, each with its recovery. */
  readonly errors: readonly ErrorMessage[];
  /** The first request for input, after which the tool exits; null when there is none, or after a restart. */
  readonly pending: PendingInput | null;
  /** The directives for the agent. */
  readonly directives: readonly DirectiveMessage[];
  /** The suggested next steps. */
  readonly suggestions: readonly Suggestion[];
  readonly session: string | null;
  /** The last checkpoint of the session. */
  readonly checkpoint: string | null;
}

/**
 * Folds a transcript into what an agent needs next. A status after the end of a run begins a new run; after a request
 * for input, only `Ready` does. Percentage, errors and pending input are those of the last run; outputs, files,
 * directives and suggestions are those of all runs.
 *
 * @example state(parse(text).value).pending?.command // 'acor load --key "<choose_one>"'
 */
export function state(transcript: Transcript): RunState {
  requireObject(transcript, 'transcript');
  const files = new Map<string, OutputFile>();
  const run: Growing = {
    state: null,
    percent: null,
    ended: false,
    outputs: [],
    files: [],
    errors: [],
    pending: null,
    directives: [],
    suggestions: [],
    session: null,
    checkpoint: null,
  };
  for (const message of transcript.messages) {
    switch (message.kind) {
      case 'status': {
        const final = isOneOf(FINAL_STATES, message.state);
        if (message.state === 'Ready' || (run.ended && !final && run.pending === null)) {
          run.percent = null;
          run.errors = [];
          run.pending = null;
        }
        run.state = message.state;
        run.ended = final;
        break;
      }
      case 'progress':
        run.percent = message.percent ?? run.percent;
        break;
      case 'output':
        if (message.variant === 'files') for (const file of message.files ?? []) files.set(file.path, file);
        else run.outputs.push(message);
        break;
      case 'error':
        run.errors.push(message);
        break;
      case 'input_needed': {
        const [command] = [...message.commands, ...message.options.map((option) => option.command)];
        const choice = message.commands.length + message.options.length !== 1;
        // A choice that is cut off has no command either.
        run.pending ??= { message, command: choice || command === '' ? null : (command ?? null) };
        run.ended = true;
        break;
      }
      case 'ai_directive':
        run.directives.push(message);
        break;
      case 'suggestions':
        append(run.suggestions, message.items);
        break;
      case 'session':
        run.session = message.id;
        run.checkpoint = null;
        break;
      case 'checkpoint':
        run.checkpoint = message.name;
        break;
      default:
    }
  }
  return { ...run, files: [...files.values()] };
}

/** The state while messages are folded into it. */
type Growing = {
  -readonly [Key in keyof RunState]: RunState[Key] extends readonly (infer Item)[] ? Item[] : RunState[Key];
};
