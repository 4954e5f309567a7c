import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildCli } from '../../scripts/build-cli.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that starts the command line: of the installed package, or built from the sources for this run. */
    readonly cli: string;
  }
}

/** Builds the command line once for all tests: from the sources, each start would take a second. */
export default async function setup({ provide }: TestProject): Promise<(() => void) | undefined> {
  const installed = process.env.PEGLOT_PACKAGE;
  if (installed !== undefined) {
    provide('cli', `${installed}/dist/src/cli/main.js`);
    return undefined;
  }
  // Within the package, so that it finds itself by its name.
  const outdir = `.cache/cli-${process.pid}`;
  const folder = fileURLToPath(new URL(`../../${outdir}`, import.meta.url));
  await buildCli({ outdir });
  provide('cli', `${folder}/main.js`);
  return () => rmSync(folder, { recursive: true, force: true });
}
