import * as v from 'valibot';

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

/** A template, with what it leaves to the defaults. */
export interface TemplateDescription {
  version?: 1;
  defaults: Record<string, unknown>;
  start_anchor?: string | string[];
  start_anchor_pattern?: string;
  fields: Record<string, FieldDescription>;
}

/** One delimiter or several, of which any counts. */
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
 * A declarative description of chat responses, as model repositories publish it (`response_template`).
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

/** What is wrong with a template. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}
