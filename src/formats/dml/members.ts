// The members that every format has. What only this one has is exported by its entry.

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { dml } from './format.ts';

export { check } from './check.ts';
export { escapeText as escape, unescapeText as unescape } from './escape.ts';
export type { Code } from './format.ts';
export { type Document, emptyDocument, type Macro, macro, meaning, type Segment, schema, type Text } from './model.ts';
export type { ParseOptions } from './options.ts';
export { createStream, type DmlStream, events, parse, transform } from './parse.ts';
export { type PrintOptions, print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export type { DmlParsed } from './result.ts';

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'dml';

/** All diagnostic codes of the format, without `dml/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = dml.diagnostics;
