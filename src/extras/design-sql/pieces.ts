import type { Path } from '../../core/path.ts';
import { type DesignSpecification, identifier, isConstraint, tokensOf } from '../../formats/design/inside.ts';

/** A part of the model that is SQL, with what makes a whole statement of it. */
export interface SqlPiece {
  readonly path: Path;
  readonly sql: string;
  readonly before: string;
  readonly after: string;
}

/** Everything in a design that is SQL: statements, constraints without their table, types and constraints of columns. */
export function sqlPieces({ data_schemas: tables }: DesignSpecification): SqlPiece[] {
  return tables.flatMap((table, at): SqlPiece[] => {
    const name = identifier(table.table_name, true);
    const columns = table.columns.flatMap(({ type, constraints }, nth): SqlPiece[] => {
      const path = ['data_schemas', at, 'columns', nth];
      return [
        ...(type === '' ? [] : [{ path: [...path, 'type'], sql: type, before: 'CREATE TABLE t (c ', after: '\n)' }]),
        ...(constraints === ''
          ? []
          : [{ path: [...path, 'constraints'], sql: constraints, before: 'CREATE TABLE t (c int ', after: '\n)' }]),
      ];
    });
    const statements = (['indexes', 'relationships', 'constraints'] as const).flatMap((list) =>
      table[list].map((sql, nth): SqlPiece => {
        const isBare = isConstraint(tokensOf(sql) ?? []);
        return {
          path: ['data_schemas', at, list, nth],
          sql,
          before: isBare ? `ALTER TABLE ${name} ADD ` : '',
          after: '',
        };
      }),
    );
    return [...columns, ...statements];
  });
}
