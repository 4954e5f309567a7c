import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderReportPage } from '../../../src/extras/report/page.ts';
import { barriersOf, type OpenPages, openPages } from './open-pages.ts';
import { reportWith } from './report-texts.ts';

const LONG = 'a-name-without-any-blank-in-it-that-goes-on-and-on-and-on-and-on-and-on-and-on';
const HOSTILE = '</text></svg><script>console.error(1)</script><img src="https://tracker.example/x.png">';
const DAYS = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));

const pages = {
  full: renderReportPage(reportWith(['duckflow', 'acor', 'acor/bad-header'], DAYS)),
  hostile: renderReportPage(
    reportWith(
      [HOSTILE, LONG, '', ...Array.from({ length: 16 }, (_, at) => `name ${at}`)],
      ['2020-01-01', '2026-01-01'],
    ),
  ),
};

let opened: OpenPages;
beforeAll(async () => {
  opened = await openPages(pages);
}, 60_000);
afterAll(() => opened.close());

/** Texts of charts that reach out of their drawing, and the smallest height of any, in pixels of the screen. */
const CHARTS = `[...document.querySelectorAll('.chart svg')].map((svg) => {
  const box = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].map((text) => [text.textContent, text.getBoundingClientRect()]);
  const out = texts.filter(([, at]) => at.left < box.left - 1 || at.right > box.right + 1 || at.bottom > box.bottom + 1);
  return {
    width: box.width,
    out: out.map(([text]) => text),
    letters: Math.min(...texts.map(() => parseFloat(getComputedStyle(svg.querySelector('text')).fontSize) * (box.width / 360))),
    bars: [...svg.querySelectorAll('rect')].filter((bar) => bar.getBoundingClientRect().height > 1).length,
    colours: new Set([...svg.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill)).size,
  };
})`;

interface Chart {
  readonly width: number;
  readonly out: readonly string[];
  readonly letters: number;
  readonly bars: number;
  readonly colours: number;
}

describe.each([
  ['full', 360, 'light'],
  ['full', 1280, 'dark'],
  ['hostile', 320, 'dark'],
  ['hostile', 1280, 'light'],
] as const)('the %s report, %i pixels wide, %s', (name, width, scheme) => {
  test('is whole, quiet, readable, and no wider than the screen', async () => {
    const [page, notes] = await opened.open(name, width, scheme);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);

    const charts = await page.evaluate<Chart[]>(CHARTS);
    expect(charts).toHaveLength(6);
    for (const chart of charts) {
      expect(chart.out).toEqual([]);
      expect(chart.width).toBeGreaterThan(280);
      expect(chart.letters).toBeGreaterThan(7.5);
      expect(chart.bars).toBeGreaterThan(2);
    }
    expect(charts[0]?.colours).toBe(4);

    expect(await barriersOf(page)).toEqual([]);
    expect(notes).toEqual([]);
    await page.close();
  });
});

test('a printed report is dark on white, with its charts and without its navigation', async () => {
  const [page] = await opened.open('full', 1280, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').isVisible()).toBe(false);
  expect(await page.locator('.chart svg').first().isVisible()).toBe(true);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate("getComputedStyle(document.querySelector('.chart text')).fill")).toBe('rgb(0, 0, 0)');
  await page.close();
});
