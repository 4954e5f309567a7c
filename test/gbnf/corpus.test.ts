import { readdirSync, readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, PrintError, skill } from 'peglot';
import { describe, expect, it } from 'vitest';
import { grammar as acorGrammar } from '../../generated/acor.ts';
import { grammar as designGrammar } from '../../generated/design.ts';
import { grammar as dmlGrammar } from '../../generated/dml.ts';
import { grammar as duckflowGrammar } from '../../generated/duckflow.ts';
import { grammar as skillGrammar } from '../../generated/skill.ts';
import { canonicalExports } from '../../src/cli/grammar/canonical.ts';
import type { Format } from '../../src/core/format.ts';
import type { CompiledGrammar } from '../../src/engine/grammar.ts';
import { readCase } from '../corpus-file.ts';
import { isClean } from './clean.ts';
import { type Gbnf, readGbnf } from './read-gbnf.ts';
import { recognizes } from './recognize.ts';

/** The texts of the corpus whose printed form an export does not hold; docs/constrained-decoding.md says why. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'acor',
    [
      'blocks-deep-in-items.txt',
      'error-headings.txt',
      'error-prose-then-list.txt',
      'files-marked.txt',
      'files-with-boxes.txt',
      'input-options-explained.txt',
      'input-options-go-on.txt',
      'prompt-above-its-sign.txt',
      'windows-prompt.txt',
    ],
  ],
  ['design', []],
  ['dml', ['backtick-in-argument.txt', 'content-as-models-write-it.txt', 'mention-fence.txt']],
  [
    'duckflow',
    [
      'block-content-begin.txt',
      'envelope-template-token-in-text.txt',
      'parameter-half-done-odd.txt',
      'text-nul.txt',
      'thought-around-reasoning.txt',
      'type-marked.txt',
      'type-remark.txt',
      'value-coloured.txt',
    ],
  ],
  ['skill', []],
]);

/**
 * What an export holds although it has a finding: what a value says is no matter of syntax, nor
 * that a call is in a thought, or behind what the other side says.
 */
const HELD: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'dml',
    [
      'answer-with-program-macros.txt',
      'invented-output.txt',
      'invented-result.txt',
      'invented-system.txt',
      'invented-tool-output.txt',
      'invented-user-japanese.txt',
      'invented-user.txt',
      'observation-invented.txt',
      'other-turn-brackets.txt',
      'other-turn-heading-number.txt',
      'other-turn-heading.txt',
      'other-turn-numbered.txt',
      'other-turn-result-short.txt',
      'other-turn-result.txt',
      'react-dialogue-ja.txt',
      'react-labels-zh.txt',
      'thought-marked.txt',
    ],
  ],
  ['duckflow', ['content-escaped-tags.txt', 'content-shortened.txt']],
  ['skill', ['variables.txt']],
]);

/** The exports of a format: of whole texts, and of parts of them. */
function exportsOf(format: string): Gbnf[] {
  return canonicalExports
    .filter((entry) => entry.format === format)
    .map(({ name }) => readGbnf(readFileSync(new URL(`../../generated/gbnf/${name}.gbnf`, import.meta.url), 'utf8')));
}

interface Printed {
  readonly file: string;
  readonly text: string;
  /** It is in the language of the strict grammar, and has no finding: an export should hold it. */
  readonly isStrict: boolean;
}

/** What the texts of a format's corpus that are read without an error are printed as. */
function printedOf<Model>(
  { name, parse, print }: Pick<Format<Model>, 'name' | 'parse' | 'print'>,
  { mistakes }: CompiledGrammar,
): Printed[] {
  const codes = new Set(Object.values(mistakes).map(({ code }) => `${name}/${code}`));
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  return readdirSync(folder).flatMap((file): Printed[] => {
    const { ok, value } = parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input);
    if (!ok) return [];
    try {
      const text = print(value);
      const isRepaired = parse(text).diagnostics.some(({ code }) => codes.has(code));
      return [{ file, text, isStrict: !isRepaired && isClean(name, text) }];
    } catch (error) {
      if (error instanceof PrintError) return [];
      throw error;
    }
  });
}

describe.each([
  ['acor', printedOf(acor, acorGrammar)],
  ['design', printedOf(design, designGrammar)],
  ['dml', printedOf(dml, dmlGrammar)],
  ['duckflow', printedOf(duckflow, duckflowGrammar)],
  ['skill', printedOf(skill, skillGrammar)],
] as const)('of what is printed of the corpus of %s, the exported grammar', (format, printed) => {
  const grammars = exportsOf(format);
  const holds = (text: string): boolean => grammars.some((grammar) => recognizes(grammar, text));

  it('holds what the strict grammar reads without a finding', () => {
    const refused = printed.filter(({ text, isStrict }) => isStrict && !holds(text)).map(({ file }) => file);
    expect(refused).toEqual(LEFT_OUT.get(format));
  });

  it('holds nothing else', () => {
    expect(printed.filter(({ text, isStrict }) => !isStrict && holds(text)).map(({ file }) => file)).toEqual(
      HELD.get(format) ?? [],
    );
  });
});
