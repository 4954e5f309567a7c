import { type CheckOptions, check } from '../cli/commands/check.ts';
import type { ParsedInput } from '../cli/parse-inputs.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { escapeControls } from '../core/escape-controls.ts';
import { parse } from '../formats/design/index.ts';

/** `peglot check`: only the findings, with those on the SQL of designs. */
export function checkAll(args: readonly string[], options: CheckOptions): Promise<void> {
  return check(args, options, withSql);
}

async function* withSql(results: AsyncIterable<ParsedInput>): AsyncGenerator<ParsedInput> {
  for await (const result of results) {
    const found = result.format.name === 'design' ? await findingsOfSql(result.input.text) : [];
    const { parsed } = result;
    yield found.length === 0
      ? result
      : { ...result, parsed: { ...parsed, diagnostics: [...parsed.diagnostics, ...found].sort(byPlace) } };
  }
}

function byPlace(left: Diagnostic, right: Diagnostic): number {
  return left.range.start - right.range.start;
}

/**
 * Findings of PostgreSQL's parser on the SQL of a design. The parser is loaded only for a design that has tables; if it
 * is not installed, a note on standard error says that the SQL was not checked.
 */
async function findingsOfSql(text: string): Promise<Diagnostic[]> {
  const design = parse(text);
  if (design.value.data_schemas.length === 0) return [];
  const { checkSql, MissingPackageError } = await import('../extras/design-sql/index.ts');
  try {
    return await checkSql(text, design);
  } catch (error) {
    if (!(error instanceof MissingPackageError)) throw error;
    note(`SQL is not checked: ${error.message}`);
    return [];
  }
}

let isNoted = false;

/** Writes a note to standard error, once for all files. */
function note(message: string): void {
  if (!isNoted) process.stderr.write(escapeControls(`note: ${message}\n`, true));
  isNoted = true;
}
