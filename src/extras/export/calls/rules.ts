import type { Cfg, ContextFree } from '../cfg.ts';

/** The rules of a grammar that is being made. */
export class Rules {
  readonly #rules = new Map<string, Cfg>();
  #count = 0;

  /** A rule that is made when it is asked for first. */
  once(name: string, make: () => Cfg): Cfg {
    if (!this.#rules.has(name)) {
      // Named before it is made: it may lead back to itself.
      this.#rules.set(name, { kind: 'sequence', items: [] });
      this.#rules.set(name, make());
    }
    return { kind: 'rule', name };
  }

  /** A rule of its own for a part that would be written more than once. */
  named(prefix: string, part: Cfg): Cfg {
    this.#count++;
    const name = `${prefix}-${this.#count}`;
    this.#rules.set(name, part);
    return { kind: 'rule', name };
  }

  set(name: string, part: Cfg): void {
    this.#rules.set(name, part);
  }

  get(name: string): Cfg | undefined {
    return this.#rules.get(name);
  }

  /** The whole grammar. */
  from(start: string, part: Cfg): ContextFree {
    return { start, rules: new Map([[start, part], ...this.#rules]) };
  }
}
