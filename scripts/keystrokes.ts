// Measures what a keystroke costs in the playground: `npm run site && npm run keystrokes -- duckflow own`; without names all
// formats, a dialect of tool calls and a format of one's own.
//
// A text of 50 kB, a sample again and again, is in the editor; single characters are typed into it, each after the page
// has come to rest, with each view open. What counts is the longest task of the page's main thread: its own code, style,
// layout and paint, in processor time, so that what else the machine does does not count.
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { ours } from '../site/playground/names.ts';
import { packed } from '../site/playground/share.ts';
import { type OpenSite, openSite } from '../test/site/open-site.ts';

const LENGTH = 50_000;
const STROKES = 9;
const GOAL = 16;

/** What Chromium traces of a thread: `tdur` is processor time in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the main thread while something is done, in milliseconds. */
async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  const isDone = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', { categories: 'toplevel' });
  await act();
  await session.send('Tracing.end');
  await isDone;
  session.off('Tracing.dataCollected', collect);
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const main = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'pid' in event && 'tid' in event;
}

/** A text of the length, made of a sample that the page has of the format. */
async function longText(site: OpenSite, format: string, sample: number): Promise<string> {
  const { page } = await site.open('/playground/');
  await page.locator('#took:not(:empty)').waitFor();
  await page.selectOption('#format', format);
  await page.selectOption('#sample', { index: sample });
  await setTimeout(1000);
  const lines = await page.locator('#text .cm-line').allInnerTexts();
  await page.close();
  const one = lines.map((line) => (line === '\n' ? '' : line)).join('\n');
  const times = Math.ceil(LENGTH / one.length);
  return format === 'json' || format === 'skill' ? `[${`${one},\n`.repeat(times)}0]` : one.repeat(times);
}

/** The longest tasks of some keystrokes, the shortest first. */
async function strokes(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let at = 0; at < STROKES; at++) {
    const time = await longestTask(session, async () => {
      await page.keyboard.press('x');
      await setTimeout(700);
    });
    times.push(time);
  }
  await session.detach();
  return times.sort((a, b) => a - b);
}

const site = await openSite();
const named = process.argv.slice(2);
for (const format of named.length > 0 ? named : [...Object.keys(ours), 'json', 'hermes', 'own']) {
  for (const sample of [0, 1]) {
    const hash = await packed({ format, text: await longText(site, format, sample) });
    const { page } = await site.open(`/playground/#${hash}`);
    await page.locator('#took:not(:empty)').waitFor();
    for (const tab of await page.getByRole('tab').allInnerTexts()) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
      for (let pages = 0; pages < 6; pages++) await page.keyboard.press('PageDown');
      await setTimeout(500);
      const times = await strokes(page);
      const [median = 0, most = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
      const shown = [format.padEnd(9), `sample ${sample + 1}`, tab.padEnd(9), `median ${median.toFixed(1)} ms`];
      console.log([...shown, `most ${most.toFixed(1)} ms`, ...(median > GOAL ? ['✗'] : [])].join('  '));
    }
    await page.close();
  }
}
await site.close();
