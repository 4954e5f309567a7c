import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as launcher } from 'playwright-core';

/** A browser that came from npm alone, and how to be rid of it. */
export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Starts Chromium from the packages of the project: nothing of the machine is used but its C library. The browser is
 * unpacked anew, so that an unpacking that was broken off spoils no later run.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-browser-'));
  // The package unpacks where TMPDIR says; told that it is on this system, it brings the shared libraries as well. Other
  // tests share the process: they find it as it was.
  const { TMPDIR } = process.env;
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  // What the package writes there names a folder of its own choice: without a font the browser draws no text, and crashes.
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fontsIn(folder));
  // In one process the browser ends with its first window.
  const args = packed.args.filter((arg) => arg !== '--single-process');
  const browser = await launcher.launch({ executablePath, args });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}
