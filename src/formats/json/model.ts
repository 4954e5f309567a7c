import { any } from 'valibot';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { Tree } from '../../engine/cursor.ts';
import type { ReadOptions } from '../../engine/definition.ts';
import type { Tokens } from './read/tokens.ts';

/** A JSON value, as returned by `JSON.parse`. */
export type Json = Tree;

/** Options for reading JSON. */
export interface JsonOptions extends ReadOptions {
  /**
   * The maximum nesting of objects and arrays. Deeper values become null, with an error.
   *
   * @defaultValue 1000
   */
  readonly maxDepth?: number;
  /**
   * Which of several values counts when they are separated by words or code fences: the first, the last, or all, as a
   * list. The others are reported as a warning. By default the last one counts, with an error if they differ. With a
   * type, only values that fit it count, and `all` are the items of a list.
   */
  readonly several?: 'first' | 'last' | 'all' | undefined;
}

/** Options for callers that need more than the value: `tokens` collects the tokens. */
export interface JsonReading extends JsonOptions {
  readonly tokens?: Tokens;
}

export const DEFAULT_DEPTH = 1000;

/** Any JSON value. */
export const schema: StandardSchema<unknown, Json> = any();
