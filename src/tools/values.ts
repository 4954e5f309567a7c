import type { Path } from '../core/path.ts';

/** Takes the parts of a value as they are read. */
export interface ValueSink {
  open(kind: 'object' | 'list', at: number): void;
  close(at: number): void;
  key(name: string, at: number): void;
  textOpen(): void;
  chars(text: string): void;
  textClose(): void;
  /** `raw` is the word as it is written. */
  scalar(value: unknown, raw?: string): void;
}

/** Where a value goes: paths count from the value itself. */
export interface ValueTarget {
  /** Something begins that grows by its parts or its pieces. */
  open(path: Path, kind: 'object' | 'list' | 'text'): void;
  set(path: Path, value: unknown, raw?: string): void;
  append(path: Path, text: string): void;
  /** A key of the value was given before: what comes for it now takes its place. `at` is where it is, or its marker. */
  repeated(path: Path, at: number): void;
  /** The value at a path is the first of a list. */
  listed(path: Path): void;
  /** A key has no value. */
  noValue(key: string): void;
  /** Another value is after the value: it is left out. */
  another(): void;
}

interface Level {
  readonly kind: 'object' | 'list';
  readonly path: Path;
  readonly keys: Set<string>;
  count: number;
  key: string | null;
}

/** Deeper values are left out: a model of calls is no place for them. */
export const MAX_DEPTH = 200;

/** Puts the parts of a value together in its target. */
export class ValueWriter implements ValueSink {
  readonly #target: ValueTarget;
  readonly #levels: Level[] = [];
  #tooDeep = 0;
  #text: Path | null = null;
  /** The value itself began. */
  #isThere = false;
  #isEmptyText = true;

  constructor(target: ValueTarget) {
    this.#target = target;
  }

  get depth(): number {
    return this.#levels.length + this.#tooDeep + (this.#text === null ? 0 : 1);
  }

  get isInText(): boolean {
    return this.#text !== null;
  }

  /** A key is without a value so far. */
  get waits(): boolean {
    return this.#levels.at(-1)?.key !== null && this.#levels.length > 0 && this.#levels.at(-1)?.kind === 'object';
  }

  /** The value is an object whose braces are not written. */
  begin(): void {
    this.#levels.push({ kind: 'object', path: [], keys: new Set(), count: 0, key: null });
  }

  open(kind: 'object' | 'list', _at: number): void {
    if (this.#tooDeep > 0 || this.#levels.length >= MAX_DEPTH) {
      this.#tooDeep++;
      return;
    }
    const path = this.#place();
    if (path === null) {
      this.#tooDeep++;
      return;
    }
    this.#target.open(path, kind);
    this.#levels.push({ kind, path, keys: new Set(), count: 0, key: null });
  }

  /** A key that was given before has another value: all of them are a list, of which there are so many. */
  again(key: string, count: number): void {
    const level = this.#levels.at(-1);
    if (this.#tooDeep > 0 || level === undefined) {
      this.#tooDeep++;
      return;
    }
    this.#endKey();
    const path = [...level.path, key];
    if (count === 1) this.#target.listed(path);
    this.#levels.push({ kind: 'list', path, keys: new Set(), count, key: null });
  }

  close(_at: number): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    this.#endKey();
    this.#levels.pop();
  }

  comma(): void {
    if (this.#tooDeep === 0) this.#endKey();
  }

  key(name: string, at: number): void {
    const level = this.#levels.at(-1);
    if (this.#tooDeep > 0 || level === undefined) return;
    this.#endKey();
    if (level.keys.has(name)) this.#target.repeated([...level.path, name], at);
    level.keys.add(name);
    level.key = name;
  }

  textOpen(): void {
    if (this.#tooDeep > 0) return;
    this.#text = this.#place();
    this.#isEmptyText = true;
  }

  chars(text: string): void {
    if (this.#text === null) return;
    if (this.#isEmptyText) this.#target.open(this.#text, 'text');
    this.#isEmptyText = false;
    this.#target.append(this.#text, text);
  }

  textClose(): void {
    if (this.#text !== null && this.#isEmptyText) this.#target.open(this.#text, 'text');
    this.#text = null;
  }

  scalar(value: unknown, raw?: string): void {
    if (this.#tooDeep > 0) return;
    const path = this.#place();
    if (path !== null) this.#target.set(path, value, raw);
  }

  /** Where the next value goes; null where there is no place for one. */
  #place(): Path | null {
    const level = this.#levels.at(-1);
    if (level === undefined) {
      if (this.#isThere) this.#target.another();
      const place = this.#isThere ? null : [];
      this.#isThere = true;
      return place;
    }
    if (level.kind === 'list') return [...level.path, level.count++];
    if (level.key === null) return null;
    const path = [...level.path, level.key];
    level.key = null;
    return path;
  }

  /** The key has a value that is left out. */
  drop(): void {
    const level = this.#levels.at(-1);
    if (level !== undefined) level.key = null;
  }

  #endKey(): void {
    const level = this.#levels.at(-1);
    if (level?.key !== null && level?.key !== undefined) {
      this.#target.noValue(level.key);
      level.key = null;
    }
  }
}
