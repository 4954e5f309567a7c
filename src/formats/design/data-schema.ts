import type { RowNode, Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { type Context, type Field, saysNothing } from './context.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Column, DataSchema } from './model.ts';
import { readStatements, readText, unquoted } from './readers.ts';
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
  if (!saysNothing(context.text(field.value))) context.strays.push(field.value);
  for (const tile of field.tiles) {
    if (tile.type === 'Blank' || tile.type === 'Rule') continue;
    if (tile.type !== 'Table') {
      context.strays.push(tile);
      continue;
    }
    context.mistakes(tile.errors, path);
    const [head, ...rows] = tile.rows;
    const order = head === undefined ? [] : readHead(head, path, context);
    for (const row of rows) {
      const at = [...path, columns.length];
      context.place(at, row);
      columns.push(readColumn(row, order, at, context));
    }
  }
  context.place(path, field.name);
  return columns;
}

/** Which part of a column each cell holds; a head that the specification does not have is an error. */
function readHead(head: RowNode, path: Path, context: Context): (keyof Column | undefined)[] {
  return head.cells.map((cell) => {
    const part = HEADS.get(context.text(unquoted(context, cell)).toLowerCase());
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

function readColumn(row: RowNode, order: readonly (keyof Column | undefined)[], path: Path, context: Context): Column {
  const column: Column = { name: '', type: '', constraints: '' };
  for (const [at, cell] of row.cells.entries()) {
    const part = order[at];
    if (part === undefined) {
      if (at >= order.length && cell.start < cell.end)
        context.tell('extra-cell', cell, `The row has more cells than the head: ${quote(context.text(cell))}`, path);
      continue;
    }
    const span = part === 'constraints' ? cell : unquoted(context, cell);
    column[part] = context.text(span).replaceAll('\\|', '|');
    context.place(path, span, part);
  }
  return column;
}
