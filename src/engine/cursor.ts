import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import { setOwn } from '../core/record.ts';
import type { Emit } from '../core/report.ts';
import { OpenPart } from './open-part.ts';
import type { Part } from './part.ts';

/** A model of any shape, made of objects, lists and scalars. */
export type Tree = null | boolean | number | string | Tree[] | { [key: string]: Tree };

/** An object or list being written. */
export type Container = Tree[] | { [key: string]: Tree };

/** The path to a part, as a linked list that everything inside it shares. */
interface Link {
  readonly around: Link | null;
  readonly key: string | number;
  readonly depth: number;
}

/** An open object or list; its key is null at the root. */
interface Level {
  readonly container: Container;
  readonly key: string | number | null;
  readonly link: Link | null;
}

const LINK = Symbol('link');

/** The path of a deep event. All share one getter: V8 keeps a getter per object alive until the next full collection. */
const DEEP_PATH = {
  enumerable: true,
  get(this: { readonly [LINK]: Link }): Path {
    return pathOf(this[LINK]);
  },
};

/** Down to this depth each event holds its own path; deeper paths are made on demand. */
const SHORT = 12;

/** V8 over-allocates a list this short when it grows; a copy takes only the room it needs. */
const FEW = 4;

/**
 * Writes a {@link Tree} in text order. No part is looked up by its path, and the paths of events take constant memory
 * each, however deep the tree.
 *
 * @example
 * cursor.open('object'); cursor.name('a'); cursor.put(1); cursor.close(); // { a: 1 }
 */
export class Cursor {
  readonly #emit: Emit | null;
  readonly #setRoot: (value: Tree) => void;
  readonly #levels: Level[] = [];
  #level: Level | null = null;
  #key = '';
  #text: { value: string; readonly key: string | number | null; readonly path: Path } | null = null;

  constructor(emit: Emit | null, setRoot: (value: Tree) => void) {
    this.#emit = emit;
    this.#setRoot = setRoot;
  }

  /** How many objects and lists are open. */
  get depth(): number {
    return this.#levels.length;
  }

  /** The container being written; null at the root. */
  get container(): Container | null {
    return this.#level?.container ?? null;
  }

  /** The key of the value written next (in a list) or last (in an object); null at the root. */
  get key(): string | number | null {
    const container = this.container;
    if (container === null) return null;
    return Array.isArray(container) ? container.length : this.#key;
  }

  get isInText(): boolean {
    return this.#text !== null;
  }

  /** Sets the key of the next member. */
  name(key: string): void {
    this.#key = key;
  }

  /** Writes a scalar; with `why`, as a `revise` of an earlier value. */
  put(value: Tree, why?: Diagnostic): void {
    const key = this.key;
    this.#write(key, value);
    this.#tellValue(key, value, why);
  }

  /** Replaces the value written last. */
  revise(value: Tree, why: Diagnostic): void {
    const container = this.container;
    const key = Array.isArray(container) ? container.length - 1 : this.key;
    this.#write(key, value);
    this.#tell(this.#at(key), (path) => ({ type: 'revise', path, value: structuredClone(value), diagnostic: why }));
  }

  /** Replaces the root value; what is open stays open. */
  reviseRoot(value: Tree, why: Diagnostic): void {
    this.#setRoot(value);
    this.#emit?.({ type: 'revise', path: [], value: structuredClone(value), diagnostic: why });
  }

  open(kind: 'object' | 'array', why?: Diagnostic): Container {
    const container: Container = kind === 'array' ? [] : {};
    const key = this.key;
    this.#write(key, container);
    this.#begin(key, kind, why);
    this.enter(container, key);
    return container;
  }

  /** Continues inside an existing container. */
  enter(container: Container, key: string | number | null): void {
    this.#level = { container, key, link: this.#at(key) };
    this.#levels.push(this.#level);
  }

  close(): void {
    const left = this.#level;
    this.leave();
    if (left === null) return;
    this.#tell(left.link, (path) => ({ type: 'close', path }));
    if (this.#emit === null && Array.isArray(left.container) && left.container.length <= FEW)
      this.#write(left.key, left.container.slice());
  }

  /** Leaves a container without emitting an event. */
  leave(): void {
    const key = this.#levels.pop()?.key;
    this.#level = this.#levels.at(-1) ?? null;
    if (typeof key === 'string') this.#key = key;
  }

  /** Opens a text that is written in pieces. */
  openText(why?: Diagnostic): void {
    const key = this.key;
    this.#write(key, '');
    this.#begin(key, 'text', why);
    this.#text = { value: '', key, path: pathOf(this.#at(key)) };
  }

  append(text: string): void {
    if (this.#text === null || text === '') return;
    this.#text.value += text;
    this.#emit?.({ type: 'delta', path: this.#text.path, text });
    if (this.#emit !== null) this.#write(this.#text.key, this.#text.value);
  }

  get textSoFar(): string {
    return this.#text?.value ?? '';
  }

  closeText(): string {
    const text = this.#text;
    this.#text = null;
    if (text === null) return '';
    this.#write(text.key, text.value);
    this.#emit?.({ type: 'close', path: text.path });
    return text.value;
  }

  /** Writes a whole text; the events are those of one written in pieces. */
  text(value: string, why?: Diagnostic): void {
    if (this.#emit === null) {
      this.#write(this.key, value);
      return;
    }
    this.openText(why);
    this.append(value);
    this.closeText();
  }

  #begin(key: string | number | null, kind: 'object' | 'array' | 'text', why?: Diagnostic): void {
    if (why !== undefined) this.#tellValue(key, kind === 'text' ? '' : kind === 'array' ? [] : {}, why);
    else this.#tell(this.#at(key), (path) => ({ type: 'open', path, kind }));
  }

  #tellValue(key: string | number | null, value: Tree, why?: Diagnostic): void {
    this.#tell(this.#at(key), (path) =>
      why === undefined ? { type: 'set', path, value } : { type: 'revise', path, value, diagnostic: why },
    );
  }

  #tell(link: Link | null, event: (path: Path) => Event): void {
    if (this.#emit === null) return;
    if (link === null || link.depth <= SHORT) this.#emit(event(pathOf(link)));
    else this.#emit(Object.defineProperties(event([]), { [LINK]: { value: link }, path: DEEP_PATH }));
  }

  /** The path of a key of the open container; null when nobody listens to events. */
  #at(key: string | number | null): Link | null {
    if (this.#emit === null || key === null) return null;
    const around = this.#level?.link ?? null;
    return { around, key, depth: (around?.depth ?? 0) + 1 };
  }

  #write(key: string | number | null, value: Tree): void {
    const container = this.container;
    if (container === null || key === null) this.#setRoot(value);
    else if (Array.isArray(container)) container[Number(key)] = value;
    else setOwn(container, String(key), value);
  }
}

/** A cursor that writes the model of a reading. */
export function cursorOf(model: Part<Tree>): Cursor {
  if (!(model instanceof OpenPart)) throw new TypeError('no model of a reading');
  return new Cursor(model.events, (value) => model.replace(value));
}

function pathOf(link: Link | null): Path {
  const path = new Array<string | number>(link?.depth ?? 0);
  for (let at = link; at !== null; at = at.around) path[at.depth - 1] = at.key;
  return path;
}
