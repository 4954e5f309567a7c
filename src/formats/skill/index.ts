/**
 * What skills print when they end: one JSON object, or the lines of text that older skills print (specification v1.0).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { byGrammar } from '../json/format.ts';
import { lines } from './lines.ts';

export { holdsResult, isSkillOutput } from './detect.ts';
export { emptyOutput, type SkillError, type SkillOutput, schema } from './model.ts';
export type { SkillOptions } from './options.ts';
export { type Code, createStream, events, parse, transform } from './parse.ts';
export { type SkillOutputParseResult, SkillOutputParser, type SkillOutputParserOptions } from './parser.ts';
export { print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export { check } from './rules.ts';

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'skill';

/** All diagnostic codes of the format, without `skill/` in front: those of JSON, and its own. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = {
  ...byGrammar.diagnostics,
  ...lines.diagnostics,
};
