import * as acor from 'peglot/acor';
import { emptyTranscript, type Transcript } from 'peglot/acor';
import { grammar } from '../../generated/acor.ts';
import { damagedTexts, fragments, transcripts } from './acor-texts.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';

/** The laws of ACOR transcripts. */
export const laws: FormatLaws<Transcript> = new FormatLaws({
  format: acor,
  empty: emptyTranscript,
  tiles: (text) => tilesOf(grammar, text),
  fragments,
  texts: damagedTexts,
  models: transcripts,
});
