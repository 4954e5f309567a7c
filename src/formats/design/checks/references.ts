import { append } from '../../../core/append.ts';
import { type Path, pathKey } from '../../../core/path.ts';
import type { DataSchema } from '../model.ts';
import { isWord, type NameAt, nameAt, nameOf, startsWith, type Token, tokensOf } from './sql-text.ts';

/** A foreign key. Tables are indices into `data_schemas`. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  /** The columns of the first table, as the database normalises their names. */
  readonly columns: readonly string[];
  /** It is in the column's own constraints. */
  readonly inline: boolean;
}

/** A table that a foreign key refers to, but that the design does not describe. */
export interface UnknownTable {
  /** The statement or the constraints with the reference. */
  readonly path: Path;
  readonly name: string;
}

/** The foreign keys between tables of the design, from relationships, constraints and columns. */
export function findReferences(tables: readonly DataSchema[]): Reference[] {
  const byName = indicesOf(tables);
  return foreignKeys(tables).flatMap(({ table, owner, target, columns, inline }) => {
    const from = owner === undefined ? table : byName.get(keyOf(owner));
    const to = byName.get(keyOf(target));
    return from === undefined || to === undefined ? [] : [{ from, to, columns, inline }];
  });
}

/** The foreign keys to tables that the design does not describe. */
export function findUnknownTables(tables: readonly DataSchema[]): UnknownTable[] {
  const keys = foreignKeys(tables);
  if (keys.length === 0) return [];
  const byName = indicesOf(tables);
  return keys
    .filter(({ target }) => !byName.has(keyOf(target)))
    .map(({ path, target }) => ({ path, name: target.parts.join('.') }));
}

interface ForeignKey {
  /** The table in whose section it is. */
  readonly table: number;
  readonly path: Path;
  /** The table that the statement alters. */
  readonly owner: NameAt | undefined;
  readonly target: NameAt;
  readonly columns: readonly string[];
  readonly inline: boolean;
}

function foreignKeys(tables: readonly DataSchema[]): ForeignKey[] {
  const found: ForeignKey[] = [];
  for (const [table, { columns, relationships, constraints }] of tables.entries()) {
    const root = ['data_schemas', table];
    for (const [at, { name, constraints: sql }] of columns.entries()) {
      if (mayRefer(sql)) append(found, inColumn(sql, name, table, [...root, 'columns', at, 'constraints']));
    }
    for (const [at, sql] of relationships.entries())
      if (mayRefer(sql)) append(found, inStatement(sql, table, [...root, 'relationships', at]));
    for (const [at, sql] of constraints.entries())
      if (mayRefer(sql)) append(found, inStatement(sql, table, [...root, 'constraints', at]));
  }
  return found;
}

function inColumn(sql: string, name: string, table: number, path: Path): ForeignKey[] {
  const found: ForeignKey[] = [];
  const tokens = tokensOf(sql) ?? [];
  for (let at = 0; at < tokens.length; at++) {
    const target = targetAt(tokens, at);
    if (target !== undefined) found.push({ table, path, owner: undefined, target, columns: [name], inline: true });
  }
  return found;
}

function inStatement(sql: string, table: number, path: Path): ForeignKey[] {
  const found: ForeignKey[] = [];
  const tokens = tokensOf(sql) ?? [];
  const owner = startsWith(tokens, ['alter', 'table']) ? nameAt(tokens, 2) : undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (!startsWith(tokens, ['foreign', 'key'], at)) continue;
    const { names, end } = listAt(tokens, at + 2);
    const target = targetAt(tokens, end);
    if (target !== undefined) found.push({ table, path, owner, target, columns: names, inline: false });
  }
  return found;
}

const REFERENCES = 'references';

/** A quick check whether a piece of SQL may refer to a table: most does not, and need not be parsed. */
function mayRefer(sql: string): boolean {
  return sql.length > REFERENCES.length && sql.toLowerCase().includes(REFERENCES);
}

function targetAt(tokens: readonly Token[], at: number): NameAt | undefined {
  return isWord(tokens[at], REFERENCES) ? nameAt(tokens, at + 1) : undefined;
}

function indicesOf(tables: readonly DataSchema[]): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  for (const [at, { table_name }] of tables.entries()) {
    const key = keyOf({ parts: nameOf(table_name) });
    if (!byName.has(key)) byName.set(key, at);
  }
  return byName;
}

function listAt(tokens: readonly Token[], start: number): { names: string[]; end: number } {
  const names: string[] = [];
  let at = start;
  while (at < tokens.length && tokens[at]?.text !== ')') {
    const name = nameAt(tokens, at);
    if (name !== undefined) append(names, name.parts);
    at = name?.end ?? at + 1;
  }
  return { names, end: at + 1 };
}

function keyOf({ parts }: Pick<NameAt, 'parts'>): string {
  return pathKey(parts);
}
