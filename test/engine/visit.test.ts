import { expect, it } from 'vitest';
import { grammar } from '../../generated/duckflow.ts';
import { visit } from '../../src/engine/visit.ts';

const text = '[REASONING]\nOne.\nTwo.\n[MOOD] high\n';

it('hands a text that comes in pieces to a function, or to an object with its beginning and end', () => {
  const pieces: string[] = [];
  visit(grammar, text, { SectionText: (piece) => pieces.push(piece.text) });
  expect(pieces.join('')).toContain('One.\nTwo.');
  const told: string[] = [];
  visit(grammar, text, {
    SectionText: {
      enter: (_, start) => told.push(`from ${start}`),
      piece: (piece) => told.push(piece.text),
      leave: (_, end) => told.push(`to ${end}`),
    },
  });
  expect(told.slice(1, -1)).toEqual(pieces);
  expect([told[0], told.at(-1)]).toEqual(['from 11', 'to 21']);
});
