import { type Finding, findingOf } from '../../core/finding.ts';
import { dml } from './format.ts';

/** Makes a diagnostic of the format, for what is found outside of a reading. */
export const finding: Finding<string> = findingOf('dml', dml.diagnostics);
