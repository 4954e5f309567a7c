import { type Finding, findingOf } from '../../core/finding.ts';
import { codes, type OwnCode } from './codes.ts';

/** Makes a diagnostic of the format's own codes. */
export const finding: Finding<OwnCode, 'acor'> = (code, range, message, path, severity, mend) =>
  findingOf('acor', codes)(code, range, message, path, severity, mend);
