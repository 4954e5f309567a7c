import { any } from 'valibot';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { Tree } from '../../engine/cursor.ts';
import type { ReadOptions } from '../../engine/definition.ts';
import type { ValuePlaces } from './read/places.ts';
import type { Words } from './words.ts';

/** A JSON value, as `JSON.parse` makes it. */
export type Json = Tree;

/** How to read JSON. */
export interface JsonOptions extends ReadOptions {
  /**
   * How many objects and arrays may stand inside each other. What is deeper becomes null, with an error.
   *
   * @defaultValue 1000
   */
  readonly maxDepth?: number;
}

/** The same, and what notes where things stand. */
export interface JsonReading extends JsonOptions {
  readonly places?: ValuePlaces;
  readonly words?: Words;
}

export const DEFAULT_DEPTH = 1000;

/** Any JSON value. */
export const schema: StandardSchema<unknown, Json> = any();
