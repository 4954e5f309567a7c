import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialectOfTemplate } from '../../../src/extras/serve/dialect.ts';
import { templateDialect } from '../../../src/extras/serve/template-dialect.ts';
import { openai } from '../../../src/hosts/openai/index.ts';
import { formatFor } from '../../../src/hosts/tool-format.ts';
import { run } from '../../cli/run.ts';
import { runs } from '../../laws/law.ts';
import { chunksOf, completionOf, cut, eventsOf, jsonOf, places, readReply, request } from '../../openai/wire.ts';

const TEMPLATE = {
  version: 1,
  defaults: { role: 'assistant' },
  start_anchor: '<|assistant|>',
  fields: {
    thinking: { open: '<hm>', close: '</hm>' },
    tool_calls: {
      open: '<do>',
      close: '</do>',
      repeats: true,
      content: 'json',
      transform: { type: 'function', function: { name: '{content.n}', arguments: '{content.a}' } },
    },
    content: { close: '<|end|>' },
  },
};
const ADD = {
  add: {
    parameters: { type: 'object', properties: { a: { type: 'number' } }, required: ['a'], additionalProperties: false },
  },
};
const REPLY = '<hm>One.</hm>So: <do>{"n": "add", "a": {"a": 1}}</do><do>{"n": "add", "a": {"a": 2}}</do>';

const asked = (text: string, stream = true): Promise<Response> =>
  openai({
    dialect: templateDialect(TEMPLATE),
    fetch: async () =>
      stream
        ? new Response(eventsOf([...chunksOf(text.match(/.{1,5}/gs) ?? []), '[DONE]']), {
            headers: { 'content-type': 'text/event-stream' },
          })
        : Response.json(completionOf(text)),
  })('http://h/v1/chat/completions', request(ADD, { stream }));

describe('a response template', () => {
  it('says how calls are read, in streams and in answers that come whole', async () => {
    const calls = [{ arguments: '{"a":1}' }, { arguments: '{"a":2}' }];
    expect((await readReply(await asked(REPLY))).choices).toMatchObject([
      {
        content: 'So:',
        reasoning: 'One.',
        calls,
        finishReason: 'tool_calls',
        findings: [],
      },
    ]);
    const { choices } = await jsonOf(asked(REPLY, false));
    expect(choices[0].message).toMatchObject({
      content: 'So:',
      reasoning_content: 'One.',
      tool_calls: calls.map((call) => ({ function: { name: 'add', ...call } })),
    });
  });

  it.each([
    ['an unknown tool', '<do>{"n": "subtract", "a": {"a": 1}}</do>', 'tools/unknown-tool'],
    ['an argument that is missing', '<do>{"n": "add", "a": {}}</do>', 'tools/missing-argument'],
    ['an argument of another type', '<do>{"n": "add", "a": {"a": "x"}}</do>', 'tools/wrong-type'],
    ['what is no JSON', '<do>{"n": </do>', 'response-template/bad-value'],
    ['a call that is cut off', '<do>{"n": "add", "a": {"a": 1}}', 'response-template/missing-close'],
  ])('hands out no call with %s, and loses nothing of it', async (_, text, code) => {
    const { choices } = await jsonOf(asked(text, false));
    expect(choices[0].message.tool_calls).toBeUndefined();
    expect(choices[0].peglot.findings).toContainEqual(expect.objectContaining({ code, severity: 'error' }));
    expect(choices[0].message.content).toMatch(/"n/);
  });

  it('gives the same for any chunks', () => {
    const whole = formatFor(templateDialect(TEMPLATE), ADD, 'auto').createStream();
    whole.push(REPLY);
    const expected = whole.end();
    fc.assert(
      fc.property(places, (at) => {
        const stream = formatFor(templateDialect(TEMPLATE), ADD, 'auto').createStream();
        for (const piece of cut(REPLY, at)) stream.push(piece);
        expect(stream.end().value).toEqual(expected.value);
      }),
      runs(100),
    );
  });
});

describe('a file that says how the model writes its calls', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-own-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const format = (value: string): string =>
    `const parse = () => ({ value: ${value}, diagnostics: [] });
     export default { name: 'own', parse, print: () => '', check: () => [], createStream: () => ({}), schema: {}, diagnostics: {}, prompt: () => '' };`;

  it('is a template, or a configuration that holds one', async () => {
    expect(await dialectOfTemplate(file('template.json', JSON.stringify(TEMPLATE)))).toBeTypeOf('function');
    const config = file('tokenizer_config.json', JSON.stringify({ response_template: TEMPLATE, x: 1 }));
    expect(await dialectOfTemplate(config)).toBeTypeOf('function');
    await expect(dialectOfTemplate(file('other.json', '{"a": 1}'))).rejects.toThrow('this is no response template');
  });

  it('is a program that exports a format of calls', async () => {
    const own = file('own.mjs', format("{ text: '', reasoning: '', calls: [] }"));
    const args = ['serve', '--upstream', 'http://127.0.0.1:2/v1', '--try', '--dialect'];
    expect((await run([...args, own])).stderr).toContain('gives no answer');
    const other = await run([...args, file('other.mjs', format('{}'))]);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('its format reads no calls')]);
  });
});
