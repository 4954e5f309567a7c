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

/** The part of a format that checking against its schema needs. */
interface WithSchema<Model> {
  readonly name: string;
  readonly schema: StandardSchema<unknown, Model>;
  readonly schemaCode?: ((path: Path, value: Model) => string) | undefined;
}

/** The schema's findings in a value, as diagnostics without ranges. */
export function checkSchema<Model, Code extends string>(
  format: Tables<Code> & WithSchema<Model>,
  value: Model,
): Diagnostic<Code>[] {
  return schemaFindings(format, value).map(({ code, path, message }) => told(format, code, path, { message }));
}

/**
 * The schema's findings in a value.
 *
 * @throws {TypeError} for an asynchronous schema
 */
export function schemaFindings<Model>(
  format: WithSchema<Model>,
  value: Model,
): { readonly code: string; readonly path: Path; readonly message: string }[] {
  const result = judged(format.schema, value);
  if (result instanceof Promise) throw new TypeError(`the schema of ${format.name} is asynchronous`);
  return (result.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = format.schemaCode?.(path, value) ?? 'invalid-value';
    return { code, path, message: `${formatPath(path) || 'The value'}: ${issue.message}` };
  });
}

/** Runs the schema. A value that nests too deep for it is an issue, not a stack overflow. */
function judged(schema: StandardSchema, value: unknown): ReturnType<StandardSchema['~standard']['validate']> {
  try {
    return schema['~standard'].validate(value);
  } catch (error) {
    if (error instanceof RangeError) return { issues: [{ message: 'it nests too deep for the schema to check it' }] };
    throw error;
  }
}

/** The findings of a format's rules in a model. */
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
 * Adds to the findings why the value cannot be printed. A value without findings prints to a text that reads back
 * without errors and warnings.
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
    // A rule already reports the cause, with a better message.
    const isTold = found.some((one) => isWorse(one) && one.path !== undefined && isOnTheWay(one.path, path));
    if (isTold) return [...found];
    return [...found, diagnosticOf(`${name}/unprintable`, engineCodes.unprintable, message, NOWHERE, path, {})];
  }
  if (found.some(isWorse)) return [...found];
  const read = parse(text).diagnostics.filter(isWorse);
  return [...found, ...read.map(({ related: _, fix: __, ...one }) => ({ ...one, range: NOWHERE }))];
}

/** Whether one path is a prefix of the other. */
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
