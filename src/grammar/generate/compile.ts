import * as runtime from '../../engine/generated.ts';
import type { CompiledGrammar } from '../../engine/grammar.ts';
import type { GrammarSource } from '../read.ts';
import { withoutTypes } from '../without-types.ts';
import { generateParser } from './generate.ts';

/**
 * Compiles a grammar in memory, as {@link generateParser} writes it.
 *
 * @throws the errors of `generateParser`
 */
export function compileInMemory(sources: readonly GrammarSource[], startRules?: readonly string[]): CompiledGrammar {
  const code = generateParser(sources, { engine: 'engine', ...(startRules !== undefined && { startRules }) });
  const script = withoutTypes(code)
    .replace(/^import \{(.*)\} from .*$/m, (_, names: string) => `const {${names}} = engine;`)
    .replaceAll(/^export /gm, '');
  const grammar: unknown = new Function('engine', `'use strict';\n${script}\nreturn grammar;`)(runtime);
  if (!isCompiled(grammar)) throw new Error('the generated module holds no grammar');
  return grammar;
}

function isCompiled(value: unknown): value is CompiledGrammar {
  return typeof value === 'object' && value !== null && 'rules' in value && 'starts' in value;
}
