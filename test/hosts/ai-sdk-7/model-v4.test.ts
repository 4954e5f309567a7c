import { generateText, tool, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { toolCallMiddleware } from 'peglot/ai-sdk';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hermes } from '../hermes.ts';

it('a model of the specification that came with version 7 is wrapped like one before', async () => {
  const inner = new MockLanguageModelV4({
    doGenerate: {
      content: [{ type: 'text', text: '<tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call>' }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: {
        inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 1, text: 1, reasoning: 0 },
      },
      warnings: [],
    },
  });
  const model = wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) });
  const add = tool({ inputSchema: z.object({ a: z.number() }) });
  const { toolCalls, finishReason } = await generateText({ model, prompt: 'Add.', tools: { add } });
  expect(toolCalls).toMatchObject([{ toolName: 'add', input: { a: 1 } }]);
  expect(finishReason).toBe('tool-calls');
});
