// The format under its name: what every format has. What only this one has are exports of its entry.

import { requireObject } from '../../core/argument.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import { defineFormat } from '../../engine/index.ts';
import { type MarkerCode, parts } from './markers.ts';
import type { Reply } from './model.ts';
import { fallback, type OtherCode, proseReply } from './other.ts';
import type { PrintOptions } from './print.ts';
import { prompt as instructions, type PromptOptions } from './prompt.ts';

export { type Action, emptyReply, type Reply, schema } from './model.ts';
export type { PrintOptions } from './print.ts';
export type { ActionOffer, PromptOptions } from './prompt.ts';

/** The codes of the format's diagnostics; those of the JSON in a reply are JSON's. */
export type Code = MarkerCode | OtherCode;

/**
 * The format. `via` of what it reads is `'markdown-kv'` for the marker format, `'json'` for the legacy object, `'text'`
 * when the text is neither.
 */
const duckflow: Format<Reply, ParseOptions, PrintOptions, PromptOptions, Code> = defineFormat({
  ...parts,
  fallback,
  prompt: instructions,
});

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'duckflow';

/**
 * Reads a Duckflow reply (specification v1.0). Never throws; what was wrong is in `diagnostics`.
 *
 * @example
 * const reply = parse('[REASONING]\nAll done.\n\n[CONFIDENCE] 0.9\n…');
 * reply.value.vitals.confidence // 0.9
 */
export const parse: typeof duckflow.parse = duckflow.parse;

/**
 * Reads a reply while it arrives. Sections and blocks hand out their text at once; vitals and parameters come with their
 * lines. JSON, and what is no reply at all, gives its events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export const createStream: typeof duckflow.createStream = duckflow.createStream;

/** The events of a text that comes in chunks, as an async iterator. */
export const events: typeof duckflow.events = duckflow.events;

/** `createStream` as a Web `TransformStream`. */
export const transform: typeof duckflow.transform = duckflow.transform;

/**
 * The specification's rules on a reply (appendix C), with paths and without places: the fields' own constraints and the
 * rules across fields.
 *
 * @example check({ reasoning: 'Done.', vitals: {}, sections: {}, actions: [] }) // four times duckflow/missing-vital
 */
export const check: typeof duckflow.check = duckflow.check;

/** The instructions that make a model write the format. */
export const prompt: typeof duckflow.prompt = duckflow.prompt;

/** All diagnostic codes of the format, without `duckflow/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = {
  ...proseReply.diagnostics,
  ...duckflow.diagnostics,
};

/**
 * Writes a reply as canonical text: reasoning, sections, the standard vitals in their order, other vitals, actions.
 *
 * @throws {PrintError} names the part that the format cannot write, such as a reasoning that holds a marker line
 *
 * @example print({ reasoning: 'Done.', vitals: { confidence: 1 }, sections: {}, actions: [] })
 */
export function print(value: Reply, options?: PrintOptions): string {
  requireObject(value, 'value');
  return duckflow.print(value, options);
}
