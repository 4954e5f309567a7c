/**
 * What is made of a grammar with fast-check, an optional peer (`npm i --save-dev fast-check`): sentences, spoiled texts,
 * samples of each rule, and the texts that tell two grammars apart.
 *
 * @packageDocumentation
 */

export { arbitrary, SentenceArbitrary } from './arbitrary.ts';
export { mutate, mutated, mutationNames } from './mutate.ts';
