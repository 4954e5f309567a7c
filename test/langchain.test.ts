import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { OutputParserException } from '@langchain/core/output_parsers';
import { duckflow } from 'peglot';
import { FindingsError, FormatOutputParser, ToolCallOutputParser } from 'peglot/langchain';
import { expect, it } from 'vitest';
import { hermes } from './hosts/hermes.ts';
import { TEXT } from './hosts/reply.ts';

async function* chunks<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** What a parser throws, with all that LangChain hands on of it. */
async function refusalOf(work: Promise<unknown>): Promise<OutputParserException> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OutputParserException) || !(error.cause instanceof FindingsError)) throw error;
  expect(error).toMatchObject({ llmOutput: error.cause.text, observation: error.cause.feedback, sendToLLM: true });
  expect(error.message.startsWith(error.cause.message)).toBe(true);
  return error;
}

const VALUE = duckflow.parse(TEXT).value;
const REPAIRED = TEXT.replace('[MOOD] 0.8', '[mood] 0.8');
const parser = new FormatOutputParser(duckflow);

it('gives the value of a text, and throws the findings', async () => {
  expect(FormatOutputParser.lc_name()).toBe('FormatOutputParser');
  expect(parser.lc_namespace).toEqual(['peglot', 'langchain']);
  expect(parser.getFormatInstructions()).toBe(duckflow.prompt());
  expect(await parser.parse(TEXT)).toEqual(VALUE);
  expect(await parser.parse(REPAIRED)).toEqual(VALUE);
  const strict = new FormatOutputParser(duckflow, { strict: true });
  for (const refused of [strict.parse(REPAIRED), strict.parseResult([{ text: REPAIRED }])])
    expect((await refusalOf(refused)).message).toMatch(
      /^not a clean duckflow text: duckflow\/bad-marker-name: A marker is not in upper case with underscores: "mood"/,
    );
  await refusalOf(all(strict._transform(chunks([REPAIRED]))));
  await refusalOf(parser.parseResult([]));
  expect(() => Reflect.construct(FormatOutputParser, [{}])).toThrow(TypeError);
});

it.each<[string, object]>([
  ['finish_reason', { additional_kwargs: { finish_reason: 'length' } }],
  ['finishReason', { response_metadata: { finishReason: 'MAX_TOKENS' } }],
  ['stop_reason', { response_metadata: { stop_reason: 'max_tokens' } }],
  ['stopReason', { response_metadata: { stopReason: 'content-filter' } }],
  ['done_reason', { response_metadata: { done_reason: 'length' } }],
])('takes no whole text of which %s says that the model was stopped', async (_, about) => {
  const message = new AIMessageChunk({ content: TEXT, ...about });
  const asked = parser.parseResult([Object({ text: TEXT, message })]);
  expect((await refusalOf(asked)).message).toMatch(/^not a clean duckflow text: it was cut off/);
  // It may be said before the end.
  const streamed = all(parser._transform(chunks([message, '\n'])));
  expect((await refusalOf(streamed)).message).toMatch(/^not a clean duckflow text: it was cut off/);
});

it('takes a text whose model ended by itself', async () => {
  for (const reason of ['stop', 'end_turn', 'tool_calls', undefined]) {
    const message = new AIMessage({ content: TEXT, response_metadata: { stop_reason: reason } });
    expect(await parser.parseResult([Object({ text: TEXT, message })])).toEqual(VALUE);
  }
});

it('streams values, each once, and the whole one at the end', async () => {
  const pieces = ['[REASONING]\n', 'Say ', '', 'hello.', TEXT.slice(22)];
  const values = await all(parser._transform(chunks([...pieces.slice(0, 4), new AIMessageChunk(pieces[4] ?? '')])));
  expect(values.slice(0, -2).map(({ reasoning }) => reasoning)).toEqual(['Say', 'Say hello.']);
  expect(values.slice(-2)).toEqual([VALUE, VALUE]);
});

const CALL = '<tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call>';
const REPLY = `<think>Hm.</think>So: ${CALL}${CALL} Done.`;
const tools = new ToolCallOutputParser(hermes());

/** What is in a message. */
function toldBy(message: BaseMessage): unknown {
  if (!AIMessageChunk.isInstance(message)) throw new Error('it is no chunk');
  const { content, tool_call_chunks: given = [], additional_kwargs, response_metadata, id, usage_metadata } = message;
  const calls = given.map(({ id: made, ...call }) => ({
    ...call,
    ...(made !== undefined && { id: made.replace(/^[A-Za-z0-9]{9}$/, 'nine letters') }),
  }));
  return { content, calls, additional_kwargs, response_metadata, id, usage_metadata };
}

