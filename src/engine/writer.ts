import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import { type Path, valueAt } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';
import { OpenPart } from './open-part.ts';
import type { AppendOptions, Part, SetOptions } from './part.ts';
import type { Finder, Key } from './places.ts';

/** Writes the parts of a model by their paths. */
export class Writer<Model> {
  readonly #model: Part<Model>;
  readonly #root: OpenPart;
  /** The text that grew last: while it grows it is given by the same path. */
  #grown: { readonly path: Path; readonly holder: OpenPart; readonly key: Key } | null = null;

  constructor(model: Part<Model>) {
    if (!(model instanceof OpenPart)) throw new TypeError('no model of a reading');
    this.#model = model;
    this.#root = model;
  }

  get value(): Model {
    return this.#model.value;
  }

  readonly places: {
    find(path: Path): Range | undefined;
    own(path: Path): Range | undefined;
    within(path: Path, find: Finder): void;
  } = {
    find: (path) => this.#root.locate(path),
    own: (path) => this.#holderOf(path).ownPlaceOf(keyOf(path)),
    within: (path, find) => this.#holderOf(path).within(find, keyOf(path)),
  };

  replace(value: Model): void {
    this.#root.replace(value);
  }

  get range(): Range {
    return this.#root.range;
  }

  moveTo(range: Range): void {
    this.#root.moveTo(range);
  }

  set(path: Path, value: unknown, options?: SetOptions): void {
    this.#holderOf(path).set(keyOf(path), value, options);
  }

  push(path: Path, value: unknown, options?: SetOptions): number {
    return this.#partAt(path).push(value, options);
  }

  open(path: Path, kind: string): void {
    this.#holderOf(path).begin(keyOf(path), kind);
  }

  close(path: Path): void {
    this.#holderOf(path).close(keyOf(path));
  }

  append(path: Path, text: string, options?: AppendOptions): void {
    if (this.#grown?.path !== path) this.#grown = { path, holder: this.#holderOf(path), key: keyOf(path) };
    this.#grown.holder.append(this.#grown.key, text, options);
  }

  forget(path: Path): void {
    this.#holderOf(path).forget(Number(keyOf(path)));
  }

  revise(path: Path, value: unknown, code: string, detail?: Detail): void {
    this.#holderOf(path).revise(keyOf(path), value, code, detail);
  }

  find(code: string, detail?: Detail): void {
    this.#root.report(code, detail);
  }

  note(code: string, detail?: Detail): Diagnostic {
    return this.#root.note(code, detail);
  }

  emit(event: Event): void {
    this.#root.emit(event);
  }

  tell(diagnostic: Diagnostic): void {
    this.#root.tell(diagnostic);
  }

  place(path: Path, range: Range = this.range): void {
    if (path.length === 0) this.#root.reach(range);
    else this.#holderOf(path).place(keyOf(path), range);
  }

  get(path: Path): unknown {
    return valueAt(this.value, path);
  }

  #holderOf(path: Path): OpenPart {
    return this.#partAt(path, path.length - 1);
  }

  #partAt(path: Path, length = path.length): OpenPart {
    let part = this.#root;
    for (let depth = 0; depth < length; depth++) part = part.part(path[depth] ?? '');
    return part;
  }
}

function keyOf(path: Path): Key {
  return path.at(-1) ?? '';
}
