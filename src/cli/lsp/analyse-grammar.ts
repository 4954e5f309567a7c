import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import peggy, { type DiagnosticNote, type LocationRange } from 'peggy';
import { type Diagnostic, DiagnosticSeverity, type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { isForEngine } from '../../grammar/generate/for-engine.ts';
import { generateParser } from '../../grammar/generate/generate.ts';
import { ImportError } from '../../grammar/imports.ts';
import { lintGrammar } from '../../grammar/lint/lint.ts';
import { readGrammar } from '../../grammar/read.ts';
import type { Grammar } from '../../grammar/tree.ts';
import { parserFileOf } from '../generate/parser-file.ts';
import { Problem } from '../problem.ts';
import { type Analysis, AT_START, onlyDiagnostics, type Task } from './analysis.ts';
import { SOURCE } from './diagnostics.ts';
import { type GrammarFile, type GrammarFiles, grammarFiles } from './grammar-files.ts';
import { ruleHovers, ruleIndex } from './rules.ts';

/** What the editor shows of a grammar. No code in the grammar is run. */
export function analyseGrammar(task: Task): Analysis {
  try {
    const { files, main, entry } = grammarFiles(task);
    const { diagnostics, grammar } = readAndJudge(files, entry, main);
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

/** A place as Peggy tells it, in a file that could not be read. */
function placeOf(location: unknown): Diagnostic['range'] | undefined {
  const { start, end }: Partial<LocationRange> = Object(location);
  if (start === undefined || end === undefined) return undefined;
  const position = ({ line, column }: { line: number; column: number }) => ({ line: line - 1, character: column - 1 });
  return { start: position(start), end: position(end) };
}

interface Judged {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when the grammar cannot be read. */
  readonly grammar?: Grammar;
}

function readAndJudge(files: readonly GrammarFile[], entry: GrammarFiles['entry'], main: GrammarFile): Judged {
  const sources = files.map(({ source, text }) => ({ source, text }));
  const found: Diagnostic[] = [];
  const add = (
    severity: DiagnosticSeverity,
    message: string,
    location?: LocationRange,
    notes: readonly DiagnosticNote[] = [],
  ): void => {
    found.push(diagnosticAt(files, main, severity, message, location, notes));
  };
  let grammar: Grammar;
  try {
    grammar = readGrammar(sources);
  } catch (error) {
    if (!(error instanceof peggy.parser.SyntaxError)) throw error;
    add(DiagnosticSeverity.Error, error.message, error.location);
    return { diagnostics: found };
  }
  try {
    lintGrammar(sources, {
      ...(entry !== undefined && { allowedStartRules: [...entry.startRules] }),
      warning: (_stage, message, location, notes) => add(DiagnosticSeverity.Warning, message, location, notes),
    });
    if (entry !== undefined || isForEngine(grammar, sources) || existsSync(parserFileOf(main.path)))
      generateParser(sources, {
        engine: 'peglot/define/runtime',
        ...(entry !== undefined && { startRules: entry.startRules }),
      });
  } catch (error) {
    if (error instanceof peggy.GrammarError) {
      for (const [severity, message, location, notes] of error.problems)
        if (severity === 'error') add(DiagnosticSeverity.Error, message, location, notes);
      if (error.problems.length === 0) add(DiagnosticSeverity.Error, error.message, error.location);
    } else if (error instanceof GrammarFlaws && error.isPeggys && !isForEngine(grammar, sources)) {
      // What is beside it is Peggy's own parser.
    } else if (error instanceof GrammarFlaws) {
      const places = new Map(grammar.rules.map(({ name, location }) => [name, nameLocation(name, location)]));
      for (const { rule, message, at } of error.flaws) {
        const place = at ?? places.get(rule);
        if (place !== undefined) add(DiagnosticSeverity.Error, message, place);
        else found.push(withPlace(message, main));
      }
    } else throw error;
  }
  return { diagnostics: found, grammar };
}

/** The name at the beginning of a rule. */
export function nameLocation(name: string, { source, start }: LocationRange): LocationRange {
  return { source, start, end: { ...start, offset: start.offset + name.length, column: start.column + name.length } };
}

function diagnosticAt(
  files: readonly GrammarFile[],
  main: GrammarFile,
  severity: DiagnosticSeverity,
  message: string,
  location: LocationRange | undefined,
  notes: readonly DiagnosticNote[],
): Diagnostic {
  const fileOf = (place: LocationRange | undefined) => files.find(({ source }) => source === place?.source);
  const rangeIn = ({ ranges }: GrammarFile, { start, end }: LocationRange) =>
    ranges.range({ start: start.offset, end: end.offset });
  const file = fileOf(location);
  // What is wrong in another file is told at the top of this one.
  const isHere = file === main && location !== undefined;
  const range = isHere ? rangeIn(main, location) : main.ranges.range({ start: 0, end: 0 });
  const elsewhere = !isHere && file !== undefined && location !== undefined ? [{ message, location }] : [];
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

/** A flaw that begins with its place: `todo.peggy:12: BadTask has no documentation comment`. */
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
