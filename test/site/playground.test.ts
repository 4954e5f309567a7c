import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from '../extras/page/open-pages.ts';
import { type Look, type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Opens the playground, and waits until it has read its first text. */
async function playground(look?: Look, hash = ''): Promise<{ page: Page; notes: string[] }> {
  const { page, notes } = await site.open(`/playground/${hash}`, look);
  await page.locator('#took:not(:empty), #told button').first().waitFor();
  return { page, notes };
}

/** The same with the damaged reply that comes with Duckflow. */
async function duckflow(look?: Look): Promise<{ page: Page; notes: string[] }> {
  const opened = await playground(look);
  await opened.page.selectOption('#format', 'duckflow');
  await opened.page.locator('.finding', { hasText: 'bad-percent' }).waitFor();
  return opened;
}

/** Writes a text in place of the one that is there. */
async function write(page: Page, text: string, label = 'Text'): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** The first view. */
const VALUE = 'Value and events';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const events = (page: Page) => page.locator('.events');
const panel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])');
const told = (page: Page) => page.locator('#told');

describe('a text', () => {
  it('is read as it is written, and asks for nothing from elsewhere', async () => {
    const { page, notes } = await playground();
    await panel(page).getByText('city "Rome"').first().waitFor();
    await write(page, '[REASONING]\nIt is done.\n\n[CONFIDENCE] 0.9\n');
    await told(page).getByText('read as duckflow').waitFor();
    await panel(page).getByText('It is done.').first().waitFor();
    expect(await told(page).innerText()).toContain('not ok');
    expect(notes).toEqual([]);
    await page.close();
  });

  it('is mended by a click', async () => {
    const { page } = await duckflow();
    await page.locator('.finding', { hasText: 'bad-percent' }).getByRole('button', { name: 'Fix' }).click();
    await page.locator('.finding', { hasText: 'bad-percent' }).waitFor({ state: 'detached' });
    expect(await page.locator('#text .cm-content').innerText()).toContain('[CONFIDENCE] 0.85');
    await page.close();
  });

  it('is replaced by its canonical form', async () => {
    const { page } = await duckflow();
    await write(page, '[REASONING]\nDone.\n[CONFIDENCE] 90%\n[MOOD] .8\n[FOCUS] 1\n[STAMINA] 1\n');
    await tab(page, 'Print').click();
    await panel(page).getByText('[CONFIDENCE] 0.9').waitFor();
    await panel(page).getByRole('button', { name: 'Put it in place' }).click();
    await told(page).getByText('0 findings', { exact: true }).waitFor();
    expect(await page.locator('#text .cm-content').innerText()).toContain('[CONFIDENCE] 0.9');
    await page.close();
  });

  it('is compared with what other libraries make of it', async () => {
    const { page } = await playground();
    await write(page, "{'city': 'Rome', days: 3");
    await tab(page, 'Compare').click();
    const cards = panel(page).locator('section');
    await cards.filter({ hasText: 'JSON.parse throws' }).waitFor();
    expect(await cards.filter({ hasText: 'peglot' }).innerText()).toMatch(/not ok, cut off[\s\S]*"city": "Rome"/);
    expect(await cards.filter({ hasText: 'jsonrepair' }).innerText()).toMatch(/says nothing[\s\S]*"days": 3/);
    await page.close();
  });

  it('is no HTML, whatever is in it', async () => {
    const { page, notes } = await duckflow();
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    await write(page, `[REASONING]\n${hostile}\n\n[MOOD] ${hostile}\n`);
    await page.locator('.finding', { hasText: 'bad-vital' }).waitFor();
    for (const name of [VALUE, 'Tree', 'Print', 'Grammar']) await tab(page, name).click();
    expect(await page.title()).toBe('peglot playground');
    expect(await page.locator('main img[src], main script').count()).toBe(0);
    expect(notes).toEqual([]);
    await page.close();
  });

  it('has a sample of each format, good and damaged', async () => {
    const { page, notes } = await playground();
    for (const name of ['skill', 'dml', 'acor', 'design', 'json', 'hermes', 'harmony', 'react']) {
      await page.selectOption('#format', name);
      const none = told(page).getByText('0 findings', { exact: true });
      await none.waitFor({ state: 'detached' });
      await page.selectOption('#sample', 'clean');
      await none.waitFor();
      expect(await told(page).locator('b').allInnerTexts()).toEqual(['ok', 'complete']);
      expect(await page.locator('#sample option').count()).toBeGreaterThan(1);
    }
    expect(notes).toEqual([]);
    await page.close();
  });
});

