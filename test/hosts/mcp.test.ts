import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { duckflow, formatNames } from 'peglot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine, run, start } from '../cli/run.ts';
import { TEXT } from './reply.ts';

async function stdioClient(...options: string[]): Promise<Client> {
  const [command = '', ...args] = commandLine(['mcp', ...options]);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args, stderr: 'inherit' }));
  return client;
}

type Transport = 'stdio' | 'http';
const server: { process?: ReturnType<typeof start>; url?: URL; said: string } = { said: '' };

async function listen(...options: string[]): Promise<void> {
  const child = start(['mcp', '--http', '0', ...options]);
  server.process = child;
  child.stderr.setEncoding('utf8');
  for await (const piece of child.stderr) {
    server.said += String(piece);
    const url = /http:\/\/\S+\/mcp/.exec(server.said)?.[0];
    if (url === undefined) continue;
    server.url = new URL(url);
    return;
  }
}

async function clientOf(transport: Transport): Promise<Client> {
  if (transport === 'stdio') return stdioClient();
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(server.url ?? new URL('http://127.0.0.1/')));
  return client;
}

beforeAll(() => listen());
afterAll(() => {
  server.process?.kill();
});

const BAD = TEXT.replace('0.8', 'high');

describe.each<Transport>(['stdio', 'http'])('peglot mcp over %s', (transport) => {
  let client: Client;
  const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
  beforeAll(async () => {
    client = await clientOf(transport);
  });
  afterAll(() => client.close());

  it('offers its tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(['check', 'detect', 'fix', 'format', 'parse', 'prompt']);
    expect(tools.find(({ name }) => name === 'parse')?.inputSchema).toMatchObject({
      properties: { format: { enum: expect.arrayContaining([...formatNames, 'auto', 'hermes', 'bolt']) } },
      required: ['text'],
    });
  });

  it('parses', async () => {
    const { structuredContent } = await call('parse', { text: TEXT });
    expect(structuredContent).toMatchObject({ format: 'duckflow', ok: true, value: duckflow.parse(TEXT).value });
  });

  it('reads tool calls, told from the text or by their dialect, and mends them', async () => {
    const text = '<tool_call>\n{"name": "ping", "arguments": {"n": 6,}}\n</tool_call>';
    for (const format of [undefined, 'hermes', 'auto']) {
      const { structuredContent } = await call('parse', { text, ...(format !== undefined && { format }) });
      expect(structuredContent).toMatchObject({
        via: 'hermes',
        value: { calls: [{ name: 'ping', arguments: { n: 6 } }] },
      });
      const fixed = await call('fix', { text, ...(format !== undefined && { format }) });
      expect(fixed.structuredContent).toMatchObject({ format: 'tools', ok: true });
    }
    expect((await call('detect', { text })).structuredContent).toEqual({ format: 'hermes' });
  });

  it('reads JSON answers by a schema', async () => {
    const schema = { type: 'object', properties: { days: { type: 'number' } } };
    const { structuredContent } = await call('parse', { text: 'Sure: {"days": "3"}', schema });
    expect(structuredContent).toMatchObject({ format: 'typed', value: { days: 3 } });
    const bad = await call('parse', { text: '{}', schema: { type: 'colour' } });
    expect(bad).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^schema: /) }] });
  });

  it('checks', async () => {
    const { structuredContent } = await call('check', { text: BAD, format: 'duckflow' });
    expect(structuredContent).toMatchObject({
      ok: false,
      diagnostics: duckflow.parse(BAD).diagnostics.map(({ code }) => ({ code })),
    });
    expect(structuredContent).not.toHaveProperty('value');
  });

  it('counts warnings as errors when strict', async () => {
    const text = TEXT.replace('0.9', '90%');
    expect((await call('check', { text })).structuredContent).toMatchObject({ ok: true });
    expect((await call('check', { text, strict: true })).structuredContent).toMatchObject({ ok: false });
  });

  it('makes the mends that findings carry', async () => {
    const { structuredContent } = await call('fix', { text: BAD });
    const fixes = duckflow.parse(BAD).diagnostics.filter(({ fix }) => fix !== undefined).length;
    expect(structuredContent).toMatchObject({ format: 'duckflow', fixed: fixes });
  });

  it('formats, and refuses what would lose something', async () => {
    const { structuredContent } = await call('format', { text: TEXT });
    expect(structuredContent).toEqual({ format: 'duckflow', text: duckflow.print(duckflow.parse(TEXT).value) });
    const refused = await call('format', { text: BAD });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toMatch(/not formatted, it has 1 error/);
  });

  it('detects', async () => {
    expect((await call('detect', { text: TEXT })).structuredContent).toEqual({ format: 'duckflow' });
    expect((await call('detect', { text: 'Hello.' })).structuredContent).toEqual({ format: null });
  });

  it('gives prompts', async () => {
    const { content } = await call('prompt', { format: 'duckflow' });
    expect(content).toEqual([{ type: 'text', text: duckflow.prompt() }]);
  });

  it('gives what it knows of each format as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(3 * formatNames.length);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      expect(content).toMatchObject({ uri, mimeType });
      const text = content !== undefined && 'text' in content ? content.text : '';
      // The schema of any JSON value is short.
      expect(text.length).toBeGreaterThan(40);
      if (mimeType === 'application/schema+json') expect(JSON.parse(text)).toHaveProperty('$schema');
    }
  });

  it('says what is wrong with a call', async () => {
    const wrong = await call('parse', { text: 'x', format: 'none' }).catch((error: unknown) => String(error));
    expect(JSON.stringify(wrong)).toMatch(/format/);
    const unknown = await call('parse', { text: 'Hello.' });
    expect(unknown).toMatchObject({ isError: true });
    expect(JSON.stringify(unknown.content)).toMatch(/cannot be detected from the text/);
  });
});

