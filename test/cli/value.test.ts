import { expect, test } from 'vitest';
import { plainColors } from '../../src/cli/output.ts';
import { renderValue } from '../../src/cli/pretty/value.ts';

const shown = (value: unknown): string => renderValue(value, plainColors());

test('a value is one field a line', () => {
  const value = {
    title: 'one line\twith a control: \u0007',
    text: 'first\n  second\u0007\n\nlast',
    empty: { text: '', list: [], object: {} },
    none: null,
    numbers: [1, -0.5],
    items: [{ path: 'a', steps: ['b', 'c\nd'] }, [], [['e']], 'two\nlines'],
    'odd\nname': true,
  };
  expect(shown(value)).toBe(String.raw`title: "one line\twith a control: \u0007"
text:
  │ first
  │   second\u0007
  │
  │ last
empty:
  text: ""
  list: []
  object: {}
none: null
numbers:
  - 1
  - -0.5
items:
  - path: "a"
    steps:
      - "b"
      - │ c
        │ d
  - []
  - - - "e"
  - │ two
    │ lines
odd\u000aname: true`);
  expect(['a', 7, null, [], {}, ['b'], 'c\nd'].map(shown)).toEqual([
    '"a"',
    '7',
    'null',
    '[]',
    '{}',
    '- "b"',
    '│ c\n│ d',
  ]);
});

test('what lies deeper than anybody reads is left out', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
  expect(shown(nested(21)).trimStart()).toMatch(/\n {40}a: "x"$/);
  expect(shown(nested(22))).toMatch(/\n {40}a:\n {42}…$/);
});
