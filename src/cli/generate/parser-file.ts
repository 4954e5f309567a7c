import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import peggy, { type LocationRange } from 'peggy';
import { nearest } from '../../core/nearest.ts';
import { flawText, type GrammarFlaw, GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { generateParser } from '../../grammar/generate/generate.ts';
import { emptyRule } from '../../grammar/lint/empty-rule.ts';
import { lintGrammar } from '../../grammar/lint/lint.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import type { Grammar } from '../../grammar/tree.ts';
import { Problem } from '../problem.ts';
import { writeWholeFile } from '../write-file.ts';
import { grammarSources } from './sources.ts';

/** What became of one parser. */
export interface ParserFile {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs';
}

/** Where the parser of a grammar file is: beside it. */
export function parserFileOf(grammarFile: string): string {
  return `${grammarFile.replace(/\.(?:peggy|pegjs)$/, '')}.parser.ts`;
}

/**
 * Generates the parser of a grammar file beside it.
 *
 * @param check compare with what is there, write nothing
 * @throws {Problem} when the grammar is broken
 */
export async function generateBeside(grammarFile: string, check: boolean): Promise<ParserFile> {
  const sources = grammarSources(grammarFile);
  const file = parserFileOf(grammarFile);
  const text = parserText(sources.map(({ source, text: grammar }) => ({ source, text: grammar })));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return { file, state: 'unchanged' };
  if (check) return { file, state: 'differs' };
  await writeWholeFile(file, text);
  return { file, state: 'written' };
}

function parserText(sources: readonly GrammarSource[]): string {
  try {
    lintGrammar(sources);
    const text = generateParser(sources, { engine: 'peglot/define/runtime' });
    // Whatever folder the command ran in, the file is the same.
    return text.replace(
      /^\/\/ Generated from .*$/m,
      `// Generated from ${sources.map(({ source }) => basename(source)).join(', ')}: do not edit.`,
    );
  } catch (error) {
    throw grammarProblem(error, sources);
  }
}

/** What is wrong with a grammar, framed, as a problem. */
export function grammarProblem(error: unknown, sources: readonly GrammarSource[]): unknown {
  const hint = 'fix it and generate again';
  if (error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError)
    return new Problem('the grammar is broken', hint, 2, `${error.format([...sources])}${notes(error, sources)}`);
  if (error instanceof GrammarFlaws) {
    const told = error.flaws.map((flaw) => `${placeOf(flaw, sources)}${flawText(flaw)}`);
    return new Problem('the grammar cannot be compiled', hint, 2, told.join('\n'));
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

/** `todo.peggy:12: `: where a rule is defined, or `todo.peggy:12:20: `, the part of it that is wrong. */
function placeOf({ rule, at }: GrammarFlaw, sources: readonly GrammarSource[]): string {
  if (at !== undefined) return `${String(at.source)}:${at.start.line}:${at.start.column}: `;
  if (rule === '') return '';
  for (const { source, text } of sources) {
    const line = text.split('\n').findIndex((one) => new RegExp(`^${rule}\\b[^=]*=`).test(one));
    if (line >= 0) return `${source}:${line + 1}: `;
  }
  return '';
}
