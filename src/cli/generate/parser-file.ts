import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import peggy, { type LocationRange } from 'peggy';
import { nearest } from '../../core/nearest.ts';
import { flawText, type GrammarFlaw, GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { isForEngine } from '../../grammar/generate/for-engine.ts';
import { generateParser } from '../../grammar/generate/generate.ts';
import { emptyRule } from '../../grammar/lint/empty-rule.ts';
import { lintGrammar } from '../../grammar/lint/lint.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import type { Grammar } from '../../grammar/tree.ts';
import { grammarSources } from '../grammar/files.ts';
import { Problem } from '../problem.ts';
import { writeWholeFile } from '../write-file.ts';
import { type PeggyOptions, peggyParser } from './peggy-parser.ts';

/** The result for one parser. */
export interface ParserFile {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs';
  /** Why Peggy's own parser was written without being asked for. */
  readonly because?: string;
  /** Peggy's own parser has no types, because ts-pegjs, which infers them, is not installed. */
  readonly isUntyped?: true;
}

/** The path of a grammar's parser, beside the grammar. */
export function parserFileOf(grammarFile: string): string {
  return `${grammarFile.replace(/\.(?:peggy|pegjs)$/, '')}.parser.ts`;
}

/** The kind of parser: `peglot` for our engine, `peggy` for Peggy's own; if left out, the grammar decides. */
export type ParserKind = 'peglot' | 'peggy';

/** Options for writing a parser. */
export interface ParserOptions {
  readonly kind?: ParserKind;
  /** Options for Peggy and ts-pegjs. */
  readonly peggy?: PeggyOptions;
}

/**
 * Generates the parser of a grammar file beside it.
 *
 * @param check only compare with the present file, write nothing
 * @throws {Problem} when the grammar is broken
 */
export async function generateBeside(
  grammarFile: string,
  check: boolean,
  options: ParserOptions = {},
): Promise<ParserFile> {
  const sources = grammarSources(grammarFile);
  const file = parserFileOf(grammarFile);
  // The output must not depend on the current folder.
  const named = sources.map(({ source, text }) => ({ source, text, file: basename(source) }));
  const { text: written, ...kind } = await parserText(named, options);
  const text = written.replace(
    /^(\/\/ Generated from ).*?( by Peggy(?: and ts-pegjs)?)?: do not edit\.$/m,
    (_, begin: string, by = '') => `${begin}${named.map((one) => one.file).join(', ')}${by}: do not edit.`,
  );
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return { file, state: 'unchanged', ...kind };
  if (check) return { file, state: 'differs', ...kind };
  await writeWholeFile(file, text);
  return { file, state: 'written', ...kind };
}

async function parserText(
  sources: readonly GrammarSource[],
  { kind, peggy: told = {} }: ParserOptions,
): Promise<{ readonly text: string } & Pick<ParserFile, 'because' | 'isUntyped'>> {
  try {
    const grammar = readGrammar(sources);
    const ours = kind === 'peggy' ? {} : ourParser(sources, kind === 'peglot' || isForEngine(grammar, sources));
    if (typeof ours === 'string') return { text: ours };
    const { text, isTyped } = await peggyParser(sources, told);
    return { ...ours, text, ...(!isTyped && { isUntyped: true }) };
  } catch (error) {
    throw grammarProblem(error, sources);
  }
}

/** The parser of our engine, or the reason why the grammar gets Peggy's own parser. */
function ourParser(sources: readonly GrammarSource[], isOurs: boolean): string | { readonly because: string } {
  try {
    const text = generateParser(sources, { engine: 'peglot/define/runtime' });
    lintGrammar(sources);
    return text;
  } catch (error) {
    if (isOurs || !(error instanceof GrammarFlaws) || !error.isPeggys) throw error;
    const [because = ''] = flawLines(error, sources);
    return { because };
  }
}

function flawLines({ flaws }: GrammarFlaws, sources: readonly GrammarSource[]): string[] {
  return flaws.map((flaw) => `${placeOf(flaw, sources)}${flawText(flaw)}`);
}

/** Turns errors in a grammar into a problem that shows the lines. */
export function grammarProblem(error: unknown, sources: readonly GrammarSource[]): unknown {
  const hint = 'fix it and generate again';
  if (error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError)
    return new Problem('the grammar is broken', hint, 2, `${error.format([...sources])}${notes(error, sources)}`);
  if (error instanceof GrammarFlaws) {
    const how = error.isPeggys ? `${hint}, or write Peggy's own parser: --parser peggy` : hint;
    return new Problem('the grammar cannot be compiled', how, 2, flawLines(error, sources).join('\n'));
  }
  return error;
}

/** Notes on Peggy's errors: the rule that lets a loop run forever, how to write a list, which name may be meant. */
function notes(error: Error, sources: readonly GrammarSource[]): string {
  if (!(error instanceof peggy.GrammarError)) return '';
  const grammar = readGrammar(sources);
  const names = error.problems.flatMap(([, message, place]): string[] => {
    const unknown = /^Rule "(.*)" is not defined$/.exec(message)?.[1];
    if (unknown !== undefined) return noteOf(unknown, place, grammar, sources);
    if (message.includes('(left recursion'))
      return ['a rule cannot begin with itself: write a list as Item ("," Item)*'];
    if (!message.includes('infinite loop when parsing (repetition')) return [];
    const empty = place && emptyRule(grammar, place);
    return empty ? [`${empty} can match the empty text`] : [];
  });
  return [...new Set(names)].map((name) => `\nnote: ${name}`).join('');
}

/** Rules of a file may be defined by a grammar that imports it; otherwise a similar name may be meant. */
function noteOf(
  unknown: string,
  place: LocationRange | undefined,
  grammar: Grammar,
  [main]: readonly GrammarSource[],
): string[] {
  if (place !== undefined && place.source !== main?.source)
    return [`this file takes ${unknown} from the grammar that imports it: define ${unknown} in ${main?.source}`];
  const meant = nearest(
    unknown,
    grammar.rules.map(({ name }) => name),
  );
  return meant === undefined ? [] : [`did you mean ${meant}?`];
}

/** `todo.peggy:12:20: `, the position of the flaw or else of its rule. */
function placeOf({ rule, at }: GrammarFlaw, sources: readonly GrammarSource[]): string {
  const place = at ?? readGrammar(sources).rules.find(({ name }) => name === rule)?.location;
  return place === undefined ? '' : `${String(place.source)}:${place.start.line}:${place.start.column}: `;
}
