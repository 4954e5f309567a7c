import type { TableNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { type ItemKind, rowsOf } from '../labels.ts';
import { SEVERITIES } from '../model.ts';
import { cellText, headOf, reportBadTable } from './lists.ts';
import { newItem } from './new-items.ts';
import { type Page, saysNothing } from './page.ts';

/** The items that a table can hold, a row each. */
type RowKind = 'contract' | 'component' | 'check';

/** The list that a section of items fills, and what the items are. */
export const ITEM_LISTS: {
  readonly api_contracts: ItemList<'contract'>;
  readonly data_schemas: ItemList<'table'>;
  readonly component_logic: ItemList<'component'>;
  readonly design_review_checklist: ItemList<'check'>;
} = {
  api_contracts: { kind: 'contract', what: 'endpoint' },
  data_schemas: { kind: 'table', what: 'table' },
  component_logic: { kind: 'component', what: 'component' },
  design_review_checklist: { kind: 'check', what: 'check' },
};

interface ItemList<Kind extends ItemKind> {
  readonly kind: Kind;
  /** What messages call an item. */
  readonly what: string;
}

/** What the heads of columns are called, in lower case; `due` is what no row can be without. */
const HEADS: Readonly<Record<RowKind, { due: string; names: Readonly<Record<string, readonly string[]>> }>> = {
  contract: {
    due: 'endpoint',
    names: {
      method: ['method', 'http method', 'verb'],
      endpoint: ['endpoint', 'path', 'route', 'url'],
      description: ['description', 'purpose', 'summary'],
      authentication_required: ['authentication required', 'authentication', 'auth required', 'auth', 'auth?'],
      rate_limit: ['rate limit'],
    },
  },
  component: {
    due: 'component_name',
    names: {
      component_name: ['component', 'component name', 'name'],
      semantic_unit_id: ['semantic unit', 'semantic unit id', 'unit', 'id'],
      responsibility: ['responsibility', 'responsibilities', 'purpose', 'role'],
      dependencies: ['dependencies', 'depends on'],
      implementation_notes: ['implementation notes', 'notes'],
      complexity: ['estimated complexity', 'complexity'],
    },
  },
  check: {
    due: 'description',
    names: {
      category: ['category', 'area'],
      description: ['description', 'check', 'check description', 'item'],
      validation_criteria: ['validation criteria', 'criteria', 'validation'],
      severity: ['severity', 'priority'],
    },
  },
};

/** Heads of columns that count the rows. */
const COUNTS: ReadonlySet<string> = new Set(['', '#', 'no', 'no.', 'nr', 'nr.']);

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'required', 'y'].map((word) => [word, true] as const),
  ...['no', 'false', 'none', 'not required', 'n'].map((word) => [word, false] as const),
]);

/** The cells of a row by the fields that the heads of their columns name. */
type Row = ReadonlyMap<string, Range>;

/**
 * Reads a table in the place of items, a row each: where each of its heads names a field, and no row lacks what makes
 * it an item. False where it does not, and nothing was read.
 */
export function readRows(table: TableNode, root: keyof typeof ITEM_LISTS, page: Page): boolean {
  const { kind, what } = ITEM_LISTS[root];
  if (kind === 'table') return false;
  const rows = rowsIn(table, kind, page);
  if (rows === undefined) return false;
  const path = [root, page.design.value[root].length];
  reportBadTable(table, path, page);
  page.report('bad-form', page.trim(table), `Each ${what} must have a heading, not a row of a table`, path);
  for (const [at, row] of rows.entries()) {
    const range = page.trim(table.rows[at] ?? table);
    const add = { contract: addContract, component: addComponent, check: addCheck }[kind];
    const part = add(row, range, page);
    const places = new Map([...row].map(([key, cell]) => [key, page.unquoted(cell)]));
    part.within(([key]) => places.get(String(key)));
    for (const [key, { label, missing }] of rowsOf(kind)) {
      if (missing === undefined || row.has(key)) continue;
      const detail = { severity: missing, hint: `Write **${label}:** and its value below the heading.` };
      page.report('missing-field', range, `${quote(label)} is missing here`, [...part.path, key], detail);
    }
  }
  return true;
}

/** The rows of a table that counts something, without the column that counts: what else is in each. */
export function cellsOf(table: TableNode, page: Page): Range[][] {
  const isCount = headOf(table).map((head) => COUNTS.has(page.text(head).toLowerCase()));
  return table.rows.map(({ cells }) => cells.filter((cell, at) => isCount[at] !== true && page.text(cell) !== ''));
}

