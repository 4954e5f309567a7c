import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { engineCodes, grammarCodes } from './codes.ts';
import type { CompiledGrammar } from './grammar.ts';
import { MistakeTable } from './mistake-words.ts';

/** All that a format may say: the codes of the engine, of its grammar and its own. */
export interface CodeTable {
  readonly codes: Readonly<Record<string, DiagnosticInfo>>;
  readonly mistakes: MistakeTable;
}

const NONE: Readonly<Record<string, DiagnosticInfo>> = {};
const known = new WeakMap<CompiledGrammar, WeakMap<object, Map<string, CodeTable>>>();

/** The table of a format. Formats that are made of the same parts share it, so that making one more costs little. */
export function codeTableOf(
  name: string,
  grammar: CompiledGrammar,
  own: Readonly<Record<string, DiagnosticInfo>> = NONE,
): CodeTable {
  const found = known.get(grammar)?.get(own)?.get(name);
  if (found !== undefined) return found;
  const codes = { ...engineCodes, ...grammarCodes(grammar), ...own };
  const table = { codes, mistakes: new MistakeTable(name, grammar.mistakes, codes) };
  const ofGrammar = known.get(grammar) ?? new WeakMap<object, Map<string, CodeTable>>();
  known.set(grammar, ofGrammar);
  ofGrammar.set(own, new Map([...(ofGrammar.get(own) ?? []), [name, table]]));
  return table;
}
