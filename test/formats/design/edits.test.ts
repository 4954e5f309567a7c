import { diff, EditError, edit, formatDiff, parse } from 'peglot/design';
import { expect, it } from 'vitest';
import { formatPath, type Path, valueAt } from '../../../src/core/path.ts';
import { corpusTexts } from '../../corpus-texts.ts';
import { pathsOf } from '../../paths-of.ts';

// What edits of every kind of part change in the documents of the corpus, and what differs between these documents:
// `npx vitest run test/formats/design/edits.test.ts -u` writes it anew.

/** So many parts of a kind are edited. */
const EACH = 4;

const documents = corpusTexts('design');

it('each kind of part with another value, without one, and with an item more', async () => {
  const seen = new Map<string, number>();
  const lines = documents.flatMap((text) =>
    pathsOf(parse(text).value)
      .slice(1)
      .flatMap((path) => {
        const kind = formatPath(path).replace(/\d+/g, '');
        const times = seen.get(kind) ?? 0;
        seen.set(kind, times + 1);
        if (times >= EACH) return [];
        return [kind, ...editsOf(text, path)];
      }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./edits.txt');
});

it('each document beside the next one', async () => {
  const values = documents.map((text) => parse(text).value);
  const told = values.slice(1).flatMap((value, at) => {
    const before = values[at];
    return before === undefined ? [] : [formatDiff(diff(before, value), at % 2 === 0 ? 'text' : 'markdown')];
  });
  await expect(told.join('\n')).toMatchFileSnapshot('./diffs.txt');
});

function editsOf(text: string, path: Path): string[] {
  const value = valueAt(parse(text).value, path);
  const more = Array.isArray(value) && value.length > 0 ? [edited(text, [...path, value.length], value[0])] : [];
  return [edited(text, path, otherThan(value)), edited(text, path, undefined), ...more].map((line) => `  ${line}`);
}

/** `item 0 = "x": 7-9 "x"` */
function edited(text: string, path: Path, value: unknown): string {
  const what = `${value === undefined ? 'left out' : JSON.stringify(value)?.slice(0, 60)}:`;
  try {
    const edits = edit(text, path, value).map(
      ({ range, text: to }) => `${range.start}-${range.end} ${JSON.stringify(to)}`,
    );
    return `${what} ${edits.join(', ') || 'nothing'}`;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return `${what} ${JSON.stringify(error.message)}`;
  }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? 'Other' : `${value} Other`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(1);
  return value === null ? {} : Object.fromEntries(Object.entries(Object(value)).slice(1));
}
