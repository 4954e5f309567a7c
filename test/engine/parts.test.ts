import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { Event } from '../../src/core/event.ts';
import { applyEvent } from '../../src/core/fold.ts';
import { type Detail, Draft } from '../../src/engine/draft.ts';
import { OpenPart } from '../../src/engine/open-part.ts';
import type { Part } from '../../src/engine/part.ts';

interface Plan {
  title: string;
  items: { name: string; marks: Record<string, string>; inner?: { name: string }[] }[];
}

function plan() {
  const events: Event[] = [];
  const moved: (string | number)[][] = [];
  const note = (code: string, detail: Detail): Diagnostic => ({
    code: `plan/${code}`,
    severity: 'error',
    message: detail.message ?? '',
    range: detail.range ?? { start: 0, end: 0 },
    ...(detail.path && { path: detail.path }),
  });
  const sink = {
    emit: (event: Event) => void events.push(event),
    report: (code: string, detail: Detail) => void events.push({ type: 'diagnostic', diagnostic: note(code, detail) }),
    note,
    tell: (diagnostic: Diagnostic) => void events.push({ type: 'diagnostic', diagnostic }),
    movePaths: (move: (path: readonly (string | number)[]) => readonly (string | number)[]) =>
      void moved.push([...move(['items', 0, 'name'])]),
  };
  const draft = new Draft(sink);
  const model = new OpenPart<Plan>(draft, { title: '', items: [] });
  const part: Part<Plan> = model;
  const told = () => events.map((event) => [event.type, ...('path' in event ? [event.path.join('.')] : [])].join(' '));
  const folded = () => events.reduce<Plan>(applyEvent, { title: '', items: [] });
  return { draft, model, part, told, folded, moved };
}

