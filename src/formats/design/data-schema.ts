import type { RowNode, Span, TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { type Context, type Field, saysNothing } from './context.ts';
import { cellText } from './entries.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Column, DataSchema } from './model.ts';
import { Others } from './others.ts';
import { readStatements, readText, unquoted } from './readers.ts';
import { matchSpan } from './reading.ts';
import { readItemName } from './titles.ts';

/** The labels of a table. */
export const dataSchemaLabels: Labels<DataSchema> = labelsOf<DataSchema>([
  {
    name: 'Description',
    read(table, field, path, context) {
      table.description = readText(field, path, 'description', context);
    },
  },
  {
    name: 'Columns',
    others: ['Column', 'Fields'],
    read(table, field, path, context) {
      table.columns = readColumns(field, [...path, 'columns'], context);
    },
  },
  {
    name: 'Indexes',
    others: ['Indices', 'Index'],
    read(table, field, path, context) {
      table.indexes = readStatements(field, [...path, 'indexes'], context);
    },
  },
  {
    name: 'Relationships',
    others: ['Foreign Keys', 'Relations', 'Relationship'],
    read(table, field, path, context) {
      table.relationships = readStatements(field, [...path, 'relationships'], context);
    },
  },
  {
    name: 'Constraints',
    others: ['Checks', 'Constraint', 'Check Constraints'],
    read(table, field, path, context) {
      table.constraints = readStatements(field, [...path, 'constraints'], context);
    },
  },
]);

/** The table that a heading opens: `Table: users`, or the name alone. */
export function openDataSchema(title: Span, path: Path, context: Context): DataSchema {
  const name = readItemName('table', title, path, context);
  context.place(path, name, 'table_name');
  return {
    table_name: context.text(name),
    description: '',
    columns: [],
    indexes: [],
    relationships: [],
    constraints: [],
  };
}

/** Which part of a column stands in each cell of a row. */
type Order = readonly (keyof Column | undefined)[];

/** What the heads of the columns are called. */
const HEADS: ReadonlyMap<string, keyof Column> = new Map<string, keyof Column>([
  ['column', 'name'],
  ['column name', 'name'],
  ['name', 'name'],
  ['field', 'name'],
  ['type', 'type'],
  ['data type', 'type'],
  ['constraints', 'constraints'],
  ['constraint', 'constraints'],
]);

function readColumns(field: Field, path: Path, context: Context): Column[] {
  const columns: Column[] = [];
  const others = new Others(field, context);
  let order: Order | undefined;
  const add = (rows: readonly RowNode[], by: Order): void => {
    for (const row of rows) {
      const at = [...path, columns.length];
      context.place(at, row);
      columns.push(readColumn(row, by, at, context));
    }
  };
  if (!saysNothing(context.text(field.value))) others.addText(field.value);
  for (const tile of field.tiles) {
    const rows = order === undefined ? [] : rowsApart(tile, context);
    if (order !== undefined && rows.length > 0) {
      context.tell('bad-form', tile, 'Rows of the table stand apart from it', path);
      add(rows, order);
    } else if (tile.type === 'Table') {
      context.mistakes(tile.errors, path);
      const [head] = tile.rows;
      order = head === undefined ? [] : readHead(head, path, context);
      add(tile.rows.slice(1), order);
    } else others.add(tile);
  }
  others.keep(columns.length > 0, path);
  context.place(path, field.name);
  return columns;
}

/** The rows of a table that stand behind a blank line: they have no head of their own. */
function rowsApart(tile: TileNode, context: Context): readonly RowNode[] {
  if (tile.type === 'Table') {
    const isHead = tile.rows[0]?.cells.some((cell) => partOf(cell, context) !== undefined) ?? false;
    return tile.errors.length > 0 && !isHead ? tile.rows : [];
  }
  if (tile.type !== 'Text') return [];
  const found = matchSpan(context.piece.text, tile, 'TableRows');
  const isWhole = found.matched && found.end >= tile.end;
  return isWhole && found.value.every(({ cells }) => cells.length > 1) ? found.value : [];
}

function partOf(cell: Span, context: Context): keyof Column | undefined {
  return HEADS.get(context.text(unquoted(context, cell)).toLowerCase());
}

/** Which part of a column each cell holds; a head that the specification does not have is an error. */
function readHead(head: RowNode, path: Path, context: Context): Order {
  return head.cells.map((cell) => {
    const part = partOf(cell, context);
    if (part === undefined)
      context.tell(
        'unknown-column',
        cell,
        `A table of columns has no ${quote(context.text(cell))}; its cells were left out`,
        path,
      );
    return part;
  });
}

function readColumn(row: RowNode, order: Order, path: Path, context: Context): Column {
  const column: Column = { name: '', type: '', constraints: '' };
  for (const [at, cell] of row.cells.entries()) {
    const part = order[at];
    if (part === undefined) {
      if (at >= order.length && cell.start < cell.end)
        context.tell('extra-cell', cell, `The row has more cells than the head: ${quote(context.text(cell))}`, path);
      continue;
    }
    const span = part === 'constraints' ? cell : unquoted(context, cell);
    column[part] = cellText(span, context);
    context.place(path, span, part);
  }
  return column;
}
