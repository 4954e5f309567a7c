/**
 * Sentences of a grammar and spoiled texts, generated with fast-check, an optional peer (`npm i --save-dev
 * fast-check`).
 *
 * @packageDocumentation
 */

export { arbitrary, SentenceArbitrary } from './arbitrary.ts';
export { mutate, mutated, mutationNames } from './mutate.ts';
