import fc from 'fast-check';
import type { Event } from 'peglot';
import * as json from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { JsonGrowth } from '../src/hosts/json-growth.ts';

function grown(events: readonly Event[], depth = 0): { text: string; whole: boolean } {
  const growth = new JsonGrowth(depth);
  const pieces = events.map((event) => growth.add(event));
  return { text: pieces.join('') + growth.end(), whole: growth.whole };
}

describe('JsonGrowth', () => {
  it('writes what the events say, however the text came', () => {
    const values = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(values, fc.array(fc.nat(40)), (value, cuts) => {
        const text = JSON.stringify(value);
        const stream = json.createStream();
        const events: Event[] = [];
        let from = 0;
        for (const cut of cuts) {
          events.push(...stream.push(text.slice(from, from + cut)));
          from += cut;
        }
        events.push(...stream.push(text.slice(from)));
        const end = stream.end();
        const { text: written, whole } = grown([...events, ...end.events]);
        expect(whole).toBe(true);
        expect(JSON.parse(written)).toEqual(end.value);
      }),
      { numRuns: 30 },
    );
  });

  it('needs no event for the object itself, and reads below a path', () => {
    expect(grown([{ type: 'set', path: ['calls', 0, 'arguments', 'a'], value: 1 }], 3).text).toBe('{"a":1}');
    expect(grown([], 3).text).toBe('{}');
  });

  it('joins halves of a character', () => {
    const path = ['a'];
    const events: Event[] = [
      { type: 'open', path, kind: 'text' },
      { type: 'delta', path, text: '\ud83d' },
      { type: 'delta', path, text: '\ude00' },
    ];
    expect(JSON.parse(grown(events).text)).toEqual({ a: '😀' });
  });

  it.each<[string, Event[], unknown]>([
    [
      'a part is said twice',
      [
        { type: 'set', path: ['a'], value: 1 },
        { type: 'set', path: ['b'], value: 2 },
        { type: 'set', path: ['a'], value: 3 },
      ],
      { a: 3, b: 2 },
    ],
    [
      'something is taken back',
      [
        { type: 'open', path: ['a'], kind: 'text' },
        { type: 'delta', path: ['a'], text: 'x' },
        {
          type: 'revise',
          path: ['a'],
          value: 2,
          diagnostic: { code: 'x/y', severity: 'warning', message: 'm', range: { start: 0, end: 0 } },
        },
      ],
      { a: 2 },
    ],
    [
      'a text grows that was set',
      [
        { type: 'set', path: ['a'], value: 'x' },
        { type: 'delta', path: ['a'], text: '"y' },
      ],
      { a: 'x"y' },
    ],
    [
      'a list grows that was set',
      [
        { type: 'set', path: ['a'], value: [{ b: 1 }] },
        { type: 'set', path: ['a', 1], value: 2 },
      ],
      { a: [{ b: 1 }, 2] },
    ],
    [
      'the value is a text',
      [
        { type: 'set', path: [], value: '' },
        { type: 'delta', path: [], text: 'x' },
      ],
      'x',
    ],
    ['the value is a number', [{ type: 'set', path: [], value: 6 }], 6],
    [
      'the value is set twice',
      [
        { type: 'set', path: [], value: null },
        { type: 'set', path: [], value: {} },
        { type: 'set', path: ['a'], value: 1 },
      ],
      { a: 1 },
    ],
  ])('writes JSON that reads as the value when %s', (_, events, value) => {
    const { text, whole } = grown(events);
    expect(whole).toBe(true);
    expect(JSON.parse(text)).toEqual(value);
  });

  it.each<[string, Event[]]>([
    [
      'a part goes on that was over',
      [
        { type: 'open', path: ['a'], kind: 'object' },
        { type: 'set', path: ['b'], value: 1 },
        { type: 'set', path: ['a', 'c'], value: 2 },
      ],
    ],
    ['an item is left out', [{ type: 'set', path: ['a', 1], value: 1 }]],
    ['a text was never begun', [{ type: 'delta', path: ['a'], text: 'x' }]],
  ])('stops when %s, and what is there is closed', (_, events) => {
    const { text, whole } = grown(events);
    expect(whole).toBe(false);
    expect(() => JSON.parse(text)).not.toThrow();
  });
});
