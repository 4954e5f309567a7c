import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packed } from '../../site/playground/share.ts';
import { type OpenSite, openSite } from './open-site.ts';

const BROKEN = "{text: 'It is done.', done: True},\n";

describe('a keystroke in 50 kB', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  /**
   * How many elements come and go, in the findings and in the view, for one more character in the text. The list of
   * events does not count: it is short whatever the text, and comes when nobody has typed for a while, which may be now.
   */
  async function touchedBy(page: Page, key: string, length: number): Promise<number> {
    await page.evaluate(`{
      window.touched = 0;
      window.watching?.disconnect();
      window.watching = new MutationObserver((changes) => {
        for (const { target, addedNodes, removedNodes } of changes)
          if (!target.parentElement.closest('.events')) window.touched += addedNodes.length + removedNodes.length;
      });
      for (const id of ['findings', 'panels'])
        window.watching.observe(document.getElementById(id), { childList: true, subtree: true });
    }`);
    await page.keyboard.press(key);
    await page.locator('#took', { hasText: `${length.toLocaleString('en')} characters` }).waitFor();
    return page.evaluate<number>('window.touched');
  }

  it.each(['Value and events', 'Tree', 'Print'])('changes few lines of %s and of the findings', async (tab) => {
    const text = `["start",\n${BROKEN.repeat(50_000 / BROKEN.length)}0]\n`;
    const { page } = await site.open(`/playground/#${await packed({ format: 'json', text })}`);
    await page.locator('#findings .finding').nth(99).waitFor();
    expect(await page.locator('#findings .finding').count()).toBe(100);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+Home');
    for (let at = 0; at < '["st'.length; at++) await page.keyboard.press('ArrowRight');
    await touchedBy(page, 'x', text.length + 1);
    expect(await touchedBy(page, 'y', text.length + 2)).toBeLessThan(150);
    await page.close();
  });
});
