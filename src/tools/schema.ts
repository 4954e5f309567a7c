import { quote } from '../core/diagnostic.ts';
import { getOrMake } from '../core/maps.ts';
import { formatPath, type Path } from '../core/path.ts';
import { isRecord } from '../core/record.ts';
import type { StandardIssue, StandardSchema } from '../core/standard-schema.ts';
import {
  compile,
  describedBy,
  isJsonSchema,
  isStandard,
  judged,
  type ObjectType,
  partAt,
  Validator,
  withDefaults,
} from '../formats/json/typed/fitting.ts';

/** The maximum depth of references to references. */
const MAX_DEPTH = 50;

/** A tool as model APIs describe it, with a JSON Schema of its arguments. */
export interface ToolDescription {
  readonly description?: string;
  /** A JSON Schema, or a Standard Schema. */
  readonly parameters?: unknown;
}

/** The tools by name: Standard Schemas (Zod, Valibot, ArkType, …) or JSON Schemas. */
export type Tools = Readonly<Record<string, StandardSchema | ToolDescription>>;

/** The type of an argument, as far as it affects how its text is read. */
export type Kind = 'string' | 'json' | 'union' | 'unknown';

/** A problem of a call's arguments. */
export interface ArgumentFlaw {
  readonly code: 'wrong-type' | 'missing-argument';
  /** `null` if it is about all of them. */
  readonly key: string | null;
  readonly message: string;
}

/** The arguments of one tool. */
export class ToolSchema {
  readonly #schema: StandardSchema | ToolDescription;
  /** The schema that judges the arguments, if it is not a JSON Schema. */
  readonly #standard: StandardSchema | undefined;
  /** The JSON Schema of the arguments; undefined if there is none. */
  readonly parameters: unknown;

  constructor(schema: StandardSchema | ToolDescription) {
    this.#schema = schema;
    const { parameters } = isStandard(schema) ? { parameters: schema } : schema;
    this.#standard = isStandard(parameters) ? parameters : undefined;
    this.parameters = isStandard(parameters) ? jsonSchemaOf(parameters) : parameters;
  }

