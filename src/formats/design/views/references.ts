import type { Path } from '../../../core/path.ts';
import type { DataSchema } from '../model.ts';
import { isWord, type NameAt, nameAt, nameOf, startsWith, type Token, tokensOf } from './sql-text.ts';

/** A foreign key. Tables are indices into `data_schemas`. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  /** The columns of the first table, as the database knows them. */
  readonly columns: readonly string[];
  /** It stands in the column's own constraints. */
  readonly inline: boolean;
}

/** A table that a foreign key refers to and that the design does not describe. */
export interface UnknownTable {
  /** The statement or the constraints that name it. */
  readonly path: Path;
  readonly name: string;
}

/** The foreign keys among the tables of a design, from relationships, constraints and columns. Others are left out. */
export function findReferences(tables: readonly DataSchema[]): Reference[] {
  const byName = indicesOf(tables);
  return foreignKeys(tables).flatMap(({ table, owner, target, columns, inline }) => {
    const from = owner === undefined ? table : byName.get(keyOf(owner));
    const to = byName.get(keyOf(target));
    return from === undefined || to === undefined ? [] : [{ from, to, columns, inline }];
  });
}

/** The foreign keys that lead to tables which the design does not describe. */
export function findUnknownTables(tables: readonly DataSchema[]): UnknownTable[] {
  const byName = indicesOf(tables);
  return foreignKeys(tables).flatMap(({ path, target }) =>
    byName.has(keyOf(target)) ? [] : [{ path, name: target.parts.join('.') }],
  );
}

/** A foreign key as it is written. */
interface ForeignKey {
  /** The table that it stands below. */
  readonly table: number;
  readonly path: Path;
  /** The table that the statement names as the one that is altered. */
  readonly owner: NameAt | undefined;
  readonly target: NameAt;
  readonly columns: readonly string[];
  readonly inline: boolean;
}

function foreignKeys(tables: readonly DataSchema[]): ForeignKey[] {
  return tables.flatMap(({ columns, relationships, constraints }, table) => [
    ...columns.flatMap(({ name, constraints: sql }, at): ForeignKey[] => {
      const tokens = referringTokens(sql);
      return tokens.flatMap((_, nth) => {
        const target = targetAt(tokens, nth);
        const path = ['data_schemas', table, 'columns', at, 'constraints'];
        return target === undefined ? [] : [{ table, path, owner: undefined, target, columns: [name], inline: true }];
      });
    }),
    ...relationships.flatMap((sql, at) => inStatement(sql, table, ['data_schemas', table, 'relationships', at])),
    ...constraints.flatMap((sql, at) => inStatement(sql, table, ['data_schemas', table, 'constraints', at])),
  ]);
}

function inStatement(sql: string, table: number, path: Path): ForeignKey[] {
  const tokens = referringTokens(sql);
  const isAltering = startsWith(tokens, ['alter', 'table']);
  const owner = isAltering ? nameAt(tokens, 2) : undefined;
  return tokens.flatMap((_, at) => {
    if (!startsWith(tokens, ['foreign', 'key'], at)) return [];
    const { names, end } = listAt(tokens, at + 2);
    const target = targetAt(tokens, end);
    return target === undefined ? [] : [{ table, path, owner, target, columns: names, inline: false }];
  });
}

/** The tokens of a piece of SQL; none where it refers to nothing, as most does: then it need not be read. */
function referringTokens(sql: string): readonly Token[] {
  return sql.toLowerCase().includes('references') ? (tokensOf(sql) ?? []) : [];
}

function targetAt(tokens: readonly Token[], at: number): NameAt | undefined {
  return isWord(tokens[at], 'references') ? nameAt(tokens, at + 1) : undefined;
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
    if (name !== undefined) names.push(...name.parts);
    at = name?.end ?? at + 1;
  }
  return { names, end: at + 1 };
}

function keyOf({ parts }: Pick<NameAt, 'parts'>): string {
  return parts.join('\u0000');
}
