import { isRecord, setOwn } from '../../../../core/record.ts';
import { type JsonSchema, referenced, schemaOf, schemasByName, schemasOf } from './json-schema.ts';

/**
 * A value with missing fields filled by a JSON Schema's `default`. Searches `properties`, `items`, `$ref` and `allOf`;
 * the alternatives of a union are skipped, since the right one is unknown.
 */
export function withDefaults(schema: JsonSchema, value: unknown): unknown {
  return new Filler(schema).fill(schema, value, 0);
}

class Filler {
  readonly #whole: JsonSchema;
  /** The result of each schema for each list or object, including results: they may be reached in many ways. */
  readonly #known = new Map<JsonSchema, Map<unknown, unknown>>();

  constructor(whole: JsonSchema) {
    this.#whole = whole;
  }

  fill(schema: JsonSchema, value: unknown, depth: number): unknown {
    if (typeof schema === 'boolean' || typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    const known = this.#known.get(schema) ?? new Map<unknown, unknown>();
    this.#known.set(schema, known);
    if (known.has(value)) return known.get(value);
    // A circular reference adds nothing.
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

/** Deeper values are left unchanged. */
const MAX_DEPTH = 1000;
