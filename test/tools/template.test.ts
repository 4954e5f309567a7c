import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../src/core/fold.ts';
import { fromResponseTemplate } from '../../src/tools/template/index.ts';
import { runs } from '../laws/law.ts';

const chat = {
  version: 1,
  defaults: { role: 'assistant' },
  start_anchor: '<|assistant|>',
  fields: {
    thinking: { open: '<think>', close: '</think>' },
    tool_calls: {
      open: ['<tool_call>', '<tool_call>>'],
      close: '</tool_call>',
      repeats: true,
      content: 'json',
      transform: { type: 'function', function: { name: '{content.name}', arguments: '{content.arguments}' } },
    },
    content: { close: '<|end|>' },
  },
};

function fieldOf(field: object, text: string): unknown {
  const template = { start_anchor: '#', fields: { it: { open: '[', close: ']', ...field } } };
  return fromResponseTemplate(template, { prefix: '' }).parse(text).value.it;
}

const REPLY =
  '<think>\n two words </think>Here:\n<tool_call>{"name": "tide", "arguments": {"at": "7"}}</tool_call>' +
  '<tool_call>>{"name": "tide", "arguments": {"at": "x"}}</tool_call>\nDone < now. ';

describe('a response template', () => {
  const tools = { tide: { parameters: { type: 'object', properties: { at: { type: 'integer' } } } } };
  const format = fromResponseTemplate(chat, { prefix: '', tools });

  it('makes the message', () => {
    const call = (at: unknown): object => ({ type: 'function', function: { name: 'tide', arguments: { at } } });
    expect(format.parse(REPLY)).toMatchObject({
      value: {
        role: 'assistant',
        thinking: 'two words',
        content: 'Here:\n\nDone < now.',
        tool_calls: [call(7), call('x')],
      },
      ok: true,
      complete: true,
    });
  });

  it('leaves out what closes the field that has no open', () => {
    expect(format.parse('Done.<|end|>\n')).toMatchObject({ value: { content: 'Done.' }, ok: true, complete: true });
  });

  it('gives the same for any chunks, and its events fold to the value', () => {
    const pieces = fc.array(fc.constantFrom(...REPLY.split(/(?=[<{])/), '<th', '</tool', ' \n', 'x'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(pieces, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), (parts, sizes) => {
        const text = parts.join('');
        const stream = format.createStream();
        const empty: object = structuredClone(stream.value);
        const events = [];
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = (sizes[turn % sizes.length] ?? 0) + 1;
          events.push(...stream.push(text.slice(at, at + size)));
          at += size;
        }
        const end = stream.end();
        events.push(...end.events);
        const whole = format.parse(text);
        expect({ text, value: end.value, found: end.diagnostics }).toEqual({
          text,
          value: whole.value,
          found: whole.diagnostics,
        });
        expect(events.reduce<unknown>((model, event) => applyEvent(Object(model), event), empty)).toEqual(end.value);
      }),
      runs(200),
    );
  });

  it('hands text out at once, and no beginning of a marker', () => {
    const stream = format.createStream();
    const deltas = ['Hel', 'lo <', 'b> <thi'].map((chunk) =>
      stream.push(chunk).flatMap((event) => (event.type === 'delta' ? [event.text] : [])),
    );
    expect(deltas).toEqual([['Hel'], ['lo'], [' <b>']]);
  });

  it('knows the region that the prompt opened', () => {
    const inside = fromResponseTemplate(chat, { prefix: 'no <|assistant|> x <|assistant|>\n<think>\n' });
    expect(inside.parse('so</think>Yes').value).toEqual({ role: 'assistant', thinking: 'so', content: 'Yes' });
    expect(fromResponseTemplate(chat, { prefix: 'no anchor' }).parse('').diagnostics).toMatchObject([
      { code: 'response-template/no-anchor' },
    ]);
  });

  it('never calls a region that is cut off complete', () => {
    expect(format.parse('<think>so')).toMatchObject({ value: { thinking: 'so' }, complete: false });
    expect(format.parse('<tool_call>{"na')).toMatchObject({ ok: false, complete: false });
    expect(format.parse('Yes', { finished: false })).toMatchObject({ ok: false, complete: false });
  });

  it('asks for what is not optional', () => {
    const template = { start_anchor: '#', fields: { it: { open: '[', close: ']', optional: false } } };
    expect(fromResponseTemplate(template, { prefix: '' }).parse('x').diagnostics).toMatchObject([
      { code: 'response-template/missing-field', severity: 'error' },
    ]);
  });

  it('tells of a field that is there again, streamed or not', () => {
    for (const content of ['text', 'int']) {
      const template = { start_anchor: '#', fields: { it: { open: '[', close: ']', content } } };
      const { value, diagnostics } = fromResponseTemplate(template, { prefix: '' }).parse('[1][2]');
      expect(value).toEqual({ it: content === 'text' ? '2' : 2 });
      expect(diagnostics).toMatchObject([{ code: 'response-template/repeated-field', severity: 'warning' }]);
    }
  });
});

