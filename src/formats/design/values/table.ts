import type { TableNode } from '../../../../generated/design.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Page } from '../read/page.ts';

/** The cells of a table's head. */
export function headOf({ head }: TableNode): readonly Range[] {
  return head.type === 'BadTable' ? head.row.cells : head.cells;
}

/** The names of columns in lower case, by the field in their cells. */
export type Heads<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** The field in the cells below a head; undefined if unknown. */
export function keyOf<Key extends string>(head: Range, heads: Heads<Key>, page: Page): Key | undefined {
  const name = page.source(page.unquoted(head)).toLowerCase();
  for (const key in heads) if (heads[key].includes(name)) return key;
  return undefined;
}

/** A row of a table, with its cells by field. */
export interface KeyedCells<Key extends string> {
  readonly range: Range;
  readonly cells: ReadonlyMap<Key, Range>;
}

/** The rows of a table; undefined if a head is unknown or repeated, or a row has more cells than the head. */
export function keyedRows<Key extends string>(
  table: TableNode,
  heads: Heads<Key>,
  page: Page,
): KeyedCells<Key>[] | undefined {
  const order = headOf(table).map((head) => keyOf(head, heads, page));
  const isKnown = order.every((key, at) => key !== undefined && order.indexOf(key) === at);
  if (!isKnown || table.rows.some(({ cells }) => cells.length > order.length)) return undefined;
  return table.rows.map(({ cells, start, end }) => ({
    range: page.trim({ start, end }),
    cells: new Map(order.flatMap((key, at) => (key && cells[at] ? [[key, cells[at]] as const] : []))),
  }));
}

/** Reports a table without the line below its head. */
export function reportBadTable(table: TableNode, path: Path, page: Page): void {
  const message = 'The table has no line of dashes below its head, or one with another number of cells';
  if (table.head.type === 'BadTable') page.report('bad-table', table, message, path);
}

/** The text of a cell, with pipes unescaped. */
export function cellText(range: Range, page: Page): string {
  const text = page.text(range);
  return text.includes('\\|') ? text.replaceAll('\\|', '|') : text;
}

/** The text of a cell, with pipes escaped. */
export function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|');
}

/** A row of a table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}
