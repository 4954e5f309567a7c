import type { StandardSchema } from '../../core/standard-schema.ts';
import type { ToolShape } from './known-tools.ts';

/** A tool on offer: its parameters in the order of the macro, and their schema. */
export interface ToolOffer extends ToolShape {
  /** What the tool does, for the prompt. */
  readonly description?: string;
  /**
   * The schema of the arguments, as one object. It also decides which ones are optional, unless `required` is given.
   * Without a schema, arguments are strings.
   */
  readonly schema?: StandardSchema;
}

/**
 * The tools by name: each an offer, or an object schema that declares its fields in order, such as Zod's and Valibot's.
 * ArkType sorts fields, so its schemas also need `params`.
 */
export type ToolOffers = Readonly<Record<string, ToolOffer | StandardSchema>>;

/** A tool in normalised form. */
export interface KnownTool {
  readonly name: string;
  readonly params: readonly string[];
  readonly required: number;
  readonly content?: boolean;
  readonly description: string;
  readonly schema: StandardSchema | undefined;
}

/**
 * Normalises the tools.
 *
 * @throws {RangeError} when a name cannot be in a macro, `required` is not a number, or a schema does not reveal the
 *   order of its fields
 */
export function knownTools(offers: ToolOffers): ReadonlyMap<string, KnownTool> {
  const known = new Map<string, KnownTool>();
  for (const [name, offer] of Object.entries(offers)) {
    if (!NAME.test(name)) throw new RangeError(`${JSON.stringify(name)} cannot be a tool: ${NAME_HELP}`);
    known.set(name, knownTool(name, offer));
  }
  return known;
}

function knownTool(name: string, offer: ToolOffer | StandardSchema): KnownTool {
  if (isSchema(offer)) {
    const params = declaredFields(offer);
    if (params === undefined) {
      throw new RangeError(`the schema of ${name} does not tell the order of its fields: give { params, schema }`);
    }
    return { name, params: checkedNames(name, params), required: 0, description: '', schema: offer };
  }
  const { params, schema, content, description = '' } = offer;
  const required = offer.required ?? (schema === undefined ? params.length : 0);
  // A list of names, as used elsewhere, would silently make every call unusable.
  if (!Number.isInteger(required))
    throw new RangeError(`required of ${name} must say how many parameters must be given`);
  const shape = { name, params: checkedNames(name, params), required, description, schema };
  return content === undefined ? shape : { ...shape, content };
}

function checkedNames(tool: string, params: readonly string[]): readonly string[] {
  const bad = params.find((param) => !NAME.test(param));
  if (bad !== undefined) {
    throw new RangeError(`${JSON.stringify(bad)} cannot be a parameter of ${tool}: ${NAME_HELP}`);
  }
  if (new Set(params).size < params.length) throw new RangeError(`${tool} has two parameters of one name`);
  return params;
}

function isSchema(offer: ToolOffer | StandardSchema): offer is StandardSchema {
  return '~standard' in offer;
}

/**
 * The fields of an object schema in the order of their declaration, where it exposes them: Zod's `shape`, Valibot's
 * `entries`.
 */
function declaredFields(schema: object): readonly string[] | undefined {
  for (const place of ['shape', 'entries']) {
    const fields: unknown = Reflect.get(schema, place);
    if (typeof fields !== 'object' || fields === null) continue;
    const names = Object.keys(fields);
    // JavaScript moves keys that look like numbers to the front.
    return names.some((name) => /^\d+$/.test(name)) ? undefined : names;
  }
  return undefined;
}

const NAME = /^[\p{L}\p{Nd}_](?:[\p{L}\p{M}\p{Nd}_.:/-]*[\p{L}\p{M}\p{Nd}_])?$/u;
const NAME_HELP = 'use letters, digits and _, and . : / - between them';
