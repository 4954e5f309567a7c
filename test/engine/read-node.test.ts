import { expect, it } from 'vitest';
import { grammar as design } from '../../generated/design.ts';
import { grammar } from '../../generated/path.ts';
import { readNode } from '../../src/engine/read-node.ts';

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
