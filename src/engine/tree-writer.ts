import { type Path, valueAt } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';
import { OpenPart } from './open-part.ts';
import type { AppendOptions, Part, SetOptions } from './part.ts';
import type { Key } from './places.ts';

/** Writes values of any shape into a part, by their paths from there: such as the arguments of a call. */
export class TreeWriter {
  readonly #part: OpenPart;
  /** The text that grew last: while it grows it is given by the same path. */
  #grown: { readonly path: Path; readonly holder: OpenPart; readonly key: Key } | null = null;

  constructor(part: OpenPart) {
    this.#part = part;
  }

  set(path: Path, value: unknown, options?: SetOptions): void {
    this.#holderOf(path).set(keyOf(path), value, options);
  }

  open(path: Path, kind: string): void {
    this.#holderOf(path).begin(keyOf(path), kind);
  }

  append(path: Path, text: string, options?: AppendOptions): void {
    if (this.#grown?.path !== path) this.#grown = { path, holder: this.#holderOf(path), key: keyOf(path) };
    this.#grown.holder.append(this.#grown.key, text, options);
  }

  revise(path: Path, value: unknown, code: string, detail?: Detail): void {
    this.#holderOf(path).revise(keyOf(path), value, code, detail);
  }

  get(path: Path): unknown {
    return valueAt(this.#part.value, path);
  }

  place(path: Path, range?: Range): void {
    this.#holderOf(path).place(keyOf(path), range);
  }

  placeOf(path: Path): Range | undefined {
    return this.#part.locate([...this.#part.path, ...path]);
  }

  #holderOf(path: Path): OpenPart {
    let part = this.#part;
    for (let depth = 0; depth < path.length - 1; depth++) part = part.part(path[depth] ?? '');
    return part;
  }
}

/** Writes below a part what its type says nothing of. */
export function treeIn<T>(part: Part<T>): TreeWriter {
  if (!(part instanceof OpenPart)) throw new TypeError('no part of a reading');
  return new TreeWriter(part);
}

function keyOf(path: Path): Key {
  return path.at(-1) ?? '';
}
