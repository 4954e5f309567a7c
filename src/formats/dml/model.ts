import * as v from 'valibot';
import type { StandardSchema } from '../../core/standard-schema.ts';

/** Prose, or anything else between macros, byte for byte. */
export interface Text {
  kind: 'text';
  text: string;
}

/** `🦆▶️[COMMAND:ARG1|ARG2|…]◀️🦆` (specification v1.1, section 2). */
export interface Macro {
  kind: 'macro';
  /**
   * `'T'` runs a tool, `'F'` defines an alias, `'S'` names a state variable, `'I'` an instruction; others stay as
   * written.
   */
  command: 'T' | 'F' | 'S' | 'I' | (string & {});
  /** The texts between the pipes; for a tool call, the first is the tool's name. */
  args: string[];
  /** It is in inline code or in a fence: a mention, not a use. Views leave it out. */
  quoted: boolean;
  /** False when the closing delimiter is missing. Such a macro is never run. */
  closed: boolean;
  /** The macro as written, delimiters included. */
  source: string;
}

/** A piece of a document. */
export type Segment = Text | Macro;

/** A text with macros. The `text` and `source` of all segments, joined in order, are the whole text. */
export interface Document {
  segments: Segment[];
}

/** The commands of the specification. */
export const COMMANDS = ['T', 'F', 'S', 'I'] as const;

/** The opening delimiter of a macro. */
export const OPEN = '🦆▶️[';

/** The closing delimiter of a macro. */
export const CLOSE = ']◀️🦆';

/** Whether a text may contain a macro: every form of it begins with a duck. */
export function mayHoldMacro(text: string): boolean {
  return text.includes('🦆');
}

const text = v.object({ kind: v.literal('text'), text: v.string('must be a string') });

const macroShape = v.object({
  kind: v.literal('macro'),
  command: v.string('must be a string'),
  args: v.array(v.string('must be a string'), 'must be a list'),
  quoted: v.boolean('must be true or false'),
  closed: v.boolean('must be true or false'),
  source: v.string('must be a string'),
});

/**
 * The model in Valibot.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, Document> = v.object({
  segments: v.array(v.variant('kind', [text, macroShape], 'must be a text or a macro'), 'must be a list'),
});

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, Document> = shape;

/** The document of an empty text, where every fold of events begins. */
export function emptyDocument(): Document {
  return { segments: [] };
}

/**
 * A live macro, as `parse` would return it for its canonical text.
 *
 * @example macro('T', ['read_file', '{{F:main}}']).source // '🦆▶️[T:read_file|{{F:main}}]◀️🦆'
 */
export function macro(command: string, args: readonly string[]): Macro {
  return { kind: 'macro', command, args: [...args], quoted: false, closed: true, source: sourceOf(command, args) };
}

/** The text of a macro, unchecked. */
export function sourceOf(command: string, args: readonly string[]): string {
  return `${OPEN}${command}:${args.join('|')}${CLOSE}`;
}

export function textOf({ segments }: Document): string {
  return segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join('');
}

export function withSources({ segments }: Document, write: (macro: Macro) => string): Document {
  return {
    segments: segments.map((segment) => (segment.kind === 'text' ? segment : { ...segment, source: write(segment) })),
  };
}

/** A document without what printing changes: the source of its macros. */
export function meaning({ segments }: Document): unknown {
  return segments.map((segment) => (segment.kind === 'macro' ? { ...segment, source: '' } : segment));
}
