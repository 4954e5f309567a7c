import type { Json } from '../model.ts';
import { Words } from '../words.ts';
import { type FlatJson, visitFlat } from './flat.ts';
import { ValuePlaces } from './places.ts';

/** The words of a text that was read without nodes. */
export function flatWords({ reading }: FlatJson): Words {
  const words = new Words();
  visitFlat(reading, {
    open: nothing,
    close: nothing,
    name: (name, start, end) => words.add({ start, end }, name),
    word: (value, start, end) => words.add({ start, end }, value),
  });
  return words;
}

/** Where the parts of its value are. */
export function flatPlaces({ reading, value }: FlatJson): ValuePlaces {
  const places = new ValuePlaces();
  const open: Json[] = [];
  /** The name or index of what comes next in each open object or list. */
  const keys: (string | number)[] = [];
  visitFlat(reading, {
    open(_, start) {
      open.push(note(start, start + 1));
      keys.push(0);
    },
    close(end) {
      const container = open.pop();
      if (typeof container === 'object' && container !== null) places.close(container, end);
      keys.pop();
      next();
    },
    name(name) {
      keys[keys.length - 1] = name;
    },
    word(_, start, end) {
      note(start, end);
      next();
    },
  });
  return places;

  /** Notes what is at the key that is due, and gives it. */
  function note(start: number, end: number): Json {
    const container = open.at(-1);
    const key = keys.at(-1) ?? 0;
    if (typeof container !== 'object' || container === null) {
      places.noteRoot(value, { start, end });
      return value;
    }
    const part = Array.isArray(container) ? container[Number(key)] : container[String(key)];
    places.note(container, key, part ?? null, { start, end });
    return part ?? null;
  }

  /** After an item is the next one. */
  function next(): void {
    const key = keys.at(-1);
    if (typeof key === 'number') keys[keys.length - 1] = key + 1;
  }
}

function nothing(): void {}
