import type { ParseOptions as CoreOptions } from '../../core/format.ts';
import type { Tools } from './known-tools.ts';

/** The aliases defined outside the text, such as an `AliasTable`. */
export interface KnownAliases {
  has(alias: string): boolean;
  names(): Iterable<string>;
}

/** Options of `parse`. */
export interface ParseOptions extends CoreOptions {
  /**
   * The tools on offer. Their number of parameters decides which pipes separate arguments, and a call of any other tool
   * is an error.
   *
   * @defaultValue the seven tools of the specification; other names are allowed
   */
  readonly tools?: Tools;
  /** If given, a reference to an alias that neither it nor the text defines is an error. */
  readonly aliases?: KnownAliases;
  /** The workspace folder: an alias that the text defines for a path outside of it is an error. */
  readonly root?: string;
}
