import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../src/core/fold.ts';
import { readJson } from '../../src/extras/template/content.ts';
import { fromResponseTemplate } from '../../src/extras/template/index.ts';
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
  ['a signed int', { content: 'int' }, '[-70]', -70],
  ['no int', { content: 'int' }, '[ 7.5 ]', '7.5'],
  ['no float', { content: 'float' }, '[ 1e999 ]', '1e999'],
  ['no value', { content: 'float' }, '[ ]', undefined],
  ['0', { content: 'bool' }, '[ 0 ]', false],
  ['yes', { content: 'bool' }, '[YES]', true],
  ['no', { content: 'bool' }, '[no]', false],
  ['1', { content: 'bool' }, '[1]', true],
  ['no bool', { content: 'bool' }, '[2]', '2'],
  [
    'the last of tags',
    { content: 'xml-inline', content_args: { tag_pattern: '(?<key>.)=(?<value>.)' } },
    '[a=1;a=2]',
    { a: '2' },
  ],
  ['lines as they are', { content: 'kv-lines', content_args: { strip: false } }, '[a : 1]', { 'a ': '1' }],
  [
    'lines with other marks',
    { content: 'kv-lines', content_args: { line_sep: ';', kv_sep: '=>', value_parser: { name: 'int' } } },
    '[a=>1; b => 2]',
    { a: 1, b: 2 },
  ],
  ['anchors of Python', { close_pattern: '\\Z', close: undefined, open_pattern: '\\Ab', open: undefined }, 'bcb', 'cb'],
  [
    'three tags of one name',
    { content: 'xml-inline', content_args: { tag_pattern: '(?<key>.)=(?<value>.)', merge_duplicates: true } },
    '[a=1;a=2;a=3]',
    { a: ['1', '2', '3'] },
  ],
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

