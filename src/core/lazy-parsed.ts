import type { Diagnostic } from './diagnostic.ts';
import type { Parsed } from './parsed.ts';

/** A result without its findings. */
type Known<Model> = Omit<Parsed<Model>, 'diagnostics'>;

const FIND = Symbol('find');

const SHARED = {
  enumerable: true,
  get(this: { readonly [FIND]: () => readonly Diagnostic[] }): readonly Diagnostic[] {
    return this[FIND]();
  },
};

/**
 * A result whose findings are made on demand. All share one getter, because V8 keeps what the getter of an object
 * literal refers to alive until its next full collection. The state is no private field, which a proxy, as in Vue,
 * could not read.
 */
export class LazyParsed<Model, Code extends string> implements Parsed<Model, Code> {
  readonly value: Model;
  declare readonly diagnostics: readonly Diagnostic<Code>[];
  readonly ok: boolean;
  readonly complete: boolean;
  readonly format: string;
  readonly via: string;
  readonly locate: Parsed<Model>['locate'];

  constructor({ value, ok, complete, format, via, locate }: Known<Model>, find: () => readonly Diagnostic<Code>[]) {
    this.value = value;
    Object.defineProperty(this, 'diagnostics', SHARED);
    this.ok = ok;
    this.complete = complete;
    this.format = format;
    this.via = via;
    this.locate = locate;
    let found: readonly Diagnostic<Code>[] | undefined;
    Object.defineProperty(this, FIND, { value: () => (found ??= find()) });
  }
}
