/** What a tool writes its messages with. */

export type {
  Command,
  DirectiveReport,
  ErrorReport,
  FileReport,
  InputRequest,
  SuggestionReport,
} from './messages.ts';
export type { ReportWriter } from './outlet.ts';
export { createReporter, type Reporter, type State } from './reporter.ts';
