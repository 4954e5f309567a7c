import { NoObjectGeneratedError, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { duckflow } from 'peglot';
import { FindingsError, output, repairToolCall, toolCallMiddleware } from 'peglot/ai-sdk';
import * as json from 'peglot/json';
import { expect, it } from 'vitest';
import { hermes } from './hosts/hermes.ts';
import { TEXT } from './hosts/reply.ts';

type Model = InstanceType<typeof MockLanguageModelV3>;
type Options = Parameters<Model['doStream']>[0];
type Generated = Awaited<ReturnType<Model['doGenerate']>>;
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Read> ? Read : never;
type Finish = Generated['finishReason'];

const usage: Generated['usage'] = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const PARAMETERS = { type: 'object', properties: { a: { type: 'number' } } } as const;
const ADD = { type: 'function', name: 'add', description: 'Adds.', inputSchema: PARAMETERS } as const;
const SUB = { type: 'function', name: 'sub', inputSchema: PARAMETERS } as const;
const SEARCH = { type: 'provider', id: 'p.search', name: 'search', args: {} } as const;
const OFFERS = { add: { description: 'Adds.', parameters: PARAMETERS }, sub: { parameters: PARAMETERS } };
const PROMPT: Options['prompt'] = [{ role: 'user', content: [{ type: 'text', text: 'Go.' }] }];

/** What a model is asked in the place of this. */
async function asked(options: Options): Promise<Options> {
  const inner = new MockLanguageModelV3({ doGenerate: async () => answer([]) });
  await wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) }).doGenerate(options);
  const [given] = inner.doGenerateCalls;
  if (given === undefined) throw new Error('the model was not asked');
  return given;
}

function answer(content: Generated['content'], finish: Finish['unified'] = 'stop'): Generated {
  return { content, finishReason: { unified: finish, raw: 'raw' }, usage, warnings: [] };
}

/** Ids that the middleware made, numbered. */
function numbered(parts: readonly object[]): unknown[] {
  const ids = new Map<string, string>();
  const text = JSON.stringify(parts).replace(/"(?:id|toolCallId)":"(\w{16})"/g, (all, id) => {
    if (!ids.has(id)) ids.set(id, `#${ids.size + 1}`);
    return all.replace(id, ids.get(id) ?? '');
  });
  return JSON.parse(text);
}

async function generated(content: Generated['content'], finish?: Finish['unified']) {
  const inner = new MockLanguageModelV3({ doGenerate: async () => answer(content, finish) });
  const model = wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) });
  const { content: made, finishReason, providerMetadata } = await model.doGenerate({ prompt: PROMPT, tools: [ADD] });
  return { content: numbered(made), finishReason, providerMetadata };
}

async function streamed(parts: readonly Part[], tools = [ADD]): Promise<unknown[]> {
  const stream = new ReadableStream<Part>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const inner = new MockLanguageModelV3({ doStream: async () => ({ stream }) });
  const model = wrapLanguageModel({ model: inner, middleware: toolCallMiddleware(hermes) });
  const made: Part[] = [];
  const reader = (await model.doStream({ prompt: PROMPT, tools })).stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) made.push(next.value);
  return numbered(made);
}

const delta = (text: string): Part => ({ type: 'text-delta', id: '0', delta: text });
const finish = (unified: Finish['unified']): Part => ({
  type: 'finish',
  finishReason: { unified, raw: 'raw' },
  usage,
});

it('asks without tools, and tells of them in the text', async () => {
  const told = hermes(OFFERS).prompt().trimEnd();
  const options: Options = { prompt: PROMPT, tools: [ADD, SUB], temperature: 0.5 };
  const system = { role: 'system', content: told };
  expect(await asked(options)).toEqual({ temperature: 0.5, prompt: [system, ...PROMPT] });
  const brief: Options['prompt'] = [{ role: 'system', content: 'Be brief.' }, ...PROMPT];
  expect((await asked({ ...options, prompt: brief })).prompt).toEqual([
    { role: 'system', content: `Be brief.\n\n${told}` },
    ...PROMPT,
  ]);
});