function rowsIn(table: TableNode, kind: RowKind, page: Page): Row[] | undefined {
  const { due, names } = HEADS[kind];
  const heads = headOf(table).map((head) => page.source(page.unquoted(head)).toLowerCase());
  const order = heads.map((head) => Object.entries(names).find(([, words]) => words.includes(head))?.[0]);
  const isKnown = heads.every((head, at) => order[at] !== undefined || COUNTS.has(head));
  const known = order.filter((key) => key !== undefined);
  if (!isKnown || !known.includes(due) || new Set(known).size < known.length || table.rows.length === 0)
    return undefined;
  const rows = table.rows.map(
    ({ cells }) => new Map(order.flatMap((key, at) => (key && cells[at] ? [[key, cells[at]] as const] : []))),
  );
  const isWhole = table.rows.every(({ cells }, at) => {
    const cell = rows[at]?.get(due);
    return cells.length <= order.length && cell !== undefined && page.text(cell) !== '';
  });
  return isWhole ? rows : undefined;
}

function textIn(row: Row, key: string, page: Page): string {
  const cell = row.get(key);
  return cell === undefined ? '' : cellText(page.unquoted(cell), page);
}

function addContract(row: Row, range: Range, page: Page) {
  const list = page.design.list('api_contracts');
  const [first = '', ...rest] = textIn(row, 'endpoint', page).split(' ');
  const isWhole = !row.has('method') && rest.length > 0;
  const answer = textIn(row, 'authentication_required', page);
  const isNeeded = ANSWERS.get(answer.toLowerCase());
  const limit = textIn(row, 'rate_limit', page);
  const part = list.add(
    {
      ...newItem.contract(),
      method: (isWhole ? first : textIn(row, 'method', page)).toUpperCase(),
      endpoint: isWhole ? rest.join(' ') : textIn(row, 'endpoint', page),
      description: textIn(row, 'description', page),
      authentication_required: isNeeded ?? true,
      ...(!saysNothing(limit) && { rate_limit: limit }),
    },
    { range },
  );
  const cell = row.get('authentication_required');
  if (cell !== undefined && isNeeded === undefined)
    page.report(
      'bad-authentication',
      page.trim(cell),
      `Authentication must be Yes or No, not ${quote(answer)}`,
      part.pathOf('authentication_required'),
    );
  return part;
}

function addComponent(row: Row, range: Range, page: Page) {
  const list = page.design.list('component_logic');
  const complexity = textIn(row, 'complexity', page);
  const names = textIn(row, 'dependencies', page).split(',');
  const part = list.add(
    {
      ...newItem.component(),
      component_name: textIn(row, 'component_name', page),
      semantic_unit_id: textIn(row, 'semantic_unit_id', page),
      responsibility: textIn(row, 'responsibility', page),
      dependencies: names.map((name) => name.trim()).filter((name) => !saysNothing(name)),
      implementation_notes: textIn(row, 'implementation_notes', page),
      ...(complexity !== '' && Number.isInteger(Number(complexity)) && { complexity: Number(complexity) }),
    },
    { range },
  );
  const cell = row.get('complexity');
  if (cell !== undefined && !saysNothing(complexity) && part.value.complexity === undefined)
    page.report(
      'bad-number',
      page.trim(cell),
      `The complexity must be a whole number from 1 to 1000, not ${quote(complexity)}`,
      part.pathOf('complexity'),
    );
  return part;
}

function addCheck(row: Row, range: Range, page: Page) {
  const list = page.design.list('design_review_checklist');
  const word = textIn(row, 'severity', page);
  const severity = SEVERITIES.find((one) => one.toLowerCase() === word.toLowerCase());
  const category = textIn(row, 'category', page);
  const part = list.add(
    {
      category: category === '' ? 'General' : category,
      description: textIn(row, 'description', page),
      validation_criteria: textIn(row, 'validation_criteria', page),
      severity: severity ?? '',
    },
    { range },
  );
  if (category === '')
    page.report(
      'missing-category',
      range,
      'The check has no category; it was read as General',
      part.pathOf('category'),
    );
  const cell = row.get('severity');
  if (cell !== undefined && word !== '' && severity !== word) {
    const place = page.unquoted(cell);
    const path = part.pathOf('severity');
    if (severity === undefined)
      page.report(
        'bad-severity',
        place,
        `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(word)}`,
        path,
      );
    else page.report('bad-severity-case', place, `The severity is spelled ${quote(word)}`, path);
  }
  return part;
}
