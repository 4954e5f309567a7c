import { requireObject, requireText } from '../../core/argument.ts';
import type { Parsed } from '../../core/parsed.ts';
import { withDefinitionOf } from '../../engine/defined.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { parseByGrammar, parseQuickly } from './parse-quickly.ts';
import { type Surveyor, surveyOf } from './read/plain.ts';
import { readStrictly } from './read/strict.ts';
import { ofPlain } from './results.ts';

/**
 * Reads JSON, however damaged. Never throws; what was wrong is in `diagnostics`, each mistake under the name of a rule
 * of the grammar.
 *
 * `via` is `'json'` for a text that RFC 8259 allows, whose value is `JSON.parse`'s, and `'repaired'` for all others.
 * The value of a text without any is null, with an error. Several values one after the other (NDJSON) make a list.
 *
 * @example
 * const reply = parse("{'done': True, files: ['a.ts',]}");
 * reply.value // { done: true, files: ['a.ts'] }
 */
export const parse: (text: string, options?: JsonOptions) => Parsed<Json, Code> = withDefinitionOf(
  byGrammar,
  (text, options = {}) => {
    requireText(text, 'text');
    requireObject(options, 'options');
    return readJson(text, options).parsed;
  },
);

/** What is read of a text. */
export interface JsonRead {
  readonly parsed: Parsed<Json, Code>;
  /** The text is one value, and no finding is about more than how it is written. */
  readonly isOnlyNotation: boolean;
}

/** The same with what a reading by a type wants to know, before the findings are made. */
export function readJson(text: string, options: JsonOptions, survey: Surveyor = surveyOf): JsonRead {
  const value = readStrictly(text);
  const isFinished = options.finished !== false;
  if (value !== undefined && isFinished && survey(value, options.maxDepth ?? DEFAULT_DEPTH).isPlain(text))
    return { parsed: ofPlain(value, text, options), isOnlyNotation: true };
  const quick = value === undefined ? parseQuickly(text, options) : undefined;
  if (quick !== undefined) return { parsed: quick, isOnlyNotation: quick.ok };
  const parsed = parseByGrammar(text, options, value === undefined ? 'repaired' : 'json');
  return { parsed, isOnlyNotation: false };
}

/**
 * Whether a text is an object or an array as JSON, however damaged, with nothing but white space or a fence around it.
 *
 * @example isJsonText("{'a': 1,}") // true
 */
export function isJsonText(text: string): boolean {
  return beginsAsJson(text) && isData(parse(text));
}

/** Whether a text begins with a bracket or a fence. */
export function beginsAsJson(text: string): boolean {
  return /^\s*[`~{[]/.test(text);
}

/** Whether what was read is an object or a list, without words around it. */
export function isData({ value, diagnostics }: Parsed<Json>): boolean {
  const isProse = diagnostics.some(({ code }) => code === 'json/bad-prose' || code === 'json/bad-text');
  return typeof value === 'object' && value !== null && !isProse;
}
