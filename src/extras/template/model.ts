import * as v from 'valibot';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { isRecord } from '../../core/record.ts';
import { engineCodes } from '../../engine/codes.ts';
import { isOfType } from '../../formats/json/typed/fitting.ts';

/** A field of the message, as a template describes it. */
export interface FieldDescription {
  open?: string | string[];
  open_pattern?: string;
  close?: string | string[];
  close_pattern?: string;
  repeats: boolean;
  join?: string;
  optional: boolean;
  content: string;
  content_args: Record<string, unknown>;
  transform?: unknown;
  transform_each: boolean;
}

/** A template as written, without defaults. */
export interface TemplateDescription {
  version?: 1;
  defaults: Record<string, unknown>;
  start_anchor?: string | string[];
  start_anchor_pattern?: string;
  fields: Record<string, FieldDescription>;
}

/** One delimiter, or several alternatives. */
const delimiter = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()),
]);

const field: v.GenericSchema<unknown, FieldDescription> = v.strictObject({
  open: v.exactOptional(delimiter),
  open_pattern: v.exactOptional(v.string()),
  close: v.exactOptional(delimiter),
  close_pattern: v.exactOptional(v.string()),
  repeats: v.optional(v.boolean(), false),
  join: v.exactOptional(v.string()),
  optional: v.optional(v.boolean(), true),
  content: v.optional(v.string(), 'text'),
  content_args: v.optional(v.record(v.string(), v.unknown()), {}),
  transform: v.exactOptional(v.unknown()),
  transform_each: v.optional(v.boolean(), false),
});

/**
 * A declarative description of chat responses, as published with models (`response_template`).
 *
 * @internal
 */
export const templateSchema: v.GenericSchema<unknown, TemplateDescription> = v.strictObject({
  version: v.exactOptional(v.literal(1)),
  defaults: v.optional(v.record(v.string(), v.unknown()), {}),
  start_anchor: v.exactOptional(delimiter),
  start_anchor_pattern: v.exactOptional(v.string()),
  fields: v.record(v.string(), field),
});

/** A template is broken. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** The codes of a template's findings. */
export type OwnCode =
  | 'missing-close'
  | 'missing-field'
  | 'repeated-field'
  | 'bad-value'
  | 'no-anchor'
  | 'stopped-early';

export const templateCodes: Readonly<Record<OwnCode, DiagnosticInfo>> = {
  'missing-close': {
    severity: 'error',
    meaning: 'The text ends inside a region. What there is of it was read.',
    example: '<think>so',
    hint: 'Close the region.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A field that the template asks for is not there.',
    example: '',
    hint: 'Write what the template asks for.',
  },
  'repeated-field': {
    severity: 'warning',
    meaning: 'A field that does not repeat is there again. The last one counts.',
    example: '<think>a</think><think>b</think>',
    hint: 'Write it once.',
  },
  'bad-value': {
    severity: 'error',
    meaning: 'A region cannot be read as what the template says it is. Its value is its text.',
    example: '<tool_call>{"name"</tool_call>',
    hint: 'Write it as the template says.',
  },
  'no-anchor': {
    severity: 'warning',
    meaning: 'The start anchor of the template is not in the prompt: all of the prompt was read.',
    example: '',
    hint: 'Give the prompt that the reply was made from.',
  },
  'stopped-early': engineCodes['stopped-early'],
};

/** The parameters in tools' schemas. */

export type ToolSchemas = Readonly<Record<string, { readonly parameters?: unknown }>>;

/** Converts the string arguments of calls to the types in the tools' schemas, where possible. */
export function withToolTypes(value: unknown, tools: ToolSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => withToolTypes(item, tools));
  if (!isRecord(value)) return value;
  if (isRecord(value.function)) return { ...value, function: withToolTypes(value.function, tools) };
  const { name, arguments: given } = value;
  if (typeof name !== 'string' || !isRecord(given) || !Object.hasOwn(tools, name)) return value;
  const parameters = tools[name]?.parameters;
  const properties = isRecord(parameters) && isRecord(parameters.properties) ? parameters.properties : {};
  const typed = Object.entries(given).map(([key, argument]): [string, unknown] => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, typeof argument === 'string' && isRecord(schema) ? cast(argument, schema.type) : argument];
  });
  return { ...value, arguments: Object.fromEntries(typed) };
}

/** A text as JSON of a type; the text itself where it is not. */
function cast(text: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('string')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return types.some((one) => isOfType(one, value)) ? value : text;
  } catch {
    return text;
  }
}
