import { AIMessage, AIMessageChunk } from '@langchain/core/messages';
import { OutputParserException } from '@langchain/core/output_parsers';
import { FakeListChatModel, FakeStreamingChatModel } from '@langchain/core/utils/testing';
import { duckflow } from 'peglot';
import { FindingsError, FormatOutputParser, ToolCallOutputParser } from 'peglot/langchain';
import { describe, expect, it } from 'vitest';
import { splits } from './ai-sdk/model.ts';
import { hermes } from './hermes.ts';
import { TEXT } from './reply.ts';

function streaming(pieces: readonly string[], reason?: string): FakeStreamingChatModel {
  const chunks = pieces.map((content) => new AIMessageChunk({ content }));
  if (reason !== undefined)
    chunks.push(new AIMessageChunk({ content: '', additional_kwargs: { finish_reason: reason } }));
  return new FakeStreamingChatModel({ sleep: 0, chunks });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('FormatOutputParser', () => {
  const parser = new FormatOutputParser(duckflow);

  it('gives the value of a chain', async () => {
    const reply: duckflow.Reply = await new FakeListChatModel({ responses: [TEXT] }).pipe(parser).invoke('x');
    expect(reply).toEqual(duckflow.parse(TEXT).value);
    expect(parser.getFormatInstructions()).toBe(duckflow.prompt());
  });

  it.each(splits(TEXT).filter((_, at) => at % 11 === 0 || at > TEXT.length))(
    'streams values that grow (%#)',
    async (...pieces) => {
      const values = await all(await streaming(pieces).pipe(parser).stream('x'));
      expect(values.at(-1)).toEqual(duckflow.parse(TEXT).value);
      const lengths = values.map((value) => JSON.stringify(value).length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    },
  );

  it('keeps the state of each stream apart', async () => {
    const texts = ['one', 'two', 'three'].map((word) => TEXT.replace('hello', word));
    const ends = await Promise.all(
      texts.map(async (text) => (await all(await streaming(text.split('')).pipe(parser).stream('x'))).at(-1)),
    );
    expect(ends).toEqual(texts.map((text) => duckflow.parse(text).value));
  });

  it('throws OutputParserException with the feedback as its observation', async () => {
    const cut = TEXT.slice(0, TEXT.indexOf('world'));
    for (const work of [
      () => new FakeListChatModel({ responses: [cut] }).pipe(parser).invoke('x'),
      async () => all(await streaming([cut]).pipe(parser).stream('x')),
    ]) {
      const error = await thrownBy(work);
      if (!(error instanceof OutputParserException)) throw new Error('it was taken');
      expect(error).toMatchObject({ llmOutput: cut, sendToLLM: true });
      expect(error.observation).toMatch(/was cut off before its end/);
      expect(error.cause).toBeInstanceOf(FindingsError);
    }
  });

  it('takes no text that a limit ended', async () => {
    expect(await thrownBy(async () => all(await streaming([TEXT], 'length').pipe(parser).stream('x')))).toBeInstanceOf(
      OutputParserException,
    );
    const message = new AIMessage({ content: TEXT, response_metadata: { stop_reason: 'max_tokens' } });
    expect(await thrownBy(() => parser.invoke(message))).toBeInstanceOf(OutputParserException);
    const whole = new AIMessage({ content: TEXT, response_metadata: { stop_reason: 'end_turn' } });
    expect(await parser.invoke(whole)).toEqual(duckflow.parse(TEXT).value);
  });
});

describe('ToolCallOutputParser', () => {
  const parser = new ToolCallOutputParser(hermes());
  const first = '<tool_call>{"name": "add", "arguments": {"a": 1, "note": "é \\"x\\" 😀"}}</tool_call>';
  const text = `<think>Hm.</think>So: ${first}<tool_call>{"arguments": {"b": [1, {}]}, "name": "sum"}</tool_call>!`;
  const calls = [
    { type: 'tool_call', name: 'add', args: { a: 1, note: 'é "x" 😀' } },
    { type: 'tool_call', name: 'sum', args: { b: [1, {}] } },
  ];

  it('gives tool calls', async () => {
    const message = await new FakeListChatModel({ responses: [text] }).pipe(parser).invoke('x');
    expect(message.tool_calls).toMatchObject(calls);
    expect(message.content).toBe('So:\n\n!');
    expect(message.additional_kwargs.reasoning_content).toBe('Hm.');
  });

  it('streams chunks that join to the same for every split', async () => {
    for (const pieces of splits(text)) {
      const chunks = await all(await streaming(pieces).pipe(parser).stream('x'));
      const message = chunks.reduce((before, chunk) => before.concat(chunk));
      expect(message.tool_calls).toMatchObject(calls);
      expect(message.invalid_tool_calls).toEqual([]);
      expect(message.content).toBe('So:\n\n!');
      expect(message.additional_kwargs.reasoning_content).toBe('Hm.');
    }
  });

  it('gives no call that was cut off', async () => {
    for (let at = first.indexOf('"arguments"'); at <= first.lastIndexOf('}'); at++) {
      const cut = first.slice(0, at);
      for (const pieces of [[cut], cut.split('')]) {
        const chunks = await all(await streaming(pieces).pipe(parser).stream('x'));
        const message = chunks.reduce((before, chunk) => before.concat(chunk));
        expect(message.tool_calls).toEqual([]);
        expect(message.invalid_tool_calls).toHaveLength(1);
      }
    }
  });
});
