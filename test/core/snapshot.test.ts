import { applyEvent, type Event } from 'peglot';
import { describe, expect, it } from 'vitest';
import { Snapshots } from '../../src/core/snapshot.ts';

const events: Event[] = [
  { type: 'open', path: ['list'], kind: 'array' },
  { type: 'open', path: ['list', 0], kind: 'object' },
  { type: 'open', path: ['list', 0, 'name'], kind: 'text' },
  { type: 'delta', path: ['list', 0, 'name'], text: 'a' },
  { type: 'delta', path: ['list', 0, 'name'], text: 'b' },
  { type: 'close', path: ['list', 0, 'name'] },
  { type: 'set', path: ['list', 1], value: { deep: [1] } },
  { type: 'set', path: ['list', 1, 'deep', 1], value: 2 },
  { type: 'set', path: ['__proto__'], value: { polluted: true } },
  { type: 'set', path: ['other'], value: null },
];

function stateAfter<Model>(model: Model, ...some: Event[]): Model {
  return new Snapshots(model).after(some);
}

describe('Snapshots', () => {
  it.each([1, 2, 3])(
    'give what applyEvent gives, and leave every earlier state as it was: %i events at a time',
    (many) => {
      const first: unknown = { kept: { same: true } };
      const snapshots = new Snapshots(first);
      const states = [first];
      const texts = [JSON.stringify(first)];
      for (let at = 0; at < events.length; at += many) {
        states.push(snapshots.after(events.slice(at, at + many), 1));
        texts.push(JSON.stringify(states.at(-1)));
      }
      expect(states.map((state) => JSON.stringify(state))).toEqual(texts);
      expect(states.at(-1)).toEqual(events.reduce<unknown>(applyEvent, { kept: { same: true } }));
      expect(Object.hasOwn(Object(states.at(-1)), '__proto__')).toBe(true);
      expect(Object(states.at(-1)).polluted).toBeUndefined();
    },
  );

  it('share what did not change', () => {
    const before = { kept: {}, list: [{}, {}], text: '' };
    const state = stateAfter(before, { type: 'set', path: ['list', 1, 'x'], value: 1 });
    expect(state.kept).toBe(before.kept);
    expect(state.list[0]).toBe(before.list[0]);
    expect(state.list[1]).toEqual({ x: 1 });
  });

  it('are the same where nothing was told', () => {
    const before = { list: [] };
    expect(stateAfter(before, { type: 'open', path: ['list'], kind: 'array' }, { type: 'close', path: ['list'] })).toBe(
      before,
    );
  });

  it('hold nothing that the events hold, too', () => {
    const told = [1];
    const state = stateAfter<unknown>({}, { type: 'set', path: ['list'], value: told });
    told.push(2);
    expect(state).toEqual({ list: [1] });
  });

  it('make a new model at the root', () => {
    expect(stateAfter<unknown>(undefined, { type: 'open', path: [], kind: 'array' })).toEqual([]);
    expect(stateAfter<unknown>([1], { type: 'set', path: [], value: 2 })).toBe(2);
  });

  it('copy no more than the text pays for, and the last one holds everything', () => {
    const snapshots = new Snapshots<Record<string, number>>({});
    let copied = 0;
    let before = snapshots.state;
    const count = 10_000;
    for (let at = 0; at < count; at++) {
      const state = snapshots.after([{ type: 'set', path: [`${at}`], value: at }], 8);
      if (state !== before) copied += Object.keys(state).length;
      before = state;
    }
    // One copy for each of them would be 50 million.
    expect(copied).toBeLessThan(100 * count);
    expect(copied).toBeGreaterThan(10 * count);
    expect(Object.keys(snapshots.after([])).length).toBe(count);
  });

  it.each<Event>([
    { type: 'delta', path: ['list'], text: 'x' },
    { type: 'set', path: ['text', 'x'], value: 1 },
  ])('throw for an event that does not fit: %o', (event) => {
    expect(() => stateAfter<unknown>({ list: [], text: '' }, event)).toThrow(TypeError);
  });
});
