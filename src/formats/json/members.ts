// The format under its name: what every format has. What only this one has are exports of its entry.

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

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'json';

/** All diagnostic codes, without `json/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = byGrammar.diagnostics;
