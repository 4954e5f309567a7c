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
});
