import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chunkOf, completionOf, eventsOf, request } from '../../openai/wire.ts';
import { type Pair, servedAt } from './upstream.ts';

/** Hosts and bodies as bytes: what no client of Node would send, and no server of Node would answer. */
interface RawPair extends Pair {
  /** All that the upstream was sent, by connection. */
  readonly sent: string[];
}

/** Our server in front of one that answers each connection with these bytes, once it has the end of the headers. */
async function raw(answer: string | Buffer, more: Parameters<typeof servedAt>[1] = {}): Promise<RawPair> {
  const sent: string[] = [];
  const server = createServer((socket) => {
    const at = sent.push('') - 1;
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const before = sent[at] ?? '';
      sent[at] = before + bytes.toString('latin1');
      if (!before.includes('\r\n\r\n') && sent[at]?.includes('\r\n\r\n')) setTimeout(() => socket.end(answer), 30);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { ...(await servedAt(new URL(`http://127.0.0.1:${port}/v1`), { timeout: 2000, ...more })), sent };
}

/** What a server sends for these bytes until it closes the connection, or says nothing for three seconds. */
async function answered(url: URL, bytes: string): Promise<string> {
  const client = createConnection(Number(url.port), '127.0.0.1');
  client.setTimeout(3000, () => client.destroy());
  client.on('error', () => {});
  client.write(bytes, 'latin1');
  let text = '';
  client.on('data', (piece) => {
    text += piece.toString('latin1');
  });
  await once(client, 'close');
  return text;
}

const statusOf = (answer: string): number => Number(answer.split(' ')[1]);
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';
/** A body that is a request of its own to whoever takes it for one. */
const HIDDEN = 'POST /v1/hidden HTTP/1.1\r\nhost: localhost\r\n\r\n';
const CHUNKED = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;

/** The requests that a server reads in the bytes of a connection, by their own framing. */
function requestsIn(bytes: string): string[] {
  const lines: string[] = [];
  for (let rest = bytes; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return [...lines, `half: ${rest}`];
    const [line = '', ...fields] = rest.slice(0, end).toLowerCase().split('\r\n');
    lines.push(line);
    rest = rest.slice(end + 4);
    const length = fields.find((field) => field.startsWith('content-length:'));
    if (fields.includes('transfer-encoding: chunked')) rest = rest.slice(rest.indexOf('0\r\n\r\n') + 5);
    else if (length !== undefined) rest = rest.slice(Number(length.split(':')[1]));
  }
  return lines;
}

describe('a body is framed for the upstream as it was for us', () => {
  it.each(
    ['GET', 'DELETE', 'OPTIONS', 'HEAD', 'PUT', 'POST'].flatMap((method) => [
      [method, 'transfer-encoding: chunked', CHUNKED],
      [method, `connection: close, content-length\r\ncontent-length: ${HIDDEN.length}`, HIDDEN],
      [method, 'connection: close, transfer-encoding\r\ntransfer-encoding: chunked', CHUNKED],
      [method, `content-length: ${HIDDEN.length}`, HIDDEN],
    ]),
  )('%s with %s', async (method, fields, body) => {
    const { url, sent } = await raw(OK);
    const head = `${method} /v1/models HTTP/1.1\r\nhost: localhost\r\n${fields}\r\n`;
    const answer = await answered(url, `${head}${fields.includes('close') ? '' : 'connection: close\r\n'}\r\n${body}`);
    expect(statusOf(answer)).toBe(200);
    expect(sent).toHaveLength(1);
    expect(requestsIn(sent[0] ?? '')).toEqual([`${method} /v1/models http/1.1`.toLowerCase()]);
    expect(sent[0]).toContain(HIDDEN);
  });

  it.each([
    ['a coding that is no framing', 'transfer-encoding: gzip, chunked', CHUNKED, 501],
    ['two lengths', 'content-length: 4\r\ncontent-length: 5', 'abcd', 400],
    ['a length and chunks', `content-length: 4\r\ntransfer-encoding: chunked`, CHUNKED, 400],
    ['a length that is none', 'content-length: 4x', 'abcd', 400],
  ])('%s is refused', async (_, fields, body, status) => {
    const { url, sent } = await raw(OK);
    expect(
      statusOf(await answered(url, `GET /v1/models HTTP/1.1\r\nhost: localhost\r\n${fields}\r\n\r\n${body}`)),
    ).toBe(status);
    expect(sent).toEqual([]);
  });
});

describe('who asks', () => {
  it.each([
    ['host: localhost', 200],
    ['host: LOCALHOST:8787', 200],
    ['host: 127.0.0.1:1', 200],
    ['host: [::1]:1', 200],
    ['host: evil@127.0.0.1', 403],
    ['host: evil:x@localhost', 403],
    ['host: localhost/x', 403],
    ['host: localhost?x', 403],
    ['host: localhost#x', 403],
    ['host: localhost.example.com', 403],
    ['host: localhost:x', 403],
    ['host: localhost\r\nsec-fetch-site: none', 200],
    ['host: localhost\r\nsec-fetch-site: same-origin', 200],
    ['host: localhost\r\nsec-fetch-site: cross-site', 403],
    ['host: localhost\r\nsec-fetch-site: same-site', 403],
    ['host: localhost\r\norigin: http://localhost:3000\r\nsec-fetch-site: cross-site', 200],
    ['host: localhost\r\norigin: http://127.0.0.1:3000\r\nsec-fetch-site: same-site', 200],
    ['host: localhost\r\norigin: https://example.com\r\nsec-fetch-site: same-origin', 403],
    ['host: localhost\r\norigin: http://evil@localhost', 403],
    ['host: localhost\r\norigin: null', 403],
  ])('%j: %i', async (fields, status) => {
    const { url, sent } = await raw(OK);
    expect(statusOf(await answered(url, `GET /v1/models HTTP/1.1\r\n${fields}\r\nconnection: close\r\n\r\n`))).toBe(
      status,
    );
    expect(sent).toHaveLength(status === 200 ? 1 : 0);
  });
});

const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const WHOLE = JSON.stringify(completionOf('Hello.'));
const PACKED = gzipSync(WHOLE);

function packed(bytes: Uint8Array, length = bytes.length): Buffer {
  return Buffer.concat([Buffer.from(`${JSON_HEAD}content-encoding: gzip\r\ncontent-length: ${length}\r\n\r\n`), bytes]);
}

describe('an upstream whose answer cannot be read is a 502', () => {
  const answers: [string, string | Buffer][] = [
    ['it changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
    ['a status below 100', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'],
    ['a status of one digit', 'HTTP/1.1 0 Odd\r\ncontent-length: 0\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['nothing', ''],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
    ['bytes that are not packed', packed(Buffer.from('hello'))],
    ['packed bytes with a fault', packed(Buffer.concat([PACKED.subarray(0, 20), Buffer.alloc(80, 255)]))],
    ['packed bytes cut off', packed(PACKED.subarray(0, -30))],
    ['packed bytes cut off by the connection', packed(PACKED.subarray(0, -30), PACKED.length)],
    ['a body that is shorter than it says', `${JSON_HEAD}content-length: 5000\r\n\r\n${WHOLE}`],
    ['chunks without an end', `${JSON_HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"cho`],
    ['chunks of no length', `${JSON_HEAD}transfer-encoding: chunked\r\n\r\nx\r\n{"cho`],
    ['JSON cut off', `${JSON_HEAD}content-length: 20\r\n\r\n${WHOLE.slice(0, 20)}`],
  ];
  it.each(answers)('%s', async (_, answer) => {
    const { url } = await raw(answer);
    const { body } = request({}, { stream: false });
    const post = `POST /v1/chat/completions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const given = await answered(url, post);
    expect(statusOf(given), given).toBe(502);
    expect(given).toMatch(/"code":"upstream_/);
    expect(given).not.toContain('unexpected');
  });

  it.each(answers.slice(0, 6))('%s, passed on', async (_, answer) => {
    const { url } = await raw(answer);
    const given = await answered(url, 'GET /v1/models HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(statusOf(given), given).toBe(502);
  });
});

/** Arrays in arrays, deeper than any stack. */
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);
const CALL = '<tool_call>{"name": "none", "arguments": {}}</tool_call>';

describe('what nests deeper than the stack takes', () => {
  const withDeep = (value: object): string => JSON.stringify(value).replace(/\}$/, `,"other":${DEEP}}`);

  it('stays in a whole answer', async () => {
    const text = withDeep(completionOf(CALL));
    const { url } = await raw(`${JSON_HEAD}content-length: ${text.length}\r\n\r\n${text}`, { maxLength: 1e6 });
    const response = await fetch(`${url}/chat/completions`, request({}, { stream: false }));
    const given = await response.text();
    expect(response.status, given.slice(0, 200)).toBe(200);
    expect(given).toContain('"tool_calls"');
    expect(given).toContain(DEEP);
  });

  it('stays in a stream', async () => {
    const text = `data: ${withDeep(chunkOf({ content: CALL }, {}, 'stop'))}\n\ndata: [DONE]\n\n`;
    const { url } = await raw(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n${text}`, { maxLength: 1e6 });
    const given = await (await fetch(`${url}/chat/completions`, request())).text();
    expect(given).toContain('"tool_calls"');
    expect(given).toContain(DEEP);
  });

  it('stays in a request that is written anew', async () => {
    const { url, sent } = await raw(OK, { inject: true, maxBody: 1e6 });
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      body: withDeep(JSON.parse(request().body)),
    });
    expect(response.status).toBe(200);
    await expect.poll(() => sent[0]).toContain(DEEP);
  });

  it('is no fault in the schema of a tool', async () => {
    const { url } = await raw(OK, { maxBody: 2e6 });
    const deep = `${'{"items":'.repeat(100_000)}{}${'}'.repeat(100_000)}`;
    const body = request({ add: { parameters: 0 } }).body.replace('"parameters":0', `"parameters":${deep}`);
    const response = await fetch(`${url}/chat/completions`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });
});

describe('more choices than a server can mean', () => {
  const MANY = 100_000;

  it('end a stream with an error', async () => {
    const chunks = Array.from({ length: MANY }, (_, index) => chunkOf({ content: 'x' }, { index }));
    const { url } = await raw(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n${eventsOf(chunks)}`);
    const given = await (await fetch(`${url}/chat/completions`, request())).text();
    expect(given).toContain('"code":"too_many_choices"');
    expect(given.match(/"delta"/g)?.length).toBeLessThan(3000);
  });

  it('are no whole answer', async () => {
    const choices = Array.from({ length: MANY }, (_, index) => ({ index, message: { content: 'x' } }));
    const text = JSON.stringify({ choices });
    const { url } = await raw(`${JSON_HEAD}content-length: ${text.length}\r\n\r\n${text}`, { maxLength: 1e7 });
    const response = await fetch(`${url}/chat/completions`, request({}, { stream: false }));
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('too_many_choices')]);
  });
});
