import { setOwn } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import type { StandardIssue, StandardSchema } from '../../core/standard-schema.ts';

/** The output type of a schema. */
export type SchemaOutput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output'];

/** The result of checking arguments: the converted object, the issues, or that the schema is asynchronous. */
export type Checked =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'issues'; readonly issues: readonly StandardIssue[] }
  | { readonly kind: 'async' };

/**
 * Checks the arguments of a call against a schema. All of them are strings, and the schema sees them as such first.
 * Only those that it rejects are parsed as a boolean, a number, `null` or JSON, and the schema is asked again. So
 * `'true'` stays a string for a schema that takes strings, and no schema has to convert.
 *
 * Errors thrown by the schema do not escape.
 */
export function checkArguments(schema: StandardSchema, given: Readonly<Record<string, string>>): Checked {
  const args: Record<string, unknown> = { ...given };
  const unread = new Set(Object.keys(given));
  for (;;) {
    const result = validate(schema, args);
    if (result.kind !== 'issues') return result;
    const blamed = result.issues.map((issue) => pathOf(issue)[0]);
    // An issue without a path may be about any argument.
    const keys = blamed.includes(undefined) ? [...unread] : [...unread].filter((key) => blamed.includes(key));
    let changed = false;
    for (const key of keys) {
      unread.delete(key);
      const meant = readLiteral(given[key] ?? '');
      if (meant === undefined) continue;
      setOwn(args, key, meant);
      changed = true;
    }
    if (!changed) return result;
  }
}

function validate(schema: StandardSchema, args: Readonly<Record<string, unknown>>): Checked {
  try {
    // A schema may keep or change its input: each attempt gets a new object.
    const result = schema['~standard'].validate({ ...args });
    if ('then' in result) {
      result.then(undefined, () => {});
      return { kind: 'async' };
    }
    return result.issues === undefined
      ? { kind: 'value', value: result.value }
      : { kind: 'issues', issues: result.issues };
  } catch (error) {
    return {
      kind: 'issues',
      issues: [{ message: `the schema failed: ${error instanceof Error ? error.message : 'unknown error'}` }],
    };
  }
}

/** The boolean, number, `null`, list or object that a text denotes in JSON (`True` too); undefined for other texts. */
function readLiteral(text: string): unknown {
  const literal = text.trim();
  if (/^(?:true|false)$/i.test(literal)) return literal.toLowerCase() === 'true';
  if (!/^[-\d[{]|^null$/.test(literal)) return undefined;
  try {
    const value: unknown = JSON.parse(literal);
    // Digits beyond a number's precision would change.
    if (typeof value === 'number' && !/[.eE]/.test(literal) && !Number.isSafeInteger(value)) return undefined;
    return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? undefined : value;
  } catch {
    return undefined;
  }
}
