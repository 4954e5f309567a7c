import { isDeepStrictEqual } from 'node:util';
import { type Json, parse } from 'peglot/json';

/** What a model may send: its strings hold every sign that a parser could take for one of its own. */
const VALUE: Json = {
  name: 'write_file',
  arguments: { path: 'C:\\dir\\a b.ts', mode: 'w', lines: 12, keep: true, 'max-age': null },
  content: 'const a = "x", b = {"c": [1, 2]};\nif (a) { go("y"); } // it\'s "so"\n',
  notes: ['see "http://a.example/b?c=d#e"', 'first, second: third', '', '[x] {y} (z)'],
  scores: [0.5, -12, 1000, 7e-3],
  nested: [{ id: 1, tags: ['a', 'b'] }, { id: 2, tags: [] }, {}],
};

/** A damaged text and where it was damaged. */
interface Damaged {
  readonly text: string;
  readonly at: string;
}

// What is lost or doubled so that no reader can tell is left out: the quote after a backslash, one of two backslashes.
const SIGNS: { readonly lost: RegExp; readonly doubled: RegExp } = {
  lost: /[{}[\],:\\]|(?<!\\)"/g,
  doubled: /[{}[\]",:]|(?<!\\)\\(?!\\)/g,
};

/** All texts of the value in which one sign of JSON is lost or is twice, and which are no JSON any more. */
export function signsOf(how: keyof typeof SIGNS): Damaged[] {
  const lines = JSON.stringify(VALUE, null, 2);
  const texts = [lines, lines.replace(/\n */g, ' ')];
  return texts.flatMap((text) =>
    [...text.matchAll(SIGNS[how])]
      .map(({ 0: sign, index }) => ({
        text: text.slice(0, index) + (how === 'lost' ? '' : sign + sign) + text.slice(index + 1),
        at: `${text.slice(Math.max(0, index - 20), index)}»${sign}«${text.slice(index + 1, index + 20)}`,
      }))
      .filter((damaged) => !isJson(damaged.text)),
  );
}

/** How many texts give the value, and which give another one without an error. */
export function judgeSigns(texts: readonly Damaged[]): { same: number; silent: string[] } {
  const judged = texts.map(({ text, at }) => {
    const { value, ok } = parse(text);
    return { at, ok, value, same: isDeepStrictEqual(value, VALUE) };
  });
  return {
    same: judged.filter(({ same }) => same).length,
    silent: judged.filter(({ same, ok }) => ok && !same).map(({ at, value }) => `${at} gives ${JSON.stringify(value)}`),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
