import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportCalls, toolCalls } from '../../src/entries/tools.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { sentences } from '../gbnf/sample.ts';
import { runs } from '../laws/law.ts';
import { tools } from '../tools/corpus.ts';
import { replies } from '../tools/replies.ts';
import { llamaCpp, xgrammar } from './engines.ts';

const xg = await xgrammar();
const engines = [llamaCpp(), xg];

describe.each(dialectNames)('the exported grammar of %s', (dialect) => {
  const format = toolCalls({ dialect, tools });
  const gbnf = exportCalls({ dialect, tools }, 'gbnf');
  const printed = replies.map((reply) => format.print(reply));

  it.each(engines)('holds in $name what is printed and what is sampled, and no other tool', async (engine) => {
    const accepts = await engine.compile(gbnf);
    for (const text of printed) expect(await accepts(text), text).toBe(true);
    for (const text of printed.filter((one) => one.includes('tide_at')))
      expect(await accepts(text.replaceAll('tide_at', 'tide_for')), text).toBe(false);
    await fc.assert(
      fc.asyncProperty(sentences(readGbnf(gbnf), 60), async (text) => assert(await accepts(text), text)),
      runs(40),
    );
  });

  it('lets the model write freely in XGrammar, and holds its calls, where both of their ends have markers', async () => {
    const text = exportCalls({ dialect, tools }, 'structural-tag');
    const accepts = await xg.compileTag(text);
    const { format: tag } = JSON.parse(text);
    for (const reply of printed) expect(await accepts(reply), reply).toBe(true);
    if (tag.type !== 'triggered_tags') return;
    for (const reply of printed) {
      expect(await accepts(`Thought: *now* \n${reply}`), reply).toBe(true);
      if (reply.includes('tide_at')) expect(await accepts(reply.replaceAll('tide_at', 'tide_for')), reply).toBe(false);
    }
  });
});
