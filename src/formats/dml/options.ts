import type { ParseOptions as CoreOptions } from '../../core/format.ts';
import type { Tools } from './known-tools.ts';

/** The aliases that are known outside the text. `AliasTable` is one. */
export interface KnownAliases {
  has(alias: string): boolean;
  names(): Iterable<string>;
}

/** How a DML text is read. */
export interface ParseOptions extends CoreOptions {
  /**
   * The tools on offer. Their number of parameters decides which pipes separate, and a call of any other tool is an
   * error.
   *
   * @defaultValue the seven tools of the specification; other names are allowed
   */
  readonly tools?: Tools;
  /** With a table, a reference to an alias that neither it nor the text defines is an error. */
  readonly aliases?: KnownAliases;
  /** The workspace folder: an alias that the text defines for a path outside of it is an error. */
  readonly root?: string;
}
