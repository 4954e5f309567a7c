// The members that every format has. What only this one has is exported by its entry.

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

/** The format. `via` is `'markdown-kv'` for the marker format, `'json'` for the legacy object, `'text'` for neither. */
const duckflow: Format<Reply, ParseOptions, PrintOptions, PromptOptions, Code> = defineFormat({
  ...parts,
  fallback,
  prompt: instructions,
});

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'duckflow';

/**
 * Reads a Duckflow reply (specification v1.0). Never throws; problems are in `diagnostics`.
 *
 * @example
 * const reply = parse('[REASONING]\nAll done.\n\n[CONFIDENCE] 0.9\n…');
 * reply.value.vitals.confidence // 0.9
 */
export const parse: typeof duckflow.parse = duckflow.parse;

/**
 * Reads a reply while it arrives. Sections and blocks emit their text at once; vitals and parameters arrive with their
 * lines. JSON, and text that is not a reply at all, emits its events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export const createStream: typeof duckflow.createStream = duckflow.createStream;

/** The events of a text that arrives in chunks, as an async iterator. */
export const events: typeof duckflow.events = duckflow.events;

/** `createStream` as a Web `TransformStream`. */
export const transform: typeof duckflow.transform = duckflow.transform;

/**
 * Checks a reply against the specification's rules (appendix C), on single fields and across fields. Findings have
 * paths but no ranges.
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
 * @throws {PrintError} naming the part that the format cannot write, such as a reasoning that contains a marker line
 *
 * @example print({ reasoning: 'Done.', vitals: { confidence: 1 }, sections: {}, actions: [] })
 */
export function print(value: Reply, options?: PrintOptions): string {
  requireObject(value, 'value');
  return duckflow.print(value, options);
}
