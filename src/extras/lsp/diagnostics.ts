import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Diagnostic as Found, Severity } from '../../core/diagnostic.ts';
import type { Ranges } from './ranges.ts';

/** How findings are called in an editor. */
export const SOURCE = 'peglot';

/** More findings than these, nobody reads; those left out are counted. */
const MAX_DIAGNOSTICS = 1000;

export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** The findings that are shown: of too many, the worst ones, and one that counts the others. */
export function told(found: readonly Found[]): readonly Found[] {
  if (found.length <= MAX_DIAGNOSTICS) return found;
  const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };
  const worst = [...found].sort((a, b) => rank[a.severity] - rank[b.severity]).slice(0, MAX_DIAGNOSTICS);
  const { code } = worst[0] ?? { code: '' };
  const rest: Found = {
    code,
    severity: 'info',
    message: `${found.length - MAX_DIAGNOSTICS} more findings are not shown`,
    range: { start: 0, end: 0 },
  };
  return [...worst.sort((a, b) => a.range.start - b.range.start), rest];
}

/** A finding as the protocol has it. */
export function diagnosticOf(
  { code, severity, message, hint, range, related }: Found,
  ranges: Ranges,
  uri: string,
): Diagnostic {
  return {
    source: SOURCE,
    code,
    severity: SEVERITIES[severity],
    message: hint === undefined ? message : `${message}\n${hint}`,
    range: ranges.range(range),
    ...(related !== undefined && {
      relatedInformation: [{ location: { uri, range: ranges.range(related) }, message: 'the other place' }],
    }),
  };
}
