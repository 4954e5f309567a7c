import { requireObject, requireText } from '../../core/argument.ts';
import { LazyParsed } from '../../core/lazy-parsed.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { withDefinitionOf } from '../../engine/defined.ts';
import type { Code } from './codes.ts';
import { mended } from './fixes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { settled } from './read/drafts.ts';
import { type Surveyor, surveyOf } from './read/plain.ts';
import { readQuickly } from './read/quick.ts';
import { readStrictly } from './read/strict.ts';
import { Tokens } from './read/tokens.ts';

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

/** What a whole text was read as. */
export interface WholeRead extends JsonRead {
  /** There are no words around the value. */
  readonly isAlone: boolean;
}

/** The same with what a reading by a type wants to know, before the findings are made. */
export function readJson(text: string, options: JsonOptions, survey: Surveyor = surveyOf): WholeRead {
  const value = readStrictly(text);
  const plain = parsePlainly(value, text, options, survey);
  if (plain !== undefined) return { parsed: plain, isOnlyNotation: true, isAlone: true };
  const quick = value === undefined ? parseQuickly(text, options) : undefined;
  if (quick !== undefined) return { parsed: quick, isOnlyNotation: quick.ok, isAlone: true };
  return readByGrammar(text, options, value === undefined ? 'repaired' : 'json');
}

/** The same for who looks at the findings, if there are any: the grammar reads what is not plain. */
export function parseFully(text: string, options: JsonOptions): Parsed<Json, Code> {
  const value = readStrictly(text);
  return parsePlainly(value, text, options) ?? parseByGrammar(text, options, value === undefined ? 'repaired' : 'json');
}

/** A text of which there is nothing to be said; undefined for all others. */
function parsePlainly(
  value: Json | undefined,
  text: string,
  options: JsonOptions,
  survey: Surveyor = surveyOf,
): Parsed<Json, Code> | undefined {
  const { finished = true, maxDepth = DEFAULT_DEPTH } = options;
  if (value === undefined || !finished || !survey(value, maxDepth).isPlain(text)) return undefined;
  const locate = lazyPlaces(text, options);
  return { value, diagnostics: [], ok: true, complete: true, format: 'json', via: 'json', locate };
}

/**
 * Reads a broken text that has the mistakes that most have; undefined where it has others. The grammar reads it again when
 * somebody looks at the findings: most callers want the value, and whether it is ok.
 */
export function parseQuickly(text: string, options: JsonOptions): Parsed<Json, Code> | undefined {
  const read = readQuickly(text, options.maxDepth ?? DEFAULT_DEPTH);
  // A finding of its own says that whoever wrote it was stopped.
  if (read === undefined || (options.finished === false && !read.isCut)) return undefined;
  const { value, isCut, isDamaged } = read;
  const parsed = {
    value,
    ok: !isCut && !(isDamaged && options.strict === true),
    complete: !isCut,
    format: 'json',
    via: 'repaired',
    locate: lazyPlaces(text, options),
  };
  return new LazyParsed(parsed, () => parseByGrammar(text, options, 'repaired').diagnostics);
}

/** Reads a text by the grammar: all mistakes, and all that is to be said of the value. */
export function parseByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): Parsed<Json, Code> {
  return readByGrammar(text, options, via).parsed;
}

function readByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): WholeRead {
  // They cost a twentieth of the reading, and who has to look at a damaged text mostly asks for some. Those of a long text
  // take several times its memory, and are read anew.
  const noted = text.length > LONG ? undefined : new Tokens();
  const reading = { ...options, ...(noted !== undefined && { tokens: noted }) };
  const { value, diagnostics, ok, complete, format } = byGrammar.parse(text, reading);
  const tokens = (): Tokens => noted ?? tokensIn(text, options);
  const locate = noted === undefined ? lazyPlaces(text, options) : (path: Path) => noted.locate(path);
  const parsed = mending({ value, diagnostics, ok, complete, format, via, locate }, text, tokens, options);
  return { parsed, isOnlyNotation: false, isAlone: diagnostics.every(({ code }) => !PROSE.has(code)) };
}

const PROSE: ReadonlySet<Code> = new Set(['json/bad-prose', 'json/bad-text']);

const LONG = 65_536;

/** Makes the fixes when the findings are looked at: most callers want the value, and whether it is ok. */
export function mending(
  parsed: Parsed<Json, Code>,
  text: string,
  tokens: () => Tokens,
  { strict, finished }: JsonOptions,
): Parsed<Json, Code> {
  const read = strict === true || finished === false ? parsed : settled(parsed, text.length);
  const { diagnostics } = read;
  return diagnostics.length === 0 ? read : new LazyParsed(read, () => mended(diagnostics, text, tokens()));
}

/** Finds the places of a text when the first one is asked for: most callers never ask. */
function lazyPlaces(text: string, options: JsonOptions): (path: Path) => Range | undefined {
  let tokens: Tokens | undefined;
  return (path) => {
    tokens ??= tokensIn(text, options);
    return tokens.locate(path);
  };
}

function tokensIn(text: string, options: JsonOptions): Tokens {
  const quick = new Tokens();
  if (readQuickly(text, options.maxDepth ?? DEFAULT_DEPTH, quick) !== undefined) return quick;
  const tokens = new Tokens();
  byGrammar.parse(text, { ...options, tokens });
  return tokens;
}

/** Whether a text begins with a bracket or a fence. */
export function beginsAsJson(text: string): boolean {
  return /^\s*[`~{[]/.test(text);
}

/** Whether what was read is an object or a list, without words around it; asked before the findings are made. */
export function isData({ parsed: { value }, isAlone }: WholeRead): boolean {
  return typeof value === 'object' && value !== null && isAlone;
}
