/**
 * What is made of a grammar with fast-check, an optional peer (`npm i --save-dev fast-check`): sentences and
 * spoiled texts.
 *
 * @packageDocumentation
 */

export { arbitrary, SentenceArbitrary } from './arbitrary.ts';
export { mutate, mutated, mutationNames } from './mutate.ts';
