import type { Parsed } from '../../core/parsed.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
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
    locate: lazyPlaces(text, options, true),
  };
}

/** Reads a text by the grammar: all mistakes, and all that is to be said of the value. */
export function parseByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): Parsed<Json, Code> {
  const words = new Words();
  const read = byGrammar.parse(text, { ...options, words });
  const { value, diagnostics, ok, complete, format } = read;
  return mending({ value, diagnostics, ok, complete, format, via, locate: lazyPlaces(text, options) }, text, words);
}