describe('a choice', () => {
  it('is made by the text, until somebody chooses', async () => {
    const { page } = await playground();
    expect(await page.inputValue('#format')).toBe('detect');
    await told(page).getByText('read as json').waitFor();
    await page.selectOption('#sample', 'a tool call');
    await told(page).getByText('read as hermes').waitFor();
    await page.selectOption('#sample', 'an edit');
    await told(page).getByText('read as aider-search-replace').waitFor();
    await write(page, 'Nothing in particular.');
    await told(page).getByText('No format is recognised').waitFor();
    await page.close();
  });

  it('and the text are there after a reload', async () => {
    const { page } = await playground();
    await page.selectOption('#format', 'typed');
    await tab(page, 'Schema').click();
    await write(page, '{ "type": "object", "properties": { "port": { "type": "string" } } }', 'Schema');
    await write(page, '{ port: Emden }');
    await tab(page, VALUE).click();
    await panel(page).getByText('port "Emden"').first().waitFor();
    await page.reload();
    await panel(page).getByText('port "Emden"').first().waitFor();
    expect(await page.inputValue('#format')).toBe('typed');
    await tab(page, 'Schema').click();
    await write(page, 'no schema', 'Schema');
    await told(page).getByText('The schema:').waitFor();
    await page.close();
  });

  it('of a schema is one click: the text is read by it, JSON Schema or type', async () => {
    const { page } = await playground();
    await page.getByRole('button', { name: 'Schema', exact: true }).click();
    await told(page).getByText('read as typed').waitFor();
    await write(page, '{ city: string, days: number }', 'Schema');
    await page.locator('.finding', { hasText: '"3" is a string' }).waitFor();
    await tab(page, 'Tree').click();
    await panel(page).getByText('Document').waitFor();
    await tab(page, 'Schema').click();
    await page.selectOption('#format', 'json');
    await told(page).getByText('read as json').waitFor();
    await page.close();
  });

  it('has the turns of an agent', async () => {
    const { page } = await playground();
    await page.selectOption('#sample', 'an agent, turn 2');
    await page.locator('.finding', { hasText: 'tools/missing-open' }).waitFor();
    await page.close();
  });
});

describe('a stream', () => {
  it('is played chunk by chunk', async () => {
    const { page } = await duckflow();
    await panel(page).getByText('close actions[0]').first().waitFor();
    await page.locator('#arrived').fill('10');
    expect(await panel(page).innerText()).toContain('80 of');
    expect(await events(page).innerText()).not.toContain('src/greet.py');
    // The value is what has arrived of it.
    const value = page.getByRole('region', { name: 'Value', exact: true });
    expect(await value.innerText()).toContain('reasoning');
    expect(await value.innerText()).not.toContain('src/greet.py');
    expect(await page.locator('.cm-later').count()).toBeGreaterThan(0);
    await panel(page).getByRole('button', { name: 'Play' }).click();
    await events(page).getByText('src/greet.py').waitFor();
    await tab(page, 'Tree').click();
    expect(await page.locator('.cm-later').count()).toBe(0);
    await page.close();
  });
});

describe('the grammar', () => {
  it('shows the rules that read what stands at the cursor', async () => {
    const { page } = await duckflow();
    await write(page, '[REASONING]\nDone.\n\n[MOOD] 0.8\n');
    await tab(page, 'Grammar').click();
    await page.getByText('0.8', { exact: true }).first().click();
    await panel(page).locator('.rule.here h2', { hasText: 'Number' }).waitFor();
    expect(await panel(page).locator('.bar').innerText()).toContain('Vital › Number');
    await tab(page, 'Tree').click();
    expect(await panel(page).locator('.row.here').innerText()).toContain('Number');
    await page.close();
  });
});

describe('every format', () => {
  it('has a tree, and the rule at the cursor in view', async () => {
    const { page, notes } = await playground();
    for (const name of ['skill', 'dml', 'acor', 'design', 'json', 'hermes']) {
      await page.selectOption('#format', name);
      await page.selectOption('#sample', 'clean');
      await told(page).getByText('0 findings', { exact: true }).waitFor();
      await tab(page, 'Tree').click();
      expect(await panel(page).locator('.row').count()).toBeGreaterThan(1);
      await tab(page, 'Grammar').click();
      const here = panel(page).locator('.rule.here h2');
      await here.waitFor();
      await expect
        .poll(async () => (await here.boundingBox())?.y ?? -1, { timeout: 20_000 })
        .toSatisfy((y) => y > 100 && y < 844);
    }
    expect(notes).toEqual([]);
    await page.close();
  });
});

