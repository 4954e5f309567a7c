import { isRecord } from '../../../../core/record.ts';
import type { StandardResult, StandardSchema } from '../../../../core/standard-schema.ts';
import { compile } from '../compile.ts';
import type { PlainType } from '../type.ts';
import { withDefaults } from './defaults.ts';
import { isJsonSchema, type JsonSchema } from './json-schema.ts';
import { isTold, requireKnownKeywords } from './keywords.ts';
import { Validator } from './validate.ts';

/** What steers a reading: made once for a schema. */
export interface Plan {
  readonly type: PlainType;
  /** The schema as JSON Schema. */
  readonly json: JsonSchema;
  /** The schema itself, which has the last word. */
  readonly standard: StandardSchema;
  /** The type says all that the schema does: a value of the type is one of the schema. */
  readonly isTold: boolean;
}

/**
 * What a schema says of the reading of a text.
 *
 * @throws {TypeError} when it is no schema, or cannot be told as JSON Schema
 */
export function planOf(schema: unknown): Plan {
  if (isStandard(schema)) {
    const json = describedBy(schema);
    return { type: compile(json), json, standard: schema, isTold: false };
  }
  if (!isJsonSchema(schema))
    throw new TypeError('the schema must be a Standard Schema (Zod, Valibot, …) or a JSON Schema');
  requireKnownKeywords(schema);
  const validator = new Validator(schema);
  const validate = (value: unknown): StandardResult<unknown> => {
    const issues = validator.issues(value);
    if (issues.length > 0) return { issues };
    // Most who ask want to know whether it is valid.
    return {
      get value() {
        return withDefaults(schema, value);
      },
    };
  };
  const standard: StandardSchema = { '~standard': { version: 1, vendor: 'peglot', validate } };
  return { type: compile(schema), json: schema, standard, isTold: isTold(schema) };
}

/** Whether a value is a Standard Schema; ArkType's are functions. */
export function isStandard(schema: unknown): schema is StandardSchema {
  const holds = (typeof schema === 'object' && schema !== null) || typeof schema === 'function';
  return holds && '~standard' in schema && isRecord(schema['~standard']);
}

/**
 * What a Standard Schema says of itself as JSON Schema. A part of which JSON Schema has no words, such as a date, may be
 * anything there; the schema itself judges it.
 *
 * @throws {TypeError} when the schema does not offer it
 */
export function describedBy(schema: StandardSchema): JsonSchema {
  const { vendor, jsonSchema } = schema['~standard'];
  if (jsonSchema === undefined) {
    const replacement =
      vendor === 'valibot'
        ? 'wrap it: toStandardJsonSchema(schema), of @valibot/to-json-schema'
        : `give one that has ~standard.jsonSchema, or a JSON Schema`;
    throw new TypeError(`the schema of ${vendor} does not say what it is as JSON Schema: ${replacement}`);
  }
  const target = 'draft-2020-12';
  try {
    const json = jsonSchema.input({ target, libraryOptions: { unrepresentable: 'any', errorMode: 'ignore' } });
    if (isJsonSchema(json)) return json;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new TypeError(`the schema of ${vendor} cannot be told as JSON Schema: ${why}`, { cause });
  }
  throw new TypeError(`the schema of ${vendor} gave no JSON Schema`);
}
