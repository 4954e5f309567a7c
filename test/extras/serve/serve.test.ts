import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createConnection } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { targetOf } from '../../../src/extras/serve/server.ts';
import { endToEnd } from '../../../src/extras/serve/upstream.ts';
import { chunkOf, chunksOf, completionOf, eventsOf, jsonOf, readReply, request } from '../../openai/wire.ts';
import { textOf } from './started.ts';
import { served, servedAt } from './upstream.ts';

const CALL = '<tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call>';
const ADD = { add: { parameters: { type: 'object', properties: { a: { type: 'number' } } } } };
const STREAM = { 'content-type': 'text/event-stream' };
const chat = (url: URL): string => `${url}/chat/completions`;

it('takes the calls out of a stream, and passes the rest of the request on', async () => {
  const seen: unknown[] = [];
  const { url } = await served(async (asked, response) => {
    seen.push(asked.url, asked.headers.authorization, asked.headers.host, JSON.parse(await textOf(asked)).model);
    response.writeHead(200, STREAM).end(eventsOf([...chunksOf(['So: ', CALL]), '[DONE]']));
  });
  const response = await fetch(`${chat(url)}?x=1`, { ...request(ADD), headers: { authorization: 'Bearer k' } });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect((await readReply(response)).choices).toMatchObject([{ calls: [{ name: 'add' }], finishReason: 'tool_calls' }]);
  expect(seen).toEqual(['/v1/chat/completions?x=1', 'Bearer k', expect.not.stringContaining(url.host), 'm']);
});

it('takes the calls out of a whole answer, also out of a packed one', async () => {
  const { url } = await served((_, response) => {
    const body = gzipSync(JSON.stringify(completionOf(CALL)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
  });
  const { choices } = await jsonOf(fetch(chat(url), request(ADD)));
  expect(choices[0].message.tool_calls).toMatchObject([{ function: { name: 'add', arguments: '{"a":1}' } }]);
});

it('reads a packed stream as it comes', async () => {
  const { url } = await served((_, response) => {
    response.writeHead(200, { ...STREAM, 'content-encoding': 'gzip' });
    response.end(gzipSync(eventsOf([...chunksOf([CALL]), '[DONE]'])));
  });
  expect((await readReply(await fetch(chat(url), request(ADD)))).choices[0]?.calls).toHaveLength(1);
});

it('passes everything else on: other addresses, errors, bodies of any kind', async () => {
  const { url } = await served(async (asked, response) => {
    if (asked.url === '/v1/chat/completions') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such model"}}');
      return;
    }
    const body = await textOf(asked);
    response.writeHead(201, { 'x-seen': `${asked.method} ${asked.url}`, 'set-cookie': ['a=1', 'b=2'] }).end(body);
  });
  const failed = await fetch(chat(url), request(ADD));
  expect([failed.status, await failed.text()]).toEqual([404, '{"error":{"message":"no such model"}}']);
  const sent = new Uint8Array(200_000).fill(65);
  const cases: [string, RequestInit, string][] = [
    [`${url}/models`, {}, 'GET /v1/models'],
    [`${url.origin}/api/tags?a=b`, {}, 'GET /api/tags?a=b'],
    [`${url}/files`, { method: 'POST', body: sent }, 'POST /v1/files'],
  ];
  for (const [address, init, expected] of cases) {
    const response = await fetch(address, init);
    expect([response.status, response.headers.get('x-seen')]).toEqual([201, expected]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect((await response.arrayBuffer()).byteLength).toBe(init.body === undefined ? 0 : sent.length);
  }
});

it('knows where requests go', () => {
  const to = (url: string, upstream: string): string => String(targetOf(url, new URL(upstream)));
  expect(to('/v1/models', 'http://h:1/v1')).toBe('http://h:1/v1/models');
  expect(to('/v1/models?a=b?c', 'https://h/openai/')).toBe('https://h/openai/models?a=b?c');
  expect(to('/api/tags', 'http://h:1/v1')).toBe('http://h:1/api/tags');
  expect(to('//other/x', 'http://h:1/v1')).toBe('http://h:1//other/x');
  expect(to('/v1x', 'http://h:1/v1')).toBe('http://h:1/v1x');
});

it('says what is wrong when the upstream is not there', async () => {
  const { url } = await servedAt(new URL('http://127.0.0.1:1/v1'));
  const response = await fetch(chat(url), request(ADD));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: {
      message: 'the upstream http://127.0.0.1:1 gave no answer: it cannot be reached (ECONNREFUSED)',
      type: 'peglot_error',
      param: null,
      code: 'upstream_unreachable',
    },
  });
});

