import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { ValuePlaces } from './read/places.ts';
import { readQuickly } from './read/quick.ts';
import { lazyPlaces, mending } from './results.ts';
import { Words } from './words.ts';

/**
 * Reads a broken text that has the mistakes that most have; undefined where it has others. The grammar reads it again when
 * somebody looks at the findings: most callers want the value, and whether it is ok.
 */
export function parseQuickly(text: string, options: JsonOptions): Parsed<Json, Code> | undefined {
  const read = readQuickly(text, options.maxDepth ?? DEFAULT_DEPTH);
  // A finding of its own says that whoever wrote it was stopped.
  if (read === undefined || (options.finished === false && !read.isCut)) return undefined;
  const { value, isCut, isDamaged } = read;
  let found: Parsed<Json, Code>['diagnostics'] | undefined;
  return {
    value,
    get diagnostics() {
      found ??= parseByGrammar(text, options, 'repaired').diagnostics;
      return found;
    },
    ok: !isCut && !(isDamaged && options.strict === true),
    complete: !isCut,
    format: 'json',
    via: 'repaired',
    locate: lazyPlaces(text, options),
  };
}

/** Reads a text by the grammar: all mistakes, and all that is to be said of the value. */
export function parseByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): Parsed<Json, Code> {
  const words = new Words();
  // They cost a twentieth of the reading, and who has to look at a damaged text mostly asks for some.
  const places = new ValuePlaces();
  const { value, diagnostics, ok, complete, format } = byGrammar.parse(text, { ...options, words, places });
  const locate = (path: Path): Range | undefined => places.locate(path);
  return mending({ value, diagnostics, ok, complete, format, via, locate }, text, words);
}
