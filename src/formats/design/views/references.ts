import type { DataSchema } from '../model.ts';
import { isWord, nameAt, startsWith, type Token, tokensOf } from './sql-text.ts';

/** A foreign key. Tables are indices into `data_schemas`. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  /** The columns of the first table, as the database knows them. */
  readonly columns: readonly string[];
  /** It stands in the column's own constraints. */
  readonly inline: boolean;
}

/** The foreign keys among the tables of a design, from relationships, constraints and columns. Others are left out. */
export function findReferences(tables: readonly DataSchema[]): Reference[] {
  const byName = new Map<string, number>();
  for (const [at, { table_name }] of tables.entries()) {
    const key = keyOf(nameAt(tokensOf(table_name) ?? [], 0)?.parts ?? [table_name]);
    if (!byName.has(key)) byName.set(key, at);
  }
  return tables.flatMap((table, own) => {
    const found: Reference[] = [];
    const add = (
      from: number,
      tokens: readonly Token[],
      at: number,
      columns: readonly string[],
      inline: boolean,
    ): void => {
      const name = isWord(tokens[at], 'references') ? nameAt(tokens, at + 1) : undefined;
      const to = name === undefined ? undefined : byName.get(keyOf(name.parts));
      if (to !== undefined) found.push({ from, to, columns, inline });
    };
    for (const { name, constraints } of table.columns) {
      const tokens = tokensOf(constraints) ?? [];
      for (const at of tokens.keys()) add(own, tokens, at, [name], true);
    }
    for (const statement of [...table.relationships, ...table.constraints]) {
      const tokens = tokensOf(statement) ?? [];
      const from = startsWith(tokens, ['alter', 'table']) ? byName.get(keyOf(nameAt(tokens, 2)?.parts ?? [])) : own;
      for (const at of tokens.keys()) {
        if (from === undefined || !startsWith(tokens, ['foreign', 'key'], at)) continue;
        const { names, end } = listAt(tokens, at + 2);
        add(from, tokens, end, names, false);
      }
    }
    return found;
  });
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

function keyOf(parts: readonly string[]): string {
  return parts.join('\u0000');
}