describe('limits', () => {
  it('turns long texts away', async () => {
    const client = await stdioClient('--max-length', '100');
    const result = await client.callTool({ name: 'detect', arguments: { text: 'x'.repeat(101) } });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toMatch(/101 characters, and the limit is 100/);
    await client.close();
  });

  it('stops calls that take too long, and goes on', async () => {
    // Starting the process that reads takes longer than this.
    const client = await stdioClient('--timeout', '0.1');
    const text = '[REASONING]\n'.repeat(300_000);
    const results = await Promise.all([0, 1].map(() => client.callTool({ name: 'parse', arguments: { text } })));
    for (const { isError, content } of results) {
      expect(isError).toBe(true);
      expect(JSON.stringify(content)).toMatch(/took longer than 0.1 s/);
    }
    expect((await client.callTool({ name: 'prompt', arguments: { format: 'duckflow' } })).isError).toBeFalsy();
    await client.close();
  });
});

describe('the process', () => {
  it('says where it listens, and that only this machine can reach it', () => {
    expect(server.url?.hostname).toBe('127.0.0.1');
    expect(server.said).toMatch(/only this machine can reach it/);
  });

  it('turns away what a web page sends', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const url = server.url ?? '';
    const foreign = await fetch(url, { method: 'POST', headers: { ...headers, origin: 'https://example.com' }, body });
    expect(foreign.status).toBe(403);
    expect((await fetch(new URL('/other', url))).status).toBe(404);
  });

  it('writes nothing but the protocol to standard output', async () => {
    const request = { jsonrpc: '2.0', id: 1, method: 'initialize' };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const child = start(['mcp']);
    child.stdin.write(`${JSON.stringify({ ...request, params })}\n`);
    let out = '';
    child.stdout.setEncoding('utf8');
    for await (const piece of child.stdout) {
      out += String(piece);
      if (out.includes('\n')) child.stdin.end();
    }
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
  });

  it.each([
    [['--http', 'x'], /--http \[port\]. argument .x. is invalid/],
    [['--timeout', '0'], /--timeout <seconds>. argument .0. is invalid/],
    [['--http', '0', '--host', '203.0.113.1'], /is not an address of this machine/],
  ])('says in one line what is wrong: %j', async (options, message) => {
    const { code, stderr, stdout } = await run(['mcp', ...options]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