it('refuses a broken template with what is wrong', () => {
  const field = (it: object): object => ({ start_anchor: '#', fields: { it } });
  const broken: unknown[] = [
    { start_anchor: '#' },
    { version: 2, start_anchor: '#', fields: {} },
    field({ open: '' }),
    field({ open: [] }),
    field({ close: [''] }),
    field({ colour: 1 }),
    { fields: {} },
    { start_anchor: '#', start_anchor_pattern: '#', fields: {} },
    { start_anchor_pattern: '(', fields: {} },
    { start_anchor: '#', fields: { a: {}, b: {}, c: { open: '[' } } },
    field({ join: '' }),
    field({ open_pattern: '(?P<x>.)(?P<y>.)' }),
    field({ close_pattern: '(?P<x>.)' }),
    field({ transform_each: true }),
    field({ transform: { x: ['a {content}'] } }),
    field({ open_pattern: '(?P<x>.)', transform: { x: '{contents}' } }),
    field({ open_pattern: '(' }),
    field({ open: '[', open_pattern: '.' }),
    field({ close: '[', close_pattern: '.' }),
    field({ content: 'yaml' }),
    field({ content: 'int', content_args: { strip: true } }),
    field({ content: 'float', content_args: { strip: true } }),
    field({ content: 'bool', content_args: { strip: true } }),
    field({ content: 'json', content_args: { string_delims: [['', '']] } }),
    field({ content: 'kv-lines', content_args: { line_sep: '' } }),
    field({ content: 'kv-lines', content_args: { value_parser: { name: 'x' } } }),
    field({ content: 'xml-inline', content_args: { tag_pattern: '(?P<key>.)' } }),
    field({ content: 'xml-inline', content_args: { tag_pattern: '(?P<key>.)(?P<value>' } }),
  ];
  const refusal = (template: unknown, options: unknown): string => {
    try {
      Reflect.apply(fromResponseTemplate, undefined, [template, options]);
    } catch (error) {
      // What follows is the engine's own.
      return String(error).replace(/(Invalid regular expression).*/, '$1');
    }
    return 'it is taken';
  };
  expect(broken.map((template) => refusal(template, { prefix: '' }))).toMatchInlineSnapshot(`
    [
      "TemplateError: fields: Invalid key: Expected "fields" but received undefined",
      "TemplateError: version: Invalid type: Expected 1 but received 2",
      "TemplateError: fields.it.open: Invalid length: Expected !0 but received 0",
      "TemplateError: fields.it.open: Invalid length: Expected !0 but received 0",
      "TemplateError: fields.it.close.0: Invalid length: Expected !0 but received 0",
      "TemplateError: fields.it.colour: Invalid key: Expected never but received "colour"",
      "TemplateError: give exactly one of start_anchor and start_anchor_pattern",
      "TemplateError: give exactly one of start_anchor and start_anchor_pattern",
      "TemplateError: start_anchor_pattern: Invalid regular expression",
      "TemplateError: fields: a and b have no open: only one field may",
      "TemplateError: fields.it: join needs repeats",
      "TemplateError: fields.it: the groups x, y are in no transform",
      "TemplateError: fields.it: the groups x are in no transform",
      "TemplateError: fields.it: transform_each needs a transform",
      "TemplateError: fields.it.transform: "a {content}" mixes a place with text: write the place alone",
      "TemplateError: fields.it.transform: there is no {contents}: it is one of content, x",
      "TemplateError: fields.it.open_pattern: Invalid regular expression",
      "TemplateError: fields.it.open: give either literals or a pattern",
      "TemplateError: fields.it.close: give either literals or a pattern",
      "TemplateError: fields.it: there is no content "yaml": it is one of text, int, float, bool, json, xml-inline, kv-lines",
      "TemplateError: fields.it: content_args: Invalid key: Expected never but received "strip"",
      "TemplateError: fields.it: content_args: Invalid key: Expected never but received "strip"",
      "TemplateError: fields.it: content_args: Invalid key: Expected never but received "strip"",
      "TemplateError: fields.it: content_args: Invalid length: Expected !0 but received 0",
      "TemplateError: fields.it: content_args: Invalid length: Expected !0 but received 0",
      "TemplateError: fields.it: there is no content "x": it is one of text, int, float, bool, json, xml-inline, kv-lines",
      "TemplateError: fields.it: tag_pattern needs the groups key and value",
      "TemplateError: fields.it: Invalid regular expression",
    ]
  `);
  const whole = field({ close: '.' });
  expect([{ prefix: '' }, undefined, {}, { prefix: 7 }].map((options) => refusal(whole, options))).toEqual([
    'it is taken',
    ...Array(3).fill('TemplateError: prefix: give the prompt, or the empty string'),
  ]);
  expect(() => fromResponseTemplate(whole, { prefix: '' }).print({})).toThrow(
    'a response template says how a reply is read, not how it is written',
  );
});

it('tells what is wrong with a reply, and where', () => {
  const shown = (fields: object, text: string, prefix = ''): string[] => {
    const format = fromResponseTemplate({ start_anchor: '#', fields }, { prefix });
    const { value, ok, complete, diagnostics } = format.parse(text);
    const found = diagnostics.map(
      ({ code, severity, message, hint, range }) =>
        `${range.start}-${range.end} ${severity} ${code}: ${message} | ${hint}`,
    );
    return [`${JSON.stringify(value)} ok=${ok} complete=${complete}`, ...found];
  };
  const it = { open: '[', close: ']' };
  expect([
    shown({ it }, '[a'),
    shown({ it }, 'a', 'no anchor'),
    shown({ it: { ...it, optional: false } }, '[ ]'),
    shown({ it }, '[a][b]'),
    shown({ it: { ...it, content: 'int' } }, '[1][ ][x]'),
    shown({ it: { ...it, content: 'int', repeats: true } }, '[1][ ][x][2]'),
    shown({ it: { ...it, content: 'int', repeats: true, join: '+' } }, '[1][2]'),
    shown({ it: { ...it, open: '{', close: '}', content: 'json' } }, '{}'),
    shown({ it: { open: '[', close: '$', content: 'json' } }, '[{"a"$'),
  ]).toMatchInlineSnapshot(`
    [
      [
        "{"it":"a"} ok=false complete=false",
        "1-2 error response-template/missing-close: The text ends inside a region | Close the region.",
      ],
      [
        "{} ok=true complete=true",
        "0-0 warning response-template/no-anchor: The start anchor of the template is not in the prompt: all of the prompt was read | Give the prompt that the reply was made from.",
      ],
      [
        "{} ok=false complete=true",
        "3-3 error response-template/missing-field: There is no it | Write what the template asks for.",
      ],
      [
        "{"it":"b"} ok=true complete=true",
        "4-4 warning response-template/repeated-field: A field that does not repeat is there again | Write it once.",
      ],
      [
        "{"it":"x"} ok=false complete=true",
        "7-7 warning response-template/repeated-field: A field that does not repeat is there again | Write it once.",
        "7-8 error response-template/bad-value: A region cannot be read as what the template says it is | Write it as the template says.",
      ],
      [
        "{"it":[1,"x",2]} ok=false complete=true",
        "7-8 error response-template/bad-value: A region cannot be read as what the template says it is | Write it as the template says.",
      ],
      [
        "{"it":"1+2"} ok=false complete=true",
        "1-2 error response-template/bad-value: A region cannot be read as what the template says it is | Write it as the template says.",
        "4-5 error response-template/bad-value: A region cannot be read as what the template says it is | Write it as the template says.",
      ],
      [
        "{} ok=true complete=true",
      ],
      [
        "{"it":"{\\"a\\""} ok=false complete=true",
        "1-5 error response-template/bad-value: A region cannot be read as what the template says it is | Write it as the template says.",
      ],
    ]
  `);
});

