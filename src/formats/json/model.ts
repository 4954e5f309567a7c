import { any } from 'valibot';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { Tree } from '../../engine/cursor.ts';
import type { ReadOptions } from '../../engine/definition.ts';
import type { Tokens } from './read/tokens.ts';

/** A JSON value, as `JSON.parse` makes it. */
export type Json = Tree;

/** How to read JSON. */
export interface JsonOptions extends ReadOptions {
  /**
   * How many objects and arrays may be inside each other. What is deeper becomes null, with an error.
   *
   * @defaultValue 1000
   */
  readonly maxDepth?: number;
  /**
   * Which of several values counts that have words or code fences between them: the first, the last, or all, as a list. The
   * others are told with a warning. Without it the last one counts, and it is an error if they differ. By a type, only those
   * count that fit it, and `all` are the items of a list.
   */
  readonly several?: 'first' | 'last' | 'all' | undefined;
}

/** How JSON is read for somebody who asks for more than the value: what notes its tokens. */
export interface JsonReading extends JsonOptions {
  readonly tokens?: Tokens;
}

export const DEFAULT_DEPTH = 1000;

/** Any JSON value. */
export const schema: StandardSchema<unknown, Json> = any();
