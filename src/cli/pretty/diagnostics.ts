import { codeFrameColumns } from '@babel/code-frame';
import { counted } from '../../core/counted.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Input } from '../inputs.ts';
import { createLocator, type Span } from '../locate.ts';
import type { Colors } from '../output.ts';
import type { ParsedInput } from '../parse-inputs.ts';

const MAX_SHOWN = 50;

/** The findings on an input. */
interface Findings {
  readonly input: Input;
  readonly parsed: { readonly diagnostics: readonly Diagnostic[] };
}

/** The findings with their places in the text, limited to the first ones. Empty when there are none. */
export function renderDiagnostics({ input, parsed }: Findings, colors: Colors): string {
  const locate = createLocator(input.text);
  const blocks = parsed.diagnostics.slice(0, MAX_SHOWN).map((diagnostic) => {
    const span = locate(diagnostic.range);
    const lines = [heading(input.name, span, diagnostic, colors), renderFrame(input.text, span, colors)];
    if (diagnostic.hint !== undefined) lines.push(`  ${colors.cyan('hint:')} ${escapeControls(diagnostic.hint)}`);
    return `${lines.join('\n')}\n`;
  });
  const more = parsed.diagnostics.length - blocks.length;
  if (more > 0) blocks.push(colors.dim(`… and ${more} more\n`));
  return blocks.join('\n');
}

/** The findings, one on each line: place, severity and message. */
export function renderFindings({ input, parsed }: Findings, colors: Colors): string {
  const locate = createLocator(input.text);
  const rows = parsed.diagnostics.map(({ range, severity, message }) => {
    const { line, column } = locate(range).start;
    return `  ${`${line}:${column}`.padEnd(5)} ${inColor(severity, colors)} ${escapeControls(message)}\n`;
  });
  return rows.join('');
}

/** A one-line summary of an input: its format and the number of findings. */
export function renderSummary({ input, format, parsed }: ParsedInput, colors: Colors): string {
  const found = countFindings(parsed.diagnostics);
  const cutOff = parsed.complete ? '' : ', cut off';
  const verdict = parsed.ok ? colors.green(found) : colors.red(`${found}${cutOff}`);
  return `${colors.bold(escapeControls(input.name))}: ${format.name} (${escapeControls(parsed.via)}), ${verdict}\n`;
}

/**
 * The findings in words.
 *
 * @example '2 errors, 1 warning'
 */
export function countFindings(diagnostics: readonly Diagnostic[]): string {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  const words = [
    ...(counts.error > 0 ? [counted(counts.error, 'error')] : []),
    ...(counts.warning > 0 ? [counted(counts.warning, 'warning')] : []),
    ...(counts.info > 0 ? [counted(counts.info, 'remark')] : []),
  ];
  return words.length === 0 ? 'no problems' : words.join(', ');
}

function heading(inputName: string, { start }: Span, diagnostic: Diagnostic, colors: Colors): string {
  const place = `${escapeControls(inputName)}:${start.line}:${start.column}`;
  const message = escapeControls(diagnostic.message);
  return `${colors.bold(place)} ${inColor(diagnostic.severity, colors)} ${colors.dim(diagnostic.code)} ${message}`;
}

function inColor(severity: Severity, colors: Colors): string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity](severity);
}

const BEFORE_COLUMN = 60;
const AFTER_COLUMN = 100;
const LINES_AROUND = 2;
const CHARACTERS_AROUND = 400;
const LINE_END = /\r\n|\r|\n/;

/**
 * The lines around a finding, with a mark under its columns. Only the neighbourhood of the finding is read, so a frame
 * costs the same in a text of any size; the cut parts of a long line are shown as `…`.
 */
export function renderFrame(text: string, span: Span, colors: Colors): string {
  const above = linesAbove(text, lineStart(span));
  const { line, column, width, rest } = markedLine(text, span);
  const shown = [...above, line, ...linesBelow(rest)].join('\n');
  const number = span.start.line;
  const location = { start: { line: number, column }, end: { line: number, column: column + width } };
  const options = { startLine: number - above.length, linesAbove: LINES_AROUND, linesBelow: LINES_AROUND };
  return colored(codeFrameColumns(shown, location, options), colors);
}

function lineStart({ start }: Span): number {
  return start.offset - start.column + 1;
}

function linesAbove(text: string, end: number): string[] {
  if (end === 0) return [];
  const start = wholeCharacter(text, Math.max(0, end - CHARACTERS_AROUND));
  const lines = text.slice(start, end).split(LINE_END);
  // The slice ends with a line end, and what follows it is not a line.
  lines.pop();
  if (start > 0) lines[0] = `…${lines[0] ?? ''}`;
  return lines.slice(-LINES_AROUND).map(shorten);
}

/** The escaped line of the finding, the place of the mark in it, and nearby text after the line. */
function markedLine(text: string, span: Span): { line: string; column: number; width: number; rest: string } {
  const at = span.start.offset;
  const first = lineStart(span);
  const start = wholeCharacter(text, Math.max(first, at - BEFORE_COLUMN));
  const near = text.slice(at, at + CHARACTERS_AROUND);
  const more = at + near.length < text.length;
  const lineEnd = LINE_END.exec(near);
  const after = lineEnd === null ? near : near.slice(0, lineEnd.index);
  const cut = after.length > AFTER_COLUMN || (lineEnd === null && more);
  const shownAfter = cut ? after.slice(0, wholeLength(after, AFTER_COLUMN)) : after;

  const before = `${start > first ? '…' : ''}${escapeControls(text.slice(start, at), true)}`;
  const marked = escapeControls(shownAfter.slice(0, Math.max(0, span.end.offset - at)), true);
  return {
    line: `${before}${escapeControls(shownAfter, true)}${cut ? '…' : ''}`,
    column: before.length + 1,
    width: Math.max(1, marked.length),
    rest: lineEnd === null ? '' : `${near.slice(lineEnd.index + lineEnd[0].length)}${more ? '…' : ''}`,
  };
}

function linesBelow(rest: string): string[] {
  return rest === '' ? [] : rest.split(LINE_END).slice(0, LINES_AROUND).map(shorten);
}

function shorten(line: string): string {
  const limit = BEFORE_COLUMN + AFTER_COLUMN;
  return escapeControls(line.length > limit ? `${line.slice(0, wholeLength(line, limit))}…` : line, true);
}

/** The offset, or the next one when it would split a surrogate pair. */
function wholeCharacter(text: string, offset: number): number {
  return isLowSurrogate(text, offset) ? offset + 1 : offset;
}

/** The length, or one less when it would split a surrogate pair. */
function wholeLength(text: string, length: number): number {
  return isLowSurrogate(text, length) ? length - 1 : length;
}

function isLowSurrogate(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return offset > 0 && code >= 0xdc00 && code <= 0xdfff;
}

// The library's own colouring treats the text as JavaScript.
function colored(frame: string, colors: Colors): string {
  return frame
    .split('\n')
    .map((line) => (line.startsWith('>') ? line : /^ +\| +\^+$/.test(line) ? colors.red(line) : colors.dim(line)))
    .join('\n');
}
