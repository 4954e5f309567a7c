import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each(['/', '/formats/design.html', '/engine.html', '/diagnostics.html', '/performance.html', '/api/index.html'])(
  '%s is whole, and asks for nothing from elsewhere',
  async (path) => {
    const { page, notes } = await site.open(path);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    expect(notes).toEqual([]);
    await page.close();
  },
);

it('is searched without a server', async () => {
  const { page } = await site.open('/');
  await page.keyboard.press('Control+k');
  await page.locator('#localsearch-input').fill('bad-percent');
  await page.locator('.result', { hasText: 'bad-percent' }).first().click();
  await page.waitForURL('**/diagnostics.html**');
  // The address changes before the page does.
  await page.locator('h1', { hasText: 'iagnostics' }).waitFor();
  await page.close();
});

it('leads to the playground', async () => {
  const { page } = await site.open('/');
  await page.getByRole('link', { name: 'Playground' }).first().click();
  await page.locator('#took:not(:empty)').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/playground\/(?:index\.html)?$/);
  await page.close();
});
