import { type BulletNode, type FenceNode, match, type Span, type TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import { parseSlice } from '../../json/embedded.ts';
import type { Json } from '../../json/index.ts';
import { type Context, contentOf, type Field, saysNothing, trimSpan } from './context.ts';

/** The text of a field, with its place: a step further than the path. */
export function readText(field: Field, path: Path, step: string, context: Context): string {
  const span = contentOf(field, context);
  context.place(path, span.start === span.end ? field.name : span, step);
  return context.text(span);
}

/** The items of a list: its bullets, or what stands on the label's line between commas. `None` is no item. */
export function readNames(field: Field, path: Path, context: Context): string[] {
  const names: string[] = [];
  const add = (span: Span): void => {
    const name = unquoted(context, span);
    if (saysNothing(context.text(name))) return;
    context.place(path, name, names.length);
    names.push(context.text(name));
  };
  if (!saysNothing(context.text(field.value))) for (const span of splitAtCommas(context, field.value)) add(span);
  for (const tile of field.tiles) {
    if (tile.type === 'Bullet') add(tile.text);
    else if (tile.type === 'Text')
      for (const span of splitAtCommas(context, trimSpan(context.piece.text, tile))) add(span);
    else strayTile(tile, context);
  }
  context.place(path, contentOf(field, context));
  return names;
}

/** One `name: text` of a list. */
export interface Entry {
  readonly name: string;
  readonly text: string;
  readonly nameSpan: Span;
  readonly textSpan: Span;
}

/** The `name: text` items of a list. Items of another shape are reported; `None` is no item. */
export function readEntries(field: Field, path: Path, context: Context): Entry[] {
  const entries: Entry[] = [];
  if (!saysNothing(context.text(field.value)) && !isRemark(context.text(field.value))) context.strays.push(field.value);
  for (const tile of field.tiles) {
    if (tile.type !== 'Bullet') {
      strayTile(tile, context);
      continue;
    }
    const entry = readEntry(tile, path, context);
    if (entry !== undefined) entries.push(entry);
  }
  context.place(path, contentOf(field, context));
  return entries;
}

/** `(if applicable)` */
function isRemark(value: string): boolean {
  return value.startsWith('(') && value.endsWith(')');
}

function readEntry(bullet: BulletNode, path: Path, context: Context): Entry | undefined {
  const { content } = bullet;
  if (content.kind === 'entry') {
    context.mistakes(content.errors, path);
    const name = unquoted(context, content.name);
    if (content.style !== 'code') {
      context.tell('bad-entry', content.name, `The name is not in backticks: ${quote(context.text(name))}`, path);
    }
    return { name: context.text(name), text: context.text(content.value), nameSpan: name, textSpan: content.value };
  }
  const name = unquoted(context, bullet.text);
  if (saysNothing(context.text(name))) return undefined;
  context.tell('bad-entry', bullet.text, `The list item has no colon: ${quote(context.text(bullet.text))}`, path);
  const nothing = { start: name.end, end: name.end };
  return { name: context.text(name), text: '', nameSpan: name, textSpan: nothing };
}

/** Entries as a record; a name that comes twice is an error, the last one wins. */
export function readRecord(field: Field, path: Path, context: Context): Record<string, string> {
  const record: Record<string, string> = {};
  const names = new Map<string, Range>();
  for (const { name, text, nameSpan, textSpan } of readEntries(field, path, context)) {
    const before = names.get(name);
    if (before !== undefined) context.twice(name, nameSpan, [...path, name], before);
    names.set(name, context.range(nameSpan));
    setOwn(record, name, text);
    context.place(path, textSpan.start === textSpan.end ? nameSpan : textSpan, name);
  }
  return record;
}

/** The JSON of a field: a fenced block, or a value on the label's line; undefined where there is none. */
export function readJson(field: Field, path: Path, context: Context): Json | undefined {
  let value: Json | undefined;
  let before: Range | undefined;
  const take = (span: Span): void => {
    if (before !== undefined)
      context.tell(
        'duplicate-block',
        span,
        `${field.label} has several blocks; the last one counts`,
        path,
        undefined,
        before,
      );
    before = context.range(span);
    const { text, offset } = context.piece;
    const parsed = parseSlice(text, span.start, span.end);
    for (const found of parsed.diagnostics) context.pass(found, path);
    value = parsed.value;
    context.place(path, span);
    context.places.noteInside(path, (inside) => {
      const range = parsed.locate(inside);
      return range && { start: range.start + offset, end: range.end + offset };
    });
  };
  const inline = context.text(field.value);
  if (inline.startsWith('{') || inline.startsWith('[')) take(field.value);
  else if (!saysNothing(inline) && !isRemark(inline)) {
    context.tell('bad-schema', field.value, `${field.label} must be a JSON block, not ${quote(inline)}`, path);
    context.place(path, field.value);
    value = inline;
  }
  for (const tile of field.tiles) {
    if (tile.type !== 'Fence') strayTile(tile, context);
    else {
      checkInfo(tile, 'json', path, context);
      take(tile.body);
    }
  }
  return value;
}

/** The SQL statements of a field, each without its final `;`. */
export function readStatements(field: Field, path: Path, context: Context): string[] {
  const statements: string[] = [];
  const take = (span: Span): void => {
    for (const statement of splitStatements(span, path, context)) {
      context.place(path, statement, statements.length);
      statements.push(context.text(statement));
    }
  };
  if (!saysNothing(context.text(field.value))) take(field.value);
  for (const tile of field.tiles) {
    if (tile.type === 'Fence') {
      checkInfo(tile, 'sql', path, context);
      take(tile.body);
    } else if (tile.type === 'Bullet') {
      const statement = unquoted(context, tile.text);
      if (!saysNothing(context.text(statement))) take(statement);
    } else if (tile.type === 'Text') {
      const span = trimSpan(context.piece.text, tile);
      if (!saysNothing(context.text(span))) take(span);
    } else strayTile(tile, context);
  }
  context.place(path, contentOf(field, context));
  return statements;
}

/** The statements of a stretch of SQL: they end at a `;` outside of strings, comments and parentheses. */
function splitStatements(span: Span, path: Path, context: Context): Span[] {
  const source = context.text(span);
  const found = match(source, 'SqlPieces', 0);
  const statements: Span[] = [];
  let start = 0;
  let depth = 0;
  let unbalanced = false;
  let isEmpty = true;
  const close = (end: number): void => {
    const { start: from, end: to } = trimSpan(source, { start, end });
    const text = { start: span.start + from, end: span.start + to };
    // Comments behind the last statement belong to none.
    if (from < to) (isEmpty ? context.strays : statements).push(text);
    isEmpty = true;
  };
  for (const piece of found.matched ? found.value : []) {
    const isSpace = piece.type === 'Text' && source.slice(piece.start, piece.end).trim() === '';
    if (piece.type !== 'Comment' && piece.type !== 'End' && !isSpace) isEmpty = false;
    if (piece.type === 'Open') depth++;
    else if (piece.type === 'Close') {
      unbalanced ||= depth === 0;
      depth = Math.max(0, depth - 1);
    } else if (piece.type === 'End' && depth === 0) {
      close(piece.start);
      start = piece.end;
    } else if (piece.type === 'MissingSqlQuote' || piece.type === 'MissingSqlCommentEnd') unbalanced = true;
  }
  close(source.length);
  if (unbalanced || depth > 0)
    context.tell('bad-sql', span, 'A quote, comment or parenthesis of the SQL does not close', path);
  return statements;
}

/** Tells what a block is marked with, where it is not what the specification writes. */
function checkInfo({ info }: FenceNode, language: string, path: Path, context: Context): void {
  const text = context.text(info);
  if (text === '' || text.toLowerCase() === language) return;
  context.tell('block-info', info, `The block is marked ${quote(text)}; it was read as ${language}`, path);
}

/** A tile that has no place in a field of this kind: the item keeps it as text without a label. */
export function strayTile(tile: TileNode, context: Context): void {
  if (tile.type === 'Blank' || tile.type === 'Rule' || tile.type === 'Footer') return;
  context.strays.push(tile);
}

/** A span without pairs of backticks or stars around it. Underscores stay: `__init__` is a name. */
export function unquoted(context: Context, span: Span): Span {
  const { text: whole } = context.piece;
  if (!MARKS.includes(whole.charAt(span.start))) return span;
  const text = context.text(span);
  for (const mark of ['**', '`', '"']) {
    const long = text.length > 2 * mark.length && text.startsWith(mark) && text.endsWith(mark);
    if (long && text.indexOf(mark, mark.length) === text.length - mark.length) {
      return unquoted(context, { start: span.start + mark.length, end: span.end - mark.length });
    }
  }
  return span;
}

const MARKS = '*_`"';

function splitAtCommas(context: Context, span: Span): Span[] {
  const text = context.text(span);
  const parts: Span[] = [];
  for (let at = 0; at <= text.length; ) {
    const comma = text.indexOf(',', at);
    const end = comma === -1 ? text.length : comma;
    parts.push(trimSpan(context.piece.text, { start: span.start + at, end: span.start + end }));
    at = end + 1;
  }
  return parts;
}
