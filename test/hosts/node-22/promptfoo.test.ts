import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const hosts = fileURLToPath(new URL('..', import.meta.url));
const program = join(hosts, 'programs/promptfoo');

interface Report {
  readonly results: {
    readonly results: readonly {
      readonly testCase: { readonly description: string };
      readonly success: boolean;
      readonly score: number;
    }[];
  };
}

it('promptfoo eval finds what docs/hosts/promptfoo.md says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-promptfoo-'));
  try {
    const file = join(folder, 'report.json');
    const command = join(hosts, 'promptfoo/node_modules/promptfoo/dist/src/entrypoint.js');
    const flags = ['--no-cache', '--no-write', '--no-table', '-o', file];
    const quiet = { PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1', PROMPTFOO_CONFIG_DIR: folder };
    const { stderr, stdout } = spawnSync(
      process.execPath,
      [command, 'eval', '-c', join(program, 'promptfooconfig.yaml'), ...flags],
      { cwd: program, encoding: 'utf8', env: { ...process.env, ...quiet } },
    );
    expect(stdout + stderr).toMatch(/Eval complete/);
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const found = report.results.results.map(
      ({ testCase, success, score }) => `${testCase.description}: ${success}, ${score}\n`,
    );
    expect(found.join('')).toBe(readFileSync(join(program, 'output'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
