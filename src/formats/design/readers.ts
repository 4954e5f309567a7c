import type { FenceNode, Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { findJson, parseSlice } from '../json/embedded.ts';
import type { Json } from '../json/index.ts';
import { type Context, contentOf, type Field, saysNothing, trimSpan } from './context.ts';
import { Nesting } from './nesting.ts';
import { Others } from './others.ts';
import { matchSpan } from './reading.ts';

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
  const others = new Others(field, context);
  const nesting = new Nesting();
  for (const tile of field.tiles) {
    // A list within an item says more of it: that is no part of its name.
    if (nesting.holds(tile, context)) context.strays.push(tile);
    else if (tile.type === 'Bullet') add(tile.text);
    else if (tile.type === 'Text')
      for (const span of splitAtCommas(context, trimSpan(context.piece.text, tile))) add(span);
    else others.add(tile);
  }
  others.keep(names.length > 0, path);
  context.place(path, contentOf(field, context));
  return names;
}

/** Whether a value is a remark of the specification's template: `(if applicable)`. */
export function isTemplateRemark(span: Span, context: Context): boolean {
  return matchSpan(context.piece.text, span, 'TemplateRemark').matched;
}

/** The JSON of a field: a fenced block, or a value on the label's line; undefined where there is none. */
export function readJson(field: Field, path: Path, context: Context): Json | undefined {
  const { offset } = context.piece;
  const others = new Others(field, context);
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
    const parsed = parseSlice(context.piece.text, span.start, span.end);
    for (const found of parsed.diagnostics) context.pass(found, path);
    value = parsed.value;
    context.place(path, span);
    context.places.noteInside(path, (inside) => {
      const range = parsed.locate(inside);
      return range && { start: range.start + offset, end: range.end + offset };
    });
  };
  for (const text of jsonTexts(field, context)) {
    const { block, rest } = splitJson(text, text.start === field.value.start, context);
    if (block === undefined) {
      if (!saysNothing(context.text(rest)) && !isTemplateRemark(rest, context)) others.addText(rest);
      continue;
    }
    if (block.start !== field.value.start)
      context.tell('bad-form', block, `${field.label} has its JSON outside of a fenced block`, path);
    take(block);
    if (rest.start < rest.end) others.addText(rest);
  }
  for (const tile of field.tiles) {
    if (tile.type === 'Fence') {
      checkInfo(tile, 'json', path, context);
      take(tile.body);
    } else if (tile.type !== 'Text') others.add(tile);
  }
  if (before !== undefined || others.isEmpty) {
    others.keepAsRemarks();
    return value;
  }
  // What stands there is kept as it is: the place of the schema is the place of the text.
  const content = contentOf(field, context);
  const text = context.text(content);
  context.tell('bad-schema', content, `${field.label} must be a JSON block, not ${quote(text)}`, path);
  context.place(path, content);
  return text;
}

/** The texts of a field, on its line and below: one that goes on behind a blank line is one text. */
function jsonTexts(field: Field, context: Context): Span[] {
  const texts: Span[] = [];
  let open = field.value.start < field.value.end ? field.value : undefined;
  const close = (): void => {
    if (open !== undefined) texts.push(trimSpan(context.piece.text, open));
    open = undefined;
  };
  for (const tile of field.tiles) {
    if (tile.type === 'Text') {
      const isJson = open !== undefined && '{['.includes(context.piece.text.charAt(open.start));
      if (!isJson) close();
      open = { start: open?.start ?? trimSpan(context.piece.text, tile).start, end: tile.end };
    } else close();
  }
  close();
  return texts;
}

/** The object or array that a text begins with, and what stands behind it. Below a label, brackets may be a link's. */
function splitJson(text: Span, isOnLine: boolean, context: Context): { block?: Span; rest: Span } {
  const source = context.text(text);
  if (!source.startsWith('{') && !source.startsWith('[')) return { rest: text };
  const [found] = findJson(source);
  if (source.startsWith('[') && !isOnLine && !(found?.start === 0 && found.valid)) return { rest: text };
  if (found?.start !== 0) return { block: text, rest: { start: text.end, end: text.end } };
  const end = text.start + found.end;
  return { block: { start: text.start, end }, rest: trimSpan(context.piece.text, { start: end, end: text.end }) };
}

/** The SQL statements of a field, each without its final `;`. */
export function readStatements(field: Field, path: Path, context: Context): string[] {
  const statements: string[] = [];
  const others = new Others(field, context);
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
    } else others.add(tile);
  }
  others.keep(statements.length > 0, path);
  context.place(path, contentOf(field, context));
  return statements;
}

/** The statements of a stretch of SQL: they end at a `;` outside of strings, comments and parentheses. */
function splitStatements(span: Span, path: Path, context: Context): Span[] {
  const { text } = context.piece;
  const found = matchSpan(text, span, 'SqlPieces');
  const statements: Span[] = [];
  let start = span.start;
  let depth = 0;
  let unbalanced = false;
  let isEmpty = true;
  const close = (end: number): void => {
    const statement = trimSpan(text, { start, end });
    // Comments behind the last statement belong to none.
    if (statement.start < statement.end) (isEmpty ? context.strays : statements).push(statement);
    isEmpty = true;
  };
  for (const piece of found.matched ? found.value : []) {
    const isSpace = piece.type === 'Text' && context.text(piece).trim() === '';
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
  close(span.end);
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
