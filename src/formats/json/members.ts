// The members that every format has. What only this one has is exported by its entry.

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { byGrammar } from './format.ts';

export type { Code } from './codes.ts';
export type { Json, JsonOptions } from './model.ts';
export { schema } from './model.ts';
export { parse } from './parse.ts';
export { check, print } from './print.ts';
export { prompt } from './prompt.ts';
export { type RepairOptions, repair } from './repair/repair.ts';
export { createStream, events, transform } from './stream.ts';

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'json';

/** All diagnostic codes, without `json/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = byGrammar.diagnostics;
