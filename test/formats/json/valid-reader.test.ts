import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Event } from 'peglot';
import { createStream } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { byGrammar } from '../../../src/formats/json/format.ts';
import { ValidReader } from '../../../src/formats/json/read/valid.ts';
import { long, runs } from '../../laws/law.ts';
import { chunkings, damaged, scratched } from '../../laws/texts.ts';
import { readDamages } from './damage-file.ts';
import { fragments } from './json-texts.ts';

/** Events one by one, and each unit of a text for itself: deltas can be cut in many ways. */
function units(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    const { path } = event.type === 'diagnostic' ? { path: [] } : event;
    if (event.type !== 'delta') return JSON.stringify(event);
    return event.text.split('').map((unit) => JSON.stringify([path, unit]));
  });
}

/**
 * The reader of valid JSON tells nothing that the grammar would not tell of the same beginning, unit by unit; gives how
 * many units of the text it read.
 */
function readAhead(text: string): number {
  const grammar = byGrammar.createStream();
  const [told, due]: [string[], string[]] = [[], []];
  let events: Event[] = [];
  const reader = new ValidReader((event) => void events.push(event));
  for (const [at, unit] of text.split('').entries()) {
    events = [];
    const isValid = reader.push(unit);
    const next = told.length;
    told.push(...units(events));
    due.push(...units(grammar.push(unit)));
    assert.deepEqual(told.slice(next), due.slice(next, told.length), text.slice(0, at + 1));
    if (!isValid) return at;
  }
  return text.length;
}

/** A stream tells what the grammar alone tells, however the text is cut. */
function expectSameEvents(text: string, chunks: readonly string[]): void {
  const [stream, grammar] = [createStream(), byGrammar.createStream()];
  const own = [...chunks.flatMap((chunk) => stream.push(chunk)), ...stream.end().events];
  assert.deepEqual(units(own), units([...grammar.push(text), ...grammar.end().events]), text);
}

const corpora = ['json', 'skill'].map((name) => new URL(`../../corpus/${name}/`, import.meta.url));
/** Whatever begins like JSON in the corpora, up to a length. */
const written = [
  ...corpora.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))),
  ...readDamages().map(({ input }) => input),
].flatMap((text) => Array.from(text.matchAll(/[{[].*/gs), ([found]) => found.slice(0, 300)));

/** Words that a text may hold, and that look as if it ended in them. */
const words = fc.constantFrom(
  ...[
    'a',
    'b c',
    'x, y',
    '"q"',
    '{a}',
    '[1, 2]',
    '"name": 1',
    '\\',
    '\n',
    '1,000',
    '</x>',
    '```',
    '// no',
    'é',
    '日本',
  ],
  ...[
    '😀',
    '\ud83e',
    ', ',
    '",',
    '" ,',
    ':',
    '}',
    ']',
    '“q”',
    'I said "hi", ok',
    'say "x"}',
    'C:\\new',
    '\\frac',
    '$\u007ba}',
  ],
  ...["'k': 'v'", '&quot;', '\\n', '0', '-', 'NaN', '#fff', 'name', 'long '.repeat(80)],
);
const texts = fc.oneof(
  words,
  fc.array(words, { maxLength: 4 }).map((some) => some.join('')),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.integer({ min: -20, max: 1500 }),
    fc.double({ noNaN: true }),
    fc.constantFrom(true, false, null, 1000, 0.5, 1e21, -0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  ),
}));
const documents = fc
  .tuple(fc.oneof(fc.dictionary(texts, value), fc.array(value)), fc.constantFrom(undefined, 1, '\t'))
  .map(([one, indent]) => JSON.stringify(one, null, indent));

describe('the reader of valid JSON tells nothing that the grammar does not tell', () => {
  it('for the corpora and the damaged texts', () => {
    expect(written.map(readAhead).reduce((sum, length) => sum + length)).toBeGreaterThan(10_000);
  });

  it('for documents, whole and damaged', () => {
    const any = fc.oneof(
      documents,
      documents.chain((text) => scratched(text, fragments)),
    );
    fc.assert(
      fc.property(any, (text) => void readAhead(text)),
      runs(1000),
    );
  });

  it('and a stream with it what one without tells, however the text is cut', () => {
    const any = fc.oneof(
      documents,
      documents.chain((text) => scratched(text, fragments)),
      damaged(fragments),
    );
    const cut = any.chain((text) => fc.tuple(fc.constant(text), chunkings(text)));
    fc.assert(
      fc.property(cut, ([text, chunks]) => expectSameEvents(text, chunks)),
      runs(400),
    );
  });
});

it('a long run of anything takes linear work', () => {
  const length = long(2_000_000);
  for (const [head, unit] of [
    ['{"', 'a'],
    ['{"a', ' '],
    ['{"a"', ' '],
    ['{"a": ', ' '],
    ['{"a": ', '1'],
    ['{"a": "', 'a'],
    ['{"a": "', '='],
    ['{"a": "b', '\\"'],
    ['{"a": "b\\"', ' '],
    ['{"a": "b', '\\\\'],
    ['{"a": ["', 'a'],
    ['{"a": [', '"", '],
    ['', '{"a": '],
  ] as const) {
    const stream = createStream();
    stream.push(head);
    for (let at = 0; at < length; at += unit.length) stream.push(unit);
    expect(stream.end().complete).toBe(false);
  }
});
