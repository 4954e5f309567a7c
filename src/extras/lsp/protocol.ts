import { type Diagnostic, DiagnosticSeverity, type Position, type Range } from 'vscode-languageserver';
import type { Diagnostic as Found, Severity } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { LineIndex } from '../../core/line-index.ts';
import { fence } from '../../core/markdown.ts';
import type { Range as Offsets } from '../../core/range.ts';

/** Converts offsets into positions of the protocol: lines and UTF-16 units, both from 0. */
export class Ranges {
  readonly #lines: LineIndex;

  constructor(text: string) {
    this.#lines = new LineIndex(text);
  }

  position(offset: number): Position {
    const { line, column } = this.#lines.positionAt(offset);
    return { line: line - 1, character: column - 1 };
  }

  range({ start, end }: Offsets): Range {
    return { start: this.position(start), end: this.position(end) };
  }
}

/** Whether a position is in a range, including its end. */
export function holds({ start, end }: Range, at: Position): boolean {
  return !isBefore(at, start) && !isBefore(end, at);
}

/** Whether a position is in a range, excluding its end unless the range is empty. */
export function goesOn({ start, end }: Range, at: Position): boolean {
  return isBefore(at, end) || !isBefore(start, at);
}

/** Whether a range lies in another one. */
export function contains(outer: Range, inner: Range): boolean {
  return holds(outer, inner.start) && holds(outer, inner.end);
}

/** Whether two ranges have a position in common. */
export function touches(left: Range, right: Range): boolean {
  return !isBefore(left.end, right.start) && !isBefore(right.end, left.start);
}

function isBefore(left: Position, right: Position): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}

/** The source of findings in an editor. */
export const SOURCE = 'peglot';

/** The maximum number of findings to show; the others are only counted. */
const MAX_DIAGNOSTICS = 1000;

export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** The findings to show: if there are too many, the most severe ones, and one that counts the others. */
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

/** A finding in the protocol's form. */
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

/** Escapes a text for Markdown: nothing in it becomes a link, a picture or a heading. */
export function plain(text: string): string {
  return escapeControls(text, true).replace(/[\\`*_{}[\]()#+\-.!|<>&~]/g, '\\$&');
}

/** A text as a code block, whatever fences it contains. */
export function code(text: string): string {
  return fence(escapeControls(text, true).trimEnd(), 'text');
}