it('has these codes', () => {
  const { diagnostics } = fromResponseTemplate(chat, { prefix: '' });
  expect(diagnostics).toMatchInlineSnapshot(`
    {
      "bad-value": {
        "example": "<tool_call>{"name"</tool_call>",
        "hint": "Write it as the template says.",
        "meaning": "A region cannot be read as what the template says it is. Its value is its text.",
        "severity": "error",
      },
      "missing-close": {
        "example": "<think>so",
        "hint": "Close the region.",
        "meaning": "The text ends inside a region. What there is of it was read.",
        "severity": "error",
      },
      "missing-field": {
        "example": "",
        "hint": "Write what the template asks for.",
        "meaning": "A field that the template asks for is not there.",
        "severity": "error",
      },
      "no-anchor": {
        "example": "",
        "hint": "Give the prompt that the reply was made from.",
        "meaning": "The start anchor of the template is not in the prompt: all of the prompt was read.",
        "severity": "warning",
      },
      "repeated-field": {
        "example": "<think>a</think><think>b</think>",
        "hint": "Write it once.",
        "meaning": "A field that does not repeat is there again. The last one counts.",
        "severity": "warning",
      },
      "stopped-early": {
        "example": "",
        "hint": "The text was cut off: write all of it again.",
        "meaning": "The model stopped before the end of the text.",
        "severity": "error",
      },
    }
  `);
});

describe('JSON with liberties', () => {
  const dialect = { unquotedKeys: true, delimiters: [['«', '»']] } as const;

  it('is read with those of the dialect', () => {
    const text = ' [ -1.5e+2 , true,false ,null, {}, [ ], { a : «"» , "b\\n": "\\u0041«" } ] ';
    expect(readJson(text, dialect)).toEqual([-150, true, false, null, {}, [], { a: '"', 'b\n': 'A«' }]);
    expect(readJson('null', dialect)).toBe(null);
    const strict = { ...dialect, unquotedKeys: false };
    expect(readJson('{"a": «b»}', strict)).toEqual({ a: 'b' });
    expect(readJson('{a: 1}', { unquotedKeys: true, delimiters: [] })).toEqual({ a: 1 });
  });

  it.each(['', '[1 2]', '{a 1}', '{1: 2', '{: 1}', '[«a]', '1 x', '01', '[1,]', '{a: 1,}', '"a', "{a: 'b'}"])(
    'has no others: %s',
    (text) => {
      expect(readJson(text, dialect)).toBe(undefined);
    },
  );

  it('is none where the dialect does not take them', () => {
    expect(readJson('{a: «b»}', { ...dialect, unquotedKeys: false })).toBe(undefined);
    expect(readJson('{a: 1}', { unquotedKeys: false, delimiters: [] })).toBe(undefined);
  });
});

it('keeps names of prototypes as names', () => {
  expect(
    fieldOf({ close: '$', content: 'json', content_args: { unquoted_keys: true } }, '[{__proto__: {"a": 1}}$'),
  ).toEqual(JSON.parse('{"__proto__": {"a": 1}}'));
});
