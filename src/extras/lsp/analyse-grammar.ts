import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import peggy, { type LocationRange } from 'peggy';
import { type Diagnostic, DiagnosticSeverity, type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { grammarSources } from '../../cli/grammar/files.ts';
import { type GrammarFinding, judgeGrammar } from '../../cli/grammar/judge.ts';
import { entryOfFile, type GrammarEntry, grammarOfPart, pathsBesides } from '../../cli/grammar/table.ts';
import { Problem } from '../../cli/problem.ts';
import { type Grammar, ImportError } from '../../grammar/index.ts';
import { type Analysis, AT_START, type GrammarFile, onlyDiagnostics, type Task } from './analysis.ts';
import { Ranges, SOURCE } from './protocol.ts';
import { ruleHovers, ruleIndex } from './rules.ts';

/** Analyses a grammar for the editor. No code in the grammar is run. */
export function analyseGrammar(task: Task): Analysis {
  try {
    const { files, main, entry } = grammarFiles(task);
    const sources = files.map(({ source, text }) => ({ source, text }));
    const { findings, grammar } = judgeGrammar(sources, entry?.startRules);
    const diagnostics = findings.map((finding) => diagnosticOf(finding, files, main));
    if (grammar === undefined) return onlyDiagnostics(diagnostics);
    const rules = ruleIndex(grammar, files);
    return {
      ...onlyDiagnostics(diagnostics),
      symbols: symbolsOf(grammar, main),
      hovers: ruleHovers(grammar, files, rules, main),
      rules,
    };
  } catch (error) {
    const message = error instanceof Problem ? error.inWords : error instanceof Error ? error.message : '';
    const location = error instanceof Error && 'location' in error ? error.location : undefined;
    const place =
      error instanceof ImportError || error instanceof peggy.parser.SyntaxError ? placeOf(location) : undefined;
    return onlyDiagnostics([{ source: SOURCE, severity: DiagnosticSeverity.Error, message, range: place ?? AT_START }]);
  }
}

/** The range in an error of Peggy, in a file that could not be parsed. */
function placeOf(location: unknown): Diagnostic['range'] | undefined {
  const { start, end }: Partial<LocationRange> = Object(location);
  if (start === undefined || end === undefined) return undefined;
  const position = ({ line, column }: { line: number; column: number }) => ({ line: line - 1, character: column - 1 });
  return { start: position(start), end: position(end) };
}

function diagnosticOf(
  { severity: kind, message, location, notes }: GrammarFinding,
  files: readonly GrammarFile[],
  main: GrammarFile,
): Diagnostic {
  if (location === undefined) return withPlace(message, main);
  const severity = kind === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
  const fileOf = (place: LocationRange) => files.find(({ source }) => source === place.source);
  const rangeIn = ({ ranges }: GrammarFile, { start, end }: LocationRange) =>
    ranges.range({ start: start.offset, end: end.offset });
  const file = fileOf(location);
  // A problem in another file is shown at the top of this one.
  const isHere = file === main;
  const range = isHere ? rangeIn(main, location) : main.ranges.range({ start: 0, end: 0 });
  const elsewhere = !isHere && file !== undefined ? [{ message, location }] : [];
  const related = [...elsewhere, ...notes].flatMap((note) => {
    const other = fileOf(note.location);
    if (other === undefined) return [];
    return {
      message: note.message,
      location: { uri: pathToFileURL(other.path).href, range: rangeIn(other, note.location) },
    };
  });
  return { source: SOURCE, severity, message, range, ...(related.length > 0 && { relatedInformation: related }) };
}

/** A flaw whose message begins with its place: `todo.peggy:12: BadTask has no documentation comment`. */
function withPlace(message: string, main: GrammarFile): Diagnostic {
  const [, source, line, rest] = /^(.*?):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  const isHere = source === main.source && line !== undefined && rest !== undefined;
  const at = { line: isHere ? Number(line) - 1 : 0, character: 0 };
  const length = isHere ? (main.whole.split('\n')[at.line]?.length ?? 0) : 0;
  const range = { start: at, end: { ...at, character: length } };
  return { source: SOURCE, severity: DiagnosticSeverity.Error, message: isHere ? rest : message, range };
}

function symbolsOf(grammar: Grammar, main: GrammarFile): DocumentSymbol[] {
  return grammar.rules
    .filter(({ location }) => location.source === main.source)
    .map(({ name, location: { start, end } }) => ({
      name,
      kind: /^[A-Z]/.test(name) ? SymbolKind.Class : SymbolKind.Function,
      range: main.ranges.range({ start: start.offset, end: end.offset }),
      selectionRange: main.ranges.range({ start: start.offset, end: start.offset + name.length }),
    }));
}

/** A grammar with all of its files; open documents take precedence over files on disk. */
interface GrammarFiles {
  readonly files: readonly GrammarFile[];
  /** The open document. */
  readonly main: GrammarFile;
  readonly entry: GrammarEntry | undefined;
}

/** @throws {Error} when an imported file cannot be read */
export function grammarFiles({ file, text, open }: Pick<Task, 'file' | 'text' | 'open'>): GrammarFiles {
  const path = resolve(file);
  const textOf = (one: string): string | undefined =>
    one === path ? text : Object.hasOwn(open, one) ? open[one] : undefined;
  const isFile = existsSync(path);
  const { entry, first = path } = (isFile ? grammarOfPart(path) : undefined) ?? {
    entry: isFile ? entryOfFile(path) : undefined,
  };
  const besides = entry === undefined ? [] : pathsBesides(entry, first).map((one) => one.path);
  const sources = new Map(
    [first, ...besides].flatMap((one) => grammarSources(one, textOf)).map((one) => [resolve(one.source), one]),
  );
  const files = [...sources].map(([filePath, source]) => {
    const whole = textOf(filePath) ?? readFileSync(filePath, 'utf8');
    return { ...source, path: filePath, whole, ranges: new Ranges(whole) };
  });
  const main = files.find((one) => one.path === path);
  if (main === undefined) throw new Error(`${path} is not a file of its grammar`);
  return { files, main, entry };
}
