/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

export type { Code } from './codes.ts';
export { fillCommand, type Placeholder, placeholdersOf } from './command.ts';
export { check, createStream, diagnostics, events, parse, print, transform } from './format.ts';
/** The format, under its name. */
export * as acor from './index.ts';
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
  type StreamOptions,
  type Suggestion,
  type SuggestionsMessage,
  schema,
  type Transcript,
} from './model.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export type {
  Command,
  DirectiveReport,
  ErrorReport,
  FileReport,
  InputRequest,
  SuggestionReport,
} from './reporter/messages.ts';
export type { ReportWriter } from './reporter/outlet.ts';
export { createReporter, type Reporter, type State } from './reporter/reporter.ts';
export { type PendingInput, type RunState, state } from './state.ts';

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'acor';
