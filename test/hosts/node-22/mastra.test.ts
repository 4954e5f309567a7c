import { Agent } from '@mastra/core/agent';
import { createTool } from '@mastra/core/tools';
import { wrapLanguageModel } from 'ai';
import { toolCallMiddleware } from 'peglot/ai-sdk';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelOf } from '../ai-sdk/model.ts';
import { hermes } from '../hermes.ts';

const CALL = 'I add. <tool_call>{"name": "add", "arguments": {"a": 1, "b": 2}}</tool_call>';

describe('Mastra', () => {
  it.each(['generate', 'stream'] as const)('runs an agent whose model writes calls as text (%s)', async (way) => {
    const answers = [CALL, 'The sum is 3.'];
    const inner = modelOf(way === 'stream' ? answers.map((answer) => answer.split('')) : answers);
    const model = wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) });
    const made: unknown[] = [];
    const add = createTool({
      id: 'add',
      description: 'Adds two numbers.',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      execute: async ({ a, b }) => {
        made.push({ a, b });
        return { sum: a + b };
      },
    });
    const agent = new Agent({ id: 'adder', name: 'Adder', instructions: 'Add.', model, tools: { add } });
    const text =
      way === 'stream' ? await (await agent.stream('Add 1 and 2.')).text : (await agent.generate('Add 1 and 2.')).text;
    expect(text).toContain('The sum is 3.');
    expect(made).toEqual([{ a: 1, b: 2 }]);
  });
});
