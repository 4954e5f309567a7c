/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { diagnostics as ofJson } from '../json/diagnostics.ts';
import { diagnostics as own } from './diagnostics.ts';

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

/** All diagnostic codes of the format, without `acor/` in front: those of the JSON in its data, and its own. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = /* @__PURE__ */ allDiagnostics();

function allDiagnostics(): Record<string, DiagnosticInfo> {
  const inData = Object.entries<DiagnosticInfo>(ofJson).map(([code, info]) => {
    const example = `## Output Data\n\`\`\`json\n${info.example}\n\`\`\`\n## Status: Complete`;
    return [code, { ...info, example }] as const;
  });
  return { ...Object.fromEntries(inData), ...own };
}
