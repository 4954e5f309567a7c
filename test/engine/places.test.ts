import { describe, expect, it } from 'vitest';
import { Places } from '../../src/engine/places.ts';

describe('the places of a model', () => {
  it('a text that comes in pieces stands where its first piece begins and its last one ends', () => {
    const places = new Places();
    places.add(['a'], { start: 0, end: 2 });
    places.extend(['a'], { start: 2, end: 5 });
    expect(places.find(['a'])).toEqual({ start: 0, end: 5 });
    places.add(['b'], { start: 5, end: 6 });
    places.extend(['a'], { start: 7, end: 9 });
    expect(places.find(['a'])).toEqual({ start: 0, end: 9 });
    expect(places.find(['b'])).toEqual({ start: 5, end: 6 });
  });

  it('what is written anew stands where it was written last', () => {
    const places = new Places();
    places.add(['a'], { start: 0, end: 2 });
    places.add(['a'], { start: 4, end: 6 });
    expect(places.own(['a'])).toEqual({ start: 4, end: 6 });
    expect(places.own([])).toBeUndefined();
  });

  it('a part that knows the places inside it is asked, the innermost first', () => {
    const places = new Places();
    places.within(['list', 0], (path) => (path.length === 0 ? { start: 2, end: 9 } : undefined));
    places.within(['list', 0, 'data'], (path) => (path[0] === 'a' ? { start: 4, end: 5 } : undefined));
    expect(places.find(['list', 0])).toEqual({ start: 2, end: 9 });
    expect(places.find(['list', 0, 'data', 'a'])).toEqual({ start: 4, end: 5 });
    expect(places.find(['list', 0, 'data', 'b'])).toBeUndefined();
    expect(places.find(['list', 1])).toBeUndefined();
    expect(places.find(['list'])).toEqual({ start: 2, end: 9 });
  });

  it('a place around those of the same part stands for them', () => {
    const places = new Places();
    places.add(['s', 'a'], { start: 2, end: 4 });
    places.add(['s', 'b'], { start: 4, end: 6 });
    places.mark();
    expect(places.pathOf({ start: 4, end: 5 })).toBeUndefined();
    places.add(['s', 'b'], { start: 3, end: 9 });
    expect(places.pathOf({ start: 4, end: 5 })).toEqual(['s', 'b']);
    expect(places.own(['s', 'b'])).toEqual({ start: 3, end: 9 });
    places.add(['s', 'b'], { start: 9, end: 10 });
    expect(places.own(['s', 'b'])).toEqual({ start: 9, end: 10 });
    expect(places.find(['s'])).toEqual({ start: 2, end: 10 });
    expect(places.own(['s', 'a'])).toEqual({ start: 2, end: 4 });
  });

  it('items of a list have their own places', () => {
    const places = new Places();
    places.addItem(['list'], 0, { start: 0, end: 2 });
    places.addItem(['list'], 1, { start: 2, end: 4 });
    places.extend(['list', 1], { start: 4, end: 5 });
    expect(places.pathOf({ start: 0, end: 1 })).toEqual(['list', 0]);
    expect(places.find(['list', 1])).toEqual({ start: 2, end: 5 });
    places.move(([, at = 0]) => ['list', 1 - Number(at)]);
    expect(places.find(['list', 0])).toEqual({ start: 2, end: 5 });
    expect(places.find(['list'])).toEqual({ start: 0, end: 5 });
  });

  it('says nothing where nobody keeps places', () => {
    const places = new Places(false);
    places.add(['a'], { start: 0, end: 2 });
    places.within(['b'], () => ({ start: 0, end: 2 }));
    expect([places.find(['a']), places.find(['b'])]).toEqual([undefined, undefined]);
  });
});
