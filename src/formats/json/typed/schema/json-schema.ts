import { isRecord } from '../../../../core/record.ts';

/** A JSON Schema (2020-12, or parts of draft 7 with the same meaning): an object of keywords, or `true` or `false`. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A value as a schema; anything else allows everything. */
export function schemaOf(value: unknown): JsonSchema {
  return isJsonSchema(value) ? value : true;
}

/** Whether a value may be a JSON Schema. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isRecord(value);
}

/** The schemas in a list keyword; undefined if it is absent. */
export function schemasOf(value: unknown): readonly JsonSchema[] | undefined {
  return Array.isArray(value) ? value.map(schemaOf) : undefined;
}

/** The schemas in a keyword that maps names to them. */
export function schemasByName(value: unknown): readonly (readonly [string, JsonSchema])[] {
  return isRecord(value) ? Object.entries(value).map(([name, one]) => [name, schemaOf(one)] as const) : [];
}

/** The texts in a list keyword, such as `required`. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The number in a keyword; undefined if it is absent. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/**
 * Tracks the depth of a schema while it is visited, since a schema object that contains itself has no end.
 *
 * @throws {TypeError} when it is nested too deeply
 */
export class Nesting {
  #depth = 0;

  within<Result>(walk: () => Result): Result {
    if (++this.#depth > DEEPEST) throw new TypeError('the JSON Schema is nested too deeply, or holds itself: use $ref');
    const result = walk();
    this.#depth--;
    return result;
  }
}

/** Each level takes several nested calls: more would overflow some stacks. */
const DEEPEST = 400;

/**
 * The part of a schema that a reference points to: `#/$defs/Port`.
 *
 * @throws {TypeError} when there is no such part: external schemas are not fetched
 */
export function referenced(ref: string, whole: JsonSchema): JsonSchema {
  const found = partAt(ref, whole);
  if (!isJsonSchema(found)) throw new TypeError(`the schema refers to ${ref}, and has no such part`);
  return found;
}

/** The target of a reference; undefined if there is none. */
export function partAt(ref: string, whole: unknown): unknown {
  const [start, ...steps] = ref.split('/');
  let found: unknown = start === '#' ? whole : undefined;
  for (const step of steps) {
    const key = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    const holds: unknown = found;
    found =
      typeof holds === 'object' && holds !== null && Object.hasOwn(holds, key) ? Reflect.get(holds, key) : undefined;
  }
  return found;
}

/** A decoded step of a reference; one with a broken encoding is used unchanged. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
