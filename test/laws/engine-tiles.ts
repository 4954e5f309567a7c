import { Driver, type Sink } from '../../src/engine/driver.ts';
import type { CompiledGrammar } from '../../src/engine/grammar.ts';
import type { Tile } from './format-laws.ts';

/** What a driver read of a text, as one tile: all of it, where the grammar reads every text. */
export function tilesOf(grammar: CompiledGrammar, text: string): readonly Tile[] {
  const ignore: Sink = { leaf() {}, piece() {}, mistakes() {}, enter() {}, leave() {} };
  const driver = new Driver(grammar, grammar.starts[0] ?? '', ignore);
  driver.push(text);
  return [{ type: 'read', start: 0, end: driver.end().start }];
}
