import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { serveFolder } from '../../scripts/serve.ts';
import { openBrowser } from '../extras/page/browser.ts';

/** The site in a browser. */
export interface OpenSite {
  /** Opens a page; `notes` gets what it complains about, and what it asks of other servers. */
  open(path: string, look?: Look): Promise<{ page: Page; notes: string[] }>;
  close(): Promise<void>;
}

/** How wide the window is, and in which colours. */
export interface Look {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Serves what was built, and starts a browser. */
export async function openSite(): Promise<OpenSite> {
  const folder = fileURLToPath(new URL('../../site/dist', import.meta.url));
  if (!existsSync(`${folder}/playground/index.html`)) throw new Error('the site is not built: npm run site');
  const server = await serveFolder(folder, 0);
  const { port } = server.address() as AddressInfo;
  const { browser, close } = await openBrowser();
  return {
    async open(path, { width = 1280, colorScheme = 'light' } = {}) {
      const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
      const notes: string[] = [];
      page.on('console', (message) => notes.push(message.text()));
      page.on('pageerror', (error) => notes.push(error.message));
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith('http') && host !== `localhost:${port}`) notes.push(request.url());
      });
      await page.goto(`http://localhost:${port}${path}`);
      return { page, notes };
    },
    async close() {
      await close();
      server.close();
    },
  };
}
