import { generateText, stepCountIs, streamText, tool, wrapLanguageModel } from 'ai';
import { repairToolCall, toolCallMiddleware } from 'peglot/ai-sdk';
import * as json from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hermes } from '../hermes.ts';
import { type Finish, modelOf, modelWith, splits } from './model.ts';

const add = tool({
  description: 'Adds two numbers.',
  inputSchema: z.object({ a: z.number(), b: z.number(), note: z.string().optional() }),
  execute: ({ a, b }) => a + b,
});
const CALL = '<tool_call>{"name": "add", "arguments": {"a": 1, "b": 2, "note": "é \\"x\\" 😀"}}</tool_call>';
const SECOND = '<tool_call>\n{"arguments": {"a": 3, "b": 4}, "name": "add"}\n</tool_call>';
const TEXT = `<think>Add them.</think>Let me add. ${CALL}${SECOND} Done.`;

function wrapped(answers: readonly (string | readonly string[])[], finish?: Finish) {
  const inner = modelOf(answers, finish);
  return { inner, model: wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) }) };
}

const OFFER = { type: 'function' as const, name: 'add', inputSchema: {} };
const expected = [
  { toolName: 'add', input: { a: 1, b: 2, note: 'é "x" 😀' } },
  { toolName: 'add', input: { a: 3, b: 4 } },
];

