import { isRecord, setOwn } from '../../../../core/record.ts';
import { type JsonSchema, referenced, schemaOf, schemasByName, schemasOf } from './json-schema.ts';

/**
 * A value with what a JSON Schema gives as `default` for the fields that it does not have. Looks into `properties`, `items`,
 * `$ref` and `allOf`: what one of several forms would give is not known before its form is.
 */
export function withDefaults(schema: JsonSchema, value: unknown): unknown {
  return new Filler(schema).fill(schema, value, 0);
}

class Filler {
  readonly #whole: JsonSchema;
  /** What each schema made of a list or an object, also of what it made: many ways may lead there. */
  readonly #known = new Map<JsonSchema, Map<unknown, unknown>>();

  constructor(whole: JsonSchema) {
    this.#whole = whole;
  }

  fill(schema: JsonSchema, value: unknown, depth: number): unknown {
    if (typeof schema === 'boolean' || typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    const known = this.#known.get(schema) ?? new Map<unknown, unknown>();
    this.#known.set(schema, known);
    if (known.has(value)) return known.get(value);
    // A reference that leads back to itself gives nothing.
    known.set(value, value);
    const filled = this.#filled(schema, value, depth + 1);
    known.set(value, filled).set(filled, filled);
    return filled;
  }

  #filled(schema: Exclude<JsonSchema, boolean>, value: unknown, depth: number): unknown {
    let filled = value;
    if (typeof schema.$ref === 'string') filled = this.fill(referenced(schema.$ref, this.#whole), filled, depth);
    for (const part of schemasOf(schema.allOf) ?? []) filled = this.fill(part, filled, depth);
    if (Array.isArray(filled) && schema.items !== undefined && !Array.isArray(schema.items)) {
      const items = schemaOf(schema.items);
      return filled.map((item) => this.fill(items, item, depth));
    }
    if (!isRecord(filled)) return filled;
    const record: Record<string, unknown> = { ...filled };
    for (const [name, part] of schemasByName(schema.properties)) {
      if (Object.hasOwn(record, name)) setOwn(record, name, this.fill(part, record[name], depth));
      else if (typeof part !== 'boolean' && 'default' in part) setOwn(record, name, structuredClone(part.default));
    }
    return record;
  }
}

/** A value nests no deeper, or what is deeper is left as it is. */
const MAX_DEPTH = 1000;
