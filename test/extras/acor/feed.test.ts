import type { Message } from 'peglot/acor';
import { describe, expect, test } from 'vitest';
import { Feed } from '../../../src/extras/acor/feed.ts';
import { Summary } from '../../../src/extras/acor/summary.ts';
import type { View } from '../../../src/extras/acor/view.ts';
import { every } from '../../laws/law.ts';

/** Gathers what it is told. */
class Told implements View {
  text_ = '';
  longest = 0;
  headers: string[] = [];
  preamble(piece: string): void {
    this.text_ += piece;
  }
  begin({ header }: Message): void {
    this.headers.push(header);
  }
  text(piece: string): void {
    this.text_ += piece;
  }
  finish({ body }: Message): void {
    this.longest = Math.max(this.longest, body.length);
  }
  async flush(): Promise<void> {}
  aside(print: () => Promise<void>): Promise<void> {
    return print();
  }
  async end(): Promise<void> {}
}

/** What comes first, what comes again and again, and whether that is part of a message. */
const ENDLESS: readonly (readonly [what: string, beginning: string, part: string, isMessage: boolean])[] = [
  ['a message', '## Output\n', 'all is well\n', true],
  ['text without a message', '', 'all is well\n', false],
  ['a line', '## Output\n', 'all is well ', true],
];

describe('what a tool prints', () => {
  test.each(every(2, ENDLESS))('is held in part only when %s has no end', async (_, beginning, part, isMessage) => {
    const view = new Told();
    const summary = new Summary();
    const feed = new Feed(view, summary);
    const chunk = part.repeat(6_000);
    await feed.push(beginning);
    for (let count = 0; count < 40; count++) await feed.push(chunk);
    await feed.push('\n## Status: Complete\n');
    await feed.end();
    expect(feed.cut).toBe(isMessage);
    expect(view.longest).toBeLessThan(2_100_000);
    expect(view.text_.replaceAll(/\s/g, '')).toBe('alliswell'.repeat(240_000));
    expect(view.headers).toEqual([...(isMessage ? ['Output'] : []), 'Status: Complete']);
    expect(summary.lastWord).toBe('Complete');
  });
});
