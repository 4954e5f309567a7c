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

/** What became of one parser. */
export interface ParserFile {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs';
  /** Why it is Peggy's own parser, where nobody asked for that. */
  readonly because?: string;
  /** It is Peggy's own, and ts-pegjs, which finds its types, is not installed. */
  readonly isUntyped?: true;
}

/** Where the parser of a grammar file is: beside it. */
export function parserFileOf(grammarFile: string): string {
  return `${grammarFile.replace(/\.(?:peggy|pegjs)$/, '')}.parser.ts`;
}

/** Which parser is written: `peglot`, of our engine, or `peggy`, Peggy's own; without it, the grammar tells. */
export type ParserKind = 'peglot' | 'peggy';

/** How to write a parser. */
export interface ParserOptions {
  readonly kind?: ParserKind;
  /** What Peggy and ts-pegjs are told. */
  readonly peggy?: PeggyOptions;
}

/**
 * Generates the parser of a grammar file beside it.
 *
 * @param check compare with what is there, write nothing
 * @throws {Problem} when the grammar is broken
 */
export async function generateBeside(
  grammarFile: string,
  check: boolean,
  options: ParserOptions = {},
): Promise<ParserFile> {
  const sources = grammarSources(grammarFile);
  const file = parserFileOf(grammarFile);
  // Whatever folder the command ran in, the file is the same.
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

/** The parser of our engine, or why the grammar is one of Peggy's own. */
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

/** What is wrong with a grammar, framed, as a problem. */
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

/** What to do about what Peggy names: which rule lets a loop go round, how a list is written, what a name may have meant. */
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

/** A file of rules may take one from whoever imports it; else the name of another rule was meant. */
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

/** `todo.peggy:12:20: `: what is wrong, or the rule that it is in. */
function placeOf({ rule, at }: GrammarFlaw, sources: readonly GrammarSource[]): string {
  const place = at ?? readGrammar(sources).rules.find(({ name }) => name === rule)?.location;
  return place === undefined ? '' : `${String(place.source)}:${place.start.line}:${place.start.column}: `;
}
