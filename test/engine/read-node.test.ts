import { expect, it } from 'vitest';
import { grammar as acor } from '../../generated/acor.ts';
import { grammar as design } from '../../generated/design.ts';
import { grammar } from '../../generated/path.ts';
import { readNode } from '../../src/engine/read-node.ts';
import { visit } from '../../src/engine/visit.ts';

it('gives the node that a start rule makes of a text', () => {
  expect(readNode(grammar, 'a[0].b', 'Path')?.rest).toHaveLength(2);
});

it('gives nothing where the rule does not match', () => {
  expect(readNode(grammar, '..', 'Path')).toBeUndefined();
});

it('refuses a rule that is read in parts', () => {
  // @ts-expect-error a streamed rule makes no node
  expect(() => readNode(design, '', 'Document')).toThrow('Document is no start rule that reads in one go');
});

it('reads what is inside of a part while the same grammar reads the text around it', () => {
  const found: string[] = [];
  visit(acor, '## Status: Ready\na, b\n\n## Status: Complete\nc\n', {
    ExactHeader: ({ head }) => found.push(`${head.words}, ${readNode(acor, 'a, b', 'Values')?.values.length} values`),
  });
  expect(found).toEqual(['Status, 2 values', 'Status, 2 values']);
});
