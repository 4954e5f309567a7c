import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import type { Input } from '../inputs.ts';
import { createLocator, type Span } from '../locate.ts';
import { safeJson } from '../output.ts';
import type { ParsedInputs } from '../parse-inputs.ts';
import { packageVersion } from '../version.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/** For code scanning: one SARIF 2.1.0 log with all inputs, and each format's codes as rules. */
export async function* sarifReport({ results }: ParsedInputs): AsyncGenerator<string> {
  const formats = new Set<Format<unknown>>();
  const found: object[] = [];
  for await (const { input, format, parsed } of results) {
    formats.add(format);
    const locate = createLocator(input.text);
    for (const diagnostic of parsed.diagnostics) found.push(sarifResult(input, diagnostic, locate(diagnostic.range)));
  }
  const driver = { name: 'peglot', version: packageVersion(), rules: [...formats].flatMap(sarifRules) };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results: found };
  yield `${safeJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, 2)}\n`;
}

function sarifRules(format: Format<unknown>): object[] {
  return Object.entries(format.diagnostics).map(([code, info]) => ({
    id: `${format.name}/${code}`,
    shortDescription: { text: info.meaning },
    help: { text: info.hint },
    defaultConfiguration: { level: LEVELS[info.severity] },
  }));
}

function sarifResult(input: Input, diagnostic: Diagnostic, { start, end }: Span): object {
  return {
    ruleId: diagnostic.code,
    level: LEVELS[diagnostic.severity],
    message: { text: diagnostic.hint === undefined ? diagnostic.message : `${diagnostic.message} ${diagnostic.hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(input) },
          region: {
            startLine: start.line,
            startColumn: start.column,
            endLine: end.line,
            endColumn: end.column,
            charOffset: start.offset,
            charLength: end.offset - start.offset,
          },
        },
      },
    ],
  };
}

function uriOf({ path }: Input): string {
  if (path === undefined) return 'stdin';
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.split(sep).map(encodeURIComponent).join('/');
}
