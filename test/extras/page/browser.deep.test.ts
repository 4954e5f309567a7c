import { parse } from 'peglot/design';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDesignPage } from '../../../src/extras/design/page/page.ts';
import { renderReportPage } from '../../../src/extras/report/page.ts';
import { FULL_DESIGN } from './full-design.ts';
import { barriersOf, type OpenPages, openPages } from './open-pages.ts';
import { reportWith } from './report-texts.ts';

// Every page once; `npm run test:deep` looks at each closely, at many widths and in both colours.
const pages = {
  design: renderDesignPage('full.md', FULL_DESIGN, parse(FULL_DESIGN)),
  report: renderReportPage(reportWith(['duckflow', 'acor', '<script>console.error(1)</script>'], ['2026-01-01'])),
};

let opened: OpenPages;
beforeAll(async () => {
  opened = await openPages(pages);
}, 60_000);
afterAll(() => opened.close());

test.each(Object.keys(pages))('the page of a %s is quiet, readable, and no wider than a phone', async (name) => {
  const [page, notes] = await opened.open(name, 360, 'dark');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await page.locator('svg').first().isVisible()).toBe(true);
  expect(await barriersOf(page)).toEqual([]);
  expect(notes).toEqual([]);
  await page.close();
});
