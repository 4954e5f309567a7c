/**
 * What skills print when they end: one JSON object, or the lines of text that older skills print (specification v1.0).
 *
 * @packageDocumentation
 */

export { isSkillOutput } from './detect.ts';
/** The format under its name, with the members that every format has. */
export * as skill from './members.ts';
export * from './members.ts';
export { type SkillOutputParseResult, SkillOutputParser } from './parser.ts';
