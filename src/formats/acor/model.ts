import * as v from 'valibot';
import type { ParseOptions } from '../../core/format.ts';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';

/** A fenced code block of a message. */
export interface Block {
  /** The first word after the opening fence, as written; `''` when there is none. */
  lang: string;
  /** The text between the fences: line ends kept except the last, the fence's own indentation removed. */
  text: string;
  /** What follows the language on the opening line. */
  info?: string;
}

/** What every message has. */
export interface MessageBase {
  /** The header line without its `## `, in the canonical spelling. */
  header: string;
  /** The text between this header and the next, as written, without surrounding blank lines. */
  body: string;
  /** The fenced blocks of the body, in order. */
  blocks: Block[];
}

/** `## Status: Ready` */
export interface StatusMessage extends MessageBase {
  kind: 'status';
  /** One of `STATES`; an unknown word stays as written. */
  state: string;
}

/** `## Progress: 25%` */
export interface ProgressMessage extends MessageBase {
  kind: 'progress';
  /** From 0 to 100; absent when the header has no number. */
  percent?: number;
}

/** A file that a tool has created. */
export interface OutputFile {
  path: string;
  description: string;
}

/** `## Output`, `## Output Data` and `## Output Files` */
export interface OutputMessage extends MessageBase {
  kind: 'output';
  variant: 'text' | 'data' | 'files';
  /**
   * The value of the first block of `## Output Data`, read according to its language; absent when it cannot be read.
   */
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

/** One of several commands to choose from. */
export interface InputOption {
  /** The text of its label: `Option A - Use config file`. */
  label: string;
  /** `''` where it is missing, which is an error. */
  command: string;
}

/** `## Input Needed` */
export interface InputNeededMessage extends MessageBase {
  kind: 'input_needed';
  /** The commands to run next that belong to no option: exactly one, unless there are options. */
  commands: string[];
  options: InputOption[];
  valid_options: string[];
  example?: string;
}

/** `## AI Directive: Create File` */
export interface DirectiveMessage extends MessageBase {
  kind: 'ai_directive';
  title?: string;
  /** The list items that are not fields. */
  items: string[];
  /** Labelled list items and lines: `- Goal: find the cause`. Names as written. */
  fields: Record<string, string>;
}

/** An optional next step. */
export interface Suggestion {
  /** The purpose, without the command. */
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
  /** The text before the first header, without surrounding blank lines. */
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
 * The model in Valibot: the constraints on single fields. Rules across fields are in `check`.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, Transcript> = v.object({
  preamble: text,
  messages: v.array(message),
});

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, Transcript> = shape;

/** The value of an empty text, where every fold of events begins. */
export function emptyTranscript(): Transcript {
  return { preamble: '', messages: [] };
}

/** How to read a transcript. */
export interface StreamOptions extends ParseOptions {
  /**
   * Keep finished messages in `value`. If false, the stream only holds the open message, so that a session may go on
   * for hours: messages and findings are only in the events, whose paths count all messages; the result of `end` has
   * the preamble, no messages, no diagnostics, and `ok` and `complete` for the whole.
   *
   * @defaultValue true
   */
  readonly keep?: boolean;
}