it('does not wait for ever, neither for the first byte nor for the next', async () => {
  const { url } = await served(
    (asked, response) => {
      if (asked.headers.accept === 'begin')
        response.writeHead(200, STREAM).write(eventsOf([chunkOf({ content: 'So' })]));
    },
    { timeout: 150 },
  );
  const silent = await fetch(chat(url), request(ADD));
  expect([silent.status, await jsonOf(Promise.resolve(silent))]).toMatchObject([
    504,
    { error: { code: 'upstream_timeout' } },
  ]);
  const begun = await readReply(await fetch(chat(url), { ...request(ADD), headers: { accept: 'begin' } }));
  expect(begun).toMatchObject({ choices: [{ content: 'So' }], error: { code: 'stream_broken' } });
});

it('gives what was read when the upstream dies, also in half a chunk and behind gzip', async () => {
  const text = `${eventsOf(chunksOf(['So: ', CALL.slice(0, 50)]).slice(0, -1))}data: {"choi`;
  for (const packed of [false, true]) {
    const { url } = await served((_, response) => {
      response.writeHead(200, packed ? { ...STREAM, 'content-encoding': 'gzip' } : STREAM);
      response.write(packed ? gzipSync(text).subarray(0, -8) : text, () => response.destroy());
    });
    const { choices, error, isDone } = await readReply(await fetch(chat(url), request(ADD)));
    expect(choices).toMatchObject([{ content: 'So:', calls: [{ name: 'add' }], finishReason: null }]);
    expect(error).toMatchObject({ type: 'upstream_error', code: expect.stringMatching(/^stream_(broken|cut)$/) });
    expect(isDone).toBe(true);
  }
});

it('tells the upstream when the client goes', async () => {
  const gone = vi.fn();
  const { url } = await served((_, response) => {
    response.once('close', gone);
    response.writeHead(200, STREAM).write(eventsOf([chunkOf({ content: 'So' })]));
  });
  const stop = new AbortController();
  const response = await fetch(chat(url), { ...request(ADD), signal: stop.signal });
  await response.body?.getReader().read();
  stop.abort();
  await vi.waitFor(() => expect(gone).toHaveBeenCalled());
});

