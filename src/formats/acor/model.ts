import * as v from 'valibot';
import type { ParseOptions } from '../../core/format.ts';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';

/** A fenced code block of a message. */
export interface Block {
  /** The first word after the opening fence, as written; `''` when there is none. */
  lang: string;
  /** What is between the fences: line ends kept, the last one left out, the fence's own indentation removed. */
  text: string;
  /** What follows the language on the opening line. */
  info?: string;
}

/** What every message has. */
export interface MessageBase {
  /** The header line without its `## `, in the canonical spelling. */
  header: string;
  /** Everything between this header and the next, as written; blank lines around it removed. */
  body: string;
  /** The fenced blocks of the body, in order. */
  blocks: Block[];
}

/** `## Status: Ready` */
export interface StatusMessage extends MessageBase {
  kind: 'status';
  /** One of `STATES`; a word that is none of them stays as written. */
  state: string;
}

/** `## Progress: 25%` */
export interface ProgressMessage extends MessageBase {
  kind: 'progress';
  /** From 0 to 100; absent when the header has no number. */
  percent?: number;
}

/** A file that a tool has made. */
export interface OutputFile {
  path: string;
  description: string;
}

/** `## Output`, `## Output Data` and `## Output Files` */
export interface OutputMessage extends MessageBase {
  kind: 'output';
  variant: 'text' | 'data' | 'files';
  /** The value of the first block of `## Output Data`, read by its language; absent when it cannot be read. */
  data?: unknown;
  /** The list of `## Output Files`. */
  files?: OutputFile[];
}

/** `## Error: File Not Found` */
export interface ErrorMessage extends MessageBase {
  kind: 'error';
  title: string;
  details?: string;
  recovery?: string;
}

/** One of several ways to give what is needed. */
export interface InputOption {
  /** What its label says: `Option A - Use config file`. */
  label: string;
  /** `''` where the text gives none, which is an error. */
  command: string;
}

/** `## Input Needed` */
export interface InputNeededMessage extends MessageBase {
  kind: 'input_needed';
  /** The commands to run next that are under no option: exactly one, unless there are options. */
  commands: string[];
  options: InputOption[];
  valid_options: string[];
  example?: string;
}

/** `## AI Directive: Create File` */
export interface DirectiveMessage extends MessageBase {
  kind: 'ai_directive';
  title?: string;
  /** The list items that are no fields. */
  items: string[];
  /** Labelled list items and lines: `- Goal: find the cause`. Names as written. */
  fields: Record<string, string>;
}

/** An optional next step. */
export interface Suggestion {
  /** What it is good for; the command is not repeated in it. */
  text: string;
  command?: string;
}

/** `## Suggestions` and `## Suggestions: Next Steps` */
export interface SuggestionsMessage extends MessageBase {
  kind: 'suggestions';
  title?: string;
  items: Suggestion[];
}

/** `## Session: abc123` */
export interface SessionMessage extends MessageBase {
  kind: 'session';
  id: string;
}

/** `## Session Checkpoint: data_loaded` */
export interface CheckpointMessage extends MessageBase {
  kind: 'checkpoint';
  name: string;
}

/** Any other level-2 header. */
export interface OtherMessage extends MessageBase {
  kind: 'other';
  title: string;
}

/** One message of a tool. */
export type Message =
  | StatusMessage
  | ProgressMessage
  | OutputMessage
  | ErrorMessage
  | InputNeededMessage
  | DirectiveMessage
  | SuggestionsMessage
  | SessionMessage
  | CheckpointMessage
  | OtherMessage;

/** What a tool wrote in one run (ACOR conversational protocol). */
export interface Transcript {
  /** The text before the first header; blank lines around it removed. */
  preamble: string;
  messages: Message[];
}

const text = v.string('must be a string');

const base = {
  header: text,
  body: text,
  blocks: v.array(v.object({ lang: text, text, info: v.exactOptional(text) })),
};

const message = v.variant('kind', [
  v.object({ kind: v.literal('status'), ...base, state: text }),
  v.object({
    kind: v.literal('progress'),
    ...base,
    percent: v.exactOptional(
      v.pipe(
        v.number('must be a number'),
        v.minValue(0, 'must be from 0 to 100'),
        v.maxValue(100, 'must be from 0 to 100'),
      ),
    ),
  }),
  v.object({
    kind: v.literal('output'),
    ...base,
    variant: v.picklist(['text', 'data', 'files'], 'must be text, data or files'),
    data: v.exactOptional(v.unknown()),
    files: v.exactOptional(v.array(v.object({ path: text, description: text }))),
  }),
  v.object({
    kind: v.literal('error'),
    ...base,
    title: text,
    details: v.exactOptional(text),
    recovery: v.exactOptional(text),
  }),
  v.object({
    kind: v.literal('input_needed'),
    ...base,
    commands: v.array(text),
    options: v.array(v.object({ label: text, command: text })),
    valid_options: v.array(text),
    example: v.exactOptional(text),
  }),
  v.object({
    kind: v.literal('ai_directive'),
    ...base,
    title: v.exactOptional(text),
    items: v.array(text),
    fields: jsonRecord(text),
  }),
  v.object({
    kind: v.literal('suggestions'),
    ...base,
    title: v.exactOptional(text),
    items: v.array(v.object({ text, command: v.exactOptional(text) })),
  }),
  v.object({ kind: v.literal('session'), ...base, id: text }),
  v.object({ kind: v.literal('checkpoint'), ...base, name: text }),
  v.object({ kind: v.literal('other'), ...base, title: text }),
]);

/**
 * The model in the words of Valibot: the constraints on single fields. Rules across fields are in `check`.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, Transcript> = v.object({
  preamble: text,
  messages: v.array(message),
});

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, Transcript> = shape;

/** The value of a text without content: where every fold of events begins. */
export function emptyTranscript(): Transcript {
  return { preamble: '', messages: [] };
}

/** How to read a transcript. */
export interface StreamOptions extends ParseOptions {
  /**
   * Keep in `value` the messages that are done. Without, the stream holds the open message alone, so that a session may
   * go on for hours: messages and findings are in the events only, whose paths count all messages; the result of `end`
   * has the preamble, no messages, no diagnostics, and `ok` and `complete` for the whole.
   *
   * @defaultValue true
   */
  readonly keep?: boolean;
}
