import { getOrMake } from '../../core/maps.ts';

/** Gives names to what generated code declares: constants that rules share, and the variables and labels of one. */
export class Names {
  readonly #constants = new Map<string, string>();
  #count = 0;

  /** The name of a constant with this value. */
  constant(value: string, prefix: string): string {
    return getOrMake(this.#constants, value, () => `${prefix}_${this.#constants.size}`);
  }

  /** The constants that were named. */
  declarations(): string[] {
    return [...this.#constants].map(([value, name]) => `const ${name} = ${value};`);
  }

  /** A name that no other variable or label has. */
  fresh(prefix: string): string {
    this.#count += 1;
    return `${prefix}${this.#count}`;
  }
}