it('asks for the call that the tool choice demands', async () => {
  const last = async (toolChoice: Options['toolChoice']): Promise<unknown> => {
    const { prompt, ...others } = await asked({
      prompt: PROMPT,
      tools: [ADD, SUB],
      ...(toolChoice !== undefined && { toolChoice }),
    });
    expect(others).toEqual({});
    return String(prompt[0]?.content).replace(hermes(OFFERS).prompt().trimEnd(), '').split('\n');
  };
  expect(await last(undefined)).toEqual(['']);
  expect(await last({ type: 'auto' })).toEqual(['']);
  expect(await last({ type: 'required' })).toEqual(['', '', 'Your answer must call one of the tools.']);
  const demand = 'Your answer must call the tool "sub", and no other.';
  expect(await last({ type: 'tool', toolName: 'sub' })).toEqual(['', '', demand]);
  expect(await last({ type: 'tool', toolName: 'constructor' })).toEqual(['']);
});

it('leaves alone what it cannot offer, and says nothing where there is no tool', async () => {
  expect(await asked({ prompt: PROMPT })).toEqual({ prompt: PROMPT });
  expect(await asked({ prompt: PROMPT, tools: [ADD], toolChoice: { type: 'none' } })).toEqual({ prompt: PROMPT });
  expect(await asked({ prompt: PROMPT, tools: [SEARCH] })).toEqual({ prompt: PROMPT, tools: [SEARCH] });
  const both = await asked({ prompt: PROMPT, tools: [ADD, SEARCH] });
  expect(both.tools).toEqual([SEARCH]);
  expect(both.prompt).toHaveLength(2);
});

it('writes earlier calls and their results as text', async () => {
  const call = { type: 'tool-call', toolCallId: 'c1', toolName: 'add', input: { a: 1 } } as const;
  const result = { type: 'tool-result', toolCallId: 'c1', toolName: 'add' } as const;
  const prompt: Options['prompt'] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'assistant', content: [{ type: 'text', text: 'No call.' }] },
    {
      role: 'assistant',
      content: [
        { type: 'reasoning', text: 'Hm.' },
        { type: 'text', text: 'I ' },
        call,
        { type: 'text', text: 'add.' },
        { ...call, toolCallId: 'c2', input: [1] },
        { ...call, toolCallId: 'c3', input: null },
        { ...call, toolCallId: 'c4', input: 'x' },
        { ...call, toolCallId: 'c5', providerExecuted: true },
      ],
    },
    {
      role: 'tool',
      content: [
        { ...result, output: { type: 'text', value: 'one' } },
        { ...result, output: { type: 'json', value: { b: 2 } } },
        { ...result, output: { type: 'error-text', value: 'out of order' } },
        { ...result, output: { type: 'error-json', value: { code: 3 } } },
        { ...result, output: { type: 'execution-denied' } },
        { ...result, output: { type: 'execution-denied', reason: 'not today' } },
        {
          ...result,
          output: {
            type: 'content',
            value: [
              { type: 'text', text: 'a text' },
              { type: 'file-id', fileId: 'f' },
            ],
          },
        },
        { type: 'tool-approval-response', approvalId: 'x', approved: true },
      ],
      providerOptions: { p: { cache: true } },
    },
    // The markers of the dialect in a text: it cannot be written there.
    { role: 'assistant', content: [{ type: 'text', text: 'Write <tool_call>{}</tool_call>.' }, call] },
    { role: 'assistant', content: [call] },
  ];
  expect((await asked({ prompt, tools: [ADD] })).prompt.slice(1)).toMatchInlineSnapshot(`
    [
      {
        "content": [
          {
            "text": "No call.",
            "type": "text",
          },
        ],
        "role": "assistant",
      },
      {
        "content": [
          {
            "text": "Hm.",
            "type": "reasoning",
          },
          {
            "input": {
              "a": 1,
            },
            "providerExecuted": true,
            "toolCallId": "c5",
            "toolName": "add",
            "type": "tool-call",
          },
          {
            "text": "I add.
    <tool_call>
    {"name":"add","arguments":{"a":1}}
    </tool_call>
    <tool_call>
    {"name":"add","arguments":{}}
    </tool_call>
    <tool_call>
    {"name":"add","arguments":{}}
    </tool_call>
    <tool_call>
    {"name":"add","arguments":{}}
    </tool_call>",
            "type": "text",
          },
        ],
        "role": "assistant",
      },
      {
        "content": [
          {
            "text": "<tool_response>
    one
    </tool_response>
    <tool_response>
    {"b":2}
    </tool_response>
    <tool_response>
    {"error":"out of order"}
    </tool_response>
    <tool_response>
    {"error":{"code":3}}
    </tool_response>
    <tool_response>
    {"error":"the user did not allow this call"}
    </tool_response>
    <tool_response>
    {"error":"not today"}
    </tool_response>
    <tool_response>
    ["a text",{"type":"file-id","fileId":"f"}]
    </tool_response>
    ",
            "type": "text",
          },
        ],
        "providerOptions": {
          "p": {
            "cache": true,
          },
        },
        "role": "user",
      },
      {
        "content": [
          {
            "text": "Write <tool_call>{}</tool_call>.
    {"name":"add","arguments":{"a":1}}",
            "type": "text",
          },
        ],
        "role": "assistant",
      },
      {
        "content": [
          {
            "text": "<tool_call>
    {"name":"add","arguments":{"a":1}}
    </tool_call>",
            "type": "text",
          },
        ],
        "role": "assistant",
      },
    ]
  `);
});

