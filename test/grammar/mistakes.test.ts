import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annotationLabel } from '../../src/grammar/annotated.ts';
import { annotationsOf } from '../../src/grammar/generate/annotations.ts';
import { codeOfRule, mistakesOf } from '../../src/grammar/mistakes.ts';
import { readGrammar } from '../../src/grammar/read.ts';

function flaws(text: string): readonly string[] {
  return mistakesOf([{ source: 'x.peggy', text }]).flaws;
}

const tags = ' * @severity error\n * @example y\n * @hint Write z.\n */\n';

describe('the comments of recovery rules', () => {
  it('explain an error where they say no severity', () => {
    const text =
      '/** Never closed. */\nMissingEnd = ""\n/** No mistake. */\nEnd = "x"\n/** @code none */\nBadEnd = "y"\n';
    const { mistakes } = mistakesOf([{ source: 'x.peggy', text }]);
    expect(mistakes.map(({ code, severity, meaning }) => [code, severity, meaning])).toEqual([
      ['missing-end', 'error', 'Never closed.'],
    ]);
  });

  it('become a table', () => {
    const text = readFileSync(new URL('settings.peggy', import.meta.url), 'utf8');
    expect(mistakesOf([{ source: 'settings.peggy', text }])).toEqual({
      codes: new Map(),
      flaws: [],
      mistakes: [
        {
          code: 'bad-line',
          severity: 'error',
          meaning: 'A line is neither a section nor a setting nor a note. It is skipped.',
          example: '= 3',
          hint: 'Write name = value.',
          place: 'settings.peggy:32',
        },
        {
          code: 'missing-quote',
          severity: 'warning',
          meaning: 'A text has no closing quote on its line.',
          example: 'name = "open',
          hint: 'Close the text with a quote.',
          place: 'settings.peggy:41',
        },
      ],
    });
  });

  it('hold examples of several lines, with characters that cannot be seen', () => {
    const text =
      '/**\n * Two\n * lines.\n *\n * @severity info\n * @example\n * a\\r\n *   b\\u001b\\\\\n *\n * c*\\/\n * @hint No.\n */\nBadTwo "two" = "b"';
    expect(mistakesOf([{ source: 'x', text }]).mistakes).toMatchObject([
      { code: 'bad-two', severity: 'info', meaning: 'Two lines.', example: 'a\r\n  b\x1b\\\n\nc*/' },
    ]);
  });

  it.each([
    [
      'no comment',
      'Start = BadThing\nBadThing = "x"',
      ['x.peggy:2: BadThing has no documentation comment: write one with @severity, @example and @hint'],
    ],
    [
      'a comment that is elsewhere',
      `/**\n * Odd.\n${tags}\nOther = "x"\nBadThing = "x"`,
      ['x.peggy:9: BadThing has no documentation comment: write one with @severity, @example and @hint'],
    ],
    [
      'no hint',
      '/**\n * Odd.\n * @severity error\n * @example y\n */\nBadThing = "x"',
      ['x.peggy:1: bad-thing lacks a @hint'],
    ],
    ['no meaning', `/**\n${tags}BadThing = "x"`, ['x.peggy:1: bad-thing lacks a meaning']],
    [
      'an unknown severity',
      `/**\n * Odd.\n${tags.replace('error', 'fatal')}BadThing = "x"`,
      ['x.peggy:1: @severity is error, warning or info, not "fatal"'],
    ],
    [
      'a code that nothing explains',
      '/** @code bad-other */\nBadThing = "x"',
      ['x.peggy:1: nothing explains bad-other'],
    ],
    [
      'a code twice',
      `/**\n * Odd.\n${tags}BadThing = "x"\n/**\n * Odd.\n * @code bad-thing\n${tags}BadOther = "y"`,
      ['x.peggy:8: bad-thing is explained twice'],
    ],
    [
      'a rule that gives two codes',
      `/** @code bad-a, bad-b */\nBadThing = "x"\n/**\n * A.\n * @code bad-a\n${tags}\n/**\n * B.\n * @code bad-b\n${tags}`,
      [],
    ],
    ['no mistake', 'Start = Badge\nBadge = "x"', []],
  ])('%s', (_, text, expected) => {
    expect(flaws(text)).toEqual(expected);
  });

  it('make codes of names', () => {
    expect(['BadVital', 'MissingJSONEnd', 'BadH2'].map(codeOfRule)).toEqual(['bad-vital', 'missing-jsonend', 'bad-h2']);
  });
});

describe('what a rule says in its comment', () => {
  it.each([
    ['@stream', undefined],
    ['@shortcut', undefined],
    ['@scan', undefined],
    ['@incomplete Other', 'where the text ends in Other'],
    ['@words a b', undefined],
    ['@words a b · any case: BadCase', undefined],
    ['@words a b · any case: BadCase · one slip: BadSlip', undefined],
    ['@words a b · one slip: BadSlip', undefined],
    ['@attribute name head.name', undefined],
    ['@same name', 'the same as name'],
    ['@closes name', 'closes name'],
    ['@later Other', 'later: Other'],
    ['@later Other name', 'later: Other with name'],
    ['@inside Other', 'inside Other'],
    ['@option', 'option Rule'],
    ['@option name', 'option Rule of name'],
    ['@type string[]', undefined],
  ])('%s', (said, label) => {
    const text = `/** ${said} */\nRule = head:Other*\nOther = name:"a"`;
    const sources = [{ source: 'x.peggy', text }];
    const found = annotationsOf(readGrammar(sources), sources).of('Rule');
    expect([...found.texts.values()]).toEqual([said]);
    expect(annotationLabel('Rule', found)).toBe(label);
  });
});
