import { ask, detect, feedback, PrintError, parseAny } from 'peglot';
import * as acor from 'peglot/acor';
import { output, repairToolCall, toolCallMiddleware } from 'peglot/ai-sdk';
import { defineFormat } from 'peglot/define';
import * as design from 'peglot/design';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import { genkitFormat } from 'peglot/genkit';
import { readGrammar } from 'peglot/grammar';
import * as json from 'peglot/json';
import { FormatOutputParser, ToolCallOutputParser } from 'peglot/langchain';
import { parsesAs } from 'peglot/promptfoo';
import * as skill from 'peglot/skill';
import { editBlocks, toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';

/** A call as a program without types makes it. */
function called(owner: object, name: string, ...args: unknown[]): () => unknown {
  return () => Reflect.apply(Reflect.get(owner, name), owner, args);
}

const BYTES =
  "chunk must be a string, not a Buffer: decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";

describe.each(Object.entries({ acor, design, dml, duckflow, json, skill }))(
  '%s refuses what is no text',
  (_, format) => {
    it('in parse and push, naming the argument', () => {
      expect(called(format, 'parse', null)).toThrow(new TypeError('text must be a string, not null'));
      expect(called(format, 'parse', 7)).toThrow(new TypeError('text must be a string, not a number'));
      expect(called(format.createStream(), 'push', Buffer.from('a'))).toThrow(new TypeError(BYTES));
      expect(called(format.createStream(), 'push', undefined)).toThrow(
        new TypeError('chunk must be a string, not undefined'),
      );
    });
  },
);

describe.each(Object.entries({ acor, design, dml, duckflow, skill }))('%s refuses what is no model', (_, format) => {
  it.each([null, undefined, 7, 'text', []])('%j in print; check tells it', (value) => {
    expect(called(format, 'print', value)).toThrow(/^value must be an object, not /);
    expect(called(format, 'check', value)()).not.toEqual([]);
  });
});

const [calls, edits] = [toolCalls({ dialect: 'hermes' }), editBlocks({ dialect: 'aider-udiff' })];

describe.each(Object.entries({ acor, design, dml, duckflow, skill, calls, edits }))(
  '%s refuses in print what is no model',
  (_, format) => {
    it.each([{}, { text: '', calls: [null] }, { messages: [null] }, { text: '', edits: [null] }])('%j', (value) => {
      expect(called(format, 'print', value)).toThrow(PrintError);
    });
  },
);

it('the other functions name their arguments, too', () => {
  const noText = /^(?:text|untrusted) must be a string, not null$/;
  for (const call of [
    called({ detect }, 'detect', null),
    called({ parseAny }, 'parseAny', null),
    called(json, 'repair', null),
    called(dml, 'escape', null),
    called(design, 'edit', null, ['task_id'], 'x'),
  ])
    expect(call).toThrow(noText);
  const report = acor.createReporter({ write: () => true });
  for (const call of [
    called(acor, 'state', null),
    called(report, 'error', null),
    called(report, 'inputNeeded', null),
    called(report, 'directive', null),
  ])
    expect(call).toThrow(/^(?:transcript|error|request|directive) must be an object, not null$/);
});

describe('options', () => {
  it.each(Object.entries({ acor, design, dml, duckflow, json, skill }))('of %s are an object', (_, format) => {
    for (const name of ['parse', 'createStream', 'transform'])
      for (const options of [null, 'strict', []])
        expect(called(format, name, ...(name === 'parse' ? [''] : []), options)).toThrow(
          /^options must be an object, not /,
        );
  });

  it('of tool calls and edits too', () => {
    expect(called({ toolCalls }, 'toolCalls', 'hermes')).toThrow('options must be an object, not a string');
    expect(called({ editBlocks }, 'editBlocks')).toThrow('options must be an object, not undefined');
    expect(called({ toolCalls }, 'toolCalls', { dialect: 'hermez' })).toThrow(
      /^there are no calls in the dialect hermez; did you mean "hermes"\?$/,
    );
  });

  it('a tool that has its schema elsewhere is told, one without arguments is none', () => {
    const tools = (ping: unknown): (() => unknown) =>
      called({ toolCalls }, 'toolCalls', { dialect: 'hermes', tools: { ping } });
    const schema = { type: 'object', properties: {} };
    expect(tools({ description: 'x', inputSchema: schema })).toThrow(
      'the tool ping has inputSchema: give its JSON Schema as { description?, parameters }',
    );
    expect(tools(schema)).toThrow('the tool ping has properties: ');
    expect(tools({ description: 'x' })()).toHaveProperty('name', 'tools');
    expect(tools({ description: 'x', parameters: schema })()).toHaveProperty('name', 'tools');
  });
});

describe('what is no format', () => {
  const hosts = { output, repairToolCall, genkitFormat, parsesAs, toolCallMiddleware };

  it.each(Object.keys(hosts))('%s says so at once', (name) => {
    for (const format of ['duckflow', undefined, { dialect: 'hermes' }])
      expect(called(hosts, name, format)).toThrow(
        /^format must be a format, such as .*, not (?:a string|undefined|an object)$/,
      );
  });

  it('so do the parsers of LangChain', () => {
    for (const parser of [FormatOutputParser, ToolCallOutputParser])
      expect(() => Reflect.construct(parser, ['hermes'])).toThrow(
        /^format must be a format, such as .*, not a string$/,
      );
  });
});

describe('ask and feedback', () => {
  const wrong: readonly [args: readonly unknown[], message: string][] = [
    [['duckflow', () => ''], 'format must be a format, such as the imported duckflow, not a string'],
    [[duckflow], 'model must be a function that takes messages and gives a text, not undefined'],
    [[duckflow, () => '', { messages: 'Do it.' }], 'messages must be a list of { role, content }'],
    [[duckflow, () => undefined], "the model's text must be a string, not undefined"],
    [[duckflow, () => ({ content: '' })], "the model's text must be a string, not undefined"],
  ];

  it.each(wrong)('%# says what an argument must be', async (args, message) => {
    await expect(called({ ask }, 'ask', ...args)()).rejects.toThrow(new TypeError(message));
  });

  it('a model that says nothing of its end has finished', async () => {
    const text = '[REASONING]\nDone.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.8\n[FOCUS] 0.7\n[STAMINA] 0.6\n';
    await expect(called({ ask }, 'ask', duckflow, () => ({ text }))()).resolves.toMatchObject({ ok: true });
  });

  it('feedback wants the result and its text', () => {
    const parsed = duckflow.parse('[MOOD] x');
    expect(called({ feedback }, 'feedback', parsed)).toThrow('text must be a string, not undefined');
    expect(called({ feedback }, 'feedback', '[MOOD] x', parsed)).toThrow('parsed must be an object, not a string');
  });
});

it('what Duckflow offers in a prompt has names', () => {
  const offer = (...actions: unknown[]): (() => unknown) => called(duckflow, 'prompt', { actions });
  expect(called(duckflow, 'prompt', { actions: 'open_ticket' })).toThrow('actions must be a list of { name }');
  expect(offer('open_ticket')).toThrow('the name of an action must be a string, not undefined');
  expect(offer({ name: 'open', parameters: ['title'] })).toThrow(
    'the name of a parameter must be a string, not undefined',
  );
});

it('what makes a format, reads a grammar or edits a design says what it must be given', () => {
  expect(called({ defineFormat }, 'defineFormat')).toThrow('the format must be an object, not undefined');
  expect(called({ defineFormat }, 'defineFormat', { name: 'todo' })).toThrow(
    'grammar, from the file that peglot generate writes, must be an object, not undefined',
  );
  for (const sources of ['A = "x"', [], undefined])
    expect(called({ readGrammar }, 'readGrammar', sources)).toThrow('sources must be a list of { source, text }');
  expect(called(design, 'edit', '', 'task_id', 'x')).toThrow('path must be a list of names and indices');
});

describe('what JSON cannot hold', () => {
  const itself: Record<string, unknown> = {};
  itself.list = [{ itself }];

  it('is refused, and nothing hangs', () => {
    expect(called(json, 'print', itself)).toThrow(new PrintError([], 'an object or an array holds itself'));
    for (const [value, place] of [
      [1n, ''],
      [{ a: [1n] }, 'a[0]: '],
      [new Date(0), ''],
      [{ a: new Map([[1, 2]]) }, 'a: '],
      [[new Set([1])], '[0]: '],
    ])
      expect(called(json, 'print', value)).toThrow(`${place}would read back as`);
  });

  it('the same object twice, one without a prototype and a frozen one are values like any other', () => {
    const twice = Object.freeze({ a: 1 });
    expect(called(json, 'print', [twice, { twice }, Object.assign(Object.create(null), twice)])()).toBe(
      '[{"a":1},{"twice":{"a":1}},{"a":1}]',
    );
  });

  it('nor is it lost in the arguments of a call', () => {
    const reply = {
      text: '',
      reasoning: '',
      calls: [{ name: 'ping', arguments: { a: new Map([[1, 2]]) }, complete: true, raw: '' }],
    };
    expect(called(calls, 'print', reply)).toThrow('calls[0].arguments.a: would read back as');
  });

  it.each(['hermes', 'pythonic', 'gemma4', 'harmony', 'qwen3-coder', 'react'] as const)(
    'nor do arguments of %s hold themselves, or a bigint',
    (dialect) => {
      for (const given of [itself, { n: 1n }]) {
        const reply = { text: '', reasoning: '', calls: [{ name: 'ping', arguments: given, complete: true, raw: '' }] };
        expect(called(toolCalls({ dialect }), 'print', reply)).toThrow(
          new PrintError(['calls', 0, 'arguments'], 'must be a JSON value'),
        );
      }
    },
  );
});

it('a reporter needs something that writes', () => {
  expect(called(acor, 'createReporter')).toThrow('writer must be an object, not undefined');
  expect(called(acor, 'createReporter', { write: 5 })).toThrow(
    'write of the writer must be a function that takes a text, not a number',
  );
});