const CALL = '<think>Hm.</think>So: <tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call> Done.';
const CUT = 'So: <tool_call>{"name": "add", "arguments": {"a": 1';

it('gives the parts of an answer', async () => {
  const source = { type: 'source', sourceType: 'url', id: 's', url: 'https://x.test' } as const;
  expect(
    await generated([{ type: 'text', text: CALL.slice(0, 30) }, source, { type: 'text', text: CALL.slice(30) }]),
  ).toMatchInlineSnapshot(`
      {
        "content": [
          {
            "text": "Hm.",
            "type": "reasoning",
          },
          {
            "text": "So:",
            "type": "text",
          },
          {
            "id": "s",
            "sourceType": "url",
            "type": "source",
            "url": "https://x.test",
          },
          {
            "input": "{"a":1}",
            "toolCallId": "#1",
            "toolName": "add",
            "type": "tool-call",
          },
          {
            "text": "

      Done.",
            "type": "text",
          },
        ],
        "finishReason": {
          "raw": "raw",
          "unified": "tool-calls",
        },
        "providerMetadata": undefined,
      }
    `);
  expect(await generated([{ type: 'text', text: CUT }])).toMatchInlineSnapshot(`
    {
      "content": [
        {
          "text": "So:",
          "type": "text",
        },
        {
          "text": "{"name": "add", "arguments": {"a": 1",
          "type": "text",
        },
      ],
      "finishReason": {
        "raw": "raw",
        "unified": "other",
      },
      "providerMetadata": {
        "peglot": {
          "findings": [
            {
              "code": "tools/cut-off",
              "message": "The text ends inside a call or a marker: "1"",
              "severity": "error",
            },
          ],
        },
      },
    }
  `);
});

it.each<[string, Finish['unified'], Finish['unified']]>([
  ['Hello.', 'stop', 'stop'],
  [CALL, 'stop', 'tool-calls'],
  [CALL, 'length', 'length'],
  [CALL, 'error', 'error'],
  [CALL, 'tool-calls', 'tool-calls'],
  [CUT, 'stop', 'other'],
  [`${CALL}${CUT}`, 'stop', 'other'],
  [CUT, 'length', 'length'],
  ['<think>Hm.', 'stop', 'other'],
])('%j that ends by %s ends by %s', async (text, given, found) => {
  const { finishReason } = await generated([{ type: 'text', text }], given);
  expect(finishReason).toEqual({ unified: found, raw: 'raw' });
});

