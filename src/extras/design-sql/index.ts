/**
 * Checks the SQL of a design with PostgreSQL's own parser. It is separate from `peglot/design`, so that the parser (1.8
 * MB of WebAssembly) is loaded only on request: `npm install libpg-query`.
 *
 * @packageDocumentation
 */

import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { optionalPackage } from '../../core/missing-package.ts';
import type { Parsed } from '../../core/parsed.ts';
import { type Path, pathKey } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import {
  type Code,
  type DesignSpecification,
  finding,
  identifier,
  isConstraint,
  tokensOf,
} from '../../formats/design/inside.ts';

export { MissingPackageError } from '../../core/missing-package.ts';

/**
 * Parses every index, relationship and constraint of a design, and the type and constraints of every column, with
 * PostgreSQL's parser. It checks the syntax of statements, not whether their tables exist.
 *
 * @param text the document that `result` was read from
 * @returns a `design/sql-syntax` warning for each part that PostgreSQL cannot parse, at the place where it stopped.
 *   They are always warnings: SQL makes no design invalid (specification v2.0, "Error Handling").
 * @throws MissingPackageError when `libpg-query` is not installed and the design has SQL; nothing else, whatever the
 *   SQL
 *
 * @example
 * const design = parse(text);
 * const findings = [...design.diagnostics, ...(await checkSql(text, design))];
 */
export async function checkSql(text: string, result: Parsed<DesignSpecification>): Promise<Diagnostic<Code>[]> {
  const pieces = sqlPieces(result.value);
  if (pieces.length === 0) return [];
  const postgres = await optionalPackage(() => import('libpg-query'), 'libpg-query', 'to check SQL');
  await postgres.loadModule();
  // SQL with an unclosed bracket or quote is reported already.
  const known = new Set(result.diagnostics.filter(isKnown).map(({ path = [] }) => pathKey(path)));
  return pieces.flatMap(({ path, sql, before, after }) => {
    if (known.has(pathKey(path)) || known.has(pathKey(path.slice(0, -1)))) return [];
    if (isTooMuch(sql)) {
      const reason = `PostgreSQL's parser is not asked about ${quote(sql)}: it has more than ${MOST_SQL} characters or ${MOST_COMMENTS} comments`;
      return [finding('sql-syntax', placeOf(text, result.locate(path), sql, -1), reason, path)];
    }
    const wrong = whyNot(`${before}${sql}${after}`, postgres);
    if (wrong === undefined) return [];
    const range = placeOf(text, result.locate(path), sql, wrong.at - before.length);
    return [finding('sql-syntax', range, `PostgreSQL cannot parse ${quote(sql)}: ${wrong.message}`, path)];
  });
}

/** The longest SQL to parse in one piece, in UTF-16 units: each nested comment takes the parser time. */
const MOST_SQL = 10_000;
const MOST_COMMENTS = 100;

function isTooMuch(sql: string): boolean {
  return sql.length > MOST_SQL || sql.split('/*', MOST_COMMENTS + 2).length > MOST_COMMENTS + 1;
}

function isKnown({ code }: Diagnostic): boolean {
  return code === 'design/bad-sql';
}

/** The parser's error for a statement, and its offset; undefined when it parses. */
function whyNot(
  statement: string,
  postgres: typeof import('libpg-query'),
): { readonly message: string; readonly at: number } | undefined {
  try {
    postgres.parseSync(statement);
    return undefined;
  } catch (error) {
    // Any other error is a limit of the parser, such as its stack size, and says nothing about the SQL.
    if (!postgres.hasSqlDetails(error) || error.sqlDetails === undefined) return undefined;
    const { message, cursorPosition } = error.sqlDetails;
    const shortened = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
    return { message: escapeControls(shortened), at: unitsOf(statement, cursorPosition) };
  }
}

/** The parser quotes what it stopped at, however long that is. */
const MAX_MESSAGE = 120;

/** Converts an offset from code points to UTF-16 units. */
function unitsOf(text: string, points: number): number {
  let units = 0;
  for (let point = 0; point < points && units < text.length; point++)
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  return units;
}

/** The character where the parser stopped, if the text contains the SQL unchanged; else the whole SQL. */
function placeOf(text: string, range: Range | undefined, sql: string, at: number): Range {
  if (range === undefined) return { start: text.length, end: text.length };
  const { start, end } = range;
  if (at < 0 || at >= sql.length || text.slice(start, end) !== sql) return { start, end };
  return { start: start + at, end: start + at + ((sql.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) };
}

/** A part of the model that is SQL, and what completes it to a statement. */
interface SqlPiece {
  readonly path: Path;
  readonly sql: string;
  readonly before: string;
  readonly after: string;
}

/** All SQL in a design: statements, constraints without their table, types and constraints of columns. */
function sqlPieces({ data_schemas: tables }: DesignSpecification): SqlPiece[] {
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
