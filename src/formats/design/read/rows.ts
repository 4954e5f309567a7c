import type { BulletNode, TableNode } from '../../../../generated/design.ts';
import type { Range } from '../../../core/range.ts';
import type { List } from '../../../engine/index.ts';
import type { ItemKey, ItemKind } from '../item-kind.ts';
import { isNamed, nameOf, textOf } from '../values/entries.ts';
import { cellText, type Heads, headOf, type KeyedCells, keyedRows, reportBadTable } from '../values/table.ts';
import { reportMissing } from './item.ts';
import { Nesting, type Page } from './page.ts';

/** Names of columns that count the rows. */
const COUNTS = ['', '#', 'no', 'no.', 'nr', 'nr.'];

/**
 * Reads a table instead of items, one for each row: if each of its columns is a field, and no row lacks what identifies
 * an item. Otherwise returns false and reads nothing.
 */
export function readRows<Item extends object>(
  table: TableNode,
  kind: ItemKind<Item>,
  list: List<Item>,
  page: Page,
): boolean {
  const rows = rowsIn(table, kind, page);
  if (rows === undefined) return false;
  reportBadTable(table, list.pathOf(list.value.length), page);
  reportForm(page.trim(table), 'a row of a table', kind, list, page);
  for (const row of rows) readRow(row, kind, list, page);
  return true;
}

/**
 * `readRows` for a list, one item for each list item: if all of them have a name and a text, and none contains a list.
 */
export function readBullets<Item extends object>(
  bullets: readonly BulletNode[],
  kind: ItemKind<Item>,
  list: List<Item>,
  page: Page,
): boolean {
  const nesting = new Nesting();
  const { names, isName = () => true } = kind.inRows ?? {};
  // `- **Purpose:** …` is a field of an item without a heading.
  const words = new Set([...Object.values(headsOf(kind)).flat(), ...kind.rows.map(({ label }) => label.toLowerCase())]);
  const rows = bullets.map((bullet) => {
    const name = nameOf(bullet, page);
    const text = textOf(bullet, page);
    const isItem =
      !nesting.holds(bullet) &&
      isNamed(bullet) &&
      isName(page.source(name)) &&
      !words.has(page.source(name).toLowerCase()) &&
      text.start < text.end;
    return names && isItem
      ? {
          range: page.trim(bullet),
          cells: new Map([
            [names.name, name],
            [names.text, text],
          ]),
        }
      : null;
  });
  const found = rows.filter((row) => row !== null);
  const [first] = found;
  if (first === undefined || found.length < rows.length) return false;
  reportForm(first.range, 'an item of a list', kind, list, page);
  for (const row of found) readRow(row, kind, list, page);
  return true;
}

function reportForm<Item extends object>(
  range: Range,
  form: string,
  { what }: ItemKind<Item>,
  list: List<Item>,
  page: Page,
): void {
  const hint = `Write each ${what} below a heading of its own, as in the specification.`;
  page.report('bad-form', range, `Each ${what} must have a heading, not ${form}`, list.pathOf(list.value.length), {
    hint,
  });
}

function readRow<Item extends object>(
  { range, cells: row }: KeyedCells<string>,
  kind: ItemKind<Item>,
  list: List<Item>,
  page: Page,
): void {
  const part = list.prepare(kind.empty());
  list.place(list.value.length, range);
  const texts = new Map([...row].map(([name, cell]) => [name, cellText(page.unquoted(cell), page)]));
  kind.inRows?.read(Object.fromEntries(texts), part, (code, message, path) => page.report(code, range, message, path));
  const readCell = <Key extends ItemKey<Item>>(key: Key): void => {
    const cell = row.get(key);
    if (cell === undefined) return;
    const value = kind.labels[key]?.as.cell?.(texts.get(key) ?? '', (code, message) =>
      page.report(code, page.unquoted(cell), message, part.pathOf(key)),
    );
    if (value !== undefined) part.set(key, value, { range: null });
  };
  for (const { key } of kind.rows) readCell(key);
  const places = new Map([...row].map(([name, cell]) => [name, page.unquoted(cell)]));
  part.within(([name]) => places.get(String(name)));
  reportMissing(kind, part, range, page, ({ key }) => row.has(key), ' below the heading');
  list.take();
}

/** The rows of a table without a counting column. */
export function cellsOf(table: TableNode, page: Page): Range[][] {
  const isCount = headOf(table).map((head) => COUNTS.includes(page.text(head).toLowerCase()));
  return table.rows.map(({ cells }) => cells.filter((cell, at) => isCount[at] !== true && page.text(cell) !== ''));
}

/** The rows of a table of items; undefined for other tables, or if a row lacks what identifies an item. */
function rowsIn<Item extends object>(
  table: TableNode,
  kind: ItemKind<Item>,
  page: Page,
): KeyedCells<string>[] | undefined {
  if (kind.inRows === undefined) return undefined;
  const [due = ''] = Object.keys(kind.inRows.heads);
  const rows = keyedRows<string>(table, { ...headsOf(kind), '#': COUNTS }, page) ?? [];
  const isWhole = rows.every(({ cells }) => isFilled(cells.get(due), page));
  return isWhole && rows.length > 0 ? rows : undefined;
}

/** The names of columns, by field. */
function headsOf<Item extends object>({ rows, inRows }: ItemKind<Item>): Heads<string> {
  const labels = rows.filter(({ isCell }) => isCell);
  return {
    ...Object.fromEntries(labels.map(({ key, label, heads = [] }) => [key, [label.toLowerCase(), ...heads]])),
    ...inRows?.heads,
  };
}

function isFilled(cell: Range | undefined, page: Page): boolean {
  return cell !== undefined && page.text(cell) !== '';
}
