import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';

/**
 * An object or list of the model being written. Each write changes the value, emits the event, notes the place in the
 * text, and reports duplicates. Keys and values are typed by the model.
 *
 * @example Title: (node, todo) => todo.set('title', node.text, { twice: 'duplicate-title' })
 */
export interface Part<T> {
  readonly value: T;
  /** Its path in the model. */
  readonly path: Path;
  /** The range of the node or piece being read. */
  readonly range: Range;

  /** Sets a member; emits `set`, or `revise` if it replaces a value and `twice` is given. */
  set<K extends KeyOf<T>>(key: K, value: ValueOf<T, K>, options?: SetOptions): void;
  /** Begins an object or list and emits `open`; `kind` is the format's own name for it. */
  open<K extends PartKeyOf<T>>(key: K, kind: string): Part<PartOf<T, K>>;
  /** A handle to a member that may not exist yet. */
  member<K extends KeyOf<T>>(key: K): Member<ValueOf<T, K>>;
  /** A handle to a growing text that may not exist yet. */
  text(key: TextKeyOf<T>): Text;
  /** Appends to a text. */
  append(key: TextKeyOf<T>, text: string, options?: AppendOptions): void;
  /** An existing object or list in this part. */
  part<K extends PartKeyOf<T>>(key: K): Part<PartOf<T, K>>;
  /** A list in this part, begun if it does not exist. */
  list<K extends ListKeyOf<T>>(key: K): List<ItemOf<T, K>>;
  /** Emits that the part, or a member of it, no longer changes. */
  close(key?: KeyOf<T>): void;
  /** Sets several members, in the order of the object. */
  assign(values: Partial<T>, options?: SetOptions): void;
  /** Replaces a member, with the finding that says why. */
  revise<K extends KeyOf<T>>(key: K, value: ValueOf<T, K>, code: string, detail?: Detail): void;

  /** The path of a member. */
  pathOf(key: KeyOf<T>): Path;
  /** Notes where a member came from; by default, the node being read. */
  place(key: KeyOf<T>, range?: Range): void;
  /** `place` for a path below the part, such as an item of a list that is set as a whole; `[]` is the part itself. */
  placeAt(path: Path, range: Range): void;
  /** Extends the part over a stretch that none of its members came from. */
  reach(range: Range): void;
  /**
   * Sets the finder for places inside a member, or inside the part itself, whose value another grammar read. It gets
   * relative paths.
   */
  within(find: (path: Path) => Range | undefined, key?: KeyOf<T>): void;
  /** The place of a member, or the extent of what is in it. */
  placeOf(key: KeyOf<T>): Range | undefined;
  /** The place of the value at a path of the model. */
  locate(path: Path): Range | undefined;
  /** The place noted for the member itself. */
  ownPlaceOf(key: KeyOf<T>): Range | undefined;

  /** Reports a finding, by its code without the format's prefix. */
  report(code: string, detail?: Detail): void;
  /** Records a finding for an event that the caller emits. */
  note(code: string, detail?: Detail): Diagnostic;
  /** Passes on a finding of an inner format, such as JSON. */
  tell(diagnostic: Diagnostic): void;
  /** Emits a custom event about something already written. */
  emit(event: Event): void;
  /** Sets the default range of what is written or reported. */
  moveTo(range: Range): void;
}

/** A list of the model being written. */
export interface List<Item> extends Part<Item[]> {
  /** Appends a whole item; returns its index. */
  push(item: Item, options?: AddOptions): number;
  /** Appends an item whose members are still to come. */
  add(item: Item & object, options?: AddOptions): Part<Item>;
  /**
   * Begins an item that is appended, and whose events are emitted, by `take`. Its places and findings are recorded
   * meanwhile.
   */
  prepare(item: Item & object): Part<Item>;
  /** Appends the prepared item and emits it. */
  take(): void;
  /** Removes all items. */
  clear(): void;
  /** Sorts a whole list that is out of order; the finding says why. */
  sort(compare: (one: Item, other: Item) => number, code: string, detail?: Detail): void;
  /** Drops an item without an event, since consumers have it from the events. */
  forget(at: number): void;
}

