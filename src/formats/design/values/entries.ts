import type { BulletNode, FenceNode, InlineEntriesNode, TableNode } from '../../../../generated/design.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Member } from '../../../engine/index.ts';
import { parseAt } from '../../json/embedding.ts';
import { entry, listed } from '../blocks.ts';
import type { Raised } from '../model.ts';
import { type Field, isText } from '../read/field.ts';
import { Names, Nesting, type Page, saysNothing, textRange } from '../read/page.ts';
import type { Kind } from './kind.ts';
import { cellText, headOf, reportBadTable } from './table.ts';

/** A `name: text` of a list. */
export interface Entry {
  readonly name: string;
  readonly text: string;
  readonly nameRange: Range;
  readonly textRange: Range;
}

/**
 * The `name: text` items of a list; with a warning also those of a table, a JSON object, or text that reads like items.
 * Everything else is reported; `None` is not an item.
 */
function readEntries(field: Field): Entry[] {
  const { page, path } = field;
  const inline = field.head?.type === 'EntriesHead' ? field.head.value : null;
  const entries: Entry[] = [];
  const nesting = new Nesting();
  const texts: { readonly range: Range; readonly entries: readonly InlineEntriesNode[] | null }[] = [];
  const addLines = (range: Range, lines: readonly InlineEntriesNode[]): void => {
    field.report('bad-form', page.trim(range), `There must be a list here, not ${quote(page.text(range))}`);
    for (const line of lines) append(entries, inlineEntries(line, page));
  };
  const value = page.text(field.value);
  if (inline?.type !== 'TemplateRemark' && !saysNothing(value))
    texts.push({ range: field.value, entries: inline?.type === 'InlineEntries' ? [inline] : null });
  for (const block of field.blocks) {
    const last = nesting.holds(block) ? entries.pop() : undefined;
    if (last !== undefined) entries.push(extended(last, block, page));
    else if (block.type === 'Bullet') append(entries, readEntry(block, path, page));
    else if (block.type === 'EntriesText' && block.lines.every(isSure)) addLines(block, block.lines);
    else if (isText(block)) {
      if (!saysNothing(page.text(block)))
        texts.push({ range: page.trim(block), entries: block.type === 'EntriesText' ? block.lines : null });
    } else {
      const found =
        block.type === 'Table'
          ? tableEntries(block, path, page)
          : block.type === 'Fence'
            ? jsonEntries(block, path, page)
            : [];
      if (found.length === 0) field.addOther(block);
      append(entries, found);
    }
  }
  // Text is only read like a list if there is nothing else; otherwise it is a remark.
  if (entries.length === 0 && texts.every((text) => text.entries !== null)) {
    for (const { range, entries: lines } of texts) addLines(range, lines ?? []);
  } else for (const { range } of texts) field.addOtherText(range);
  field.keepOthers(entries.length > 0);
  field.place(field.content);
  return entries;
}

/** Names with texts; absent if there are none. */
export const entries: Kind<Record<string, string>> = {
  read: (field, member) => {
    const found = readEntries(field);
    if (found.length > 0) writeRecord(found, member, field.page);
  },
  write: (label, record) =>
    listed(
      label,
      Object.entries(record).map(([name, text]) => entry(name, text)),
    ),
};

/** `entries` for names that are always in the model. */
export const docs: Kind<Record<string, string>> = {
  read: (field, member) => writeRecord(readEntries(field), member, field.page),
  write: (label, record) => (Object.keys(record).length === 0 ? [] : entries.write(label, record)),
};

/** The errors that a method raises. */
export const raised: Kind<Raised[]> = {
  read: (field, member) => {
    const list = member.list();
    list.clear();
    for (const { name, text, nameRange, textRange } of readEntries(field)) {
      const one = list.add({ error: name, description: text }, { range: null });
      one.place('error', nameRange);
      one.place('description', textRange);
    }
  },
  write: (label, errors) =>
    errors.length === 0
      ? []
      : listed(
          label,
          errors.map(({ error, description }) => entry(error, description)),
        ),
};

/** Writes entries as a record; a repeated name is an error, the last one wins. */
function writeRecord(found: readonly Entry[], member: Member<Record<string, string>>, page: Page): void {
  member.set({}, { range: null });
  const record = member.part();
  const names = new Names(record, page);
  for (const { name, text, nameRange, textRange } of found) {
    names.take(name, nameRange);
    record.set(name, text, { range: textRange.start === textRange.end ? nameRange : textRange });
  }
}

