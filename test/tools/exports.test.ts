import { expect, it } from 'vitest';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';
import { tools } from './corpus.ts';

// The grammars that bind a model's decoding to calls of two tools, written down: `npx vitest run
// test/tools/exports.test.ts -u` writes them anew.

const offered = Object.fromEntries(Object.entries(tools).slice(0, 2));

it.each(dialectNames)('the grammar of %s', async (dialect) => {
  const format = toolCalls({ dialect, tools: offered });
  await expect(format.export('gbnf')).toMatchFileSnapshot(`./exports/${dialect}.gbnf`);
});

it.each(['hermes', 'qwen3-coder', 'pythonic', 'harmony', 'react'] as const)(
  '%s, when it must call',
  async (dialect) => {
    const choices = ['required', { tool: Object.keys(offered)[0] ?? '' }] as const;
    const all = choices.map((toolChoice) => toolCalls({ dialect, tools: offered, toolChoice }).export('lark'));
    await expect(all.join('\n')).toMatchFileSnapshot(`./exports/${dialect}-must.lark`);
  },
);
