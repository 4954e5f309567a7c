import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJson, parseSlice } from '../../../src/formats/json/find/embedded.ts';
import { long, runs } from '../../laws/law.ts';
import { anyTexts, damaged } from '../../laws/texts.ts';
import { containerTexts, fragments } from './json-texts.ts';

const shown = (text: string): string[] =>
  findJson(text).map(({ start, end, closed, valid, names }) =>
    [text.slice(start, end), closed ? 'closed' : 'cut', valid ? 'valid' : 'broken', names.join()].join(' | '),
  );

describe('the finder of JSON in text', () => {
  it.each<[string, string[]]>([
    ['[INFO] x\n{"a": true}\ndone {see}', ['{"a": true} | closed | valid | a']],
    ['prose { see } {"a": 1} and {b: 2}', ['{"a": 1} | closed | valid | a', '{b: 2} | closed | broken | b']],
    ['{"a": "cut\n{"b": true}\n', ['{"a": "cut | cut | broken | a', '{"b": true} | closed | valid | b']],
    ['{"a": 1,\n{"b": 2}', ['{"a": 1, | cut | broken | a', '{"b": 2} | closed | valid | b']],
    ['{"a": {"b": 1}, "c": ', ['{"a": {"b": 1}, "c":  | cut | broken | a,c']],
    ['Note {x: this never ends and {"a": 1} here', ['{"a": 1} | closed | valid | a']],
    ['a "quoted { brace {"a": "}"} end', ['{"a": "}"} | closed | valid | a']],
    ["it's {'a': 'it}'} x", ["{'a': 'it}'} | closed | broken | a"]],
    ['{"url": http://x.example/a, "b": 1}', ['{"url": http://x.example/a, "b": 1} | closed | broken | url,b']],
    ['[\n{"a":1}\n{"b":2}\n]', ['[\n{"a":1}\n{"b":2}\n] | closed | broken | ']],
    ['{"a": [1, 2} z', ['{"a": [1, 2} | closed | broken | a']],
    ['$(name) {name} [x](y) {} end', ['{} | closed | valid | ']],
    ['{"a" = 1, "b" => 2}', ['{"a" = 1, "b" => 2} | closed | broken | a,b']],
    ['{"a"： 1, "b" 2, "c" {}}', ['{"a"： 1, "b" 2, "c" {}} | closed | broken | a,b,c']],
    ['{a = 1, b = "x"}', ['{a = 1, b = "x"} | closed | broken | a,b']],
    ['f() { x = 1; y = 2; } {"a": 1}', ['{"a": 1} | closed | valid | a']],
    ['log\n  "a": 1,\n  "b": [2]}', ['"a": 1,\n  "b": [2]} | closed | broken | a,b']],
    ['"a": 1, "b', ['"a": 1, "b | cut | broken | a']],
    ['x {"a": {"b": 1}}, "c": 2} z', ['{"a": {"b": 1}}, "c": 2} | closed | broken | a,c']],
    ['{"a": {}}\n"c": [2]}', ['{"a": {}}\n"c": [2]} | closed | broken | a,c']],
    ['{"a": 1}, "c": 2} z', ['{"a": 1}, "c": 2} | closed | broken | a,c']],
    ['\n"a": 1, "b": {}}, "c": 2}', ['"a": 1, "b": {}}, "c": 2} | closed | broken | a,b,c']],
    ['{"a": 1} "b": 2, x', ['{"a": 1} | closed | valid | a']],
    ['[{"a": 1}, {"b": 1}], "c": 2', ['[{"a": 1}, {"b": 1}] | closed | valid | ']],
    ['He said "a": that is b', []],
    ['', []],
  ])('%j', (text, expected) => expect(shown(text)).toEqual(expected));

  it('finds a value among logs, whatever it is', () => {
    fc.assert(
      fc.property(containerTexts, (text) => {
        const json = text.trim();
        const noisy = `log { } [x] it's\n${json}\nbye } ]`;
        const found = findJson(noisy).find(({ start, valid }) => valid && start === "log { } [x] it's\n".length);
        expect(found && noisy.slice(found.start, found.end)).toBe(json);
      }),
      runs(500),
    );
  });

  it('what it finds lies in the text, in order, and begins with its bracket', () => {
    fc.assert(
      fc.property(fc.oneof(damaged(fragments), anyTexts), (text) => {
        let last = 0;
        for (const { start, end, kind, names } of findJson(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          const first = text.charAt(start);
          // Only two members make an object without a bracket.
          if (first === '"') expect(names.length).toBeGreaterThan(0);
          else expect(first).toBe(kind === 'object' ? '{' : '[');
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      runs(1000),
    );
  });

  it.each([
    '{',
    '\n{',
    '[',
    '"',
    '{"',
    '{"a":',
    '[{',
    '\\"',
    '{}',
    '\n"a": 1, "b": ',
    '{"a" ',
    '{a = ',
    '\n{"a":"',
    "'",
    '" "',
    '\n',
  ])('many characters of %j', (unit) => {
    expect(Array.isArray(findJson(unit.repeat(long(1e6) / unit.length)))).toBe(true);
  });
});

it('a slice is read where it stands', () => {
  const text = 'result: {a: 1, b: [tru]} end';
  const parsed = parseSlice(text, 8, 24, { format: 'skill' });
  expect(parsed.value).toEqual({ a: 1, b: ['tru'] });
  expect(parsed.locate(['b', 0])).toEqual({ start: 19, end: 22 });
  expect(parsed.diagnostics.map(({ code, range }) => `${code} ${text.slice(range.start, range.end)}`)).toEqual([
    'skill/bad-bare-key a',
    'skill/bad-bare-key b',
    'skill/bad-bare-string tru',
  ]);
});
