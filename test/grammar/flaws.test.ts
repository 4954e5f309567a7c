import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { generateParser } from '../../src/grammar/generate/generate.ts';
import { emptyRule } from '../../src/grammar/lint/empty-rule.ts';
import { readGrammar } from '../../src/grammar/read.ts';

describe('what is wrong with an annotation', () => {
  it.each([
    ['/** @streem */', 'Text: there is no annotation @streem; did you mean "stream"?'],
    ['/**\n * Why.\n * @Stream\n */', 'Text: there is no annotation @Stream; did you mean "stream"?'],
    ['/** @zzz */', 'Text: there is no annotation @zzz'],
    ['// @stream', 'Text: @stream says nothing here: annotations belong into a comment /** … */'],
    ['/* @stream */', 'Text: @stream says nothing here: annotations belong into a comment /** … */'],
    ['/** @words one, two */', 'Text: @words has blanks between its words, not commas: one'],
    ['/** @option */', 'Text: @option: the rule is one literal in quotes, such as "<"'],
    [
      '/** @attribute kind knd */',
      'Text: @attribute: no part of the rule is labelled knd: write @attribute NAME LABEL',
    ],
    ['/** @incomplete Doq */', 'Text: there is no rule Doq; did you mean "Doc"?'],
    ['/** @later Doq */', 'Text: there is no rule Doq; did you mean "Doc"?'],
    ['/** @later */', 'Text: @later names nothing'],
    ['/** @attribute */', 'Text: @attribute names nothing'],
    ['/** @words */', 'Text: @words lists no word'],
    [
      '/** @words a b · case: BadCase */',
      'Text: @words forgives "any case: BadName" or "one slip: BadName", not "case: BadCase"',
    ],
    ['/** @words a b · any case: Case */', 'Text: Case is not a name of a mistake: those start with Bad or Missing'],
    ['/** @words a b · one slip: Slip */', 'Text: Slip is not a name of a mistake: those start with Bad or Missing'],
    ['/** @same kind */', 'Text: no rule hands down kind (@attribute kind)'],
    ['/** @closes kind */', 'Text: no rule hands down kind (@attribute kind)'],
    ['/** @later Doc kind */', 'Text: no rule hands down kind (@attribute kind)'],
    ['/** @option kind */', 'Text: no rule hands down kind (@attribute kind)'],
    ['/** @inside Doc */', 'Doc: a rule that others ask for with @inside is marked @stream'],
    ['/** @scan */', 'Text: @scan: the rule is a loop and what ends it, `(!"end" .)* "end"`'],
  ])('%s', (comment, message) => {
    const text = `Doc = Text\n${comment}\nText = [a-z]*`;
    expect(() => generateParser([{ source: 'x.peggy', text }], { engine: 'peglot/define/runtime' })).toThrow(message);
  });

  it.each([
    [
      'a mistake without a comment',
      'BadMark = "?"',
      'x.peggy:2: BadMark has no documentation comment: write one with @severity, @example and @hint',
    ],
    [
      'a slip of a word',
      '/** @words one · one slip: BadSlip */\nMark = [a-z]+',
      'BadSlip: nothing explains bad-slip: write a comment with @code bad-slip, @severity, @example and @hint',
    ],
  ])('is told once, with its place or its rule: %s', (_, rule, message) => {
    const sources = [{ source: 'x.peggy', text: `Doc = ${rule.includes('BadMark') ? 'BadMark' : 'Mark'}\n${rule}` }];
    expect(() => generateParser(sources, { engine: 'peglot/define/runtime' })).toThrow(
      expect.objectContaining({ message }),
    );
  });

  it('is told of code that is no code, before it is in a parser', () => {
    const generated = (code: string): string =>
      generateParser(
        [{ source: 'x.peggy', text: `Doc = n:number\n/** @type number */\nnumber = d:$[0-9]+ { ${code} }` }],
        { engine: 'peglot/define/runtime' },
      );
    expect(() => generated('return Number(;')).toThrow(/^number: its code cannot be read: Unexpected token/);
    expect(() => generated('return Number(d')).toThrow(/^number: its code cannot be read: /);
    expect(generated('const n: number = Number(d); return n; // the number')).toContain('Number(d)');
  });

  it('is nothing in an example, nor in a comment that speaks of one', () => {
    const text = `Doc = Text BadMark?
// What is @stream is handed out while it comes.
/** @stream */
Text = [a-z]*
/**
 * A mark.
 * @severity error
 * @example
 * @mark
 * @hint Leave it out.
 */
BadMark = "@mark"`;
    const made = generateParser([{ source: 'x.peggy', text }], { engine: 'peglot/define/runtime' });
    expect(made).toContain('"example":"@mark"');
  });
});

it.each([
  ['Doc = Item*\nItem = Word / Blank\nWord = [a-z]+\nBlank = " "*', 'Blank'],
  ['Doc = Item*\nItem = (one:Word / two:Rest) { return 1; }\nWord = [a-z]+\nRest = !Word', 'Rest'],
  ['Doc = ("a"? "b"?)*', undefined],
])('%s: what makes the loop endless is %s', (text, name) => {
  const sources = [{ source: 'x.peggy', text }];
  try {
    peggy.generate(sources, { output: 'ast' });
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof peggy.GrammarError)) throw error;
    const [, , loop] = error.problems.find(([, message]) => message.includes('repetition')) ?? [];
    expect(loop && emptyRule(readGrammar(sources), loop)).toBe(name);
  }
});

it('a grammar of which nothing is handed out is refused: a text would give nothing', () => {
  const text = 'start = a:num "+" b:num { return a + b; }\nnum = $[0-9]+\n';
  expect(() => generateParser([{ source: 'x.peggy', text }], { engine: 'peglot/define/runtime' })).toThrow(
    'start: no node is handed out, so a text would give nothing',
  );
});