describe('toolCallMiddleware', () => {
  it('gives text, reasoning and calls of generateText', async () => {
    const { model, inner } = wrapped([TEXT]);
    const result = await generateText({ model, prompt: 'Add.', system: 'Be brief.', tools: { add } });
    expect(result.toolCalls).toMatchObject(expected);
    expect(result.toolResults.map(({ output }) => output)).toEqual([3, 7]);
    expect(result.text).toBe('Let me add.\n\nDone.');
    expect(result.reasoningText).toBe('Add them.');
    expect(result.finishReason).toBe('tool-calls');
    const [call] = inner.doGenerateCalls;
    expect(call?.tools).toBeUndefined();
    expect(call?.prompt[0]?.content).toMatch(/^Be brief\.\n\nYou can call tools\..*Adds two numbers/s);
  });

  it('streams the same for every split', async () => {
    for (const pieces of splits(TEXT)) {
      const { model } = wrapped([pieces]);
      const result = streamText({ model, prompt: 'Add.', tools: { add } });
      const inputs = new Map<string, string>();
      const types: string[] = [];
      const open = new Set<string>();
      for await (const part of result.fullStream) {
        if (types.at(-1) !== part.type) types.push(part.type);
        if (part.type === 'tool-input-start') inputs.set(part.id, '');
        if (part.type === 'tool-input-delta') inputs.set(part.id, inputs.get(part.id) + part.delta);
        if (part.type === 'text-start' || part.type === 'reasoning-start') open.add(part.id);
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') expect(open).toContain(part.id);
        if (part.type === 'text-end' || part.type === 'reasoning-end') open.delete(part.id);
      }
      expect(open.size).toBe(0);
      expect(await result.toolCalls).toMatchObject(expected);
      const calls = await result.toolCalls;
      expect([...inputs].map(([id, input]) => [id, JSON.parse(input)])).toEqual(
        calls.map(({ toolCallId, input }) => [toolCallId, input]),
      );
      expect(await result.text).toBe('Let me add.\n\nDone.');
      expect(await result.reasoningText).toBe('Add them.');
      expect(await result.finishReason).toBe('tool-calls');
      expect(types.indexOf('reasoning-delta')).toBeLessThan(types.indexOf('text-delta'));
      expect(types.indexOf('tool-input-start')).toBeLessThan(types.indexOf('tool-call'));
    }
  });

  it('never makes a call that was cut off, wherever that was', async () => {
    const begin = TEXT.indexOf('{');
    for (let at = begin + 1; at < TEXT.indexOf('}}') + 2; at++) {
      const cut = TEXT.slice(0, at);
      const { model } = wrapped([cut, [cut]]);
      const whole = await generateText({ model, prompt: 'Add.', tools: { add } });
      expect(whole.toolCalls).toEqual([]);
      expect(whole.text).toMatch(/^Let me add\./);
      expect(whole.text).toContain(cut.slice(begin));
      expect(whole.finishReason).toBe('other');
      const streamed = streamText({ model: wrapped([[cut]]).model, prompt: 'Add.', tools: { add } });
      await streamed.consumeStream();
      expect(await streamed.toolCalls).toEqual([]);
      expect(await streamed.text).toBe(whole.text);
      expect(await streamed.finishReason).toBe('other');
      const metadata = await streamed.providerMetadata;
      expect(metadata?.peglot).toMatchObject({ findings: [{ severity: 'error' }] });
    }
  });

  it('keeps the reason length', async () => {
    const { model } = wrapped([TEXT.slice(0, 60)], 'length');
    expect((await generateText({ model, prompt: 'Add.', tools: { add } })).finishReason).toBe('length');
  });

  it('runs an agent over two steps, and hands calls and results back as text', async () => {
    for (const streaming of [false, true]) {
      const { model, inner } = wrapped([`I add. ${CALL}`, `And again. ${SECOND}`, 'The sum is 10.']);
      const options = { model, prompt: 'Add.', tools: { add }, stopWhen: stepCountIs(5) };
      const result = streaming ? streamText(options) : await generateText(options);
      expect(await result.text).toBe('The sum is 10.');
      expect((await result.steps).map(({ finishReason }) => finishReason)).toEqual([
        'tool-calls',
        'tool-calls',
        'stop',
      ]);
      const last = (streaming ? inner.doStreamCalls : inner.doGenerateCalls)[2];
      const [, , first, given, second] = last?.prompt ?? [];
      expect(first).toMatchObject({ role: 'assistant', content: [{ type: 'text' }] });
      expect(JSON.stringify(first?.content)).toContain(String.raw`I add.\n<tool_call>`);
      expect(given).toMatchObject({ role: 'user' });
      expect(JSON.stringify(given?.content)).toContain(String.raw`<tool_response>\n3\n`);
      expect(JSON.stringify(second?.content)).toContain('And again.');
    }
  });

  it('tells the model of a tool that failed', async () => {
    const { model, inner } = wrapped([CALL, 'Sorry.']);
    const broken = tool({
      inputSchema: z.object({}),
      execute: (): string => {
        throw new Error('out of order');
      },
    });
    await generateText({ model, prompt: 'Add.', tools: { add: broken }, stopWhen: stepCountIs(3) });
    expect(JSON.stringify(inner.doGenerateCalls[1]?.prompt.at(-1))).toMatch(/error.*out of order/);
  });

  it('asks for a call where one is required', async () => {
    const { model, inner } = wrapped([CALL, CALL]);
    await generateText({ model, prompt: 'Add.', tools: { add }, toolChoice: 'required' });
    await generateText({ model, prompt: 'Add.', tools: { add }, toolChoice: { type: 'tool', toolName: 'add' } });
    expect(inner.doGenerateCalls.map(({ toolChoice }) => toolChoice)).toEqual([undefined, undefined]);
    expect(inner.doGenerateCalls[0]?.prompt[0]?.content).toMatch(/must call one of the tools/);
    expect(inner.doGenerateCalls[1]?.prompt[0]?.content).toMatch(/must call the tool "add"/);
  });

  it('leaves the text alone when no tools are offered', async () => {
    const { model } = wrapped([TEXT, TEXT]);
    expect((await generateText({ model, prompt: 'Add.' })).text).toBe(TEXT);
    expect((await generateText({ model, prompt: 'Add.', tools: { add }, toolChoice: 'none' })).text).toBe(TEXT);
  });

  it('asks the model for more only when it is asked, and tells it when nobody reads on', async () => {
    let given = 0;
    let reason: unknown;
    const source = new ReadableStream({
      pull: (controller) => controller.enqueue({ type: 'text-delta', id: '1', delta: `word${given++} ` }),
      cancel: (why) => {
        reason = why;
      },
    });
    const model = wrapLanguageModel({ model: modelWith(source), middleware: toolCallMiddleware(hermes) });
    const reader = (await model.doStream({ prompt: [], tools: [OFFER] })).stream.getReader();
    for (let parts = 0; parts < 5; parts++) await reader.read();
    await new Promise((later) => setImmediate(later));
    // The start of the text is a part; the source makes one ahead, and so do the stream of calls and what is around it.
    expect(given).toBeLessThanOrEqual(7);
    await reader.cancel('enough');
    expect(reason).toBe('enough');
  });

  it('hands out what came before a stream fails', async () => {
    const deltas = ['So it is. ', 'Or ', 'not.'];
    const source = new ReadableStream({
      pull(controller) {
        const delta = deltas.shift();
        if (delta === undefined) controller.error(new Error('gone'));
        else controller.enqueue({ type: 'text-delta', id: '1', delta });
      },
    });
    const model = wrapLanguageModel({ model: modelWith(source), middleware: toolCallMiddleware(hermes) });
    const reader = (await model.doStream({ prompt: [], tools: [OFFER] })).stream.getReader();
    let text = '';
    const reading = (async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        if (next.value.type === 'text-delta') text += next.value.delta;
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(text).toMatch(/^So it is\. Or/);
  });

  it('gives calls ids that differ', async () => {
    const same = '{"id": "one", "name": "add", "arguments": {"a": 1, "b": 2}}';
    const middleware = toolCallMiddleware((tools) => toolCalls({ dialect: 'mistral', tools }));
    const model = wrapLanguageModel({ model: modelOf([`[TOOL_CALLS][${same}, ${same}]`]), middleware });
    const made = (await generateText({ model, prompt: 'Add.', tools: { add } })).toolCalls;
    expect(made[0]?.toolCallId).toBe('one');
    expect(made).toHaveLength(2);
    expect(made[1]?.toolCallId).not.toBe('one');
  });
});

describe('repairToolCall', () => {
  const model = (input: string) => {
    const made = modelOf(['']);
    const { doGenerate } = made;
    made.doGenerate = async (options) => ({
      ...(await doGenerate(options)),
      content: [{ type: 'tool-call', toolCallId: '1', toolName: 'add', input }],
      finishReason: { unified: 'tool-calls', raw: undefined },
    });
    return made;
  };
  const ask = (input: string) =>
    generateText({
      model: model(input),
      prompt: 'Add.',
      tools: { add },
      experimental_repairToolCall: repairToolCall(json),
    });

  it('mends JSON', async () => {
    const { toolResults } = await ask("{a: 1, 'b': 2,}");
    expect(toolResults).toMatchObject([{ output: 3 }]);
  });

  it.each(['{"a": 1, "b": ', '{"a": "x", "b": 2}'])('leaves alone what cannot be mended: %s', async (input) => {
    const { toolCalls } = await ask(input);
    expect(toolCalls).toMatchObject([{ invalid: true }]);
  });
});
