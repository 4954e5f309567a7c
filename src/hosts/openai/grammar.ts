import type { ToolFormat } from '../tool-format.ts';

/** The servers whose requests take a grammar. */
export type GrammarServer = 'llama.cpp' | 'vllm';

/** The field of a request that holds its answer to the calls of a dialect; none where the dialect has no grammar. */
export function heldTo(format: ToolFormat, server: GrammarServer): object {
  const write = format.export;
  if (write === undefined) return {};
  if (server === 'llama.cpp') return { grammar: write('gbnf') };
  return { structured_outputs: { structural_tag: write('structural-tag') } };
}