/** A handle to a member; its user need not know the part. */
export interface Member<Value> {
  readonly path: Path;
  /** The place it came from; assign to set it. */
  get place(): Range | undefined;
  set place(range: Range);
  /** Sets the whole value. */
  set(value: Value, options?: SetOptions): void;
  /** The object, begun if it does not exist. */
  part(): Part<Extract<Value, object>>;
  /** The list, begun if it does not exist. */
  list(): List<Value extends readonly (infer Item)[] ? Item : never>;
  /** Begins another value, written by `take`; see `prepare` of {@link List}. */
  prepare(value: Extract<Value, object>): Part<Extract<Value, object>>;
  /** Sets the prepared value and emits it. */
  take(): void;
  /** Replaces the value, with the finding that says why. */
  revise(value: Value, code: string, detail?: Detail): void;
  /** Sets the finder for the places inside it. */
  within(find: (path: Path) => Range | undefined): void;
  /** Emits that it no longer changes. */
  close(): void;
}

/** A growing text of the model. */
export interface Text extends Member<string> {
  /** The text so far; undefined before it begins. */
  readonly value: string | undefined;
  /** Emits that it begins. */
  open(): void;
  append(text: string, options?: AppendOptions): void;
}

/** How to write a value. */
export interface SetOptions {
  /** The code to report if a value was given before; the last one wins. By default, nothing is reported. */
  readonly twice?: string;
  /** The range of the value; by default, the node being read. `null` if only its parts have places. */
  readonly range?: Range | null;
}

/** How to append an item to a list. */
export interface AddOptions extends SetOptions {
  /** The format's name for the item, emitted in an `open` event before it. */
  readonly kind?: string;
}

/** How to append to a text. */
export interface AppendOptions {
  /** Trim blanks and line ends around the whole text. */
  readonly trim?: boolean;
  /** The range of the text; by default, the node or piece being read. `null` if its place is set otherwise. */
  readonly range?: Range | null;
}

/** The keys of an object, or of any object of a union; a list has indices. */
export type KeyOf<T> = T extends readonly unknown[] ? number : T extends object ? keyof T & string : never;

/** The value at a key, which may be in any type of a union. */
export type ValueOf<T, K> = T extends readonly (infer Item)[]
  ? Item
  : T extends object
    ? K extends keyof T
      ? Exclude<T[K], undefined>
      : never
    : never;

/** The objects and lists that may be at a key. */
export type PartOf<T, K> = Extract<ValueOf<T, K>, object>;

/** The keys of texts that can grow: of type `string`, not of a union of literals. */
export type TextKeyOf<T> = T extends readonly (infer Item)[]
  ? string extends Item
    ? number
    : never
  : T extends object
    ? { [K in keyof T & string]-?: string extends T[K] ? K : never }[keyof T & string]
    : never;

/** The keys of objects and lists. */
export type PartKeyOf<T> = T extends readonly (infer Item)[]
  ? [Extract<Item, object>] extends [never]
    ? never
    : number
  : T extends object
    ? { [K in keyof T & string]-?: [Extract<T[K], object>] extends [never] ? never : K }[keyof T & string]
    : never;

/** The keys of lists. */
export type ListKeyOf<T> = T extends readonly (infer Item)[]
  ? [Extract<Item, readonly unknown[]>] extends [never]
    ? never
    : number
  : T extends object
    ? { [K in keyof T & string]-?: [Extract<T[K], readonly unknown[]>] extends [never] ? never : K }[keyof T & string]
    : never;

/** The items of the lists that may be at a key. */
export type ItemOf<T, K> = Extract<ValueOf<T, K>, readonly unknown[]> extends readonly (infer Item)[] ? Item : never;