it('gives the parts of a stream', async () => {
  const parts: Part[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '0' },
    ...(CALL.match(/.{1,12}/g) ?? []).map(delta),
    { type: 'text-end', id: '0' },
    { type: 'finish', finishReason: { unified: 'stop', raw: 'raw' }, usage, providerMetadata: { p: { x: 1 } } },
  ];
  const lines = (await streamed(parts)).map((part) => JSON.stringify(part));
  expect(lines).toMatchInlineSnapshot(`
    [
      "{"type":"stream-start","warnings":[]}",
      "{"type":"reasoning-start","id":"#1"}",
      "{"type":"reasoning-delta","id":"#1","delta":"Hm."}",
      "{"type":"reasoning-end","id":"#1"}",
      "{"type":"text-start","id":"#2"}",
      "{"type":"text-delta","id":"#2","delta":"So:"}",
      "{"type":"text-end","id":"#2"}",
      "{"type":"tool-input-start","id":"#3","toolName":"add"}",
      "{"type":"tool-input-delta","id":"#3","delta":"{\\"a\\":1"}",
      "{"type":"tool-input-delta","id":"#3","delta":"}"}",
      "{"type":"tool-input-end","id":"#3"}",
      "{"type":"tool-call","toolCallId":"#3","toolName":"add","input":"{\\"a\\":1}"}",
      "{"type":"text-start","id":"#4"}",
      "{"type":"text-delta","id":"#4","delta":"\\n\\nDone."}",
      "{"type":"text-end","id":"#4"}",
      "{"type":"finish","finishReason":{"unified":"tool-calls","raw":"raw"},"usage":{"inputTokens":{"total":1,"noCache":1,"cacheRead":0,"cacheWrite":0},"outputTokens":{"total":1,"text":1,"reasoning":0}},"providerMetadata":{"p":{"x":1}}}",
    ]
  `);
  expect(await streamed(parts, [])).toEqual(parts);
});

it('tells what was there of a call that was cut off, with the findings', async () => {
  const ended = (await streamed([delta(CUT), finish('stop')])).map((part) => JSON.stringify(part));
  expect(ended).toMatchInlineSnapshot(`
    [
      "{"type":"text-start","id":"#1"}",
      "{"type":"text-delta","id":"#1","delta":"So:"}",
      "{"type":"text-end","id":"#1"}",
      "{"type":"tool-input-start","id":"#2","toolName":"add"}",
      "{"type":"tool-input-delta","id":"#2","delta":"{}"}",
      "{"type":"tool-input-end","id":"#2"}",
      "{"type":"text-start","id":"#3"}",
      "{"type":"text-delta","id":"#3","delta":"{\\"name\\": \\"add\\", \\"arguments\\": {\\"a\\": 1"}",
      "{"type":"text-end","id":"#3"}",
      "{"type":"finish","finishReason":{"unified":"other","raw":"raw"},"usage":{"inputTokens":{"total":1,"noCache":1,"cacheRead":0,"cacheWrite":0},"outputTokens":{"total":1,"text":1,"reasoning":0}},"providerMetadata":{"peglot":{"findings":[{"code":"tools/cut-off","severity":"error","message":"The text ends inside a call or a marker: \\"1\\""}]}}}",
    ]
  `);
  // A stream that breaks off has no finish.
  const broken = (await streamed([delta(CUT)])).map((part) => JSON.stringify(part));
  expect(broken).toEqual(ended.slice(0, -1));
});

it('tells the findings of a text that a limit ended', async () => {
  const findingsAfter = async (reason: Finish['unified']): Promise<unknown> => {
    const { providerMetadata } = await generated([{ type: 'text', text: 'Hello' }], reason);
    return providerMetadata;
  };
  expect(await findingsAfter('stop')).toBeUndefined();
  expect(await findingsAfter('length')).toMatchInlineSnapshot(`
    {
      "peglot": {
        "findings": [
          {
            "code": "tools/stopped-early",
            "message": "The model stopped before the end of the text",
            "severity": "error",
          },
        ],
      },
    }
  `);
});

it('is made of a dialect only', () => {
  expect(() => Reflect.apply(toolCallMiddleware, undefined, [{}])).toThrow("toolCalls({ dialect: 'hermes' })");
});

it('mends the input of a call', async () => {
  const repair = repairToolCall(json);
  const mended = async (toolName: string, input: string, by = repair): Promise<unknown> =>
    Reflect.apply(by, undefined, [{ toolCall: { toolCallId: '1', toolName, input }, tools: { add: {} } }]);
  const call = { toolCallId: '1', toolName: 'add' };
  expect(await mended('add', "{a: 1, 'b': 2,}")).toEqual({ ...call, input: '{"a":1,"b":2}' });
  expect(await mended('add', '{"a":1}')).toBeNull();
  expect(await mended('add', '{"a":1')).toBeNull();
  expect(await mended('add', '')).toBeNull();
  expect(await mended('toString', "{a: 1, 'b': 2,}")).toBeNull();
  for (const verdict of [{ ok: false }, { complete: false }]) {
    const other = repairToolCall({ parse: (text) => ({ ...json.parse(text), ...verdict }) });
    expect(await mended('add', "{a: 1, 'b': 2,}", other)).toBeNull();
  }
  expect(() => Reflect.apply(repairToolCall, undefined, [{}])).toThrow(
    "the json of import * as json from 'peglot/json'",
  );
});

