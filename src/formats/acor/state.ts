import { append } from '../../core/append.ts';
import { requireObject } from '../../core/argument.ts';
import {
  type DirectiveMessage,
  type ErrorMessage,
  FINAL_STATES,
  type InputNeededMessage,
  type OutputFile,
  type OutputMessage,
  type Suggestion,
  type Transcript,
} from './model.ts';

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
  /** The input that the tool waits for; null when it waits for none, or went on since. */
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
 * Folds a transcript into what an agent needs next. A status behind the end of a run begins a new run: its percentage,
 * errors and pending input count alone; outputs, files, directives and suggestions of all runs stay.
 *
 * @example state(parse(text).value).pending?.command // 'acor load --key "<choose_one>"'
 */
export function state(transcript: Transcript): RunState {
  requireObject(transcript, 'transcript');
  let current: string | null = null;
  let percent: number | null = null;
  let ended = false;
  let pending: PendingInput | null = null;
  let session: string | null = null;
  let checkpoint: string | null = null;
  let errors: ErrorMessage[] = [];
  const outputs: OutputMessage[] = [];
  const files = new Map<string, OutputFile>();
  const directives: DirectiveMessage[] = [];
  const suggestions: Suggestion[] = [];
  for (const message of transcript.messages) {
    switch (message.kind) {
      case 'status': {
        const final = FINAL.has(message.state);
        if (message.state === 'Ready' || (ended && !final) || pending !== null) {
          percent = null;
          errors = [];
          pending = null;
        }
        current = message.state;
        ended = final;
        break;
      }
      case 'progress':
        percent = message.percent ?? percent;
        pending = null;
        break;
      case 'output':
        if (message.variant === 'files') for (const file of message.files ?? []) files.set(file.path, file);
        else outputs.push(message);
        break;
      case 'error':
        errors.push(message);
        break;
      case 'input_needed': {
        const [command] = [...message.commands, ...message.options.map((option) => option.command)];
        const choice = message.commands.length + message.options.length !== 1;
        // Half a choice gives no command either.
        pending = { message, command: choice || command === '' ? null : (command ?? null) };
        ended = true;
        break;
      }
      case 'ai_directive':
        directives.push(message);
        break;
      case 'suggestions':
        append(suggestions, message.items);
        break;
      case 'session':
        session = message.id;
        checkpoint = null;
        break;
      case 'checkpoint':
        checkpoint = message.name;
        break;
      default:
    }
  }
  return {
    state: current,
    percent,
    ended,
    outputs,
    files: [...files.values()],
    errors,
    pending,
    directives,
    suggestions,
    session,
    checkpoint,
  };
}

const FINAL: ReadonlySet<string> = new Set(FINAL_STATES);
