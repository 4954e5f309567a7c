import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { work } from './agent.ts';
import { recorded } from './recorded.ts';

const peglot = join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), 'dist/src/cli/main.js');

test('the agent mends the file, with a recorded model behind peglot serve', async () => {
  const model = recorded();
  await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening));
  const upstream = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const server = spawn(process.execPath, [peglot, 'serve', '--upstream', upstream, '--port', '0', '--log', 'none']);
  onTestFinished(() => {
    server.kill();
    model.closeAllConnections();
    model.close();
  });
  let said = '';
  server.stderr.on('data', (piece) => {
    said += piece;
  });
  while (!/http:\S+\/v1 in front/.test(said)) await once(server.stderr, 'data');
  const [baseURL = ''] = /http:\S+\/v1/.exec(said) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'peglot-agent-'));
  cpSync(fileURLToPath(new URL('files', import.meta.url)), folder, { recursive: true });

  const lines: string[] = [];
  const task = { baseURL, model: 'qwen3-coder', folder, say: (line: string) => void lines.push(line) };
  expect(await work('Make check.js pass.', task)).toContain('Done');
  expect(lines).toContain('  (tools/missing-open: The outer opening marker is missing)');
  expect(readFileSync(join(folder, 'tide.js'), 'utf8')).toContain('const low = 0.4;');
  expect(spawnSync(process.execPath, [join(folder, 'check.js')]).status).toBe(0);
}, 60_000);
