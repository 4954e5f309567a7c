import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readPages } from '../../../scripts/guide/blocks.ts';
import { upstreamOf } from '../../../src/extras/serve/find-upstream.ts';
import { chunksOf, completionOf, eventsOf } from '../../openai/wire.ts';
import { started, textOf } from './started.ts';
import { servedAt } from './upstream.ts';

const PAGE = 'docs/raw-markup.md';
const ADDRESS = 'http://127.0.0.1:8787';
const CALL = '<tool_call>{"name": "tide_at", "arguments": {"port": "Emden"}}</tool_call>';
const SCHEMA = { type: 'object', properties: { port: { type: 'string' } } };
const MESSAGES = [{ role: 'user', content: 'Tide in Emden?' }];
const FUNCTION = { type: 'function', function: { name: 'tide_at', parameters: SCHEMA } };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const blocks = readPages(root).flatMap((page) => page.blocks.filter((one) => one.page === PAGE));

/** The first block in a language that holds a word. */
function block(language: string, word: string): string {
  const found = blocks.find((one) => one.language === language && one.code.includes(word));
  if (found === undefined) throw new Error(`no block of the page is ${language} with ${word}`);
  return found.code;
}

/** Our server in front of one that leaves the call in the text. */
async function address(): Promise<string> {
  const upstream = await started(
    createServer(async (asked, response) => {
      const { stream } = JSON.parse((await textOf(asked)) || '{}');
      response.setHeader('content-type', stream === true ? 'text/event-stream' : 'application/json');
      response.end(stream === true ? eventsOf([...chunksOf([CALL]), '[DONE]']) : JSON.stringify(completionOf(CALL)));
    }),
  );
  return (await servedAt(upstream, { speaks: 'chat' })).url.origin;
}

/** What a program of that name does in the place of the real one: its request, with `curl`. */
async function shell(script: string, program: string, request: string): Promise<string> {
  const bin = mkdtempSync(join(tmpdir(), 'peglot-clients-'));
  writeFileSync(join(bin, program), `#!/bin/sh\n${request}\n`, { mode: 0o755 });
  const path = `${bin}:${process.env.PATH}`;
  const child = spawn('bash', ['-c', script], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout.on('data', (piece) => {
    text += piece;
  });
  await once(child, 'close');
  return text;
}

const posted = (url: string, body: object, header = 'x: y'): string =>
  `curl -sS "${url}" -H 'content-type: application/json' -H "${header}" -d '${JSON.stringify(body)}'`;

async function post(url: string, body: object): Promise<string> {
  return (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).text();
}

describe('each client of the guide has its call', () => {
  it('Claude Code, by the request that it sends', async () => {
    const script = block('sh', 'claude --model').replace(ADDRESS, await address());
    const asked = {
      model: 'qwen3-coder',
      max_tokens: 32_000,
      stream: true,
      system: [{ type: 'text', text: 'You are an agent.', cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Tide in Emden?' }] }],
      tools: [{ name: 'tide_at', description: 'The tide', input_schema: SCHEMA }],
    };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in
    const url = '${ANTHROPIC_BASE_URL}/v1/messages?beta=true';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in
    const text = await shell(script, 'claude', posted(url, asked, 'authorization: Bearer ${ANTHROPIC_AUTH_TOKEN}'));
    expect(text).toContain('"type":"tool_use"');
    expect(text).toContain('"stop_reason":"tool_use"');
  });

  it('Codex, by the request that it sends', async () => {
    const [, base = ''] =
      /^base_url = "(.*)"$/m.exec(block('toml', 'base_url').replace(ADDRESS, await address())) ?? [];
    expect(block('toml', 'base_url')).toContain('wire_api = "responses"');
    const text = await post(`${base}/responses`, {
      model: 'qwen3-coder',
      instructions: 'You are an agent.',
      input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Tide in Emden?' }] }],
      tools: [{ type: 'function', name: 'tide_at', parameters: SCHEMA, strict: false }],
      tool_choice: 'auto',
      parallel_tool_calls: false,
      store: false,
      stream: true,
      include: [],
    });
    expect(text).toContain('"type":"function_call"');
    expect(text).toContain('event: response.completed');
  });

  it('Cline, by the request that it sends', async () => {
    const settings = block('text', 'API Provider: OpenAI Compatible').replace(ADDRESS, await address());
    const [, base = ''] = /^Base URL: (.*)$/m.exec(settings) ?? [];
    const asked = { model: 'qwen3-coder', messages: MESSAGES, tools: [FUNCTION], stream: true };
    const text = await post(`${base}/chat/completions`, { ...asked, stream_options: { include_usage: true } });
    expect(text).toContain('"tool_calls":[{"index":0');
  });

  it('Continue, by the request that it sends', async () => {
    const { models } = parseYaml(block('yaml', 'apiBase').replace(ADDRESS, await address()));
    const [{ apiBase, model, provider }] = models;
    expect(provider).toBe('openai');
    const asked = { model, messages: MESSAGES, tools: [FUNCTION], stream: true };
    expect(await post(`${apiBase}/chat/completions`, asked)).toContain('"finish_reason":"tool_calls"');
  });

  it('Open WebUI, by the request that it sends', async () => {
    const script = block('sh', 'open-webui serve').replace(ADDRESS, await address());
    const asked = { model: 'qwen3-coder', messages: MESSAGES, tools: [FUNCTION], stream: true };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in
    const request = posted('${OPENAI_API_BASE_URL}/chat/completions', asked);
    expect(await shell(script, 'open-webui', request)).toContain('"finish_reason":"tool_calls"');
  });

  it("Ollama's own, by the request that it sends", async () => {
    const script = block('sh', 'ollama run').replace(ADDRESS, await address());
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in
    const request = posted('${OLLAMA_HOST}/api/chat', { model: 'qwen3-coder', messages: MESSAGES, tools: [FUNCTION] });
    expect(await shell(script, 'ollama', request)).toContain('"arguments":{"port":"Emden"}');
  });

  it('curl, as it is', async () => {
    const script = block('sh', 'curl ').replace(ADDRESS, await address());
    expect(JSON.parse(await shell(script, 'none', ''))).toMatchObject({
      choices: [{ finish_reason: 'tool_calls', message: { tool_calls: [{ function: { name: 'tide_at' } }] } }],
    });
  });
});

it('each server of the guide is known by its name or its URL', () => {
  const lines = block('sh', '--upstream lmstudio').trim().split('\n');
  const urls = lines.map((line) => String(upstreamOf(/--upstream (\S+)/.exec(line)?.[1] ?? '')));
  expect(urls).toEqual([11434, 1234, 8000, 8080, 30000].map((port) => `http://127.0.0.1:${port}/v1`));
});
