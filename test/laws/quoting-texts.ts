import { PrintError } from '../../src/core/print-error.ts';
import { type DialectName, dialects } from '../../src/tools/dialects/index.ts';
import type { ToolCallFormat, Tools } from '../../src/tools/index.ts';
import { isDeep } from './law.ts';

// Calls whose values quote what their dialect writes: each of its markers, and a whole call.

const note = { type: 'object', properties: { body: { type: 'string' } }, required: ['body'] };
/** A tool that takes a text, and one that a text may quote. */
export const tools: Tools = {
  note: { parameters: note },
  ping: { parameters: { type: 'object', properties: {} } },
};

/** All that the row of a dialect writes between its parts. */
function markersOf(name: DialectName): string[] {
  const { block, call, parameter, think, tokens } = dialects[name];
  const texts: string[] = [];
  const gather = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (part instanceof Map) gather([...part.keys()]);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(gather);
  };
  gather([block, call, parameter, think, tokens]);
  return [...new Set(texts)].filter((text) => /[^\p{L}\p{N}\s]/u.test(text));
}

/** A call as the dialect writes it; null where it cannot. */
export function printed(format: ToolCallFormat, name: string, given: object): string | null {
  try {
    return format.print({ text: '', reasoning: '', calls: [{ name, arguments: given, complete: true, raw: '' }] });
  } catch (error) {
    if (error instanceof PrintError) return null;
    throw error;
  }
}

/** A text with a quote in a value, and where it may be cut behind the beginning of that value. */
export interface Quoting {
  readonly quoted: string;
  readonly text: string;
  readonly ends: readonly number[];
}

/** A call for each marker of a dialect, with a value that quotes it. */
export function quotingsOf(name: DialectName, format: ToolCallFormat): Quoting[] {
  const ping = printed(format, 'ping', {}) ?? '';
  // The tags of xml-tools are the names of the parameters: one that is quoted closes its value, and nothing tells it.
  const ownClose = name === 'xml-tools' ? [] : ['</body>'];
  return [ping, ...ownClose, ...markersOf(name)].flatMap((quoted) => {
    const before = 'say ';
    // No value of some dialects holds their markers: then there is nothing to cut.
    const text =
      printed(format, 'note', { body: `${before}${quoted} ${ping} now` }) ??
      printed(format, 'note', { body: `${before}${quoted} now` });
    if (text === null) return [];
    const from = text.indexOf(before) + before.length;
    const ends = Array.from({ length: text.length - from }, (_, at) => from + at);
    const tried = isDeep ? ends : ends.filter((end) => end % 29 === 0 || /\s/.test(text[end - 1] ?? ''));
    return [{ quoted, text, ends: tried }];
  });
}
