import type { BulletNode, FenceNode, Span, TableNode } from '../../../generated/design.ts';
import { append } from '../../core/append.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import { parseSlice } from '../json/embedded.ts';
import { type Context, contentOf, type Field, saysNothing, trimSpan } from './context.ts';
import { Nesting } from './nesting.ts';
import { Others } from './others.ts';
import { isTemplateRemark, unquoted } from './readers.ts';
import { matchSpan } from './reading.ts';

/** One `name: text` of a list. */
export interface Entry {
  readonly name: string;
  readonly text: string;
  readonly nameSpan: Span;
  readonly textSpan: Span;
}

/**
 * The `name: text` items of a list; of a table or an object of JSON, and of text that reads like items, with a warning.
 * Everything else is reported; `None` is no item.
 */
export function readEntries(field: Field, path: Path, context: Context): Entry[] {
  const entries: Entry[] = [];
  const others = new Others(field, context);
  const nesting = new Nesting();
  const inline = context.text(field.value);
  if (!saysNothing(inline) && !isTemplateRemark(field.value, context)) others.addText(field.value);
  for (const tile of field.tiles) {
    if (nesting.holds(tile, context)) {
      const last = entries.pop();
      if (last === undefined) others.add(tile);
      else entries.push(extended(last, tile, context));
    } else if (tile.type === 'Bullet') append(entries, readEntry(tile, path, context));
    else {
      const found =
        tile.type === 'Table'
          ? tableEntries(tile, path, context)
          : tile.type === 'Fence'
            ? jsonEntries(tile, path, context)
            : [];
      if (found.length === 0) others.add(tile);
      append(entries, found);
    }
  }
  // Text is read like a list only where nothing else is there: else it is a remark.
  if (entries.length === 0) append(entries, textEntries(others, path, context));
  others.keep(entries.length > 0, path);
  context.place(path, contentOf(field, context));
  return entries;
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

function readEntry(bullet: BulletNode, path: Path, context: Context): Entry[] {
  const { content } = bullet;
  if (content.kind === 'entry') {
    context.mistakes(content.errors, path);
    const name = unquoted(context, content.name);
    if (content.style !== 'code') {
      const text = context.text(name);
      const message = `The name is not in backticks: ${quote(text)}`;
      const hint = `Write - \`${text}\`: and what it is.`;
      context.tell('bad-entry', content.name, message, path, undefined, undefined, { hint });
    }
    return [{ name: context.text(name), text: context.text(content.value), nameSpan: name, textSpan: content.value }];
  }
  const name = unquoted(context, bullet.text);
  if (saysNothing(context.text(name))) return [];
  context.tell('bad-entry', bullet.text, `The list item has no colon: ${quote(context.text(bullet.text))}`, path);
  const nothing = { start: bullet.text.end, end: bullet.text.end };
  return [{ name: context.text(name), text: '', nameSpan: name, textSpan: nothing }];
}

/** An entry with a list that stands in its item. */
function extended(entry: Entry, { end }: Span, context: Context): Entry {
  const textSpan = trimSpan(context.piece.text, { start: entry.textSpan.start, end });
  return { ...entry, textSpan, text: context.text(textSpan) };
}

/** The rows of a table: the first cell is the name, the others are the text. Empty where a row has none of them. */
export function tableEntries(table: TableNode, path: Path, context: Context): Entry[] {
  const [head, ...rows] = table.rows;
  const isPlain =
    (head?.cells.length ?? 0) > 1 && rows.every(({ cells: [name] }) => name !== undefined && name.start < name.end);
  if (!isPlain || rows.length === 0) return [];
  context.mistakes(table.errors, path);
  context.tell('bad-form', table, 'A table stands where a list is due', path);
  return rows.map(({ cells: [name = table, ...cells] }) => {
    const filled = cells.filter(({ start, end }) => start < end);
    const nameSpan = unquoted(context, name);
    const nothing = { start: name.end, end: name.end };
    const textSpan = { start: (filled[0] ?? nothing).start, end: (filled.at(-1) ?? nothing).end };
    return {
      name: cellText(nameSpan, context),
      text: filled.map((cell) => cellText(cell, context)).join(', '),
      nameSpan,
      textSpan,
    };
  });
}

/** The text of a cell without the escapes that keep a pipe from ending it. */
export function cellText(span: Span, context: Context): string {
  const text = context.text(span);
  return text.includes('\\|') ? text.replaceAll('\\|', '|') : text;
}

/** The fields of an object of texts. */
function jsonEntries({ body }: FenceNode, path: Path, context: Context): Entry[] {
  const { value, ok, locate } = parseSlice(context.piece.text, body.start, body.end);
  if (!ok || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const entries: Entry[] = [];
  for (const [name, text] of Object.entries(value)) {
    const span = locate([name]) ?? body;
    if (typeof text !== 'string') return [];
    entries.push({ name, text, nameSpan: span, textSpan: span });
  }
  if (entries.length > 0) context.tell('bad-form', body, 'An object of JSON stands where a list is due', path);
  return entries;
}

/** Text that reads like the items of a list. */
function textEntries(others: Others, path: Path, context: Context): Entry[] {
  const entries: Entry[] = [];
  for (const text of others.texts) {
    const found = matchSpan(context.piece.text, text, 'InlineEntries');
    if (!found.matched || found.end < text.end) return [];
    for (const { name, value } of found.value)
      entries.push({ name: context.text(name), text: context.text(value), nameSpan: name, textSpan: value });
  }
  for (const text of others.texts)
    context.tell('bad-form', text, `A text stands where a list is due: ${quote(context.text(text))}`, path);
  others.dropTexts();
  return entries;
}
