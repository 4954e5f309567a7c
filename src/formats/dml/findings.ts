import { type Codes, grammar } from '../../../generated/dml.ts';
import { type Finding, findingOf } from '../../core/finding.ts';
import { grammarCodes } from '../../engine/codes.ts';
import { codes, type OwnCode } from './codes.ts';

/** A code of the grammar or of the format's own. */
export type DmlCode = OwnCode | Codes;

/** Makes a diagnostic of the format, for what is found outside of a reading. */
export const finding: Finding<DmlCode, 'dml'> = findingOf('dml', { ...grammarCodes(grammar), ...codes });
