import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';

/** Pages in a browser. */
export interface OpenPages {
  /** Opens a page from its file, and notes what it asks for and complains about. */
  open(name: string, width: number, colorScheme: 'light' | 'dark'): Promise<[Page, string[]]>;
  close(): Promise<void>;
}

/** Starts a browser for these pages, each the text of an HTML file. */
export async function openPages(pages: Readonly<Record<string, string>>): Promise<OpenPages> {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-pages-'));
  for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, `${name}.html`), text);
  const { browser, close } = await openBrowser();
  return {
    async open(name, width, colorScheme) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      const notes: string[] = [];
      const url = pathToFileURL(join(folder, `${name}.html`)).href;
      page.on('console', (message) => notes.push(message.text()));
      page.on('pageerror', (error) => notes.push(error.message));
      page.on('request', (request) => {
        if (request.url() !== url) notes.push(request.url());
      });
      await page.goto(url);
      return [page, notes];
    },
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What makes a page hard to read for some, with the elements. */
export async function barriersOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run(document)');
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}
