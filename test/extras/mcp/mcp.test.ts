import type { Transport } from '@modelcontextprotocol/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFormats } from '../../../src/cli/load-formats.ts';
import { knownNames } from '../../../src/cli/registry.ts';
import { type Outcome, perform, type Task } from '../../../src/extras/mcp/work.ts';
import { BAD, CLEAN, REPAIRED, run } from '../../cli/run.ts';

// What clients and their models are told, as files to read it: `npx vitest run -u test/extras/mcp/mcp.test.ts` writes them anew.

/** A server and its client in this process: asks one thing, and gives the result. */
async function connected(work: (task: Task) => Promise<Outcome>) {
  const { makeServer } = await import('../../../src/extras/mcp/server.ts');
  const waiting = new Map<unknown, (result: unknown) => void>();
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    send: async (message: object) => {
      const { id, result } = Object(message);
      waiting.get(id)?.(result);
    },
  };
  const server = makeServer({ perform: work });
  await server.connect(transport);
  let last = 0;
  const ask = (method: string, params: Record<string, unknown> = {}): Promise<unknown> =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      transport.onmessage?.({ jsonrpc: '2.0', id, method, params });
    });
  const about = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  return { hello: await ask('initialize', about), ask };
}

beforeAll(async () => void (await loadFormats()));

describe('peglot mcp', () => {
  it('tells a client what there is', async () => {
    const { hello, ask } = await connected(async () => ({ ok: true, result: {} }));
    const told = {
      hello: { ...Object(hello), serverInfo: undefined },
      ...Object(await ask('tools/list')),
      ...Object(await ask('resources/list')),
    };
    const names = JSON.stringify(knownNames());
    const shorter = (_: string, value: unknown): unknown =>
      JSON.stringify(value) === names ? ['(each format and dialect)'] : value;
    await expect(`${JSON.stringify(told, shorter, 2)}\n`).toMatchFileSnapshot('../../messages/mcp.txt');
    const page = Object(await ask('resources/read', { uri: 'peglot://formats/duckflow/diagnostics' }));
    const [head, unread] = page.contents[0].text.split('\n## ');
    expect([head, unread]).toEqual([
      '# Diagnostics of duckflow\n',
      'duckflow/unread\n\nerror: The rest of the text was not read. It is not in the model.\n\nExample: ""\n\nInstead: Leave the rest out, or write it in the format.\n',
    ]);
  });

  it('passes calls on, and says what comes of them', async () => {
    const tasks: Task[] = [];
    const { ask } = await connected(async (task) => {
      tasks.push(task);
      return task.text === 'bad' ? { ok: false, problem: 'it is bad' } : { ok: true, result: { a: '\u001b' } };
    });
    const call = (name: string, args: object): Promise<unknown> => ask('tools/call', { name, arguments: args });
    expect(await call('check', { text: 'x', format: 'dml', strict: true })).toEqual({
      content: [{ type: 'text', text: '{\n  "a": "\\u001b"\n}' }],
      structuredContent: { a: '\u001b' },
    });
    expect(await call('detect', { text: 'bad' })).toEqual({
      content: [{ type: 'text', text: 'it is bad' }],
      isError: true,
    });
    expect(tasks).toEqual([
      { tool: 'check', text: 'x', format: 'dml', strict: true },
      { tool: 'detect', text: 'bad' },
    ]);
  });

  const schema = { type: 'object', properties: { days: { type: 'number' } } };
  it('does its work', async () => {
    const tasks: readonly [what: string, task: Task][] = [
      ['parse', { tool: 'parse', text: REPAIRED }],
      ['parse, strictly', { tool: 'parse', text: REPAIRED, strict: true }],
      ['parse calls', { tool: 'parse', text: '<tool_call>{"name": "ping"}</tool_call>', format: 'hermes' }],
      ['parse by a schema', { tool: 'parse', text: 'Sure: {"days": "3"}', schema }],
      ['parse by a schema that is none', { tool: 'parse', text: '{}', schema: { type: 'colour' } }],
      ['check', { tool: 'check', text: BAD, format: 'duckflow' }],
      ['check what is in no format', { tool: 'check', text: 'Hello.' }],
      ['fix', { tool: 'fix', text: REPAIRED }],
      ['fix what cannot be', { tool: 'fix', text: BAD }],
      ['format', { tool: 'format', text: CLEAN.replace('[MOOD] 0.8', '[MOOD]    0.80') }],
      ['format what would lose something', { tool: 'format', text: BAD }],
      ['format in a format that is none', { tool: 'format', text: CLEAN, format: 'duckflo' }],
      ['detect', { tool: 'detect', text: CLEAN }],
      ['detect nothing', { tool: 'detect', text: 'Hello.' }],
    ];
    const shown = tasks.map(([what, task]) => `════ ${what} ════\n${JSON.stringify(perform(task), null, 2)}\n`);
    await expect(shown.join('\n')).toMatchFileSnapshot('../../messages/mcp-calls.txt');
  });

  it.each([
    ['--http [port]', 'x', 'whole number from 0 to 65535'],
    ['--http [port]', '65536', 'whole number from 0 to 65535'],
    ['--max-length <characters>', '0', 'whole number from 1 to 100000000'],
    ['--max-length <characters>', ' ', 'whole number from 1 to 100000000'],
    ['--timeout <seconds>', '0.05', 'number from 0.1 to 3600'],
    ['--timeout <seconds>', '3601', 'number from 0.1 to 3600'],
    ['--workers <number>', '1.5', 'whole number from 1 to 64'],
  ])('takes no %s %j', async (option, value, wanted) => {
    expect(await run(['mcp', option.split(' ')[0] ?? '', value])).toEqual({
      code: 2,
      stdout: '',
      stderr: `peglot: option '${option}' argument '${value}' is invalid. It must be a ${wanted}; see peglot mcp --help\n`,
    });
  });

  it('names the package that is not installed', async () => {
    const hide = `export const resolve = (name, context, next) => {
      if (!name.startsWith('@modelcontextprotocol')) return next(name, context);
      throw Object.assign(new Error('Cannot find package ' + name), { code: 'ERR_MODULE_NOT_FOUND' });
    };`;
    const hooks = JSON.stringify(`data:text/javascript,${encodeURIComponent(hide)}`);
    const register = `import { register } from 'node:module'; register(${hooks});`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(register)}` };
    expect(await run(['mcp'], { own: true, env })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'peglot: peglot mcp needs @modelcontextprotocol/server; install it: npm i @modelcontextprotocol/server\n',
    });
  });
});
