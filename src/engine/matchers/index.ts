/**
 * What makes matchers: generated parsers are written in these.
 *
 * @packageDocumentation
 */

export { and, type Count, choice, many, not, optional, pick, repeat, seq, tuple } from './expressions.ts';
export { flatly } from './flat.ts';
export { lane } from './lane.ts';
export { leaf, type Round, rounds } from './leaves.ts';
export { caseless, character, lit, one, run, text, until } from './literals.ts';
export type { Match } from './match.ts';
export { action, label, type MakeNode, mistake, node, scope, test } from './nodes.ts';
export { again, closes, coded, cut, deep, hand, handing, inside, later, option, quiet, same, words } from './rules.ts';
export { scan } from './scan.ts';
export { Stops } from './stops.ts';
