import * as acor from 'peglot/acor';
import { emptyTranscript, type Transcript } from 'peglot/acor';
import { parse as parseTree } from '../../generated/acor.ts';
import { damagedTexts, fragments, transcripts } from './acor-texts.ts';
import { FormatLaws } from './format-laws.ts';

/** The laws of ACOR transcripts. */
export const laws: FormatLaws<Transcript> = new FormatLaws({
  format: acor,
  empty: emptyTranscript,
  tiles: (text) => parseTree(text, { startRule: 'Transcript' }),
  fragments,
  texts: damagedTexts,
  models: transcripts,
});
