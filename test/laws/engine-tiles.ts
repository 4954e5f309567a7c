import { Driver, type Sink } from '../../src/engine/driver.ts';
import type { CompiledGrammar } from '../../src/engine/grammar.ts';
import type { Tile } from './format-laws.ts';

/** What a driver read of a text, as one tile: all of it, where the grammar reads every text; what nests too deep is told. */
export function tilesOf(grammar: CompiledGrammar, text: string): readonly Tile[] {
  const ignore: Sink = { leaf() {}, piece() {}, mistakes() {}, enter() {}, leave() {} };
  const driver = new Driver(grammar, grammar.starts[0] ?? '', ignore);
  driver.push(text);
  const { start, end, isTooDeep } = driver.end();
  return [{ type: 'read', start: 0, end: isTooDeep ? end : start }];
}
