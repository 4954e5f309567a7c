import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as dml from 'peglot/dml';
import { type Document, emptyDocument } from 'peglot/dml';
import { grammar } from '../../generated/dml.ts';
import { damagedTexts, documents, fragments } from './dml-texts.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';

/** The laws of DML documents. */
export const laws: FormatLaws<Document> = new FormatLaws<Document>({
  format: dml,
  empty: emptyDocument,
  tiles: (text) => tilesOf(grammar, text),
  fragments,
  texts: damagedTexts,
  models: documents,
  unprintable: [
    {
      reason:
        'arguments and texts are written as they are: one that looks like syntax, or ends in blanks, reads as another',
      holds: ({ segments }) => {
        const text = segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join('');
        return !isDeepStrictEqual(dml.parse(text).value.segments, segments);
      },
    },
  ],
  expectSound({ value, ok }) {
    const { segments } = value;
    for (const [at, segment] of segments.entries()) {
      if (segment.kind === 'macro') {
        assert(segment.closed || !ok, 'ok with a macro that was never closed');
        assert(segment.closed || !segment.quoted, 'a mention that is no whole macro');
      } else {
        assert(segment.text !== '', 'an empty text');
        assert(segments[at + 1]?.kind !== 'text', 'two texts in a row');
      }
    }
  },
});

/** The segments of every result, joined, are the text. */
export function expectWhole(text: string): void {
  const { segments } = dml.parse(text).value;
  assert.equal(segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join(''), text);
}
