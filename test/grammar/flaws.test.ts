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
    ['/** @incomplete Doq */', 'Text: there is no rule Doq; did you mean "Doc"?'],
  ])('%s', (comment, message) => {
    const text = `Doc = Text\n${comment}\nText = [a-z]*`;
    expect(() => generateParser([{ source: 'x.peggy', text }], { engine: 'peglot/define/runtime' })).toThrow(message);
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
