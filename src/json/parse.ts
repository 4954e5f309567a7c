import { parse as parseTree } from '../../generated/json.ts';
import { requireText } from '../core/argument.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { JsonBuilder } from './build.ts';
import { type Json, type JsonOptions, type Settings, settingsOf } from './model.ts';
import { Places } from './places.ts';
import { isPlain } from './plain.ts';

/**
 * Reads JSON, however damaged. Never throws; what was wrong is in `diagnostics`, each mistake under the name of a rule
 * of the grammar.
 *
 * `via` is `'json'` for a text that RFC 8259 allows, whose value is `JSON.parse`'s, and `'repaired'` for all others.
 * The value of a text without any is null, with an error. Several values on lines of their own (NDJSON) make a list.
 *
 * @example
 * const reply = parse("{'done': True, files: ['a.ts',]}");
 * reply.value // { done: true, files: ['a.ts'] }
 */
export function parse(text: string, options: JsonOptions = {}): Parsed<Json> {
  requireText(text, 'text');
  return parsePart(text, 0, settingsOf(options, 'json'));
}

/** Reads a text that stands at `offset` in a longer one; all ranges count from the start of that. */
export function parsePart(text: string, offset: number, settings: Settings): Parsed<Json> {
  const value = readStrictly(text);
  const locate = lazyPlaces(text, offset, settings);
  if (value === undefined) return { ...build(text, offset, settings, 'repaired'), locate };
  if (!isPlain(text, value, settings.maxDepth)) return { ...build(text, offset, settings, 'json'), locate };
  return { value, diagnostics: [], ok: true, complete: true, format: settings.format, via: 'json', locate };
}

function build(
  text: string,
  offset: number,
  settings: Settings,
  via: string,
  places: Places | null = null,
): Parsed<Json> {
  const builder = new JsonBuilder(settings, null, places);
  builder.addAll(parseTree(text, { startRule: 'Document' }), text, offset);
  return builder.finish(via, text.trim() === '');
}

/** Finds places when the first one is asked for: most callers never ask. */
export function lazyPlaces(text: string, offset: number, settings: Settings): (path: Path) => Range | undefined {
  let places: Places | undefined;
  return (path) => {
    if (places === undefined) {
      places = new Places();
      build(text, offset, settings, '', places);
    }
    return places.locate(path);
  };
}

/** What `JSON.parse` says; undefined when it refuses the text. */
export function readStrictly(text: string): Json | undefined {
  if (!mayBeStrict(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Looks at both ends: an exception costs more than most texts. */
function mayBeStrict(text: string): boolean {
  const start = skipSpace(text, 0);
  const first = text[start];
  const last = text.trimEnd().at(-1);
  if (first !== '{') return first === '[' ? last === ']' : first !== undefined;
  const next = text[skipSpace(text, start + 1)];
  return last === '}' && (next === '"' || next === '}');
}

function skipSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x09 && unit !== 0x0d) return at;
  }
}
