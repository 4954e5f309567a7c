import { quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import {
  type Column,
  type DataSchema,
  type DesignSpecification,
  findReferences,
  identifier,
  isConstraint,
  isWord,
  nameAt,
  outerCommas,
  type Reference,
  startsWith,
  type Token,
  tokensOf,
} from '../../formats/design/inside.ts';

/**
 * The tables of a design as PostgreSQL statements: the tables first, those before others whose columns refer to them,
 * then constraints, indexes and relationships.
 *
 * Names are quoted where necessary. A constraint without its table (`CHECK (…)`) becomes `ALTER TABLE … ADD`. Only what
 * builds tables is included: anything but a single `CREATE INDEX`, `ALTER TABLE … ADD` or constraint is left out, and
 * so are types and constraints that would end their column; a comment says so. A column without a usable type is
 * `TEXT`.
 *
 * @returns statements that end with `;`, each on its own line or lines; empty for a design without tables
 *
 * @example await database.exec(toSQL(parse(text).value))
 */
export function toSQL(design: DesignSpecification): string {
  const tables = design.data_schemas;
  const references = findReferences(tables);
  const created = inOrder(tables.length, references).flatMap((at) => {
    const table = tables[at];
    return table === undefined ? [] : [createTable(table)];
  });
  const kinds = [
    tables.flatMap(({ table_name, constraints }) => constraints.map((each) => constraint(table_name, each))),
    tables.flatMap(({ indexes }) => indexes.map((each) => statement(each, isIndex))),
    tables.flatMap(({ table_name, relationships }) => relationships.map((each) => constraint(table_name, each))),
  ];
  const parts = [...created, ...kinds.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))];
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

function createTable({ table_name, description, columns }: DataSchema): string {
  const lines = columns.map((column, at) => columnLine(column, at === columns.length - 1));
  return `${comment(description)}CREATE TABLE ${identifier(table_name, true)} (\n${lines.map((line) => `${line}\n`).join('')});`;
}

function columnLine({ name, type, constraints }: Column, last: boolean): string {
  const safeType = fragment(type);
  const safeConstraints = fragment(constraints);
  const words = [identifier(name), safeType || 'TEXT', safeConstraints ?? ''].filter((word) => word !== '');
  const leftOut = [safeType === undefined ? type : '', safeConstraints === undefined ? constraints : ''].filter(
    (text) => text !== '',
  );
  return `  ${words.join(' ')}${last ? '' : ','}${leftOut.map((text) => ` -- left out: ${quote(text)}`).join('')}`;
}

/** A column's type or constraints on one line; undefined when they would end the column. */
function fragment(text: string): string | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined || outerCommas(tokens).length > 0) return undefined;
  // Not SQL, but often written: a column reference without FOREIGN KEY.
  const kept = tokens.filter((_, at) => {
    const start = isWord(tokens[at], 'key') ? at - 1 : at;
    return !startsWith(tokens, ['foreign', 'key', 'references'], start);
  });
  return joined(text, kept);
}

/** Joins tokens, with one blank wherever there was any, or a comment. */
function joined(text: string, tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      const apart = before !== undefined && before.end < token.start;
      return `${apart ? ' ' : ''}${text.slice(token.start, token.end)}`;
    })
    .join('');
}

/** A constraint or an `ALTER TABLE … ADD`. */
function constraint(table: string, text: string): string {
  const tokens = tokensOf(text);
  if (tokens === undefined || !isConstraint(tokens) || outerCommas(tokens).length > 0)
    return statement(text, isAddition);
  return `ALTER TABLE ${identifier(table, true)} ADD ${joined(text, tokens)};`;
}

function statement(text: string, isFit: (tokens: readonly Token[]) => boolean): string {
  const tokens = tokensOf(text);
  return tokens !== undefined && isFit(tokens) ? `${joined(text, tokens)};` : `-- left out: ${quote(text)}`;
}

function isIndex(tokens: readonly Token[]): boolean {
  return startsWith(tokens, ['create', 'index']) || startsWith(tokens, ['create', 'unique', 'index']);
}

/** `ALTER TABLE name ADD …, ADD …` and nothing else, so it removes nothing. */
function isAddition(tokens: readonly Token[]): boolean {
  if (!startsWith(tokens, ['alter', 'table'])) return isIndex(tokens);
  const words = [['if', 'exists'], ['only']];
  let at = 2;
  for (const optional of words) if (startsWith(tokens, optional, at)) at += optional.length;
  const name = nameAt(tokens, at);
  if (name === undefined) return false;
  return [name.end - 1, ...outerCommas(tokens)].every((before) => isWord(tokens[before + 1], 'add'));
}

function comment(text: string): string {
  return text === '' ? '' : `-- ${escapeControls(text.replace(/\s+/g, ' '))}\n`;
}

/** Orders the tables so that referenced ones come first; tables that refer to each other keep the design's order. */
function inOrder(count: number, references: readonly Reference[]): number[] {
  const waits = Array.from({ length: count }, () => new Set<number>());
  const wanted = Array.from({ length: count }, () => new Set<number>());
  for (const { from, to, inline } of references) {
    if (!inline || from === to) continue;
    waits[from]?.add(to);
    wanted[to]?.add(from);
  }
  const order: number[] = [];
  const placed = new Set<number>();
  const ready = waits.flatMap((tables, at) => (tables.size === 0 ? [at] : []));
  for (let next = 0; next < ready.length; next++) {
    const at = ready[next] ?? 0;
    order.push(at);
    placed.add(at);
    for (const from of wanted[at] ?? []) {
      waits[from]?.delete(at);
      if (waits[from]?.size === 0) ready.push(from);
    }
  }
  for (let at = 0; at < count; at++) if (!placed.has(at)) order.push(at);
  return order;
}
