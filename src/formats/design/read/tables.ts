import type {
  FailureNode,
  FailureTextNode,
  LooseFailureNode,
  TableNode,
  TableRowNode,
} from '../../../../generated/design.ts';
import { grammar, type SqlPiecesNode } from '../../../../generated/design-other.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { List, Part } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Column, ErrorResponse } from '../model.ts';
import { type Field, isText } from './field.ts';
import { checkInfo } from './json-block.ts';
import { cellText, headOf, reportBadTable } from './lists.ts';
import { type Block, Nesting, type Page, saysNothing, textRange } from './page.ts';

// ── Columns ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which part of a column is in each cell of a row. */
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

/** Writes the columns of a table. */
export function readColumns(field: Field, columns: List<Column>): void {
  const { page, path } = field;
  let order: Order | undefined;
  const add = (rows: readonly TableRowNode[], by: Order): void => {
    for (const row of rows) {
      const column = columns.add({ name: '', type: '', constraints: '' }, { range: page.trim(row) });
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
  field.keepOthers(columns.value.length > 0);
  field.place(field.name);
}

/** The rows of a table that are after a blank line: they have no head of their own. */
function rowsApart(block: Block, page: Page): readonly TableRowNode[] {
  if (block.type === 'TableRows') return block.rows;
  if (block.type !== 'Table' || block.head.type !== 'BadTable') return [];
  return headOf(block).some((cell) => partOf(cell, page) !== undefined) ? [] : [block.head.row, ...block.rows];
}

function partOf(cell: Range, page: Page): keyof Column | undefined {
  return HEADS.get(page.source(page.unquoted(cell)).toLowerCase());
}

/** Which part of a column each cell holds; a head that the specification does not have is an error. */
function readHead(cells: readonly Range[], field: Field): Order {
  const { page } = field;
  return cells.map((cell) => {
    const part = partOf(cell, page);
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

/** The cells of a row, of which there are not more than heads. */
function cellsUpTo(cells: readonly Range[], most: number, column: Part<Column>, page: Page): readonly Range[] {
  const last = cells[most - 1];
  const end = cells.findLast((cell, at) => at >= most && page.text(cell) !== '')?.end;
  if (last === undefined || end === undefined) return cells;
  const whole = page.trim({ start: last.start, end });
  const text = page.source(whole);
  // Two pipes beside each other are an operator: no row leaves a cell empty that it does not have.
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

// ── Error responses ───────────────────────────────────────────────────────────────────────────────────────────────

/** Writes the ways in which an endpoint fails. `inline` is what is on the label's line. */
export function readFailures(field: Field, failures: List<ErrorResponse>, inline: FailureTextNode | Range): void {
  const { page } = field;
  const nesting = new Nesting();
  const add = (range: Range, { status, code, end }: FailureNode | LooseFailureNode, text: Range): void => {
    const place = page.trim(range);
    const name = code === null ? '' : codeOf(code, page);
    const failure = failures.add(
      { status: Number(status.digits), code: name, message: page.source(text) },
      { range: place },
    );
    failure.place('status', place);
    failure.place('code', code ?? place);
    failure.place('message', text);
    nesting.begin(end, (whole) => failure.set('message', page.text(whole), { range: null }));
  };
  const addLines = (range: Range, lines: readonly FailureTextNode[]): void => {
    const text = quote(page.text(range));
    field.report('bad-form', range, `Error responses must be list items, not ${text}`);
    for (const line of lines) add(line, line.failure, page.trim(line.text));
  };
  const isInline = 'failure' in inline;
  if (isInline) addLines(inline, [inline]);
  for (const block of field.blocks) {
    if (nesting.extend(block) || saysNothing(page.text(textRange(block)))) continue;
    if (block.type === 'FailureLines') addLines(block, block.lines);
    else if (block.type === 'Bullet' && isFailure(block.content)) {
      if (block.content.type === 'LooseFailure') {
        const text = quote(page.text(textRange(block)));
        const problem = `The error response is not written like **404 NOT_FOUND**: ${text}`;
        page.report('bad-failure', page.trim(textRange(block)), problem, failures.pathOf(failures.value.length));
      }
      add(textRange(block), block.content, page.unboldened(textRange(block), block.text));
    } else if (block.type !== 'Table' || !addRows(block, field, failures)) {
      field.stray(block);
      if (block.type !== 'Comment') reportNoFailure(block, field);
    }
  }
  nesting.end();
  if (!isInline && !saysNothing(page.text(field.value))) {
    field.stray(field.value);
    // Beside error responses it is a remark.
    if (failures.value.length === 0) reportNoFailure(field.value, field);
  }
  field.place(field.name);
}

/** What the heads of a table of error responses are called. */
const FAILURE_HEADS: ReadonlyMap<string, keyof ErrorResponse> = new Map<string, keyof ErrorResponse>([
  ['status', 'status'],
  ['status code', 'status'],
  ['http status', 'status'],
  ['code', 'code'],
  ['error code', 'code'],
  ['error', 'code'],
  ['message', 'message'],
  ['description', 'message'],
]);

/** Writes the rows of a table as error responses; false where a column is none of theirs, or a status is none. */
function addRows(table: TableNode, field: Field, failures: List<ErrorResponse>): boolean {
  const { page, path } = field;
  const order = headOf(table).map((cell) => FAILURE_HEADS.get(page.source(page.unquoted(cell)).toLowerCase()));
  const rows = table.rows.map(({ cells, start, end }) => {
    const at = (part: keyof ErrorResponse): Range | undefined => cells[order.indexOf(part)];
    return { place: page.trim({ start, end }), status: at('status'), code: at('code'), message: at('message') };
  });
  const statusOf = (cell: Range | undefined): number => (cell ? Number(page.source(page.unquoted(cell))) : Number.NaN);
  const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 100 && status <= 599;
  const isWhole = order.every((part, at) => part !== undefined && order.indexOf(part) === at);
  const isEven = table.rows.every(({ cells }) => cells.length <= order.length);
  if (!isWhole || !isEven || rows.length === 0 || !rows.every(({ status }) => isStatus(statusOf(status)))) return false;
  reportBadTable(table, path, page);
  field.report('bad-form', page.trim(table), 'Error responses must be list items, not a table');
  for (const { place, status, code, message } of rows) {
    const codeRange = code && page.unquoted(code);
    const messageRange = message && page.trim(message);
    const texts = {
      code: codeRange ? cellText(codeRange, page) : '',
      message: messageRange ? cellText(messageRange, page) : '',
    };
    const failure = failures.add({ status: statusOf(status), ...texts }, { range: place });
    failure.place('status', status ? page.trim(status) : place);
    failure.place('code', codeRange ?? place);
    failure.place('message', messageRange ?? place);
  }
  return true;
}

/** `Not Found` is the code `NOT_FOUND`. */
function codeOf(code: NonNullable<LooseFailureNode['code']>, page: Page): string {
  return code.type === 'ReasonPhrase' ? code.words.join('_').toUpperCase() : page.source(code);
}

function isFailure(content: { readonly type: string } | null): content is FailureNode | LooseFailureNode {
  return content?.type === 'Failure' || content?.type === 'LooseFailure';
}

function reportNoFailure(range: Range, field: Field): void {
  const text = quote(field.page.text(range));
  field.report(
    'bad-error-response',
    range,
    `An error response must be a list item like **404 NOT_FOUND**: message, not ${text}`,
  );
}

// ── SQL ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Writes the SQL statements of a field, each without its final `;`. */
export function readStatements(field: Field, statements: List<string>): void {
  const { page } = field;
  const take = (range: Range): void => {
    if (saysNothing(page.text(range))) return;
    for (const statement of splitStatements(range, field))
      statements.push(page.source(statement), { range: statement });
  };
  const takeLoose = (range: Range): void => {
    const text = page.text(range);
    if (!saysNothing(text)) field.report('bad-form', range, `SQL must be in a fenced block: ${quote(text)}`);
    take(range);
  };
  takeLoose(field.value);
  for (const block of field.blocks) {
    if (block.type === 'Fence') {
      checkInfo(block, 'sql', field);
      take(block.body);
    } else if (block.type === 'Bullet') takeLoose(page.unquoted(textRange(block)));
    else if (isText(block)) takeLoose(page.trim(block));
    else field.addOther(block);
  }
  field.keepOthers(statements.value.length > 0);
  field.place(field.content);
}

/** The statements of a stretch of SQL: they end at a `;` outside of strings, comments and parentheses. */
function splitStatements(range: Range, field: Field): Range[] {
  const { page } = field;
  const statements: Range[] = [];
  let start = range.start;
  let depth = 0;
  let unbalanced = false;
  let isEmpty = true;
  const close = (end: number): void => {
    const statement = page.trim({ start, end });
    // Comments after the last statement belong to none.
    if (isEmpty) field.stray(statement);
    else statements.push(statement);
    isEmpty = true;
  };
  for (const { type, start: at, end } of piecesOf(page.source(range))) {
    if (type === 'SqlOpen') depth++;
    else if (type === 'SqlClose') {
      unbalanced ||= depth === 0;
      depth = Math.max(0, depth - 1);
    } else if (type === 'SqlEnd' && depth === 0) {
      close(range.start + at);
      start = range.start + end;
    } else if (type === 'SqlOpenQuote' || type === 'SqlOpenComment') unbalanced = true;
    if (type !== 'SqlBlank' && type !== 'SqlComment' && type !== 'SqlEnd') isEmpty = false;
  }
  close(range.end);
  if (unbalanced || depth > 0)
    field.report('bad-sql', range, 'A quote, comment or parenthesis of the SQL does not close');
  return statements;
}

/**
 * A statement as it is in a block of SQL. After a comment at its end, a semicolon on the line would be part of it; in
 * a quote that never closes, it would anywhere.
 */
export function closedStatement(statement: string): string {
  const last = piecesOf(statement).findLast(({ type }) => type !== 'SqlBlank')?.type;
  if (last === 'SqlOpenQuote' || last === 'SqlOpenComment') return statement;
  return last === 'SqlComment' ? `${statement}\n;` : `${statement};`;
}

function piecesOf(text: string): SqlPiecesNode['pieces'] {
  return readNode(grammar, text, 'SqlPieces')?.pieces ?? [];
}
