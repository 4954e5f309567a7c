import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { getOrMake } from '../core/maps.ts';
import { engineCodes, grammarCodes } from './codes.ts';
import type { CompiledGrammar } from './grammar.ts';
import { MistakeTable } from './mistake-words.ts';

/** All codes of a format: the engine's, those of its grammar and its own. */
export interface CodeTable {
  readonly codes: Readonly<Record<string, DiagnosticInfo>>;
  readonly mistakes: MistakeTable;
}

const NONE: Readonly<Record<string, DiagnosticInfo>> = {};
const known = new WeakMap<CompiledGrammar, WeakMap<object, Map<string, CodeTable>>>();

/** The code table of a format, cached: formats made of the same parts share it. */
export function codeTableOf(
  name: string,
  grammar: CompiledGrammar,
  own: Readonly<Record<string, DiagnosticInfo>> = NONE,
): CodeTable {
  const ofGrammar = getOrMake(known, grammar, () => new WeakMap());
  const ofParts = getOrMake(ofGrammar, own, () => new Map());
  return getOrMake(ofParts, name, () => {
    const codes = { ...engineCodes, ...grammarCodes(grammar), ...own };
    return { codes, mistakes: new MistakeTable(name, grammar.mistakes, codes) };
  });
}
