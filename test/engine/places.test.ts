import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/engine/draft.ts';
import { OpenPart } from '../../src/engine/open-part.ts';

const sink = {
  emit: null,
  report: () => {},
  note: () => {
    throw new Error('no finding is due');
  },
  tell: () => {},
  movePaths: () => {},
};

/** A model, and what its places are noted in. */
function modelOf(value: unknown): { readonly model: OpenPart; readonly draft: Draft } {
  const draft = new Draft(sink);
  return { draft, model: new OpenPart(draft, value) };
}

describe('the places of a model', () => {
  it('a text that comes in pieces stands where its first piece begins and its last one ends', () => {
    const { model } = modelOf({ a: '', b: '' });
    model.place('a', { start: 0, end: 2 });
    model.append('a', 'b', { range: { start: 2, end: 5 } });
    expect(model.locate(['a'])).toEqual({ start: 0, end: 5 });
    model.place('b', { start: 5, end: 6 });
    model.append('a', 'b', { range: { start: 7, end: 9 } });
    expect(model.locate(['a'])).toEqual({ start: 0, end: 9 });
    expect(model.locate(['b'])).toEqual({ start: 5, end: 6 });
  });

  it('what is written anew stands where it was written last', () => {
    const { model } = modelOf({});
    model.set('a', 1, { range: { start: 0, end: 2 } });
    model.set('a', 2, { range: { start: 4, end: 6 } });
    expect(model.ownPlaceOf('a')).toEqual({ start: 4, end: 6 });
    expect(model.locate([])).toBeUndefined();
  });

  it('a part that knows the places inside it is asked, the innermost first', () => {
    const { model } = modelOf({ list: [{ data: {} }] });
    const list = model.list('list');
    list.within((path) => (path.length === 0 ? { start: 2, end: 9 } : undefined), 0);
    list.part(0).within((path) => (path[0] === 'a' ? { start: 4, end: 5 } : undefined), 'data');
    expect(model.locate(['list', 0])).toEqual({ start: 2, end: 9 });
    expect(model.locate(['list', 0, 'data', 'a'])).toEqual({ start: 4, end: 5 });
    expect(model.locate(['list', 0, 'data', 'b'])).toBeUndefined();
    expect(model.locate(['list', 1])).toBeUndefined();
    expect(model.locate(['list'])).toEqual({ start: 2, end: 9 });
    model.within((path) => (path.length === 1 ? { start: 1, end: 2 } : undefined));
    expect(model.locate(['other'])).toEqual({ start: 1, end: 2 });
  });

  it('a place around those of the same part stands for them', () => {
    const { model, draft } = modelOf({ s: {} });
    const part = model.part('s');
    part.place('a', { start: 2, end: 4 });
    part.place('b', { start: 4, end: 6 });
    draft.mark();
    expect(draft.pathOf({ start: 4, end: 5 })).toBeUndefined();
    part.place('b', { start: 3, end: 9 });
    expect(draft.pathOf({ start: 4, end: 5 })).toEqual(['s', 'b']);
    expect(part.ownPlaceOf('b')).toEqual({ start: 3, end: 9 });
    part.place('b', { start: 9, end: 10 });
    expect(part.ownPlaceOf('b')).toEqual({ start: 9, end: 10 });
    expect(model.locate(['s'])).toEqual({ start: 2, end: 10 });
    part.reach({ start: 10, end: 12 });
    expect(model.locate(['s'])).toEqual({ start: 2, end: 12 });
    expect(part.ownPlaceOf('a')).toEqual({ start: 2, end: 4 });
  });

  it('what is known of a member is known when it becomes a part', () => {
    const { model } = modelOf({ s: {} });
    model.place('s', { start: 1, end: 3 });
    expect(model.locate(['s'])).toEqual({ start: 1, end: 3 });
    model.part('s').place('a', { start: 4, end: 5 });
    expect(model.locate(['s'])).toEqual({ start: 1, end: 3 });
    expect(model.locate(['s', 'a'])).toEqual({ start: 4, end: 5 });
  });

  it('forgets the places of an item that is left out', () => {
    const { model, draft } = modelOf({ items: [{ a: 1 }] });
    const items = model.list<{ a: number }>('items');
    items.placeAt([0, 'a'], { start: 0, end: 2 });
    expect(model.locate(['items', 0, 'a'])).toEqual({ start: 0, end: 2 });
    items.forget(0);
    expect(model.locate(['items', 0, 'a'])).toBeUndefined();
    expect(draft.pathOf({ start: 0, end: 2 })).toBeUndefined();
  });
});
