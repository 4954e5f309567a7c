import { isRecord } from '../../../../core/record.ts';
import type { StandardResult, StandardSchema } from '../../../../core/standard-schema.ts';
import { compile } from '../compile.ts';
import type { PlainType } from '../type.ts';
import type { Keywords } from './check.ts';
import { withDefaults } from './defaults.ts';
import { DEMANDS } from './demands.ts';
import { isJsonSchema, type JsonSchema } from './json-schema.ts';
import { Validator } from './validate.ts';

/** Everything that controls a reading: made once for a schema. */
export interface Plan {
  readonly type: PlainType;
  /** The schema as JSON Schema. */
  readonly json: JsonSchema;
  /** The schema itself. */
  readonly standard: StandardSchema;
  /** The schema's own verdict on a value, which is final. With `applies`, the result is the schema's output. */
  judge(value: unknown, applies: boolean): StandardResult<unknown>;
}

/**
 * Makes the plan for reading by a schema.
 *
 * @throws {TypeError} when it is not a schema, or cannot be converted to JSON Schema
 */
export function planOf(schema: unknown): Plan {
  if (isStandard(schema)) {
    const json = describedBy(schema);
    const judge = (value: unknown): StandardResult<unknown> => judged(() => schema['~standard'].validate(value));
    return { type: compile(json), json, standard: schema, judge };
  }
  if (!isJsonSchema(schema))
    throw new TypeError('the schema must be a Standard Schema (Zod, Valibot, …) or a JSON Schema');
  const validator = new Validator(schema, schema, requireKnown);
  validator.prepared();
  const judge = (value: unknown, applies: boolean): StandardResult<unknown> => {
    const issues = validator.issues(value);
    if (issues.length > 0) return { issues };
    return { value: applies ? withDefaults(schema, value) : value };
  };
  const validate = (value: unknown): StandardResult<unknown> => judge(value, true);
  const standard: StandardSchema = { '~standard': { version: 1, vendor: 'peglot', validate } };
  return { type: compile(schema), json: schema, standard, judge };
}

/** Keywords that only inform and forbid nothing; `format` is one of them by default (2020-12, §7.2.1). */
const NOTES = `$anchor $comment aliases $id $schema contentEncoding contentMediaType contentSchema default deprecated description
  discriminator example examples format id readOnly title writeOnly`;

const KNOWN: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'nullable', ...NOTES.split(/\s+/)],
  ...DEMANDS.flatMap(([keywords]) => keywords),
]);

function requireKnown(schema: Keywords, at: string): void {
  for (const keyword of Object.keys(schema))
    if (!KNOWN.has(keyword) && !keyword.startsWith('x-'))
      throw new TypeError(`the JSON Schema has the keyword ${keyword} at ${at}, which is not known here`);
}

/** Whether a value is a Standard Schema, which is a function in ArkType. */
export function isStandard(schema: unknown): schema is StandardSchema {
  const holds = (typeof schema === 'object' && schema !== null) || typeof schema === 'function';
  return holds && '~standard' in schema && isRecord(schema['~standard']);
}

/**
 * The JSON Schema of a Standard Schema. A part that JSON Schema cannot express, such as a date, allows anything there;
 * the schema itself judges it.
 *
 * @throws {TypeError} when the schema does not offer one
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

/** A schema's verdict on a value. An error that it throws, as a transform may, is an issue. */
export function judged(
  validate: () => StandardResult<unknown> | Promise<StandardResult<unknown>>,
): StandardResult<unknown> {
  let result: ReturnType<typeof validate>;
  try {
    result = validate();
  } catch (error) {
    return { issues: [{ message: error instanceof Error ? error.message : String(error) }] };
  }
  if (!(result instanceof Promise)) return result;
  // Zod retries asynchronously when a schema's code throws.
  result.catch(() => {});
  return { issues: [{ message: 'the schema does not answer at once: it is asynchronous, or its own code threw' }] };
}
