import * as v from 'valibot';
import { ticksAround } from '../core/markdown.ts';
import type { Edits } from './model.ts';

/** The common part of edit formats: the schema of a reply with edits of one kind, and its printer. */
export function repliesOf<Edit>(
  edit: v.GenericSchema<unknown, Edit>,
  print: (edits: readonly Edit[]) => readonly string[],
): {
  readonly schema: v.GenericSchema<unknown, Edits<Edit>>;
  readonly isOfSchema: true;
  readonly empty: () => Edits<Edit>;
  readonly print: (reply: Edits<Edit>) => string;
} {
  return {
    schema: v.object({ text: v.string(), edits: v.array(edit) }),
    isOfSchema: true,
    empty: () => ({ text: '', edits: [] }),
    print: ({ text, edits }) => printReply(text, print(edits)),
  };
}

/** Whitespace at the end of the text would be read as layout before an edit. */
export function printReply(text: string, edits: readonly string[]): string {
  const all = edits.join('\n');
  if (text === '' || all === '') return text + all;
  return /[ \t\r\n]$/.test(text) ? `${all}\n${text}` : `${text}\n\n${all}`;
}

/** A fence around content that ends with a line end. */
export function printFence(content: string): string {
  const ticks = ticksAround(content);
  return `${ticks}\n${content}${ticks}\n`;
}
