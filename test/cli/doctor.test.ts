import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run } from './run.ts';

const manifest: { version: string; peerDependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

it('tells the versions of what is here, and each optional package', async () => {
  const { code, stdout } = await run(['doctor']);
  expect(code).toBe(0);
  expect(stdout).toContain(`peglot ${manifest.version}\nNode ${process.versions.node} on ${process.platform}`);
  for (const name of Object.keys(manifest.peerDependencies)) expect(stdout).toContain(`\n  ${name} `);
});

it('tells what is installed, and no version of what is not', async () => {
  const { stdout } = await run(['doctor', '--json']);
  const { peers }: { peers: { name: string; version?: string }[] } = JSON.parse(stdout);
  expect(peers.find(({ name }) => name === 'vitest')?.version).toMatch(/^4\./);
  for (const { version } of peers) expect(version).not.toBe('undefined');
});
