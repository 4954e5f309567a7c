import assert from 'node:assert/strict';
import * as duckflow from 'peglot/duckflow';
import { emptyReply, type Reply } from 'peglot/duckflow';
import { grammar } from '../../generated/duckflow.ts';
import { damagedTexts, fragments, replies } from './duckflow-texts.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';

/** The laws of Duckflow replies. */
export const laws: FormatLaws<Reply> = new FormatLaws({
  format: duckflow,
  empty: emptyReply,
  tiles: (text) => tilesOf(grammar, text),
  fragments,
  texts: damagedTexts,
  models: replies,
  unprintable: [
    {
      reason:
        'content with its own END line, or with a CR at its end, is written as base64, which has no lone surrogates',
      holds: ({ actions }) =>
        actions.some(
          ({ content = '' }) =>
            (content.includes('_CONTENT_END]') || content.endsWith('\r')) && !content.isWellFormed(),
        ),
    },
  ],
  expectSound({ value }) {
    for (const vital of Object.values(value.vitals)) assert(vital >= 0 && vital <= 1, 'a vital out of range');
  },
});
