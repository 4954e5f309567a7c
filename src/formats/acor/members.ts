// The members that every format has. What only this one has is exported by its entry.

export type { Code } from './codes.ts';
export { check, createStream, diagnostics, events, parse, print, transform } from './format.ts';
export {
  type Block,
  type CheckpointMessage,
  type DirectiveMessage,
  type ErrorMessage,
  emptyTranscript,
  type InputNeededMessage,
  type InputOption,
  type Message,
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

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'acor';
