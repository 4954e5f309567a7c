import { Agent, run, setTracingDisabled, tool } from '@openai/agents';
import { aisdk } from '@openai/agents-extensions/ai-sdk';
import { wrapLanguageModel } from 'ai';
import { toolCallMiddleware } from 'peglot/ai-sdk';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelOf } from './ai-sdk/model.ts';
import { hermes } from './hermes.ts';

setTracingDisabled(true);

const CALL = 'I add. <tool_call>{"name": "add", "arguments": {"a": 1, "b": 2}}</tool_call>';

describe('OpenAI Agents, by aisdk(model)', () => {
  it.each([false, true])('run an agent whose model writes calls as text (stream: %s)', async (stream) => {
    const inner = modelOf(stream ? [CALL.split(''), 'The sum is 3.'.split('')] : [CALL, 'The sum is 3.']);
    const model = aisdk(wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) }));
    const made: unknown[] = [];
    const add = tool({
      name: 'add',
      description: 'Adds two numbers.',
      parameters: z.object({ a: z.number(), b: z.number() }),
      execute: async (input) => {
        made.push(input);
        return input.a + input.b;
      },
    });
    const agent = new Agent({ name: 'Adder', instructions: 'Add.', model, tools: [add] });
    if (stream) {
      const result = await run(agent, 'Add 1 and 2.', { stream: true });
      await result.completed;
      expect(result.finalOutput).toBe('The sum is 3.');
    } else {
      expect((await run(agent, 'Add 1 and 2.')).finalOutput).toBe('The sum is 3.');
    }
    expect(made).toEqual([{ a: 1, b: 2 }]);
    const asked = stream ? inner.doStreamCalls : inner.doGenerateCalls;
    expect(JSON.stringify(asked[1]?.prompt)).toContain(String.raw`<tool_response>\n3\n`);
  });
});
