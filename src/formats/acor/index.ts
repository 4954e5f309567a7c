/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

export { fillCommand, type Placeholder, placeholdersOf } from './command.ts';
/** The format, under its name: what every format has. */
export * as acor from './members.ts';
export * from './members.ts';
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