it('gives a message with the calls of a text', async () => {
  expect(ToolCallOutputParser.lc_name()).toBe('ToolCallOutputParser');
  expect(tools.lc_namespace).toEqual(['peglot', 'langchain']);
  expect(tools.getFormatInstructions()).toBe(hermes().prompt());
  expect(toldBy(await tools.parse(REPLY))).toMatchInlineSnapshot(`
    {
      "additional_kwargs": {
        "reasoning_content": "Hm.",
      },
      "calls": [
        {
          "args": "{"a":1}",
          "id": "nine letters",
          "index": 0,
          "name": "add",
          "type": "tool_call_chunk",
        },
        {
          "args": "{"a":1}",
          "id": "nine letters",
          "index": 1,
          "name": "add",
          "type": "tool_call_chunk",
        },
      ],
      "content": "So:

    Done.",
      "id": undefined,
      "response_metadata": {},
      "usage_metadata": undefined,
    }
  `);
  expect(() => Reflect.construct(ToolCallOutputParser, [{}])).toThrow("toolCalls({ dialect: 'hermes' })");
});

it('keeps what else a message says', async () => {
  const about = {
    id: 'm1',
    additional_kwargs: { a: 1 },
    response_metadata: { finish_reason: 'stop' },
    usage_metadata: { input_tokens: 1, output_tokens: 2, total_tokens: 3 },
  };
  const told = { ...about, content: '', tool_calls: [{ name: 'add', args: { a: 1 } }] };
  const message = new AIMessageChunk(Object({ ...about, content: CALL }));
  const made = await tools.parseResult([Object({ text: CALL, message })]);
  expect(made).toMatchObject(told);
  expect(await all(tools._transform(chunks([message])))).toMatchObject([told]);
  expect((await tools.parseResult([])).content).toBe('');
});

it('streams what each chunk adds', async () => {
  const pieces = [...(REPLY.match(/.{1,30}/g) ?? []), new AIMessageChunk({ content: '', response_metadata: { x: 1 } })];
  const made = await all(tools._transform(chunks(pieces)));
  expect(made.map((message) => JSON.stringify(toldBy(message)))).toMatchInlineSnapshot(`
    [
      "{"content":"So:","calls":[],"additional_kwargs":{"reasoning_content":"Hm."},"response_metadata":{}}",
      "{"content":"","calls":[{"type":"tool_call_chunk","index":0,"name":"add","args":"","id":"nine letters"}],"additional_kwargs":{},"response_metadata":{}}",
      "{"content":"","calls":[{"type":"tool_call_chunk","index":0,"args":"{\\"a\\":1}"}],"additional_kwargs":{},"response_metadata":{}}",
      "{"content":"","calls":[{"type":"tool_call_chunk","index":1,"name":"add","args":"","id":"nine letters"}],"additional_kwargs":{},"response_metadata":{}}",
      "{"content":"\\n\\nDone.","calls":[{"type":"tool_call_chunk","index":1,"args":"{\\"a\\":1}"}],"additional_kwargs":{},"response_metadata":{}}",
      "{"content":"","calls":[],"additional_kwargs":{},"response_metadata":{"x":1}}",
    ]
  `);
});

it('makes an invalid call of one that was cut off', async () => {
  const cut = CALL.slice(0, CALL.indexOf('1}}') + 1);
  const [streamed] = (await all(tools._transform(chunks([cut])))).slice(-1);
  for (const message of [await tools.parse(cut), streamed]) {
    expect(message).toMatchObject({ content: '', tool_calls: [], invalid_tool_calls: [{ args: '{} …" …cut off' }] });
  }
  const whole = await tools.parse(CALL);
  expect(whole.invalid_tool_calls).toEqual([]);
});

it('hands on why the model stopped', async () => {
  const seen: unknown[] = [];
  const format = hermes();
  const watching = new ToolCallOutputParser({
    ...format,
    createStream: (options) => {
      const stream = format.createStream(options);
      return {
        get value() {
          return stream.value;
        },
        push: (chunk) => stream.push(chunk),
        end(ending) {
          seen.push(ending);
          return stream.end(ending);
        },
      };
    },
  });
  const [stopped, ended] = ['length', 'stop'].map(
    (reason) => new AIMessageChunk({ content: 'Hello', response_metadata: { finish_reason: reason } }),
  );
  if (stopped === undefined || ended === undefined) throw new Error('no messages');
  await watching.parse('Hello');
  for (const message of [stopped, ended]) await watching.parseResult([Object({ text: 'Hello', message })]);
  for (const messages of [['Hello'], [stopped], [ended], [stopped, ended, '!']])
    await all(watching._transform(chunks<string | BaseMessage>(messages)));
  const [no, yes] = [{ finished: false }, { finished: true }];
  expect(seen).toEqual([{}, no, yes, {}, no, yes, no]);
});
