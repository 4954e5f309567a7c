import type { Diagnostic } from '../../core/diagnostic.ts';
import { parse } from '../../formats/design/index.ts';

/** What PostgreSQL's parser says of the SQL of a design. It is loaded only for a design that has tables. */
export async function findingsOfSql(text: string): Promise<Diagnostic[]> {
  const design = parse(text);
  if (design.value.data_schemas.length === 0) return [];
  const { checkSql } = await import('../../formats/design/sql.ts');
  return checkSql(text, design);
}
