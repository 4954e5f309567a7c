import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../../src/extras/serve/secrets.ts';
import { tryOut } from '../../../src/extras/serve/try.ts';
import { run } from '../../cli/run.ts';
import { chunksOf, completionOf, eventsOf, request } from '../../openai/wire.ts';
import { serveCommand, started, textOf } from './started.ts';

interface Body {
  readonly model?: string;
  readonly tools?: unknown;
}

/** A server with one model, which answers by what it is asked. */
async function upstream(answer: (body: Body) => object): Promise<URL> {
  return started(
    createServer(async (asked, response) => {
      const body = asked.method === 'POST' ? JSON.parse(await textOf(asked)) : undefined;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body === undefined ? { data: [{ id: 'alias' }] } : answer(body)));
    }),
  );
}

const CALL = '<tool_call>\n{"name": "tide_at", "arguments": {"port": "Emden"}}\n</tool_call>';
const message = (more: object, reason = 'stop'): object => ({
  choices: [{ index: 0, message: { role: 'assistant', content: '', ...more }, finish_reason: reason }],
});

describe('peglot serve --try', () => {
  const trial = async (answer: (body: Body) => object): Promise<{ page: string; isGood: boolean }> =>
    tryOut({
      upstream: await upstream(answer),
      given: 'http://h/v1',
      speaks: undefined,
      model: undefined,
      key: undefined,
      options: {},
      timeout: 5000,
    });

  it('names the dialect of a model whose name says nothing', async () => {
    const { page, isGood } = await trial(() => completionOf(CALL));
    expect(isGood).toBe(true);
    expect(page).toContain('model     alias\n');
    expect(page).toContain('  <tool_call>\n');
    expect(page).toContain('  dialect   hermes\n  call      tide_at {"port":"Emden"}\n');
    expect(page).toContain('  npx peglot serve --upstream http://h/v1 --dialect hermes\n');
  });

  it('finds a call in the thoughts of the server', async () => {
    const { page } = await trial(() => message({ reasoning_content: CALL }));
    expect(page).toContain('call      tide_at {"port":"Emden"}');
    expect(page).toContain('--read-thoughts');
  });

  it('finds that the model has to be told of the tools', async () => {
    const { page } = await trial(({ tools }) => completionOf(tools === undefined ? CALL : 'Which tool?'));
    expect(page).toContain('--inject');
  });

  it('says that nothing is needed where the server tells of calls', async () => {
    const call = { id: 'c', type: 'function', function: { name: 'tide_at', arguments: '{}' } };
    const { page, isGood } = await trial(() => message({ tool_calls: [call] }, 'tool_calls'));
    expect(isGood).toBe(true);
    expect(page).toContain("with 1 call of the server's own");
    expect(page).toContain('The server tells of calls itself');
  });

  it('says that no call came, shows no control sequence, and exits with 1', async () => {
    const url = await upstream(() => completionOf('No\u001b[2J.'));
    const { code, stdout } = await run(['serve', '--upstream', `${url}`, '--try']);
    expect(code).toBe(1);
    expect(stdout).toContain('No call came of it');
    expect(stdout).not.toContain('\u001b');
  });

  it('gives the key that an environment variable has, and says how where one is wanted', async () => {
    const url = await started(
      createServer(async (asked, response) => {
        const isKnown = asked.headers.authorization === 'Bearer KEY-1';
        response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
        await textOf(asked);
        response.end(JSON.stringify(asked.method === 'POST' ? completionOf(CALL) : { data: [{ id: 'alias' }] }));
      }),
    );
    const args = ['serve', '--upstream', `${url}`, '--try'];
    const without = await run(args, { env: { SERVER_KEY: 'KEY-1' } });
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('answers 401')]);
    expect(without.stderr).toContain('--key-from');
    const { code, stdout } = await run([...args, '--key-from', 'SERVER_KEY'], { env: { SERVER_KEY: 'KEY-1' } });
    expect(code).toBe(0);
    expect(stdout).toContain('call      tide_at {"port":"Emden"}');
    expect(stdout).not.toContain('KEY-1');
    const unset = await run([...args, '--key-from', 'NOT_SET_HERE']);
    expect([unset.code, unset.stderr]).toEqual([
      2,
      'peglot: no environment variable NOT_SET_HERE is set; --key-from names the one that has the key\n',
    ]);
  });

  it('says in one line that nobody answers', async () => {
    const { code, stderr } = await run(['serve', '--upstream', 'http://127.0.0.1:2/v1', '--try']);
    expect([code, stderr]).toEqual([
      2,
      'peglot: http://127.0.0.1:2/v1/models gives no answer (connect ECONNREFUSED 127.0.0.1:2); is the server running?\n',
    ]);
  });
});

it('takes secrets out of a request wherever they are, and nothing else', () => {
  const schema = { type: 'object', properties: { token: { type: 'string' }, headers: { type: 'object' } } };
  const asked = {
    model: 'm',
    api_key: 'S1',
    tools: [
      { type: 'function', function: { name: 'login', parameters: schema } },
      { type: 'mcp', server_url: 'https://h/', authorization: 'S2', headers: { Cookie: 'S3', 'X-Id': ['S4'] } },
    ],
    metadata: { apiKey: 'S5', 'Client-Secret': 'S6', nested: [{ password: 'S7', user: 'u' }] },
    messages: [{ role: 'user', content: 'my token' }],
  };
  expect(withoutSecrets(asked)).toEqual({
    model: 'm',
    api_key: '(removed)',
    tools: [
      { type: 'function', function: { name: 'login', parameters: schema } },
      { type: 'mcp', server_url: 'https://h/', authorization: '(removed)', headers: '(removed)' },
    ],
    metadata: {
      apiKey: '(removed)',
      'Client-Secret': '(removed)',
      nested: [{ password: '(removed)', user: 'u' }],
    },
    messages: [{ role: 'user', content: 'my token' }],
  });
  const deep = JSON.parse(`${'['.repeat(20_000)}{"api_key":"S8"}${']'.repeat(20_000)}`);
  expect(JSON.stringify(withoutSecrets(deep))).not.toContain('S8');
});

it('records what is asked and answered, without keys, for peglot batch', async () => {
  const server = await started(
    createServer(async (asked, response) => {
      const { stream } = JSON.parse((await textOf(asked)) || '{}');
      response.writeHead(200, { 'content-type': stream === true ? 'text/event-stream' : 'application/json' });
      response.end(
        stream === true ? eventsOf([...chunksOf(['So: ', CALL]), '[DONE]']) : JSON.stringify(completionOf(CALL)),
      );
    }),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'peglot-record-')), 'all.ndjson');
  const { url, end } = await serveCommand(server, ['--record', file, '--log', 'none']);
  for (const stream of [true, false]) {
    const init = {
      ...request({}, { stream, api_key: 'SECRET', metadata: { auth: { token: 'SECRET' } } }),
      headers: { authorization: 'Bearer SECRET' },
    };
    await (await fetch(`${url}/chat/completions`, init)).text();
  }
  expect(await end()).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('SECRET');
  expect(statSync(file).mode & 0o077).toBe(0);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { path: '/v1/chat/completions', model: 'm', stop_reason: 'stop', text: `So: ${CALL}`, status: 200 },
    { text: CALL, request: { model: 'm', messages: [{ role: 'user', content: 'x' }] } },
  ]);
  const { stdout } = await run(['batch', '--format', 'json', file]);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(lines.map(({ id }) => id));
});
