/**
 * What is made of a grammar with fast-check, an optional peer (`npm i --save-dev fast-check`): sentences, spoiled texts,
 * samples of each rule, and the texts that tell two grammars apart.
 *
 * @packageDocumentation
 */

export {
  changedRules,
  type Difference,
  GrammarPair,
  type RuleChange,
  type TreeDifference,
  treeDifferences,
} from '../../extras/workbench/diff.ts';
export { arbitrary, SentenceArbitrary, type SentenceOptions } from './arbitrary.ts';
export { minimized } from './minimize.ts';
export { type MutationOptions, mutate, mutated, mutationNames } from './mutate.ts';
export { ruleSamples, type SampleOptions } from './samples.ts';