function readEntry(bullet: BulletNode, path: Path, page: Page): Entry[] {
  const { content } = bullet;
  const whole = page.trim(textRange(bullet));
  if (content === null || content.type === 'Failure' || content.type === 'LooseFailure') {
    const name = page.unquoted(whole);
    const text = page.source(name);
    if (saysNothing(text)) return [];
    page.report('bad-entry', whole, `The list item has no colon: ${quote(page.source(whole))}`, path);
    return [{ name: text, text: '', nameRange: name, textRange: { start: whole.end, end: whole.end } }];
  }
  const nameRange = nameOf(bullet, page);
  const name = page.source(nameRange);
  reportBadLabel(bullet, path, page);
  const value = textOf(bullet, page);
  if (content.type !== 'CodeItem') {
    const isCode = content.type === 'LooseItem' && content.name.type === 'CodeName';
    const wrong = isCode ? 'No colon parts the name from its text' : 'The name is not in backticks';
    page.report('bad-entry', nameRange, `${wrong}: ${quote(name)}`, path, {
      hint: `Write - \`${name}\`: and what it is.`,
    });
  }
  return [{ name, text: page.source(value), nameRange, textRange: value }];
}

/** Whether a list item begins with a name. */
export function isNamed({ content }: BulletNode): boolean {
  return content?.type === 'LabelledItem' || content?.type === 'CodeItem' || content?.type === 'LooseItem';
}

/** The name at the beginning of a list item, without markup. */
export function nameOf({ content, text }: BulletNode, page: Page): Range {
  if (content?.type === 'LabelledItem') return page.unquoted(content.label.name);
  return content?.type === 'CodeItem' || content?.type === 'LooseItem' ? page.unquoted(content.name) : text;
}

/** Reports a malformed label at the beginning of a list item. */
export function reportBadLabel({ content }: BulletNode, path: Path, page: Page): void {
  if (content?.type !== 'LabelledItem' || content.label.type !== 'BadLabel') return;
  const { raw, start, end } = content.label;
  page.report('bad-label', { start, end }, `The label is not bold with a colon: ${quote(raw)}`, path);
}

/** The text of a list item after its name. */
export function textOf(bullet: BulletNode, page: Page): Range {
  return page.unboldened(textRange(bullet), bullet.text);
}

/** An entry, extended by a list inside its item. */
function extended(entry: Entry, { end }: Range, page: Page): Entry {
  const textRange = page.trim({ start: entry.textRange.start, end });
  return { ...entry, textRange, text: page.source(textRange) };
}

/** The rows of a table: the first cell is the name, the others are the text. Empty if a row has neither. */
export function tableEntries(table: TableNode, path: Path, page: Page): Entry[] {
  const head = headOf(table);
  const isPlain =
    head.length > 1 && table.rows.every(({ cells: [name] }) => name !== undefined && page.text(name) !== '');
  if (!isPlain || table.rows.length === 0) return [];
  reportBadTable(table, path, page);
  page.report('bad-form', table, 'There must be a list here, not a table', path);
  return table.rows.map(({ cells: [name = table, ...cells] }) => {
    const filled = cells.map((cell) => page.trim(cell)).filter(({ start, end }) => start < end);
    const nameRange = page.unquoted(name);
    const nothing = { start: nameRange.end, end: nameRange.end };
    return {
      name: cellText(nameRange, page),
      text: filled.map((cell) => cellText(cell, page)).join(', '),
      nameRange,
      textRange: { start: (filled[0] ?? nothing).start, end: (filled.at(-1) ?? nothing).end },
    };
  });
}

/** The fields of an object of texts. */
function jsonEntries({ body }: FenceNode, path: Path, page: Page): Entry[] {
  const { value, ok, locate } = parseAt(page.source(body), body.start);
  if (!ok || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const entries: Entry[] = [];
  for (const [name, text] of Object.entries(value)) {
    const range = locate([name]) ?? body;
    if (typeof text !== 'string') return [];
    entries.push({ name, text, nameRange: range, textRange: range });
  }
  if (entries.length > 0) page.report('bad-form', body, 'There must be a list here, not a JSON object', path);
  return entries;
}

/** Names in backticks, each with a text, are certainly entries. */
function isSure({ entries }: InlineEntriesNode): boolean {
  return entries.every(({ name, value }) => name.type === 'CodeName' && value !== null);
}

function inlineEntries({ entries }: InlineEntriesNode, page: Page): Entry[] {
  return entries.map(({ name, value }) => {
    const nameRange = page.trim(name);
    const textRange = value === null ? { start: nameRange.end, end: nameRange.end } : page.trim(value);
    return { name: page.source(nameRange), text: page.source(textRange), nameRange, textRange };
  });
}
