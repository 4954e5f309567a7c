import { design } from 'peglot';
import { expect, test } from 'vitest';
import { exampleDesign } from '../../../src/formats/design/example.ts';
import { ITEMS } from '../../../src/formats/design/labels.ts';
import { fileText, literalsOf, ruleOf } from '../grammar-texts.ts';

// A label of the specification is a row in src/formats/design/labels.ts. Each test names a place that does not know all yet.

const GRAMMAR = 'grammars/design/labels.peggy';
const rows = Object.values(ITEMS).flatMap((kind) => kind.rows.map(({ label, node }) => ({ label, node })));
const labels = [...new Set(rows.map(({ label }) => label))];
const missing = (knows: (label: string) => boolean): string[] => labels.filter((label) => !knows(label));

test('src/formats/design/labels.ts: ITEMS has each label that the grammar knows', () => {
  const text = labels.join(' ').split(/[ ]/);
  const known = literalsOf(ruleOf(GRAMMAR, 'knownWord'));
  // The title's own labels are no part of an item.
  expect(known.filter((word) => !text.includes(word) && !['Task', 'ID', 'Timestamp'].includes(word))).toEqual([]);
});

test(`${GRAMMAR}: knownWord has each`, () => {
  const known = literalsOf(ruleOf(GRAMMAR, 'knownWord'));
  expect(missing((label) => label.split(' ').every((word) => known.includes(word)))).toEqual([]);
});

test('grammar: the node of each label is a rule of the format', () => {
  const rules = fileText('generated/design.ts');
  expect(rows.filter(({ node }) => !rules.includes(`type: '${node}'`))).toEqual([]);
});

test('parser: each is read without its marks as with them (npm run generate design)', () => {
  const text = design.print(exampleDesign('LIB-1'));
  const { value } = design.parse(text);
  const reads = (label: string): boolean => {
    if (!text.includes(`**${label}:**`)) return false;
    const bare = text.replace(`**${label}:**`, `${label.toLowerCase()}:`);
    return JSON.stringify(design.parse(bare).value) === JSON.stringify(value);
  };
  expect(missing(reads)).toEqual([]);
});

test('prompt: src/formats/design/prompt.ts shows each', () => {
  const prompt = design.prompt();
  expect(missing((label) => prompt.includes(`**${label}:**`))).toEqual([]);
});
