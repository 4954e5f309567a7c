import { parse } from 'peglot/design';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderDesignPage } from '../../../src/extras/design/page/page.ts';
import { FULL_DESIGN } from './full-design.ts';
import { barriersOf, type OpenPages, openPages } from './open-pages.ts';

const LONG = 'a_name_without_any_blank_in_it_that_goes_on_and_on_and_on_and_on_and_on_and_on_and_on';

/** Wide in every way that a document can be, and with errors. */
const BROKEN_DESIGN = FULL_DESIGN.replace('**Severity:** Critical', '**Severity:** blocker')
  .replaceAll('/tools/w09', `/${LONG}`)
  .replaceAll('tools_w22', LONG)
  .replaceAll('Desk w31', LONG)
  .replaceAll('Lends one tool w39.', `See [here](https://example.org/${LONG}), ${LONG}.`)
  .replaceAll('tool_w35', LONG)
  .replaceAll('# code w49', `${LONG} = "${LONG}"`)
  .replace('Who pays', '<script>console.error(1)</script><img src="https://tracker.example/x.png"> Who pays');

const pages = {
  full: renderDesignPage('full.md', FULL_DESIGN, parse(FULL_DESIGN)),
  broken: renderDesignPage('broken.md', BROKEN_DESIGN, parse(BROKEN_DESIGN)),
  empty: renderDesignPage('empty.md', '', parse('')),
};

let opened: OpenPages;
beforeAll(async () => {
  opened = await openPages(pages);
}, 60_000);
afterAll(() => opened.close());

/** Elements that reach out of the page to the right, and do not scroll on their own. */
const WIDE = `[...document.querySelectorAll('body *')].filter((element) => {
  const scrolls = element.parentElement.closest('.scroll, .drawing, pre');
  return !scrolls && !element.closest('.skip, thead') && element.getBoundingClientRect().right > innerWidth + 0.5;
}).map((element) => element.outerHTML.slice(0, 80))`;

/** The texts of drawings that differ too little from what is after them (axe does not look into SVG). */
const PALE = `(() => {
  const light = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  return [...document.querySelectorAll('svg text, svg tspan')].flatMap((text) => {
    const behind = [...text.closest('g').querySelectorAll('rect, .head')].map((shape) => getComputedStyle(shape).fill);
    const worst = Math.min(...behind.map((color) => ratio(color, getComputedStyle(text).fill)));
    return worst >= 4.5 ? [] : [text.textContent + ' ' + worst];
  });
})()`;

describe.each([
  ['full', 360, 'light'],
  ['full', 1280, 'dark'],
  ['broken', 320, 'dark'],
  ['broken', 1280, 'light'],
  ['empty', 360, 'light'],
] as const)('the page of the %s design, %i pixels wide, %s', (name, width, scheme) => {
  test('is whole, quiet, readable, and no wider than the screen', async () => {
    const [page, notes] = await opened.open(name, width, scheme);
    expect(await page.evaluate(WIDE)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await page.evaluate(PALE)).toEqual([]);
    const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(background).toBe(scheme === 'dark' ? 'rgb(19, 21, 23)' : 'rgb(247, 247, 245)');

    for (const drawing of await page.locator('svg').all()) {
      const box = await drawing.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(40);
    }
    expect(await page.locator('svg').count()).toBe(name === 'empty' ? 0 : 2);
    const findings = page.locator('#findings .finding');
    if (name === 'full') expect(await page.locator('.banner').innerText()).not.toContain('error');
    else expect(await findings.locator('.caret, pre').count()).toBeGreaterThan(name === 'empty' ? -1 : 0);
    if (name !== 'full') expect(await findings.first().isVisible()).toBe(true);

    expect(await barriersOf(page)).toEqual([]);
    expect(notes).toEqual([]);
    await page.close();
  });
});

test('a finding leads to its line, though the document is folded away', async () => {
  const [page] = await opened.open('broken', 1280, 'light');
  await page.locator('.finding a[href^="#line-"]').first().click();
  expect(await page.locator('.source span:target').isVisible()).toBe(true);
  await page.close();
});

test('a printed page shows everything and no navigation', async () => {
  const [page] = await opened.open('full', 1280, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').isVisible()).toBe(false);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(PALE)).toEqual([]);
  await page.close();
});