const CONTEXT = {
  response: { id: 'r', timestamp: new Date(0), modelId: 'm' },
  usage: Object({}),
  finishReason: 'stop',
} as const;

it('gives the value of an answer, and why there is none', async () => {
  const made = output(duckflow);
  expect(made.name).toBe('duckflow');
  expect(await made.responseFormat).toEqual({ type: 'text' });
  expect(made.createElementStreamTransform()).toBeUndefined();
  expect(() => Reflect.apply(output, undefined, [{}])).toThrow(TypeError);
  expect(await made.parseCompleteOutput({ text: TEXT }, CONTEXT)).toEqual(duckflow.parse(TEXT).value);
  const failure = async (text: string, finishReason: 'stop' | 'length', strict?: boolean): Promise<string> => {
    const by = strict === undefined ? made : output(duckflow, { strict });
    const error: unknown = await by.parseCompleteOutput({ text }, { ...CONTEXT, finishReason }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error === undefined) return 'none';
    if (!NoObjectGeneratedError.isInstance(error) || !(error.cause instanceof FindingsError)) throw error;
    expect(error).toMatchObject({ text, finishReason, response: CONTEXT.response });
    expect(error.cause.text).toBe(text);
    return error.message;
  };
  const repaired = TEXT.replace('[MOOD] 0.8', '[mood] 0.8');
  expect([
    await failure(TEXT.slice(0, -30), 'stop'),
    await failure(TEXT, 'length'),
    await failure(repaired, 'stop'),
    await failure(repaired, 'stop', false),
    await failure(repaired, 'stop', true),
  ]).toMatchInlineSnapshot(`
    [
      "No object generated: not a clean duckflow text: it was cut off; duckflow/missing-content-end: The block of action 0 has no END line; it was ended here",
      "No object generated: not a clean duckflow text: it was cut off; duckflow/stopped-early: The model stopped before the end of the text",
      "none",
      "none",
      "No object generated: not a clean duckflow text: duckflow/bad-marker-name: A marker is not in upper case with underscores: "mood"",
    ]
  `);
});

it('reads what is new of a text that grows, for as many streams as there are', async () => {
  let read = 0;
  let begun = 0;
  const counting = {
    ...duckflow,
    createStream: (options: object) => {
      begun++;
      const stream = duckflow.createStream(options);
      return {
        get value() {
          return stream.value;
        },
        push: (chunk: string) => {
          read += chunk.length;
          return stream.push(chunk);
        },
        end: () => stream.end(),
      };
    },
  };
  const { parsePartialOutput } = output(counting);
  const other = TEXT.replace('Say', 'Sing');
  const values: unknown[] = [];
  for (let at = 20; at < 100; at += 20)
    for (const text of [TEXT, other]) {
      values.push(await parsePartialOutput({ text: text.slice(0, at) }));
      values.push(await parsePartialOutput({ text: text.slice(0, at) }));
    }
  expect(begun).toBe(2);
  expect(read).toBe(160);
  expect(values.at(-1)).toEqual({ partial: duckflow.parse(other.slice(0, 80)).value });
  // A text that is over is let go of: the same one is read again.
  const made = output(counting);
  await made.parsePartialOutput({ text: TEXT });
  await made.parseCompleteOutput({ text: TEXT }, CONTEXT);
  await made.parsePartialOutput({ text: TEXT });
  expect(begun).toBe(4);
  // 32 streams at once are kept, and the one that was used longest ago goes first.
  const many = output(counting);
  begun = 0;
  for (let at = 0; at < 33; at++) await many.parsePartialOutput({ text: `${at} ` });
  expect(begun).toBe(33);
  for (let at = 32; at > 0; at--) await many.parsePartialOutput({ text: `${at} x` });
  expect(begun).toBe(33);
  await many.parsePartialOutput({ text: '0 x' });
  expect(begun).toBe(34);
});
