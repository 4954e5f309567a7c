import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dialectOfServer } from '../../../src/extras/serve/dialect.ts';
import { findUpstream } from '../../../src/extras/serve/find-upstream.ts';
import { run } from '../../cli/run.ts';
import { chunksOf, completionOf, eventsOf, jsonOf, readReply, request } from '../../openai/wire.ts';
import { messagesServer } from './other-upstreams.ts';
import { type Command, serveCommand, started } from './started.ts';

const CALL = '<tool_call>{"name": "ad", "arguments": {"a": 1}}</tool_call>';
const TOOLS = { add: { parameters: { type: 'object' } } };

/** The command in front of a server that always gives the same answer. */
async function command(args: readonly string[], answer: { type: string; body: string }): Promise<[Command, URL]> {
  const upstream = await started(
    createServer((_, response) => response.writeHead(200, { 'content-type': answer.type }).end(answer.body)),
  );
  return [await serveCommand(upstream, args), upstream];
}

describe('peglot serve', () => {
  it('says where it is, writes a line for each request without its secrets, and ends cleanly', async () => {
    const [{ url, said, end }, upstream] = await command(['--log', 'ndjson'], {
      type: 'text/event-stream',
      body: eventsOf([...chunksOf(['So: ', CALL]), '[DONE]']),
    });
    expect(said.stderr).toBe(
      `peglot serve: ${url} in front of ${upstream}, dialect by the name of the model; only this machine can reach it\n` +
        'peglot serve: reads answers of /v1/chat/completions, /v1/responses, /v1/messages, /api/chat, /api/generate; ' +
        'all else is passed on unread\n',
    );
    const init = { ...request(TOOLS, { model: 'm\u001b[2J' }), headers: { authorization: 'Bearer SECRET' } };
    const reply = await readReply(await fetch(`${url}/chat/completions?key=SECRET`, init));
    expect(reply.choices[0]?.calls).toHaveLength(1);
    await (await fetch(`${url}/models`)).text();
    await (await fetch(url.replace('/v1', '/healthz'))).text();
    expect(await end()).toBe(0);
    expect(said.stdout).not.toContain('SECRET');
    expect(said.stdout).not.toContain('\u001b');
    const entries = said.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        method: 'POST',
        path: '/v1/chat/completions',
        status: 200,
        ms: expect.any(Number),
        dialects: ['hermes'],
        calls: 1,
        findings: ['openai/unknown-model', 'tools/unknown-tool'],
        model: 'm\u001b[2J',
      },
      expect.objectContaining({ method: 'GET', path: '/v1/models', status: 200, dialects: [], calls: 0 }),
    ]);
  });

  it('writes lines for people, whom no model can steer', async () => {
    const [{ url, said, end }] = await command([], {
      type: 'application/json',
      body: JSON.stringify(completionOf(CALL)),
    });
    await (await fetch(`${url}/chat/completions`, request(TOOLS, { model: 'm\u001b[2J' }))).text();
    expect(await end()).toBe(0);
    expect(said.stdout).toMatch(
      /^\d\d:\d\d:\d\d\.\d+ {2}POST {2}\/v1\/chat\/completions {2}200 {2}\d+ ms {2}m\\u001b\[2J {2}hermes {2}1 call {2}openai\/unknown-model, tools\/unknown-tool\n$/,
    );
  });

  it.each([
    ['/v1', ['/v1/models'], [true, undefined]],
    ['/', ['/v1/models'], [true, 'has its API at']],
    ['/', ['/models'], [false, undefined]],
    ['/', [], [false, 'has no models below it']],
    ['/openai', ['/v1/models'], [false, 'has no models below it']],
  ])('finds the API of an upstream that is given as %s and has %j', async (path, pages, [isV1, says]) => {
    const there = await started(
      createServer((asked, response) => response.writeHead(pages.includes(asked.url ?? '') ? 200 : 404).end('{}')),
    );
    const { url, isOllama, note } = await findUpstream(new URL(path, there));
    expect(url.pathname).toBe(isV1 === true ? '/v1' : path);
    expect(isOllama).toBe(false);
    if (says === undefined) expect(note).toBeUndefined();
    else expect(note).toContain(says);
  });

  it.each([
    [['/v1/chat/completions', '/v1/messages'], undefined],
    [['/v1/messages'], 'messages'],
    [['/v1/responses'], 'responses'],
    [['/v1/responses', '/v1/messages'], 'responses'],
    [[], undefined],
  ])('finds what a server is asked in that has %j', async (pages, speaks) => {
    const there = await started(
      createServer((asked, response) => {
        // What takes requests alone is only looked at: nobody is asked to write an answer to nothing.
        expect(asked.method).toBe('GET');
        const isModels = asked.url === '/v1/models';
        response.writeHead(isModels ? 200 : pages.includes(asked.url ?? '') ? 405 : 404).end('{}');
      }),
    );
    for (const path of ['/v1', '/']) expect((await findUpstream(new URL(path, there))).speaks, path).toBe(speaks);
  });

  it('asks a server of messages alone, says so, tries it, and records what it said', async () => {
    const { url: upstream } = await messagesServer([{ text: CALL }]);
    const file = join(mkdtempSync(join(tmpdir(), 'peglot-record-')), 'all.ndjson');
    const { url, said, end } = await serveCommand(upstream, ['--record', file, '--dialect', 'hermes', '--log', 'none']);
    const reply = await readReply(
      await fetch(`${url}/chat/completions`, request({ ad: { parameters: { type: 'object' } } })),
    );
    expect(reply.choices[0]?.calls).toMatchObject([{ name: 'ad' }]);
    expect(await end()).toBe(0);
    expect(said.stderr).toContain('the server has no chat completions: it is asked for messages\n');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ path: '/v1/messages', text: CALL, status: 200 });
    const tried = await run(['serve', '--upstream', `${upstream}`, '--try', '--model', 'm']);
    expect(tried.stdout).toContain(CALL);
  });

  it('knows Ollama, and takes as it is what does not answer yet', async () => {
    const ollama = await started(
      createServer((asked, response) => response.writeHead(asked.url === '/api/tags' ? 200 : 404).end()),
    );
    expect(await findUpstream(new URL('/', ollama))).toMatchObject({ isOllama: true, url: ollama });
    const gone = new URL('http://127.0.0.1:1/');
    expect(await findUpstream(gone)).toMatchObject({
      url: gone,
      isOllama: undefined,
      note: expect.stringContaining('yet'),
    });
  });

  it.each([
    ['qwen3_coder', 'qwen3-coder'],
    ['glm47', 'glm'],
    ['kimi_k2', 'kimi-k2'],
    ['openai', 'harmony'],
    ['gpt-oss', 'harmony'],
    ['llama4_pythonic', 'pythonic'],
    ['deepseek_v31', 'deepseek-v3.1'],
    ['minimax', 'hermes'],
    ['constructor', undefined],
  ])("knows the server's parser %s", (name, dialect) => {
    expect(dialectOfServer(name)).toBe(dialect);
  });

  it('says once what it does not read, and what it leaves out', async () => {
    const [{ url, said, end }] = await command(['--log', 'none'], { type: 'application/json', body: '{}' });
    const init = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
    for (const _ of ['once', 'and again']) {
      await (await fetch(`${url}/embeddings`, init({}))).text();
      await (await fetch(`${url}/responses`, init({ input: 'x', tools: [{ type: 'web_search' }] }))).text();
    }
    expect(await end()).toBe(0);
    expect(said.stderr.split('\n').slice(2)).toEqual([
      'peglot serve: passed on unread: POST /v1/embeddings',
      'peglot serve: left out of /v1/responses: tools of the type web_search',
      '',
    ]);
  });

  it('ends thoughts, and hands out calls, as it is told', async () => {
    const args = ['--thoughts', 'end-at-once', '--calls', 'complete', '--log', 'none'];
    const [{ url, end }] = await command(args, {
      type: 'application/json',
      body: JSON.stringify(completionOf(`<think>Perhaps ${CALL} or not.</think>`)),
    });
    const { choices } = await jsonOf(fetch(`${url}/chat/completions`, request(TOOLS)));
    expect(choices[0].message.tool_calls).toHaveLength(1);
    expect(await end()).toBe(0);
  });

  it.concurrent.each([
    [[], "required option '--upstream <url>' not specified; see peglot serve --help"],
    [
      ['--upstream', 'x'],
      'the upstream "x" is not a URL; give it as --upstream http://127.0.0.1:11434/v1, or by name: ollama, lmstudio, vllm, llama.cpp',
    ],
    [
      ['--upstream', 'ftp://h/v1'],
      'the upstream is not reached by ftp://; give it as --upstream http://127.0.0.1:11434/v1, or by name: ollama, lmstudio, vllm, llama.cpp',
    ],
    [
      ['--upstream', 'http://u:SECRET@h/v1'],
      'the upstream has more than a host and a path; give it as --upstream http://127.0.0.1:11434/v1, or by name: ollama, lmstudio, vllm, llama.cpp; keys go into the headers of the clients',
    ],
    [
      ['--upstream', 'http://h/v1', '--dialect', 'hermess'],
      "there are no tool calls in the dialect 'hermess'; did you mean 'hermes'?",
    ],
    [
      ['--upstream', 'http://h/v1', '--thoughts', 'at-once'],
      "option '--thoughts <end>' argument 'at-once' is invalid. Allowed choices are end-at-calls, end-at-once, closed-only; see peglot serve --help",
    ],
    [
      ['--upstream', 'http://h/v1', '--port', 'x'],
      "option '--port <number>' argument 'x' is invalid. It must be a whole number from 0 to 65535; see peglot serve --help",
    ],
    [
      ['--upstream', 'http://h/v1', '--host', '203.0.113.1'],
      '203.0.113.1 is not an address of this machine; check --host',
    ],
  ])('%j: one line, exit code 2', async (args, line) => {
    expect(await run(['serve', ...args])).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
  });
});
