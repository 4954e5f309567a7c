import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Code } from './codes.ts';
import { mended } from './fixes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { ValuePlaces } from './read/places.ts';
import { readQuickly } from './read/quick.ts';
import type { Words } from './words.ts';

/** The result of a text of which there is nothing to be said. */
export function ofPlain(value: Json, text: string, options: JsonOptions): Parsed<Json, Code> {
  const locate = lazyPlaces(text, options);
  return { value, diagnostics: [], ok: true, complete: true, format: 'json', via: 'json', locate };
}

/** Makes the fixes when the findings are looked at: most callers want the value, and whether it is ok. */
export function mending<Read extends Parsed<Json, Code>>(read: Read, text: string, words: Words): Read {
  const { diagnostics: found } = read;
  if (found.length === 0) return read;
  let withFixes: Parsed<Json, Code>['diagnostics'] | undefined;
  return Object.defineProperty(read, 'diagnostics', {
    get: () => {
      withFixes ??= mended(found, text, words);
      return withFixes;
    },
  });
}

/** Finds the places of a usual text when the first one is asked for: most callers never ask. */
export function lazyPlaces(text: string, options: JsonOptions): (path: Path) => Range | undefined {
  let places: ValuePlaces | undefined;
  return (path) => {
    places ??= quickPlaces(text, options) ?? grammarPlaces(text, options);
    return places.locate(path);
  };
}

function quickPlaces(text: string, { maxDepth = DEFAULT_DEPTH }: JsonOptions): ValuePlaces | undefined {
  const places = new ValuePlaces();
  return readQuickly(text, maxDepth, places) && places;
}

function grammarPlaces(text: string, options: JsonOptions): ValuePlaces {
  const places = new ValuePlaces();
  byGrammar.parse(text, { ...options, places });
  return places;
}
