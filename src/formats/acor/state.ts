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

/** What a tool waits for. */
export interface PendingInput {
  readonly message: InputNeededMessage;
  /** The exact command to run next; null when there is none, or a choice between several. */
  readonly command: string | null;
}

/** What an agent needs to know of a run, or of several runs in one transcript. */
export interface RunState {
  /** The last status; null before the first one. */
  readonly state: string | null;
  /** The last percentage of the current run; null when it told none. */
  readonly percent: number | null;
  /** The run has ended: Complete, Failed, Cancelled, or it waits for input. */
  readonly ended: boolean;
  /** The output messages with text or data. */
  readonly outputs: readonly OutputMessage[];
  /** The files that were made, each path once, with what was said of it last. */
  readonly files: readonly OutputFile[];
  /** The errors of the current run, each with its recovery. */
  readonly errors: readonly ErrorMessage[];
  /** The first input that the tool asked for, after which it exits; null when it waits for none, or was started again. */
  readonly pending: PendingInput | null;
  /** What the agent was asked to do. */
  readonly directives: readonly DirectiveMessage[];
  /** What the agent may do next. */
  readonly suggestions: readonly Suggestion[];
  readonly session: string | null;
  /** The last checkpoint of the session. */
  readonly checkpoint: string | null;
}

/**
 * Folds a transcript into what an agent needs next. A status after the end of a run begins a new run, after a request for
 * input only `Ready`: its percentage, errors and pending input count alone; outputs, files, directives and suggestions of all
 * runs stay.
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
        // Half a choice gives no command either.
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

/** The state while the messages are folded into it. */
type Growing = {
  -readonly [Key in keyof RunState]: RunState[Key] extends readonly (infer Item)[] ? Item[] : RunState[Key];
};
