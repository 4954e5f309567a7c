/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { allDiagnostics } from './diagnostics.ts';

export {
  type Block,
  type CheckpointMessage,
  type DirectiveMessage,
  type ErrorMessage,
  emptyTranscript,
  type InputNeededMessage,
  type InputOption,
  type Message,
  type MessageBase,
  type OtherMessage,
  type OutputFile,
  type OutputMessage,
  type ProgressMessage,
  type SessionMessage,
  type StatusMessage,
  type Suggestion,
  type SuggestionsMessage,
  schema,
  type Transcript,
} from './model.ts';
export { parse } from './parse.ts';
export { print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export { createReporter, type Reporter, type State } from './reporter.ts';
export type {
  Command,
  DirectiveReport,
  ErrorReport,
  FileReport,
  InputRequest,
  SuggestionReport,
} from './reporter-messages.ts';
export type { ReportWriter } from './reporter-outlet.ts';
export { check } from './rules.ts';
export { type PendingInput, type RunState, state } from './state.ts';
export { createStream, type StreamOptions, transform } from './stream.ts';

export const name = 'acor';

/** All diagnostic codes of the format, without `acor/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = allDiagnostics;
