import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrateScript } from '../../../src/extras/migrate/migrate.ts';

/** What a script left after. */
export interface BashRun {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What bash makes of a script, in an empty folder of its own. */
export async function bash(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<BashRun> {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-bash-'));
  try {
    await writeFile(join(folder, 'script.sh'), script);
    const inherited = { PATH: process.env.PATH, HOME: '/nowhere', TMPDIR: folder };
    const child = spawn('bash', ['script.sh', ...args], { cwd: folder, env: { ...inherited, ...env } });
    child.stdin.end();
    const [stdout, stderr, [code, signal]] = await Promise.all([
      collect(child.stdout),
      collect(child.stderr),
      new Promise<[number | null, string | null]>((resolve) => child.on('close', (...end) => resolve(end))),
    ]);
    return { code, signal, stdout, stderr };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** The migrated text of a script that can be migrated. */
export function migrated(script: string): string {
  const migration = migrateScript('script.sh', script);
  if (migration.state === 'unchanged') throw new Error(`not migrated: ${migration.reason}`);
  return migration.text;
}

/** The one result that is at the end of an output, without its time, which is measured. */
export function resultIn(stdout: string): Record<string, unknown> {
  const results = stdout.split(/^(?=\{\n {2}"success": )/m).slice(stdout.startsWith('{\n  "success": ') ? 0 : 1);
  expect(results).toHaveLength(1);
  const result = JSON.parse(results[0] ?? '');
  const { execution_time_ms: time, ...metrics } = Object(result.metrics);
  expect(time).toBeGreaterThanOrEqual(0);
  return { ...result, metrics };
}
