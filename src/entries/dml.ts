/**
 * The Duckflow Macro Language: macros in prose, between emoji delimiters (specification v1.1).
 *
 * @packageDocumentation
 */

export * from '../extras/dml-tools/index.ts';
export * from '../formats/dml/index.ts';
