import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildCli } from '../../scripts/build-cli.ts';

/** Builds the command line once for all tests: from the sources, each start would take a second. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const scratch = mkdtempSync(join(tmpdir(), 'peglot-test-'));
  provide('scratch', scratch);
  const installed = process.env.PEGLOT_PACKAGE;
  // Within the package, so that it finds itself by its name.
  const outdir = `.cache/cli-${process.pid}`;
  const built = fileURLToPath(new URL(`../../${outdir}`, import.meta.url));
  if (installed === undefined) await buildCli({ outdir, others: { warm: 'test/cli/warm.ts' } });
  provide('cli', installed === undefined ? `${built}/main.js` : `${installed}/dist/src/cli/main.js`);
  return () => {
    for (const folder of [built, scratch]) rmSync(folder, { recursive: true, force: true });
  };
}
