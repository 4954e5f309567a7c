import { expect, it } from 'vitest';
import { readYaml } from '../../../src/formats/acor/read/yaml.ts';

const MOST = 250_000;

/** What is said of a text: the kind of each fault, where it is, and why. */
function told(text: string): string[] {
  return readYaml(text).faults.map(({ kind, range: { start, end }, reason }) => `${kind} ${start}-${end}: ${reason}`);
}

it.each([
  ['', []],
  ['---\na: 1\n---\n', []],
  ['a: 1\n---\nb: 2\n', ['broken 5-14: it has several documents']],
  ['a: [1, 2\n', ['broken 3-4: this list is never closed']],
  ['a: {b: 1\n', ['broken 3-4: this map is never closed']],
  ['a: "b\n', ['broken 3-4: this quotation is never closed']],
  ['[a]: 1', ['broken 0-1: a key is a list or a map']],
  ['a: 1\nb: 2\na: 3', ['broken 10-11: it gives a twice']],
  ['a: -.inf\nb: .nan', ['doubtful 3-8: -.inf is no number of JSON', 'doubtful 12-16: .nan is no number of JSON']],
  ['a: &a [*a]', ['broken 7-9: it repeats a inside itself']],
  ['a: &a {b: *a}', ['broken 10-12: it repeats a inside itself']],
  ['a: *b', ['broken 3-5: nothing before it is called b']],
  ['a: *b\nc: &b 1', ['broken 3-5: nothing before it is called b']],
  ['a: &b 1\nc: *b', []],
  ['a: !odd 1', ['doubtful 3-7: Unresolved tag: !odd']],
])('%j', (text, faults) => {
  expect(told(text)).toEqual(faults);
});

it('refuses what is too large, and takes what is not', () => {
  expect(told(`"${'x'.repeat(MOST - 2)}"`)).toEqual([]);
  expect(told(`"${'x'.repeat(MOST - 1)}"`)).toEqual(['too-large 0-250001: it has more than 250000 characters']);
  const repeated = (times: number): string => `- &a ${'x'.repeat(MOST / 10)}\n${'- *a\n'.repeat(times)}`;
  expect(told(repeated(10))).toEqual([]);
  const text = repeated(11);
  expect(told(text)).toEqual([`too-large 0-${text.length}: its aliases repeat more than 250000 characters`]);
});

it('refuses what aliases of aliases repeat, in little time', () => {
  const doubled = (times: number): string =>
    Array.from({ length: times }, (_, at) => `- &a${at + 1} [*a${at}, *a${at}]\n`).join('');
  expect(told(`- &a0 [x]\n${doubled(10)}`)).toEqual([]);
  const text = `- &a0 []\n${doubled(1000)}`;
  expect(told(text)).toEqual([`too-large 0-${text.length}: its aliases repeat more than 250000 characters`]);
});

it('takes an alias that is used often', () => {
  const { value, faults } = readYaml(`- &a 1\n${'- *a\n'.repeat(200)}`);
  expect({ value, faults }).toEqual({ value: Array(201).fill(1), faults: [] });
});

it('stops where it nests too deep', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(told(nested(99))).toEqual([]);
  expect(told(nested(100))).toEqual(['too-large 99-100: it nests more than 100 levels deep']);
});
