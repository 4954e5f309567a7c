/**
 * The matchers that generated parsers are made of.
 *
 * @packageDocumentation
 */

export type { Match } from './match.ts';
export type { MakeMistake, MakeNode } from './nodes.ts';
export * from './operations.ts';
export { type RuleCode, Rules } from './table.ts';
