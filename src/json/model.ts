import type { ParseOptions } from '../core/format.ts';
import { type Finder, finderOf } from './diagnostics.ts';

/** A JSON value, as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** How to read JSON. */
export interface JsonOptions extends ParseOptions {
  /**
   * How many objects and arrays may stand inside each other. What is deeper becomes null, with an error.
   *
   * @defaultValue 1000
   */
  readonly maxDepth?: number;
}

/** The options with their defaults. */
export interface Settings {
  readonly strict: boolean;
  readonly maxDepth: number;
  /** The first half of the diagnostic codes. */
  readonly format: string;
  /** Makes the diagnostics. */
  readonly finder: Finder;
}

const DEFAULT_DEPTH = 1000;

export function settingsOf(options: JsonOptions, format: string): Settings {
  return {
    strict: options.strict === true,
    maxDepth: options.maxDepth ?? DEFAULT_DEPTH,
    format,
    finder: finderOf(format),
  };
}
