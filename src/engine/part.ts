import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';

/**
 * An object or list of the model, or the model itself, that is being written. What is written changes the value, tells the
 * event, notes the place that it came from, and says what came twice. Keys and values are those of the model's type.
 *
 * @example Title: (node, todo) => todo.set('title', node.text, { twice: 'duplicate-title' })
 */
export interface Part<T> {
  /** The object or list. */
  readonly value: T;
  /** Where it is in the model. */
  readonly path: Path;
  /** Where the node or the piece is that is being read. */
  readonly range: Range;

  /** Puts a value into the part: a `set`, or, where it takes the place of another one, a `revise` that says so. */
  set<K extends KeyOf<T>>(key: K, value: ValueOf<T, K>, options?: SetOptions): void;
  /** Begins an object or a list, and tells so; `kind` is the format's own word for it. */
  open<K extends PartKeyOf<T>>(key: K, kind: string): Part<PartOf<T, K>>;
  /** A handle to a member, whether it is there or not. */
  member<K extends KeyOf<T>>(key: K): Member<ValueOf<T, K>>;
  /** A handle to a text that grows, whether it has begun or not. */
  text(key: TextKeyOf<T>): Text;
  /** Adds to the end of a text. */
  append(key: TextKeyOf<T>, text: string, options?: AppendOptions): void;
  /** An object or list of this one, which is there. */
  part<K extends PartKeyOf<T>>(key: K): Part<PartOf<T, K>>;
  /** A list of this part; it begins where there is none. */
  list<K extends ListKeyOf<T>>(key: K): List<ItemOf<T, K>>;
  /** Says that the part, or a member of it, no longer changes. */
  close(key?: KeyOf<T>): void;
  /** Puts several values into the part, in the order of an object. */
  assign(values: Partial<T>, options?: SetOptions): void;
  /** Takes back what was told of a member, with the finding that says why. */
  revise<K extends KeyOf<T>>(key: K, value: ValueOf<T, K>, code: string, detail?: Detail): void;

  /** The path of a member. */
  pathOf(key: KeyOf<T>): Path;
  /** Notes where a member came from, without changing it; the node that is being read, by default. */
  place(key: KeyOf<T>, range?: Range): void;
  /** The same for a path below the part, such as an item of a list that is put in as a whole; `[]` is the part itself. */
  placeAt(path: Path, range: Range): void;
  /** Extends the part over a stretch that none of its members came from. */
  reach(range: Range): void;
  /**
   * Says who knows the places inside a member, or inside the part itself: of a value that another grammar read. It is asked
   * with paths from there.
   */
  within(find: (path: Path) => Range | undefined, key?: KeyOf<T>): void;
  /** Where a member came from: what was noted for it, or for what is in it. */
  placeOf(key: KeyOf<T>): Range | undefined;
  /** Where what is at a path of the model came from. */
  locate(path: Path): Range | undefined;
  /** What was noted for a member itself. */
  ownPlaceOf(key: KeyOf<T>): Range | undefined;

  /** Reports a finding, by its code without the name of the format in front. */
  report(code: string, detail?: Detail): void;
  /** Notes a finding that an event of one's own tells. */
  note(code: string, detail?: Detail): Diagnostic;
  /** Passes on a finding of what is in the text, such as the JSON in it. */
  tell(diagnostic: Diagnostic): void;
  /** Tells an event of one's own making; what it says was written already. */
  emit(event: Event): void;
  /** Sets what is being read: the default range of what is written or reported. */
  moveTo(range: Range): void;
}

/** A list of the model that is being written. */
export interface List<Item> extends Part<Item[]> {
  /** Puts a whole item at the end of a list; gives its index. */
  push(item: Item, options?: AddOptions): number;
  /** Puts an item at the end of a list whose parts are still to come. */
  add(item: Item & object, options?: AddOptions): Part<Item>;
  /**
   * Begins the next item of a list, which is told when it is whole: until the list takes it, it is not in the list, and what
   * is written into it is told to nobody. Its places are noted, and what is found is reported.
   */
  prepare(item: Item & object): Part<Item>;
  /** Puts the item that was prepared at the end of the list, and tells all of it. */
  take(): void;
  /** Takes all items out of the list. */
  clear(): void;
  /** Sorts a list that is out of order, once it is whole; the finding says why. */
  sort(compare: (one: Item, other: Item) => number, code: string, detail?: Detail): void;
  /** Drops an item from a list without telling an event: readers have it from the events. */
  forget(at: number): void;
}

/** A handle to a member of a part: its writer need not know which part that is. */
export interface Member<Value> {
  readonly path: Path;
  /** Where it came from; assign to set it. */
  get place(): Range | undefined;
  set place(range: Range);
  /** Sets all of it at once. */
  set(value: Value, options?: SetOptions): void;
  /** The object that is there; it begins where there is none. */
  part(): Part<Extract<Value, object>>;
  /** The list that is there; it begins where there is none. */
  list(): List<Value extends readonly (infer Item)[] ? Item : never>;
  /** Begins another value of it, which is told when it is whole; as `prepare` of a list. */
  prepare(value: Extract<Value, object>): Part<Extract<Value, object>>;
  /** Puts the value that was prepared in its place, and tells all of it. */
  take(): void;
  /** Takes back what was told of it, with the finding that says why. */
  revise(value: Value, code: string, detail?: Detail): void;
  /** Says who knows the places inside it. */
  within(find: (path: Path) => Range | undefined): void;
  /** Nothing of it changes any more. */
  close(): void;
}

/** A text of the model that grows. */
export interface Text extends Member<string> {
  /** The text so far; undefined before it begins. */
  readonly value: string | undefined;
  /** Tells that it begins. */
  open(): void;
  append(text: string, options?: AppendOptions): void;
}

/** How a value is written. */
export interface SetOptions {
  /** The code to report when a value was there already; the last value wins. Without it, nothing is reported. */
  readonly twice?: string;
  /** Where the value is; the node that is being read, by default. `null` where only its parts have places. */
  readonly range?: Range | null;
}

/** How an item of a list is written. */
export interface AddOptions extends SetOptions {
  /** What begins, in the word of the format: an event says so before the item comes. */
  readonly kind?: string;
}

/** How a text that comes in pieces is written. */
export interface AppendOptions {
  /** Blanks and line ends around the whole text are left out. */
  readonly trim?: boolean;
  /** Where the text is; the node or the piece that is being read, by default. `null` where others know its place. */
  readonly range?: Range | null;
}

/** The keys of an object, or of any object of a union; a list has indices. */
export type KeyOf<T> = T extends readonly unknown[] ? number : T extends object ? keyof T & string : never;

/** What is at a key, any key. */
export type ValueOf<T, K> = T extends readonly (infer Item)[]
  ? Item
  : T extends object
    ? K extends keyof T
      ? Exclude<T[K], undefined>
      : never
    : never;

/** The objects and lists that may be at a key. */
export type PartOf<T, K> = Extract<ValueOf<T, K>, object>;

/** The keys of texts that can grow: of any text, not of one word out of several. */
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
