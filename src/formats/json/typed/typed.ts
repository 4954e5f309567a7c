import { requireObject, requireText } from '../../../core/argument.ts';
import { type Diagnostic, diagnosticOf } from '../../../core/diagnostic.ts';
import { firstDifference } from '../../../core/difference.ts';
import { type Chunks, EventStream } from '../../../core/event-stream.ts';
import { NOWHERE } from '../../../core/finding.ts';
import type { Format } from '../../../core/format.ts';
import type { Parsed } from '../../../core/parsed.ts';
import { partialsOf } from '../../../core/partials.ts';
import { formatPath } from '../../../core/path.ts';
import { PrintError } from '../../../core/print-error.ts';
import { pathOf } from '../../../core/schema-path.ts';
import type { StandardIssue, StandardSchema } from '../../../core/standard-schema.ts';
import { type Stream, streamOf, transformOf } from '../../../core/stream.ts';
import type { Json, JsonOptions } from '../model.ts';
import { print } from '../print.ts';
import { codes } from './codes.ts';
import type { TypedCode } from './findings.ts';
import { TypedReader } from './grow/stream.ts';
import type { Growing } from './growing.ts';
import { itemTest, requirePaths } from './paths.ts';
import { promptOf } from './prompt.ts';
import { readTyped } from './read.ts';
import type { JsonSchema } from './schema/json-schema.ts';
import { planOf } from './schema/plan.ts';

/** Options for reading typed answers. */
export interface TypedOptions {
  /**
   * Return the schema's output, with its defaults, coercions and transforms. Otherwise the value is what the text says.
   * A stream emits what the text says in either case.
   *
   * @defaultValue false
   */
  readonly apply?: boolean;
  /**
   * The parts that a stream emits when they have ended, although they could grow: names from the outermost on, joined
   * by dots; lists add none.
   *
   * @example ['id', 'items.url']
   */
  readonly whole?: readonly string[];
}

/** A format of JSON answers of one type. */
export interface Typed<Value> extends Format<Value, JsonOptions, object, object, TypedCode> {
  /**
   * The certain part of an answer, each time that it grows; the text arrives in chunks. Each state shares its unchanged
   * parts with the previous one, and never changes. Where a list or an object has hundreds of members, a state follows
   * only when enough text has arrived to pay for its copy, so the work is linear.
   *
   * @example for await (const part of Answer.partials(response.textStream)) render(part?.city ?? '…');
   */
  partials(chunks: Chunks, options?: JsonOptions): AsyncGenerator<Growing<Value>>;
}

/** A schema that describes itself as JSON Schema, such as Zod's, ArkType's, and Valibot's by `toStandardJsonSchema`. */
type Described = StandardSchema<unknown, unknown>;

/** The input type of a schema. */
export type InputOf<Schema extends { readonly '~standard': object }> = TypesOf<Schema>['input'];

/** The output type of a schema. */
export type OutputOf<Schema extends { readonly '~standard': object }> = TypesOf<Schema>['output'];

type TypesOf<Schema> = Schema extends { readonly '~standard': { readonly types?: infer Types } }
  ? NonNullable<Types> extends { readonly input: unknown; readonly output: unknown }
    ? NonNullable<Types>
    : { input: unknown; output: unknown }
  : { input: unknown; output: unknown };

/**
 * The format of answers that are JSON of one type. The type decides between two readings of a text: the text `"3"` is a
 * number where one is expected, one value is a list of one, `{"answer": …}` around the value is removed. Every change
 * is reported: as a warning if it is unambiguous, as an error if it is a guess.
 *
 * @param schema - a Standard Schema that describes itself as JSON Schema (Zod, ArkType, Valibot by
 *   `toStandardJsonSchema`), or a JSON Schema
 * @throws {TypeError} when the schema has no such description, or uses unsupported keywords, or lacks a part named in
 *   `whole`
 *
 * @example
 * const Answer = typed(z.object({ city: z.string(), days: z.number().int() }));
 * Answer.parse('Sure: {"city": Rome, "days": "3"}').value // { city: 'Rome', days: 3 }
 */
export function typed<Schema extends Described>(
  schema: Schema,
  options: TypedOptions & { readonly apply: true },
): Typed<OutputOf<Schema>>;
export function typed<Schema extends Described>(schema: Schema, options?: TypedOptions): Typed<InputOf<Schema>>;
export function typed<Value = unknown>(schema: JsonSchema, options?: TypedOptions): Typed<Value>;
export function typed(schema: Described | JsonSchema, options: TypedOptions = {}): Typed<unknown> {
  requireObject(options, 'options');
  const plan = planOf(schema);
  const { standard } = plan;
  requirePaths(plan.type, options.whole ?? []);
  const growth = { applies: options.apply === true, whole: new Set(options.whole) };
  const parse = (text: string, reading: JsonOptions = {}): Parsed<unknown, TypedCode> => {
    requireText(text, 'text');
    requireObject(reading, 'options');
    return readTyped(plan, text, bounded(reading), growth.applies);
  };
  const createStream = (reading: JsonOptions = {}): Stream<unknown, TypedCode> => {
    requireObject(reading, 'options');
    return streamOf((emit) => new TypedReader(plan, bounded(reading), growth, emit));
  };
  return {
    name: 'typed',
    schema: standard,
    diagnostics: codes,
    parse,
    createStream,
    events: (chunks, reading) => new EventStream(createStream(reading), chunks, (path) => itemTest(plan.type, path)),
    transform: (reading) => transformOf(createStream(reading)),
    check: (value) => (plan.judge(value, false).issues ?? []).map(found),
    print: (value) => {
      const [issue] = plan.judge(value, false).issues ?? [];
      if (issue !== undefined) throw new PrintError(pathOf(issue), issue.message);
      const text = print(jsonOf(value));
      const difference = growth.applies ? undefined : firstDifference(value, parse(text).value);
      if (difference !== undefined) throw new PrintError(difference, 'what is printed reads back as something else');
      return text;
    },
    prompt: () => promptOf(plan),
    partials: (chunks, reading) => partialsOf<Growing<unknown>>(createStream(reading), chunks, undefined),
  };
}

function found(issue: StandardIssue): Diagnostic<TypedCode> {
  const path = pathOf(issue);
  const message = `${formatPath(path) || 'The value'}: ${issue.message}`;
  return diagnosticOf('typed/invalid-value', codes['invalid-value'], message, NOWHERE, path, {});
}

/** The maximum depth of answers, since a type is followed into each level. */
const MAX_DEPTH = 200;

function bounded(reading: JsonOptions): JsonOptions {
  return { ...reading, maxDepth: Math.min(reading.maxDepth ?? MAX_DEPTH, MAX_DEPTH) };
}

/** A value as the schema accepts it; one that JSON cannot hold reads back differently. */
function jsonOf(value: unknown): Json;
function jsonOf(value: unknown): unknown {
  return value;
}
