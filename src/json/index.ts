/**
 * JSON that recovers: reads what models and people write instead of JSON, says what was wrong, and gives it back as
 * valid JSON.
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { diagnostics as table } from './diagnostics.ts';

export type { Json, JsonOptions } from './model.ts';
export { parse } from './parse.ts';
export { repair } from './repair.ts';
export { createStream, transform } from './stream.ts';

/** All diagnostic codes, without `json/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = table;