it('stops asking the upstream while the client does not read', async () => {
  const piece = eventsOf([chunkOf({ content: `${'word '.repeat(2000)}\n` })]);
  let written = 0;
  const { url } = await served(
    async (_, response) => {
      response.writeHead(200, STREAM);
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      while (!gone.signal.aborted) {
        written += piece.length;
        if (!response.write(piece)) await once(response, 'drain', gone).catch(() => {});
      }
    },
    { maxLength: 1e9 },
  );
  const client = createConnection(Number(url.port), '127.0.0.1');
  const { body } = request(ADD);
  client.write(
    `POST /v1/chat/completions HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(client, 'readable');
  let before = -1;
  while (written !== before) {
    before = written;
    await new Promise((later) => setTimeout(later, 300));
  }
  // What the kernel holds of four sockets, and nothing more.
  expect(written).toBeLessThan(30_000_000);
  client.destroy();
});

it('refuses requests that are too large, and those that web pages send', async () => {
  const handler = vi.fn((_: unknown, response: { end(text: string): void }) => response.end('{}'));
  const { url } = await served(handler);
  const large = await fetch(chat(url), { method: 'POST', body: 'x'.repeat(100_001) });
  expect([large.status, await jsonOf(Promise.resolve(large))]).toMatchObject([
    413,
    { error: { code: 'request_too_large' } },
  ]);
  const foreign = await fetch(`${url}/models`, { headers: { origin: 'https://example.com' } });
  expect(foreign.status).toBe(403);
  expect(await statusFor(url, 'example.com')).toBe(403);
  expect(handler).not.toHaveBeenCalled();
  expect((await fetch(`${url}/models`, { headers: { origin: 'http://localhost:3000' } })).status).toBe(200);
  expect(await statusFor(url, 'localhost:8787')).toBe(200);
  expect(await statusFor(url, '[::1]')).toBe(200);
});

/** The status of a request with another name for the host. */
async function statusFor(url: URL, host: string): Promise<number> {
  const client = createConnection(Number(url.port), '127.0.0.1');
  client.write(`GET /v1/models HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  let text = '';
  for await (const piece of client.setEncoding('utf8')) text += piece;
  return Number(text.split(' ')[1]);
}

it('says that it is well', async () => {
  const { url } = await servedAt(new URL('http://127.0.0.1:1/v1'));
  expect(await jsonOf(fetch(`${url.origin}/healthz`))).toEqual({
    status: 'ok',
    upstream: 'http://127.0.0.1:1',
    open: 0,
  });
});

it('ends when it is told to: open answers go on, late ones get an error', async () => {
  const { url, close } = await served((asked, response) => {
    response.writeHead(200, STREAM).write(eventsOf([chunkOf({ content: 'So: ' })]));
    if (asked.headers.accept === 'short')
      setTimeout(() => response.end(eventsOf([chunkOf({}, {}, 'stop'), '[DONE]'])), 100);
  });
  const [short, long] = await Promise.all([
    fetch(chat(url), { ...request(ADD), headers: { accept: 'short' } }),
    fetch(chat(url), request(ADD)),
  ]);
  const replies = Promise.all([readReply(short), readReply(long)]);
  await close(400);
  expect(await replies).toMatchObject([
    { choices: [{ content: expect.stringMatching(/^So:/), finishReason: 'stop' }], error: undefined },
    { choices: [{ finishReason: null }], error: { message: expect.stringMatching(/shutting down/) } },
  ]);
  await expect(fetch(`${url}/models`)).rejects.toThrow();
});

it('takes off what is about a connection, and passes the rest of the headers on', () => {
  const about =
    'keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade';
  const headers = Object.fromEntries(about.split(' ').map((name) => [name, ['x']]));
  const rest = { accept: ['a', 'b'], 'x-kept': ['1'] };
  expect(endToEnd({ ...headers, ...rest, connection: ['Close, X-Gone'], 'x-gone': ['1'], none: undefined })).toEqual(
    rest,
  );
  expect(endToEnd(rest)).toEqual(rest);
});

it('unpacks what comes packed, whatever packed it, and hands on what it does not know', async () => {
  const packers = { gzip: gzipSync, 'X-GZip': gzipSync, deflate: deflateSync, br: brotliCompressSync };
  for (const [encoding, pack] of Object.entries(packers)) {
    const { url } = await served((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding }).end(pack('Hello.'));
    });
    const { headers, body } = await plainAnswer(url);
    expect([encoding, body, headers['content-encoding'], headers['content-length']]).toEqual([
      ...[encoding, 'Hello.', undefined, undefined],
    ]);
  }
  const { url } = await served((_, response) => {
    response.writeHead(200, { 'content-encoding': 'zstd', 'content-length': '4' }).end('abcd');
  });
  const { headers, body } = await plainAnswer(url);
  expect([body, headers['content-encoding'], headers['content-length']]).toEqual(['abcd', 'zstd', '4']);
});

/** An answer as it comes: `fetch` would unpack it. */
async function plainAnswer(url: URL): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  const asked = get(`${url}/models`, { agent: false });
  const [response] = await once(asked, 'response');
  return { headers: response.headers, body: await textOf(response) };
}

it('tells programs why there is no answer', async () => {
  const { url } = await served((_, response) => void response.socket?.resetAndDestroy(), { timeout: 150 });
  const silent = await served(() => {}, { timeout: 150 });
  const long = await served(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(100)}"`),
    { maxLength: 100 },
  );
  const asked: [URL, RequestInit][] = [
    [url, request(ADD)],
    [silent.url, request(ADD)],
    [long.url, request(ADD)],
    [url, { method: 'POST', body: 'x'.repeat(100_001) }],
    [url, { headers: { origin: 'https://example.com' }, method: 'POST', body: '' }],
  ];
  const told: string[] = [];
  for (const [to, init] of asked) {
    const response = await fetch(chat(to), init);
    const { error } = Object(await response.json());
    told.push(`${response.status} ${error.type} ${error.code}: ${error.message}`.replace(/:\d{4,}/, ':0'));
  }
  expect(told).toEqual([
    '502 peglot_error upstream_unreachable: the upstream http://127.0.0.1:0 gave no answer: it cannot be reached (ECONNRESET)',
    '504 peglot_error upstream_timeout: the upstream http://127.0.0.1:0 gave no answer: it said nothing for 0.15 seconds',
    '502 upstream_error reply_too_long: the reply is longer than 100 characters',
    '413 peglot_error request_too_large: the request has more than 100000 bytes; see --max-body',
    '403 peglot_error not_from_here: only programs of this machine are served; --host opens it to others',
  ]);
});
