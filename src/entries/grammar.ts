/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, strip the recovery rules, export, draw. They
 * depend on no format and work for every Peggy grammar. `peglot/grammar/sentences` makes sentences of a grammar.
 *
 * @packageDocumentation
 */

export * from '../export/index.ts';
export * from '../extras/workbench/index.ts';
export * from '../grammar/index.ts';