describe("a format of one's own", () => {
  it('is compiled while it is written', async () => {
    const { page, notes } = await playground();
    await page.selectOption('#format', 'own');
    await told(page).getByText('1 finding').waitFor();
    const grammar = await page.locator('#panel-own-grammar .cm-content').innerText();
    await write(page, `${grammar}\nBadEnd = `, 'Grammar');
    await told(page).getByText('does not compile').waitFor();
    expect(await panel(page).locator('pre.bad').innerText()).toContain('Expected');
    await write(page, grammar, 'Grammar');
    await told(page).getByText('1 finding').waitFor();
    await tab(page, 'Workbench').click();
    await panel(page).getByRole('button', { name: 'Make them' }).click();
    await panel(page).getByText('root ::=').waitFor();
    expect(await panel(page).innerText()).toMatch(/1[45] of 15 rules/);
    expect(notes).toEqual([]);
    await page.close();
  });

  it('is ended when it takes too long, and reaches no network', async () => {
    const { page } = await playground();
    await page.selectOption('#format', 'own');
    await told(page).getByText('1 finding').waitFor();
    await tab(page, 'Adapter').click();
    await write(page, 'for (;;) {}', 'Adapter');
    await panel(page).getByText('It took longer than').waitFor();
    await write(
      page,
      "throw new Error(typeof fetch + await0());\nfunction await0() { const x = new XMLHttpRequest(); x.open('GET', 'https://example.org', false); x.send(); return x.status; }",
      'Adapter',
    );
    await panel(page).locator('pre.bad', { hasText: 'Failed to execute' }).waitFor();
    // Of no origin: nothing of the page's is its own.
    expect(await page.locator('#sandbox').getAttribute('sandbox')).toBe('allow-scripts');
    await page.close();
  });
});

describe('a link', () => {
  it('holds the text and the view, and nothing is sent', async () => {
    const { page } = await playground();
    await write(page, '[REASONING]\nShared.\n\n[MOOD] 0.8\n');
    await panel(page).getByText('Shared.').first().waitFor();
    await tab(page, 'Tree').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForURL(/#./);
    const hash = new URL(page.url()).hash;
    await page.close();
    const { page: other, notes } = await playground({}, hash);
    expect(await tab(other, 'Tree').getAttribute('aria-selected')).toBe('true');
    await tab(other, 'Value and events').click();
    expect(await panel(other).innerText()).toContain('Shared.');
    expect(notes).toEqual([]);
    await other.close();
  });

  it('runs no code of others before it is asked to', async () => {
    const { page } = await playground();
    await page.selectOption('#format', 'own');
    await told(page).getByText('1 finding').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForURL(/#./);
    const hash = new URL(page.url()).hash;
    await page.close();
    const { page: other } = await playground({}, hash);
    expect(await told(other).innerText()).toContain('This link holds code.');
    expect(await other.locator('#sandbox').count()).toBe(0);
    await told(other).getByRole('button', { name: 'Run it' }).click();
    await told(other).getByText('1 finding').waitFor();
    await other.close();
  });

  it.each([
    ['a grammar alone', { format: 'own', text: 'a', grammar: 'Lines = .* { return document.title }' }],
    ['an adapter alone', { format: 'own', text: 'a', adapter: 'document.title' }],
    ['another format', { format: 'duckflow', text: 'a', grammar: 'Lines = .*' }],
  ])('with code and %s runs none of it, in the workbench neither', async (_, shared) => {
    const hash = `#${deflateRawSync(JSON.stringify(shared)).toString('base64url')}`;
    const { page } = await playground({}, hash);
    await page.selectOption('#format', 'own');
    await told(page).getByText('This link holds code.').waitFor();
    await page.getByRole('tab', { name: 'Workbench' }).click();
    await page.getByRole('button', { name: 'Make them' }).click();
    await panel(page).getByText('they run when you choose Run it').waitFor();
    expect(await page.locator('#sandbox').count()).toBe(0);
    await page.close();
  });

  it('that is broken opens the page all the same', async () => {
    const { page, notes } = await playground({}, '#nothing-of-ours');
    expect(await panel(page).innerText()).toContain('Rome');
    expect(notes).toEqual([]);
    await page.close();
  });
});

describe('for everybody', () => {
  it.each([
    [1280, 'light', [VALUE, 'Tree', 'Print', 'Grammar']],
    [1280, 'dark', [VALUE, 'Print']],
    [390, 'light', [VALUE, 'Print']],
  ] as const)('at %d pixels, %s: no barriers, nothing wider than the window', async (width, colorScheme, names) => {
    const { page } = await duckflow({ width, colorScheme });
    for (const name of names) {
      await tab(page, name).click();
      await panel(page).locator('.row, .cm-line, svg').first().waitFor();
      expect(await barriersOf(page), name).toEqual([]);
    }
    await page.selectOption('#format', 'own');
    await told(page).getByText('1 finding').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.close();
  });

  it('leads through the views by keys', async () => {
    const { page } = await playground();
    await tab(page, VALUE).focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab(page, 'Tree').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await tab(page, 'Compare').getAttribute('aria-selected')).toBe('true');
    await page.close();
  });
});
