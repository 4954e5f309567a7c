import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const peglot = join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), 'dist/src/cli/main.js');
const replies = fileURLToPath(new URL('replies.ndjson', import.meta.url));

test('the report says which model breaks what, how often, and what mends it', () => {
  const results = join(mkdtempSync(join(tmpdir(), 'peglot-replies-')), 'results.ndjson');
  const batch = ['batch', '--format', 'auto', replies, '--exit-zero', '--out', results];
  expect(spawnSync(process.execPath, [peglot, ...batch]).status).toBe(0);
  const { stdout } = spawnSync(process.execPath, [peglot, 'report', results, '--json'], { encoding: 'utf8' });
  const { all, slips } = JSON.parse(stdout).results;
  expect(all).toMatchObject({ documents: 100 });
  expect(slips).toMatchObject([
    { model: 'NousResearch/Hermes-3-Llama-3.1-8B', documents: 20, broken: 12, code: 'tools/json-repaired', count: 7 },
    { model: 'zai-org/GLM-4.7-Flash', documents: 20, broken: 10, code: 'tools/wrong-open', count: 7 },
    { model: 'Qwen/Qwen3-Coder-30B-A3B-Instruct', documents: 20, broken: 5, code: 'tools/missing-open', count: 3 },
  ]);
}, 60_000);
