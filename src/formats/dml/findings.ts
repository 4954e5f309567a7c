import { type Codes, grammar } from '../../../generated/dml.ts';
import { type Finding, findingOf } from '../../core/finding.ts';
import { type EngineCode, engineCodes, grammarCodes } from '../../engine/codes.ts';
import { codes, type OwnCode } from './codes.ts';

/** A code of the grammar, of the format itself, or of every format. */
export type DmlCode = OwnCode | Codes | EngineCode;

/** Makes a diagnostic of the format, for findings outside of parsing. */
export const finding: Finding<DmlCode, 'dml'> = findingOf('dml', {
  ...engineCodes,
  ...grammarCodes(grammar),
  ...codes,
});
