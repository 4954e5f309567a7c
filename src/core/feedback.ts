import { requireObject, requireText } from './argument.ts';
import { counted } from './counted.ts';
import { type Diagnostic, quote, type Severity } from './diagnostic.ts';
import { escapeControls } from './escape-controls.ts';
import { LineIndex } from './line-index.ts';
import type { Parsed } from './parsed.ts';
import { formatPath, type Path } from './path.ts';
import type { Range } from './range.ts';

/** Options of {@link feedback}. */
export interface FeedbackOptions {
  /**
   * How many findings to list; the others are counted.
   *
   * @defaultValue 10
   */
  readonly limit?: number;
}

/**
 * A message to the model that wrote a text, about what to fix: each item names the line, the section, the field and the
 * expected form. Errors come first, then warnings; style is left out. Pieces of the text are quoted and shortened, so
 * that they cannot pose as part of the message.
 *
 * @param parsed - what `parse` of any format returned
 * @param text - the text that was parsed
 * @returns the message; empty when there is nothing to fix
 *
 * @example
 * const result = design.parse(reply);
 * const todo = feedback(result, reply);
 * if (todo !== '') messages.push({ role: 'user', content: todo });
 */
export function feedback(parsed: Parsed<unknown>, text: string, options: FeedbackOptions = {}): string {
  requireObject(parsed, 'parsed');
  requireText(text, 'text');
  const found = inOrder(parsed.diagnostics);
  if (found.length === 0) return '';
  const told = found.slice(0, Math.max(1, options.limit ?? 10));
  const lines = new LineIndex(text);
  const items = told.map((each, at) => `${at + 1}. ${describe(each, parsed, text, lines)}`);
  const rest = found.length - told.length;
  return [
    `Your answer has ${countOf(found)}. ${isCutOff(parsed, text) ? 'It was cut off before its end. ' : ''}Write the whole answer again with this fixed:`,
    '',
    ...items,
    ...(rest === 0 ? [] : [`…and ${rest} more.`]),
    '',
  ].join('\n');
}

/** A text that ends in a closing bracket is more likely damaged than cut off, which its findings explain. */
function isCutOff({ complete }: Parsed<unknown>, text: string): boolean {
  return !complete && !/[}\]]\s*$/.test(text.slice(-ENDING));
}

const ENDING = 200;

/** How many findings of one kind come before those of other kinds. */
const ALIKE = 3;

/** Errors before warnings; of many similar findings, only the first few come before all other kinds. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<string, number>();
  const ranked = diagnostics.flatMap((diagnostic) => {
    const { code, severity } = diagnostic;
    if (severity === 'info') return [];
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return [{ diagnostic, rank: (severity === 'error' ? 0 : 2) + (before < ALIKE ? 0 : 1) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ diagnostic }) => diagnostic);
}

function countOf(found: readonly Diagnostic[]): string {
  const count = (wanted: Severity): string[] => {
    const number = found.filter(({ severity }) => severity === wanted).length;
    return number === 0 ? [] : [counted(number, wanted)];
  };
  return [...count('error'), ...count('warning')].join(' and ');
}

function describe(found: Diagnostic, parsed: Parsed<unknown>, text: string, lines: LineIndex): string {
  const { path = [], range, hint } = found;
  const line = lines.positionAt(range.start).line;
  const under = headOf(path, parsed, text, lines, line);
  const where = [`Line ${line}`, ...placeOf(path), ...(under === undefined ? [] : [`under ${quote(under)}`])].join(
    ', ',
  );
  const message = messageOf(found);
  const piece = firstLine(text, range);
  const shown = piece === '' || message.includes(quote(piece)) ? '' : ` There it says ${quote(piece)}.`;
  return `${where}: ${message}${message.endsWith('?') ? '' : '.'}${shown}${hint === undefined ? '' : ` ${escapeControls(hint)}`}`;
}

/** The path in words: the section, the item and the field. */
function placeOf(path: Path): string[] {
  return path.map((step, at) => {
    if (typeof step === 'number') return `item ${step + 1}`;
    return `${at === 0 ? 'section' : 'field'} ${/^\w{1,40}$/.test(step) ? step : quote(step)}`;
  });
}

/** The first line of the part around a finding, if it is another line. */
function headOf(path: Path, parsed: Parsed<unknown>, text: string, lines: LineIndex, line: number): string | undefined {
  for (let length = path.length - 1; length > 1; length--) {
    // Unlike a field, an item has a first line that names it.
    const around = typeof path[length - 1] === 'number' ? parsed.locate(path.slice(0, length)) : undefined;
    if (around === undefined) continue;
    return lines.positionAt(around.start).line === line ? undefined : firstLine(text, around) || undefined;
  }
  return undefined;
}

/** The message without the leading path, which was given already, and without its full stop. */
function messageOf({ message, path = [] }: Diagnostic): string {
  const name = formatPath(path);
  const bare = name !== '' && message.startsWith(`${name} `) ? `it ${message.slice(name.length + 1)}` : message;
  const short = bare.length > MAX_MESSAGE ? `${bare.slice(0, MAX_MESSAGE)}…` : bare;
  return escapeControls(short).replace(/\.$/, '');
}

/** A message can contain names from the text, such as all the components of a cycle. */
const MAX_MESSAGE = 300;

/** Longer than any quotation. */
const MAX_PIECE = 200;

function firstLine(text: string, { start, end }: Range): string {
  return (
    text
      .slice(start, Math.min(end, start + MAX_PIECE))
      .trim()
      .split(/[\r\n]/, 1)[0] ?? ''
  );
}
