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
import { type Root, Tokens } from './read/tokens.ts';

/**
 * Reads JSON, however damaged. Never throws; problems are in `diagnostics`, each under the name of a rule of the
 * grammar.
 *
 * `via` is `'json'` for valid JSON (RFC 8259), whose value is that of `JSON.parse`, and `'repaired'` for all other
 * texts. A text without JSON has the value null, with an error. Several consecutive values (NDJSON) make a list.
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

/** The result of reading a text. */
export interface JsonRead {
  readonly parsed: Parsed<Json, Code>;
  /** The text is one value, and all findings are about notation. */
  readonly isOnlyNotation: boolean;
  /** The values that words separate, in text order; absent for a single value. */
  roots?(): readonly Root[];
}

/** The result of reading a whole text. */
export interface WholeRead extends JsonRead {
  /** There are no words around the value. */
  readonly isAlone: boolean;
}

/**
 * `parse` with details for reading by a type, before the findings are made. With `keepsPlaces`, the places of all parts
 * are noted even in a long text, which otherwise would be read again when they are requested.
 */
export function readJson(
  text: string,
  options: JsonOptions,
  survey: Surveyor = surveyOf,
  keepsPlaces: boolean = false,
): WholeRead {
  const value = readStrictly(text);
  const plain = parsePlainly(value, text, options, survey);
  if (plain !== undefined) return { parsed: plain, isOnlyNotation: true, isAlone: true };
  const quick = value === undefined ? parseQuickly(text, options) : undefined;
  if (quick !== undefined) return { parsed: quick, isOnlyNotation: quick.ok, isAlone: true };
  return readByGrammar(text, options, value === undefined ? 'repaired' : 'json', keepsPlaces);
}

/** `parse` for callers that look at the findings, if there are any: the grammar reads all but plain texts. */
export function parseFully(text: string, options: JsonOptions): Parsed<Json, Code> {
  const value = readStrictly(text);
  return parsePlainly(value, text, options) ?? parseByGrammar(text, options, value === undefined ? 'repaired' : 'json');
}

/** The result of a text without any finding; undefined for others. */
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
 * Reads a broken text with common mistakes only; undefined for others. The grammar reads it again when the findings are
 * requested: most callers only want the value, and whether it is ok.
 */
export function parseQuickly(text: string, options: JsonOptions): Parsed<Json, Code> | undefined {
  const read = readQuickly(text, options.maxDepth ?? DEFAULT_DEPTH);
  // A text that its writer did not finish has another finding.
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

/** Reads a text by the grammar, with all mistakes and all findings about the value. */
export function parseByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): Parsed<Json, Code> {
  return readByGrammar(text, options, via, false).parsed;
}

function readByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired', keepsPlaces: boolean): WholeRead {
  // Collecting tokens costs a twentieth of the reading, and callers with a damaged text mostly need them. For a long
  // text they take several times its memory, so the text is read again instead.
  const noted = text.length > LONG && !keepsPlaces ? undefined : new Tokens();
  const reading = { ...options, ...(noted !== undefined && { tokens: noted }) };
  const { value, diagnostics, ok, complete, format } = byGrammar.parse(text, reading);
  const tokens = (): Tokens => noted ?? tokensIn(text, options);
  const locate = noted === undefined ? lazyPlaces(text, options) : (path: Path) => noted.locate(path);
  const parsed = mending({ value, diagnostics, ok, complete, format, via, locate }, text, tokens, options);
  const isAlone = diagnostics.every(({ code }) => !PROSE.has(code));
  return { parsed, isOnlyNotation: false, isAlone, roots: () => tokens().roots(value) };
}

const PROSE: ReadonlySet<Code> = new Set(['json/bad-prose', 'json/bad-text']);

const LONG = 65_536;

/** Makes the fixes when the findings are requested: most callers only want the value, and whether it is ok. */
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

/** Finds the places of a text at the first request: most callers never ask. */
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

/** Whether the value is an object or a list without words around it; known before the findings are made. */
export function isData({ parsed: { value }, isAlone }: WholeRead): boolean {
  return typeof value === 'object' && value !== null && isAlone;
}
