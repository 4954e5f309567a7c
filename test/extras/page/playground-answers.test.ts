import { duckflow } from 'peglot';
import { describe, expect, it } from 'vitest';
import { countOf, eventsAt, eventsUpTo } from '../../../site/playground/frames.ts';
import { framesOf, readingOf } from '../../../site/playground/reading.ts';

const BROKEN = '[REASONING]\nDone.\n\n[MOOD] 85%\n[mood] high\n\n';

/** How many objects a worker's answer is made of: the page has to build each. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + objectsIn(inner), 1);
}

describe('what comes over from the worker', () => {
  it('is no more for a long text than for a short one', () => {
    const of = (length: number): number =>
      objectsIn(readingOf(duckflow, BROKEN.repeat(length / BROKEN.length), 'duckflow'));
    const [short, long] = [of(20_000), of(60_000)];
    expect(short).toBeLessThan(2500);
    expect(Math.abs(long - short)).toBeLessThan(100);
  });

  it('holds all events as one text', () => {
    const frames = framesOf(duckflow, BROKEN.repeat(500), 8);
    expect(eventsUpTo(frames, countOf(frames))).toBeGreaterThan(2000);
    expect(objectsIn(frames)).toBe(1);
    expect(eventsAt(frames, countOf(frames) - 1).length).toBe(
      eventsUpTo(frames, countOf(frames)) - eventsUpTo(frames, countOf(frames) - 1),
    );
  });
});
