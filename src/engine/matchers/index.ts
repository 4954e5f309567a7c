/**
 * What makes matchers: generated parsers are written in these.
 *
 * @packageDocumentation
 */

export type { Match } from './match.ts';
export type { MakeMistake, MakeNode } from './nodes.ts';
export * from './operations.ts';
export { type RuleCode, Rules } from './table.ts';
