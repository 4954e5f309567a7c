import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../core/diagnostic.ts';
import { escapeControls } from '../core/escape-controls.ts';
import type { Format } from '../core/format.ts';
import type { Path } from '../core/path.ts';
import type { Input } from './inputs.ts';
import { createLocator, type Span } from './locate.ts';
import { safeJson, stdoutColors } from './output.ts';
import type { ParsedInput, ParsedInputs } from './parse-inputs.ts';
import { renderDiagnostics, renderSummary } from './pretty/diagnostics.ts';
import { packageVersion } from './version.ts';

/** A report: takes results as they arrive, and yields the text to print. */
export type Report = (inputs: ParsedInputs) => AsyncIterable<string>;

/** For people: every finding with the lines around it, then a summary. */
export async function* prettyReport({ results }: ParsedInputs): AsyncGenerator<string> {
  const colors = stdoutColors();
  let separator = '';
  for await (const result of results) {
    const findings = renderDiagnostics(result, colors);
    if (findings !== '') yield `${separator}${findings}\n`;
    yield renderSummary(result, colors);
    separator = '\n';
  }
}

/** A finding in the JSON reports. */
interface JsonDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly range: Span;
  /** `[]`, the whole model, when there is no more precise path. */
  readonly path: Path;
  readonly hint?: string;
}

/** For programs: the findings without the value. */
export function jsonReport(inputs: ParsedInputs): AsyncGenerator<string> {
  return jsonOf(inputs, verdictOf);
}

/** For programs: the value and the findings. */
export function jsonValueReport(inputs: ParsedInputs): AsyncGenerator<string> {
  return jsonOf(inputs, (result) => ({ ...verdictOf(result), value: result.parsed.value }));
}

/** One object for one input; for several an array of objects, each beginning with its `file`. */
function verdictOf({ parsed: { format, via, ok, complete } }: ParsedInput): object {
  return { format, via, ok, complete };
}

async function* jsonOf(inputs: ParsedInputs, head: (result: ParsedInput) => object): AsyncGenerator<string> {
  let separator = '[';
  for await (const result of inputs.results) {
    const report = { ...head(result), diagnostics: jsonDiagnostics(result) };
    if (!inputs.several) {
      yield `${safeJson(report, 2)}\n`;
      continue;
    }
    yield `${separator}\n${safeJson({ file: result.input.name, ...report }, 2)}`;
    separator = ',';
  }
  if (inputs.several) yield separator === '[' ? '[]\n' : '\n]\n';
}

export function jsonDiagnostics({ input, parsed }: Pick<ParsedInput, 'input' | 'parsed'>): JsonDiagnostic[] {
  const locate = createLocator(input.text);
  return parsed.diagnostics.map((diagnostic: Diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    range: locate(diagnostic.range),
    path: diagnostic.path ?? [],
    ...(diagnostic.hint === undefined ? {} : { hint: diagnostic.hint }),
  }));
}

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** For GitHub Actions: workflow commands, which become annotations at the lines. */
export async function* githubReport({ results }: ParsedInputs): AsyncGenerator<string> {
  for await (const { input, parsed } of results) {
    const locate = createLocator(input.text);
    for (const diagnostic of parsed.diagnostics) yield workflowCommand(input, diagnostic, locate(diagnostic.range));
  }
}

function workflowCommand({ path }: Input, diagnostic: Diagnostic, { start, end }: Span): string {
  const properties: Record<string, string | number> = {
    ...(path === undefined ? {} : { file: path }),
    line: start.line,
    endLine: end.line,
    // GitHub accepts columns only for findings within one line.
    ...(start.line === end.line ? { col: start.column, endColumn: end.column } : {}),
    title: diagnostic.code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const message = diagnostic.hint === undefined ? diagnostic.message : `${diagnostic.message}\n${diagnostic.hint}`;
  return `::${COMMANDS[diagnostic.severity]} ${list.join(',')}::${escapeData(message)}\n`;
}

/** The characters that the runner decodes in a message. */
function escapeData(text: string): string {
  const encoded = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return escapeControls(encoded);
}

/** Properties also encode the delimiters of the command itself. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

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
