import { applyEvent, type Event } from 'peglot';
import { describe, expect, it } from 'vitest';
import { afterEvent } from '../../src/core/snapshot.ts';

const events: Event[] = [
  { type: 'open', path: ['list'], kind: 'array' },
  { type: 'open', path: ['list', 0], kind: 'object' },
  { type: 'open', path: ['list', 0, 'name'], kind: 'text' },
  { type: 'delta', path: ['list', 0, 'name'], text: 'a' },
  { type: 'delta', path: ['list', 0, 'name'], text: 'b' },
  { type: 'close', path: ['list', 0, 'name'] },
  { type: 'set', path: ['list', 1], value: { deep: [1] } },
  { type: 'set', path: ['__proto__'], value: { polluted: true } },
  { type: 'set', path: ['other'], value: null },
];

describe('afterEvent', () => {
  it('gives what applyEvent gives, and leaves every earlier state as it was', () => {
    const states: unknown[] = [{ kept: { same: true } }];
    const texts = [JSON.stringify(states[0])];
    for (const event of events) {
      states.push(afterEvent(states.at(-1), event));
      texts.push(JSON.stringify(states.at(-1)));
    }
    expect(states.map((state) => JSON.stringify(state))).toEqual(texts);
    expect(states.at(-1)).toEqual(events.reduce<unknown>(applyEvent, { kept: { same: true } }));
    expect(Object.hasOwn(Object(states.at(-1)), '__proto__')).toBe(true);
    expect(Object(states.at(-1)).polluted).toBeUndefined();
  });

  it('shares what did not change', () => {
    const before = { kept: {}, list: [{}, {}], text: '' };
    const after = afterEvent(before, { type: 'set', path: ['list', 1, 'x'], value: 1 });
    expect(after.kept).toBe(before.kept);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list[1]).toEqual({ x: 1 });
  });

  it('makes a new model at the root', () => {
    expect(afterEvent<unknown>(undefined, { type: 'open', path: [], kind: 'array' })).toEqual([]);
    expect(afterEvent<unknown>([1], { type: 'set', path: [], value: 2 })).toBe(2);
  });

  it.each<Event>([
    { type: 'delta', path: ['list'], text: 'x' },
    { type: 'set', path: ['text', 'x'], value: 1 },
  ])('throws for an event that does not fit: %o', (event) => {
    expect(() => afterEvent<unknown>({ list: [], text: '' }, event)).toThrow(TypeError);
  });
});
