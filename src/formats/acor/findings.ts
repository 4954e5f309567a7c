import { type Finding, findingOf } from '../../core/finding.ts';
import { type EngineCode, engineCodes } from '../../engine/codes.ts';
import { codes, type OwnCode } from './codes.ts';

/** Makes a diagnostic of the format. */
export const finding: Finding<OwnCode | EngineCode, 'acor'> = findingOf('acor', { ...engineCodes, ...codes });
