import { describe, expect, it } from 'vitest';
import type { Cfg } from '../../src/export/cfg.ts';
import { gbnfOf, larkOf } from '../../src/export/notations.ts';

const a: Cfg = { kind: 'text', text: 'a' };
const b: Cfg = { kind: 'text', text: 'b' };
const ab: Cfg = { kind: 'sequence', items: [a, b] };
const aOrB: Cfg = { kind: 'choice', items: [a, b] };
const some: Cfg = { kind: 'some', item: a };

/** A rule in both notations, without its name. */
function written(part: Cfg): string[] {
  const grammar = { start: 'doc', rules: new Map([['doc', part]]) };
  return [gbnfOf(grammar).replace(/^root ::= |\n$/g, ''), larkOf(grammar).replace(/^start: |\n$/g, '')];
}

describe('the notations of exported grammars', () => {
  it.each<[Cfg, string]>([
    [{ kind: 'sequence', items: [] }, '""'],
    [{ kind: 'sequence', items: [aOrB, some, ab] }, '("a" | "b") "a"+ ("a" "b")'],
    [{ kind: 'choice', items: [ab, some, aOrB] }, '"a" "b" | "a"+ | ("a" | "b")'],
    [{ kind: 'many', item: ab }, '("a" "b")*'],
    [{ kind: 'some', item: aOrB }, '("a" | "b")+'],
    [{ kind: 'optional', item: some }, '("a"+)?'],
  ])('group only what would be read in another way: %j', (part, text) => {
    expect(written(part)).toEqual([text, text]);
  });

  it.each<[string, (readonly [number, number])[], string, string]>([
    ['one', [[0x62, 0x62]], '[b]', '/[b]/'],
    [
      'all but some of ASCII',
      [
        [0, 0x60],
        [0x62, 0x10ffff],
      ],
      '[^a]',
      '/[^a]/',
    ],
    [
      'all but the first of all and the last of ASCII',
      [
        [1, 0x7e],
        [0x80, 0x10ffff],
      ],
      '[^\\u0000\\u007F]',
      '/[^\\x00\\x7f]/',
    ],
    [
      'all but one beyond ASCII',
      [
        [0x61, 0x61],
        [0x81, 0x82],
      ],
      '[a\\u0081-\\u0082]',
      '/[a\\x81-\\x82]/',
    ],
    ['up to the last but one', [[0x10fffd, 0x10fffe]], '[\\U0010FFFD-\\U0010FFFE]', '/[\\U0010fffd-\\U0010fffe]/'],
    [
      'what has a meaning in a class',
      [
        [0x2d, 0x2d],
        [0x5b, 0x5e],
      ],
      '[\\u002D\\u005B-\\u005E]',
      '/[\\-\\[-\\^]/',
    ],
    [
      'a caret first',
      [
        [0x5e, 0x5f],
        [0x61, 0x61],
      ],
      '[_a\\u005E]',
      '/[\\^-_a]/',
    ],
    [
      'signs of llguidance',
      [
        [0x26, 0x26],
        [0x2f, 0x2f],
        [0x7e, 0x7e],
      ],
      '[&/~]',
      '/[\\&\\/\\~]/',
    ],
    [
      'layout',
      [
        [9, 10],
        [13, 13],
      ],
      '[\\t-\\n\\r]',
      '/[\\t-\\n\\r]/',
    ],
  ])('write the characters of a class: %s', (_, points, gbnf, lark) => {
    expect(written({ kind: 'set', points })).toEqual([gbnf, lark]);
  });

  it('leave out no character but those of ASCII: the last of all is written among those that are there', () => {
    const [gbnf, lark] = written({
      kind: 'set',
      points: [
        [0, 0x60],
        [0x62, 0x10fffe],
      ],
    });
    expect(gbnf).toMatch(/^\[\\u0000-`b-\\u007F.*\\U0010FFFE\]$/);
    expect(lark).toBe('/[\\x00-`b-\\U0010fffe]/');
  });

  it('have names of their own for the start rule, and another for a rule with that name', () => {
    const grammar = {
      start: 'doc-text',
      rules: new Map<string, Cfg>([
        ['doc-text', { kind: 'sequence', items: ['root', 'start', 'a-b'].map((name) => ({ kind: 'rule', name })) }],
        ['root', a],
        ['start', a],
        ['a-b', a],
      ]),
    };
    expect(gbnfOf(grammar)).toBe('root ::= root-rule start a-b\nroot-rule ::= "a"\nstart ::= "a"\na-b ::= "a"\n');
    expect(larkOf(grammar)).toBe('start: root start_rule a_b\nroot: "a"\nstart_rule: "a"\na_b: "a"\n');
  });
});
