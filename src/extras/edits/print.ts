import { ticksAround } from '../../core/markdown.ts';

/** A reply: its text and its edits. Whitespace at the end of the text would be layout before an edit. */
export function printReply(text: string, edits: readonly string[]): string {
  const all = edits.join('\n');
  if (text === '' || all === '') return text + all;
  return /[ \t\r\n]$/.test(text) ? `${all}\n${text}` : `${text}\n\n${all}`;
}

/** A block; `options` are the lines below its first marker. */
export function printBlock(open: string, close: string, search: string, replace: string, options = ''): string {
  return `${open.repeat(7)} SEARCH\n${options}${search}=======\n${replace}${close.repeat(7)} REPLACE\n`;
}

/** A fence around content, the last line of which ends in a line end. */
export function printFence(content: string): string {
  const ticks = ticksAround(content);
  return `${ticks}\n${content}${ticks}\n`;
}
