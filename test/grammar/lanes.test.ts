import { expect, it } from 'vitest';
import { generateParser } from '../../src/grammar/generate/generate.ts';

const MISTAKE = `
/**
 * A star is after an entry.
 *
 * @severity warning
 * @example - a*
 * @hint Leave it out.
 */
BadStar = "*"`;

/** The expressions of the lanes of a grammar. */
function lanesOf(grammar: string): string[] {
  const code = generateParser([{ source: 'x.peggy', text: grammar }], { engine: 'peglot/define/runtime' });
  return [...code.matchAll(/const LANE_\d+ = (.*);/g)].map(([, pattern = '']) => pattern);
}

it('a mistake that may be there is refused', () => {
  const grammar = `/** @stream */\nList = Entry*\n/** @lane */\nEntry = "-" text:$[a-z]+ BadStar? "\\n"${MISTAKE}`;
  expect(lanesOf(grammar)).toEqual(['/\\-([a-z]+)(?!\\*)\\n/y']);
});

it('a run ends where it would go on, unless another unit has to follow', () => {
  const grammar = '/** @stream */\nList = Entry*\n/** @lane */\nEntry = "-" text:$[a-z]+ [a-z0-9]* "\\n"';
  expect(lanesOf(grammar)).toEqual(['/\\-([a-z]+(?![a-z]))[0-9a-z]*\\n/y']);
});

it('what alternatives begin with alike is read once, and those tried before are refused', () => {
  const grammar =
    '/** @stream */\nList = (One / Two)*\n/** @lane */\nOne = "-" a:[a-z] "1"\n/** @lane */\nTwo = "-" a:[a-z] b:[0-9]';
  expect(lanesOf(grammar)).toEqual(['/\\-([a-z])(?:1()|(?!1)([0-9]))/y']);
});

it('what depends on more than the text has no lane', () => {
  const grammar =
    '/**\n * @stream\n * @attribute mark open.mark\n */\nList = open:Open Entry*\nOpen = mark:$"-"+\n/** @lane */\nEntry = own "\\n"\n' +
    '/** @same mark */\nown = $"-"+';
  expect(lanesOf(grammar)).toEqual([]);
});

it('a rule that makes no node, or names a mistake, cannot have one', () => {
  const lexical = '/** @stream */\nList = Entry*\nEntry = text:word "\\n"\n/** @lane */\nword = $[a-z]+';
  expect(() => lanesOf(lexical)).toThrow('word: @lane: the rule makes a node, and names no mistake');
});
