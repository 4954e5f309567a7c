import { type Diagnostic, type DiagnosticInfo, diagnosticOf, type Fix, type Severity } from './diagnostic.ts';
import type { Path } from './path.ts';
import type { Range } from './range.ts';

/** Makes a diagnostic of a format; severity and hint default to those of the code. */
export type Finding<Code extends string, Name extends string = string> = (
  code: Code,
  range: Range,
  message: string,
  path?: Path,
  severity?: Severity,
  detail?: FixDetail,
) => Diagnostic<`${Name}/${Code}`>;

/** A hint and an edit that depend on the text. */
export interface FixDetail {
  readonly hint?: string;
  readonly fix?: Fix;
}

/** The range of a finding about a model that came from no text. */
export const NOWHERE: Range = { start: 0, end: 0 };

/** Makes the function that makes a format's diagnostics. */
export function findingOf<Name extends string, Code extends string>(
  format: Name,
  table: Readonly<Record<Code, Pick<DiagnosticInfo, 'severity' | 'origin' | 'hint'>>>,
): Finding<Code, Name> {
  return (code, range, message, path, severity, detail) =>
    diagnosticOf(`${format}/${code}`, table[code], message, range, path, {
      severity,
      hint: detail?.hint,
      fix: detail?.fix,
    });
}
