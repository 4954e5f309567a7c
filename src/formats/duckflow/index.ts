/**
 * Duckflow replies: reasoning, vitals and numbered actions in lines that begin with markers (specification v1.0).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { diagnostics as table } from './diagnostics.ts';

export { fromJSON, toJSON } from './legacy.ts';
export { type Action, emptyReply, type Reply, schema } from './model.ts';
export { parse } from './parse.ts';
export { type PrintOptions, print } from './print.ts';
export { type ActionOffer, type ParameterOffer, type PromptOptions, prompt } from './prompt.ts';
export { check } from './rules.ts';
export { createStream, transform } from './stream.ts';

export const name = 'duckflow';

/** All diagnostic codes of the format, without `duckflow/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = table;
