import { isRecord } from '../../../../core/record.ts';

/** A JSON Schema (2020-12, or what of draft 7 means the same): an object of keywords, or `true` or `false`. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** What a schema says that is no schema: nothing. */
export function schemaOf(value: unknown): JsonSchema {
  return isJsonSchema(value) ? value : true;
}

/** Whether a value may be a JSON Schema. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isRecord(value);
}

/** The schemas of a keyword that holds a list of them; undefined where it is not given. */
export function schemasOf(value: unknown): readonly JsonSchema[] | undefined {
  return Array.isArray(value) ? value.map(schemaOf) : undefined;
}

/** The schemas of a keyword that holds them by name. */
export function schemasByName(value: unknown): readonly (readonly [string, JsonSchema])[] {
  return isRecord(value) ? Object.entries(value).map(([name, one]) => [name, schemaOf(one)] as const) : [];
}

/** The texts of a keyword that holds a list of them, such as `required`. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The number of a keyword; undefined where it is not given. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/**
 * How deep a schema that is being walked is nested, for a schema that holds itself as an object has no end.
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

/** Each level takes several calls of functions: more of them would not fit on every stack. */
const DEEPEST = 400;

/**
 * The part of a schema that a reference into it means: `#/$defs/Port`.
 *
 * @throws {TypeError} when there is no such part: schemas elsewhere are not fetched
 */
export function referenced(ref: string, whole: JsonSchema): JsonSchema {
  const found = partAt(ref, whole);
  if (!isJsonSchema(found)) throw new TypeError(`the schema refers to ${ref}, and has no such part`);
  return found;
}

/** What a reference leads to; undefined where there is nothing. */
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

/** A step of a reference; one that is not encoded as it should be is taken as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
