import type { TableRowNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Member, Part } from '../../../engine/index.ts';
import { below } from '../blocks.ts';
import type { Column } from '../model.ts';
import type { Field } from '../read/field.ts';
import type { Block, Page } from '../read/page.ts';
import type { Kind } from './kind.ts';
import { cellText, type Heads, headOf, keyOf, reportBadTable, row } from './table.ts';

/** The field of a column for each cell of a row. */
type Order = readonly (keyof Column | undefined)[];

const HEADS: Heads<keyof Column> = {
  name: ['column', 'column name', 'name', 'field'],
  type: ['type', 'data type'],
  constraints: ['constraints', 'constraint'],
};

/** The columns of a table. */
export const columns: Kind<Column[]> = {
  read: readColumns,
  write: (label, list) => {
    const rows = list.map(({ name, type, constraints }) => row([name, type, constraints]));
    return below(
      label,
      [row(['Column', 'Type', 'Constraints']), '|--------|------|-------------|', ...rows].join('\n'),
    );
  },
};

function readColumns(field: Field, member: Member<Column[]>): void {
  const { page, path } = field;
  const list = member.list();
  list.clear();
  let order: Order | undefined;
  const add = (rows: readonly TableRowNode[], by: Order): void => {
    for (const row of rows) {
      const column = list.add({ name: '', type: '', constraints: '' }, { range: page.trim(row) });
      readColumn(row, by, column, page);
    }
  };
  field.addOtherValue();
  for (const block of field.blocks) {
    const rows = order === undefined ? [] : rowsApart(block, page);
    if (order !== undefined && rows.length > 0) {
      field.report('bad-form', block, 'There is a gap between the rows of the table');
      add(rows, order);
    } else if (block.type === 'Table') {
      reportBadTable(block, path, page);
      order = readHead(headOf(block), field);
      add(block.rows, order);
    } else field.addOther(block);
  }
  field.keepOthers(list.value.length > 0);
  field.place(field.name);
}

/** The rows of a table after a blank line, without a head of their own. */
function rowsApart(block: Block, page: Page): readonly TableRowNode[] {
  if (block.type === 'TableRows') return block.rows;
  if (block.type !== 'Table' || block.head.type !== 'BadTable') return [];
  return headOf(block).some((cell) => keyOf(cell, HEADS, page) !== undefined) ? [] : [block.head.row, ...block.rows];
}

/** The field of a column for each cell; an unknown head is an error. */
function readHead(cells: readonly Range[], field: Field): Order {
  const { page } = field;
  return cells.map((cell) => {
    const part = keyOf(cell, HEADS, page);
    if (part === undefined) {
      const message = `The column ${quote(page.text(cell))} is not in the specification; its cells were left out`;
      field.report('unknown-column', page.trim(cell), message);
    }
    return part;
  });
}

function readColumn(row: TableRowNode, order: Order, column: Part<Column>, page: Page): void {
  const cells = cellsUpTo(row.cells, order.length, column, page);
  for (const [at, cell] of cells.entries()) {
    const part = order[at];
    if (part === undefined) continue;
    const range = part === 'constraints' ? page.trim(cell) : page.unquoted(cell);
    column.set(part, cellText(range, page), { range });
  }
}

/** The cells of a row, limited to the number of heads. */
function cellsUpTo(cells: readonly Range[], most: number, column: Part<Column>, page: Page): readonly Range[] {
  const last = cells[most - 1];
  const end = cells.findLast((cell, at) => at >= most && page.text(cell) !== '')?.end;
  if (last === undefined || end === undefined) return cells;
  const whole = page.trim({ start: last.start, end });
  const text = page.source(whole);
  // Two adjacent pipes are an operator: a row does not leave surplus cells empty.
  if (!text.replaceAll('\\|', '').replaceAll('||', '').includes('|')) {
    const message = `The pipes in a cell are not escaped: ${quote(text)}`;
    page.report('extra-cell', whole, message, column.path, { severity: 'warning' });
    return [...cells.slice(0, most - 1), whole];
  }
  for (const cell of cells
    .slice(most)
    .map((extra) => page.trim(extra))
    .filter(({ start, end }) => start < end)) {
    const message = `The row has more cells than the head: ${quote(page.source(cell))}`;
    page.report('extra-cell', cell, message, column.path);
  }
  return cells;
}
