import { type Diagnostic, diagnosticOf } from '../core/diagnostic.ts';
import { NOWHERE } from '../core/finding.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import { formatPath, type Path } from '../core/path.ts';
import { PrintError } from '../core/print-error.ts';
import { pathOf } from '../core/schema-path.ts';
import type { StandardSchema } from '../core/standard-schema.ts';
import { engineCodes } from './codes.ts';
import type { Definition, ReadOptions } from './definition.ts';
import type { Detail } from './draft.ts';
import { ownFinding } from './own-finding.ts';

type Tables<Code extends string> = Pick<Definition<unknown, ReadOptions, Code>, 'name' | 'codes' | 'isCode'>;

/** A format, as far as its schema goes. */
interface WithSchema<Model> {
  readonly name: string;
  readonly schema: StandardSchema<unknown, Model>;
  readonly schemaCode?: ((path: Path, value: Model) => string) | undefined;
}

/** What the schema of a format finds in a value, as diagnostics without places. */
export function checkSchema<Model, Code extends string>(
  format: Tables<Code> & WithSchema<Model>,
  value: Model,
): Diagnostic<Code>[] {
  return schemaFindings(format, value).map(({ code, path, message }) => told(format, code, path, { message }));
}

/**
 * What the schema of a format finds in a value.
 *
 * @throws {TypeError} for an asynchronous schema
 */
export function schemaFindings<Model>(
  format: WithSchema<Model>,
  value: Model,
): { readonly code: string; readonly path: Path; readonly message: string }[] {
  const result = judged(format.schema, value);
  // A schema that has to wait for something cannot judge a model here.
  if (result instanceof Promise) throw new TypeError(`the schema of ${format.name} is asynchronous`);
  return (result.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = format.schemaCode?.(path, value) ?? 'invalid-value';
    return { code, path, message: `${formatPath(path) || 'The value'}: ${issue.message}` };
  });
}

/** What a schema says: of a value that nests deeper than its calls can, that it cannot say anything. */
function judged(schema: StandardSchema, value: unknown): ReturnType<StandardSchema['~standard']['validate']> {
  try {
    return schema['~standard'].validate(value);
  } catch (error) {
    if (error instanceof RangeError) return { issues: [{ message: 'it nests too deep for the schema to check it' }] };
    throw error;
  }
}

/** What the rules of a format find in a model. */
export function checkRules<Model, Read extends ReadOptions, Code extends string>(
  format: Definition<Model, Read, Code>,
  value: Model,
): Diagnostic<Code>[] {
  const found: Diagnostic<Code>[] = [];
  for (const rule of format.parts.rules ?? [])
    rule(value, (code, path, detail = {}) => found.push(told(format, code, path, detail)), {});
  return found;
}

/**
 * What was found in a value, and what keeps it from being written: of a value that nothing is found in, `print` writes a text
 * that reads back without an error or a warning.
 */
export function checkWritten<Name extends string, Model, Code extends string>(
  name: Name,
  { print, parse }: Pick<Format<Model, ParseOptions, object, object, Code>, 'print' | 'parse'>,
  value: Model,
  found: readonly Diagnostic<Code>[],
): Diagnostic<Code | `${Name}/unprintable`>[] {
  if (found.some(({ code }) => code === `${name}/invalid-value`)) return [...found];
  let text: string;
  try {
    text = print(value);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    const { path, message } = error;
    // The rule that the part breaks, or a part of it, says more.
    const isTold = found.some((one) => isWorse(one) && one.path !== undefined && isOnTheWay(one.path, path));
    if (isTold) return [...found];
    return [...found, diagnosticOf(`${name}/unprintable`, engineCodes.unprintable, message, NOWHERE, path, {})];
  }
  if (found.some(isWorse)) return [...found];
  const read = parse(text).diagnostics.filter(isWorse);
  return [...found, ...read.map(({ related: _, fix: __, ...one }) => ({ ...one, range: NOWHERE }))];
}

/** Whether one path leads to where the other one does, or on from there. */
function isOnTheWay(one: Path, other: Path): boolean {
  return one.every((step, at) => at >= other.length || step === other[at]);
}

function isWorse({ severity }: Diagnostic): boolean {
  return severity !== 'info';
}

function told<Code extends string>(format: Tables<Code>, code: string, path: Path, detail: Detail): Diagnostic<Code> {
  const found = ownFinding(format, code, NOWHERE, { ...detail, path });
  if (!format.isCode(found.code)) throw new Error(`${found.code} is no code of ${format.name}`);
  return { ...found, code: found.code };
}