it.each<[string, object, string, unknown]>([
  ['text', {}, '[ a ]', 'a'],
  ['text as it is', { content_args: { strip: false } }, '[ a ]', ' a '],
  ['int', { content: 'int' }, '[ 7 ]', 7],
  ['float', { content: 'float' }, '[1.5]', 1.5],
  ['bool', { content: 'bool' }, '[True]', true],
  ['json', { close: '$', content: 'json' }, '[{"a": [1]}$', { a: [1] }],
  [
    'a text behind unquoted JSON',
    { content: 'json', content_args: { allow_non_json: true, unquoted_keys: true } },
    '[{a: 1} b',
    '{a: 1} b',
  ],
  ['no json', { content: 'json', content_args: { allow_non_json: true } }, '[ {a ]', '{a'],
  [
    'bare keys and other quotes',
    { close: '$', content: 'json', content_args: { unquoted_keys: true, string_delims: [['«', '»']] } },
    '[{a: «x"y», "b": [1, true, null]}$',
    { a: 'x"y', b: [1, true, null] },
  ],
  [
    'tags',
    {
      content: 'xml-inline',
      content_args: {
        tag_pattern: '<(?P<key>\\w+)>(?P<value>.*?)</(?P=key)>',
        value_parser: { name: 'int' },
        merge_duplicates: true,
      },
    },
    '[<a>1</a><b>2</b><a>3</a>]',
    { a: [1, 3], b: 2 },
  ],
  ['lines', { content: 'kv-lines' }, '[a: 1\nnothing\nb:2:3]', { a: '1', b: '2:3' }],
  ['a list', { repeats: true }, '[a] [b]', ['a', 'b']],
  ['joined', { repeats: true, join: '+' }, '[a] [b]', 'a+b'],
  [
    'groups of a pattern',
    { open_pattern: '\\[(?P<name>\\w+):', open: undefined, transform: { name: '{name}', is: '{content}' } },
    'x [ab:c]',
    { name: 'ab', is: 'c' },
  ],
  [
    'each item',
    { close: '$', content: 'json', transform: { n: '{name}', all: '{content}' }, transform_each: true },
    '[[{"name": 1}]$',
    [{ n: 1, all: { name: 1 } }],
  ],
])('reads %s', (_, field, text, value) => {
  const given = Object.fromEntries(
    Object.entries({ open: '[', close: ']', ...field }).filter(([, one]) => one !== undefined),
  );
  const template = { start_anchor: '#', fields: { it: given } };
  const format = fromResponseTemplate(template, { prefix: '' });
  expect(format.parse(text).value.it).toEqual(value);
  const stream = format.createStream();
  for (const character of text) stream.push(character);
  expect(stream.end().value.it).toEqual(value);
});

it.each<[string, unknown]>([
  ['fields', { start_anchor: '#' }],
  ['version', { version: 2, start_anchor: '#', fields: {} }],
  ['exactly one of start_anchor', { fields: {} }],
  ['only one field may', { start_anchor: '#', fields: { a: {}, b: {} } }],
  ['there is no content "yaml"', { start_anchor: '#', fields: { a: { content: 'yaml' } } }],
  ['join needs repeats', { start_anchor: '#', fields: { a: { join: '' } } }],
  ['are in no transform', { start_anchor: '#', fields: { a: { open_pattern: '(?P<x>.)' } } }],
  ['mixes a place with text', { start_anchor: '#', fields: { a: { transform: { x: 'a {content}' } } } }],
  ['there is no {contents}', { start_anchor: '#', fields: { a: { transform: { x: '{contents}' } } } }],
  ['open_pattern', { start_anchor: '#', fields: { a: { open_pattern: '(' } } }],
])('refuses a broken template: %s', (message, template) => {
  expect(() => fromResponseTemplate(template, { prefix: '' })).toThrow(message);
});

it('keeps names of prototypes as names', () => {
  expect(
    fieldOf({ close: '$', content: 'json', content_args: { unquoted_keys: true } }, '[{__proto__: {"a": 1}}$'),
  ).toEqual(JSON.parse('{"__proto__": {"a": 1}}'));
});
