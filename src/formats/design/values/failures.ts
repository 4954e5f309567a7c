import type { FailureNode, FailureTextNode, LooseFailureNode, TableNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { List } from '../../../engine/index.ts';
import { labelled, listedOrNone } from '../blocks.ts';
import type { ErrorResponse } from '../model.ts';
import type { Field } from '../read/field.ts';
import { Nesting, type Page, saysNothing, textRange } from '../read/page.ts';
import type { Kind } from './kind.ts';
import { cellText, type Heads, keyedRows, reportBadTable } from './table.ts';

/** The possible errors of an endpoint. */
export const failures: Kind<ErrorResponse[]> = {
  read: (field, member) => {
    const list = member.list();
    list.clear();
    readFailures(field, list);
  },
  write: (label, list) => listedOrNone(label, list.map(failure)),
};

/** `**404 NOT_FOUND**: what went wrong` */
export function failure({ status, code, message }: ErrorResponse): string {
  return labelled(code === '' ? String(status) : `${status} ${code}`, message, '**:');
}

function readFailures(field: Field, failures: List<ErrorResponse>): void {
  const { page, head } = field;
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
  const inline = head?.value.type === 'FailureText' ? head.value : undefined;
  if (inline !== undefined) addLines(inline, [inline]);
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
  if (inline === undefined && !saysNothing(page.text(field.value))) {
    field.stray(field.value);
    // Beside error responses it is a remark.
    if (failures.value.length === 0) reportNoFailure(field.value, field);
  }
  field.place(field.name);
}

const HEADS: Heads<keyof ErrorResponse> = {
  status: ['status', 'status code', 'http status', 'http'],
  code: ['code', 'error code', 'error'],
  message: ['message', 'description', 'meaning', 'when'],
};

/** Writes the rows of a table as error responses; false if a column or a status does not fit. */
function addRows(table: TableNode, field: Field, failures: List<ErrorResponse>): boolean {
  const { page, path } = field;
  const rows = keyedRows(table, HEADS, page) ?? [];
  const statusOf = (cell: Range | undefined): number => (cell ? Number(page.source(page.unquoted(cell))) : Number.NaN);
  const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 100 && status <= 599;
  if (rows.length === 0 || !rows.every(({ cells }) => isStatus(statusOf(cells.get('status'))))) return false;
  reportBadTable(table, path, page);
  field.report('bad-form', page.trim(table), 'Error responses must be list items, not a table');
  for (const { range, cells } of rows) {
    const [status, code, message] = [cells.get('status'), cells.get('code'), cells.get('message')];
    const codeRange = code && page.unquoted(code);
    const texts = { code: codeRange ? cellText(codeRange, page) : '', message: message ? cellText(message, page) : '' };
    const failure = failures.add({ status: statusOf(status), ...texts }, { range });
    failure.place('status', status ? page.trim(status) : range);
    failure.place('code', codeRange ?? range);
    failure.place('message', message ? page.trim(message) : range);
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