  get description(): string {
    const { parameters } = this;
    if (!isStandard(this.#schema) && this.#schema.description !== undefined) return this.#schema.description;
    return isRecord(parameters) && typeof parameters.description === 'string' ? parameters.description : '';
  }

  /** The type that controls how the arguments are read; undefined if nothing is known. */
  get type(): ObjectType | undefined {
    if (this.#type === undefined) this.#type = typeOf(this.parameters) ?? null;
    return this.#type ?? undefined;
  }
  #type: ObjectType | null | undefined;

  /** The known names of the arguments. */
  get keys(): readonly string[] {
    const { parameters } = this;
    return isRecord(parameters) && isRecord(parameters.properties) ? Object.keys(parameters.properties) : [];
  }

  /** The argument that an unnamed value must be: the only one, or the only required one. */
  get onlyKey(): string | undefined {
    const { keys, parameters } = this;
    const required = isRecord(parameters) && Array.isArray(parameters.required) ? parameters.required : [];
    const meant = keys.length === 1 ? keys : keys.filter((key) => required.includes(key));
    return meant.length === 1 ? meant[0] : undefined;
  }

  /** Whether an argument may have this name; true if no names are known. */
  mayTake(key: string): boolean {
    const { keys, parameters } = this;
    if (!isRecord(parameters) || keys.includes(key)) return true;
    const { additionalProperties, properties } = parameters;
    return properties === undefined || additionalProperties === true || isRecord(additionalProperties);
  }

  /** Whether a text can stand for all arguments: for the only one, or if none is known. */
  takesText(text: string): boolean {
    const [key, ...others] = this.keys;
    return key === undefined || (others.length === 0 && this.accepts([key], text));
  }

  /** How the raw text of an argument, or of a part of one, is read. */
  kind(path: Path): Kind {
    return kindOf(this.#at(path), this.parameters);
  }

  /** Whether a value fits an argument, or a part of one; true if nothing is known. */
  accepts(path: Path, value: unknown): boolean {
    const property = this.#at(path);
    if (property !== undefined) return this.#found(property, value).length === 0;
    const [key = ''] = path;
    if (this.#standard === undefined || path.length > 1) return true;
    return !this.#issues(this.#standard, { [key]: value }).some(
      (flaw) => flaw.key === key && flaw.code === 'wrong-type',
    );
  }

  /** The problems of a call's arguments. */
  check(value: Readonly<Record<string, unknown>>): ArgumentFlaw[] {
    if (this.#standard !== undefined) return this.#issues(this.#standard, value);
    const told = new Map<string | null, ArgumentFlaw>();
    for (const issue of this.#found(this.parameters, value)) {
      const flaw = flawOf(issue, value);
      if (!told.has(flaw.key)) told.set(flaw.key, flaw);
    }
    return [...told.values()];
  }

  /** The violations of the schema, or of a part of it; none if it is no schema. */
  #found(part: unknown, value: unknown): readonly StandardIssue[] {
    const { parameters } = this;
    if (!isJsonSchema(part) || !isJsonSchema(parameters)) return [];
    // Its regular expressions are not run: the schema comes from a client, the text from a model.
    const validator = getOrMake(this.#validators, part, () => new Validator(part, parameters));
    try {
      return validator.issues(value);
    } catch (error) {
      // It contains an unresolvable reference.
      if (error instanceof TypeError) return [];
      throw error;
    }
  }
  readonly #validators = new Map<unknown, Validator>();

  /** The schema's output for the arguments; unchanged if it rejects them. */
  applied(value: unknown): unknown {
    if (this.#standard === undefined)
      return isRecord(value) && isJsonSchema(this.parameters) && this.check(value).length === 0
        ? withDefaults(this.parameters, value)
        : value;
    const schema = this.#standard;
    const result = judged(() => schema['~standard'].validate(value));
    return result.issues === undefined ? result.value : value;
  }

  /** The schema of a part of the arguments. */
  #at([key = '', ...rest]: Path): unknown {
    let found = this.#property(String(key));
    for (const step of rest) {
      if (!isRecord(found)) return undefined;
      const { items, properties } = found;
      if (typeof step === 'number') found = items;
      else found = isRecord(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
    }
    return found;
  }

  #property(key: string): unknown {
    const { parameters } = this;
    const properties = isRecord(parameters) ? parameters.properties : undefined;
    return isRecord(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  }

  #issues(schema: StandardSchema, value: Readonly<Record<string, unknown>>): ArgumentFlaw[] {
    const result = schema['~standard'].validate(value);
    if (result instanceof Promise) throw new TypeError('the schema of a tool is asynchronous');
    return (result.issues ?? []).map((issue) => ({ ...flawOf(issue, value), message: issue.message }));
  }
}

/** The flaw of an argument for a schema's issue. */
function flawOf({ path = [], message }: StandardIssue, value: Readonly<Record<string, unknown>>): ArgumentFlaw {
  const [key, ...inner] = path.map((step) => (typeof step === 'object' ? step.key : step)).map(stepOf);
  if (key === undefined) return { code: 'wrong-type', key: null, message: `The arguments do not match: ${message}` };
  const name = String(key);
  if (!Object.hasOwn(value, name)) return { code: 'missing-argument', key: name, message: `${quote(name)} is missing` };
  const what = inner.length === 0 ? message : `${formatPath(inner)} ${message}`;
  return {
    code: 'wrong-type',
    key: name,
    message: `${quote(name)} does not match the schema of the tool: ${what}`,
  };
}

function stepOf(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}

/** The JSON Schema of a Standard Schema; undefined if it offers none. */
function jsonSchemaOf(schema: StandardSchema): unknown {
  try {
    return describedBy(schema);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The type of arguments; undefined if they are no object, or contain an unresolvable reference. */
function typeOf(parameters: unknown): ObjectType | undefined {
  if (!isJsonSchema(parameters)) return undefined;
  try {
    const type = compile(parameters);
    return type.kind === 'object' ? type : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The target of a reference into the whole schema: `{ "$ref": "#/$defs/Port" }`. */
function resolved(schema: unknown, whole: unknown): unknown {
  let found = schema;
  for (let depth = 0; depth < MAX_DEPTH && isRecord(found) && typeof found.$ref === 'string'; depth++)
    found = partAt(found.$ref, whole);
  return found;
}

function kindOf(given: unknown, whole: unknown, seen: Set<unknown> = new Set()): Kind {
  const schema = resolved(given, whole);
  if (!isRecord(schema) || seen.has(schema)) return 'unknown';
  seen.add(schema);
  const { type, enum: values, allOf } = schema;
  const members = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(members) || Array.isArray(type) || schema.nullable === true) return 'union';
  if (type === 'string') return 'string';
  if (Array.isArray(values) && type === undefined)
    return values.every((value) => typeof value === 'string') ? 'string' : 'union';
  if (typeof type === 'string') return 'json';
  const kinds = Array.isArray(allOf) ? allOf.map((part) => kindOf(part, whole, seen)) : [];
  return kinds.find((kind) => kind !== 'unknown') ?? 'unknown';
}