describe('a part of a model', () => {
  it('is written into, tells the events and notes the places', () => {
    const { draft, model, part, told, folded } = plan();
    draft.range = { start: 0, end: 5 };
    part.set('title', 'a');
    const item = part.list('items').add({ name: '', marks: {} }, { kind: 'item' });
    item.append('name', 'b', { range: { start: 7, end: 8 } });
    item.part('marks').set('x', 'y', { range: { start: 9, end: 12 } });
    item.close();
    expect(told()).toEqual([
      'set title',
      'open items.0',
      'set items.0',
      'delta items.0.name',
      'set items.0.marks.x',
      'close items.0',
    ]);
    expect(part.value).toEqual({ title: 'a', items: [{ name: 'b', marks: { x: 'y' } }] });
    expect(folded()).toEqual(part.value);
    expect(model.locate(['title'])).toEqual({ start: 0, end: 5 });
    expect(model.locate(['items', 0])).toEqual({ start: 0, end: 5 });
    expect(model.locate(['items', 0, 'marks'])).toEqual({ start: 9, end: 12 });
    expect(model.locate(['items'])).toEqual({ start: 0, end: 12 });
  });

  it('says what came twice, but not of what the model has of itself', () => {
    const { draft, part, told, folded } = plan();
    part.set('title', '', { twice: 'duplicate' });
    draft.range = { start: 3, end: 4 };
    part.set('title', 'a', { twice: 'duplicate' });
    part.set('title', 'b', { twice: 'duplicate' });
    expect(told()).toEqual(['set title', 'revise title', 'revise title']);
    expect(folded().title).toBe('b');
    const other = plan();
    other.part.set('title', 'a', { twice: 'duplicate' });
    expect(other.told()).toEqual(['set title']);
    // What was written without a place was written, too.
    const bare = plan();
    bare.part.set('title', '', { twice: 'duplicate', range: null });
    bare.part.set('title', 'a', { twice: 'duplicate' });
    expect(bare.told()).toEqual(['set title', 'revise title']);
  });

  it('trims a text that comes in pieces', () => {
    const { part, folded } = plan();
    const title = part.text('title');
    for (const piece of [' ', ' a', ' ', 'b', ' ']) title.append(piece, { trim: true });
    expect([title.value, folded().title]).toEqual(['a b', 'a b']);
    title.close();
    title.append(' c', { trim: true });
    expect(title.value).toBe('a bc');
  });

  it('goes with its value when a list is sorted, and with its place when the value is replaced', () => {
    const { model, part, folded, moved } = plan();
    const items = part.list('items');
    const last = items.add({ name: 'b', marks: {} }, { range: { start: 0, end: 1 } });
    const first = items.add({ name: 'a', marks: {} }, { range: { start: 1, end: 2 } });
    const marks = last.part('marks');
    expect(marks.path).toEqual(['items', 0, 'marks']);
    items.sort((one, other) => (one.name < other.name ? -1 : 1), 'order');
    expect([first.path, last.path, marks.path]).toEqual([
      ['items', 0],
      ['items', 1],
      ['items', 1, 'marks'],
    ]);
    expect(moved).toEqual([['items', 1, 'name']]);
    expect(model.locate(['items', 0])).toEqual({ start: 1, end: 2 });
    last.set('marks', { k: 'v' });
    marks.set('l', 'w');
    expect(part.value.items[1]).toEqual({ name: 'b', marks: { k: 'v', l: 'w' } });
    expect(folded()).toEqual(part.value);
  });

  it('that was prepared is told as one when its list takes it', () => {
    const { draft, model, part, told, folded } = plan();
    const items = part.list('items');
    const before = items.prepare({ name: '', marks: {} });
    before.set('name', 'a', { range: { start: 1, end: 2 } });
    before
      .member('marks')
      .part()
      .set('x', 'y', { range: { start: 3, end: 4 } });
    before.set('name', 'b', { twice: 'duplicate', range: { start: 5, end: 6 } });
    part.set('title', 'c');
    expect([before.path, items.value]).toEqual([['items', 0], []]);
    // What is found is told at once.
    expect(told()).toEqual(['diagnostic', 'set title']);
    expect(draft.pathOf({ start: 3, end: 4 })).toEqual(['items', 0, 'marks', 'x']);
    items.take();
    before.append('name', 'd');
    expect(told()).toEqual(['diagnostic', 'set title', 'set items.0', 'delta items.0.name']);
    expect(folded()).toEqual(part.value);
    expect(part.value.items).toEqual([{ name: 'bd', marks: { x: 'y' } }]);
    expect(model.locate(['items', 0, 'marks', 'x'])).toEqual({ start: 3, end: 4 });
    expect(() => items.take()).toThrow('nothing was prepared');
  });

  it('that was prepared and not taken leaves nothing: no place, and no part of the next', () => {
    const { model, part } = plan();
    const items = part.list('items');
    items
      .prepare({ name: '', marks: {} })
      .part('marks')
      .set('x', 'y', { range: { start: 3, end: 4 } });
    expect(model.locate(['items'])).toBeUndefined();
    const next = items.prepare({ name: '', marks: {} });
    next.part('marks').set('k', 'v', { range: { start: 5, end: 6 } });
    items.take();
    expect(part.value.items).toEqual([{ name: '', marks: { k: 'v' } }]);
    expect(model.locate(['items'])).toEqual({ start: 5, end: 6 });
  });

  it('that was prepared in the place of a member is told as one when it is taken', () => {
    const { model, part, told, folded } = plan();
    const item = part.list('items').add({ name: 'a', marks: { x: 'y' } });
    const marks = item.member('marks');
    expect(() => marks.take()).toThrow('nothing was prepared');
    for (const [key, start] of [
      ['k', 1],
      ['l', 5],
    ] as const) {
      const prepared = marks.prepare({ ...item.value.marks });
      prepared.set(key, 'v', { range: { start, end: start + 1 } });
      expect(Object.hasOwn(item.value.marks, key)).toBe(false);
      marks.take();
    }
    expect(told()).toEqual(['set items.0', 'set items.0.marks', 'set items.0.marks']);
    expect(part.value.items[0]?.marks).toEqual({ x: 'y', k: 'v', l: 'v' });
    expect(folded()).toEqual(part.value);
    expect(model.locate(['items', 0, 'marks', 'k'])).toEqual({ start: 1, end: 2 });
    item.part('marks').set('m', 'w');
    expect(told().at(-1)).toBe('set items.0.marks.m');
  });

  it('that was prepared in another one is told with it', () => {
    const { part, told, folded } = plan();
    const item = part.list('items').prepare({ name: 'a', marks: {} });
    const inner = item.list('inner').prepare({ name: 'b' });
    item.list('inner').take();
    inner.set('name', 'c');
    expect(told()).toEqual([]);
    part.list('items').take();
    inner.set('name', 'd');
    expect(told()).toEqual(['set items.0', 'set items.0.inner.0.name']);
    expect(folded()).toEqual(part.value);
  });

  it('of a list that is left out is forgotten', () => {
    const { model, part } = plan();
    const items = part.list('items');
    items.add({ name: 'a', marks: {} });
    items.forget(0);
    expect(0 in items.value).toBe(false);
    expect(items.push({ name: 'b', marks: {} })).toBe(1);
    expect(model.locate(['items', 1])).toEqual({ start: 0, end: 0 });
  });

  it('is emptied, and tells so', () => {
    const { part, told, folded } = plan();
    const items = part.list('items');
    items.add({ name: 'a', marks: {} });
    items.clear();
    items.add({ name: 'b', marks: {} });
    expect(told()).toEqual(['set items.0', 'set items', 'set items.0']);
    expect(part.value.items).toEqual([{ name: 'b', marks: {} }]);
    expect(folded()).toEqual(part.value);
  });

  it('holds keys of any text', () => {
    const { model, part } = plan();
    const item = part.list('items').add({ name: '', marks: {} });
    for (const key of ['__proto__', 'constructor', 'toString']) item.part('marks').set(key, 'v');
    expect(Object.keys(item.value.marks)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(model.locate(['items', 0, 'marks', '__proto__'])).toEqual({ start: 0, end: 0 });
  });

  it('is no place for what is no text, list or object', () => {
    const { model } = plan();
    expect(() => model.part('title').set('a', 1)).toThrow('there is nothing in the model that could hold title.a');
    expect(() => model.part('title').push(1)).toThrow('there is no list at title');
  });
});
