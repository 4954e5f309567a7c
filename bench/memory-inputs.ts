import { code, reply, replyWith } from './replies.ts';

const SIZE = 50_000_000;

/** The texts of 50 MB, by name. All their characters take one byte in memory. */
export const memoryInputs: Readonly<Record<string, () => string>> = {
  'one block': () => replyWith(repeated(code(100_000), SIZE)),
  'blocks of 24 kB': () => flat(reply(SIZE)),
  'a section of chat': () => `[REASONING]\n${repeated('The words are counted once per file.\n\n', SIZE)}`,
  'prose in one line': () => repeated('a ', SIZE),
};

function repeated(unit: string, length: number): string {
  return flat(unit.repeat(Math.ceil(length / unit.length)));
}

/** A string in one piece: the engine keeps joined ones as trees until they are read. */
function flat(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
