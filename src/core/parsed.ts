import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './path.ts';
import type { Range } from './range.ts';

/** The result of `parse`. */
export interface Parsed<Model, Code extends string = string> {
  /** The model, as good as the text allows; always present. */
  readonly value: Model;
  /** Findings in text order. */
  readonly diagnostics: readonly Diagnostic<Code>[];
  /** No diagnostic is an error. */
  readonly ok: boolean;
  /**
   * False if the text was cut off inside something, as a finding says: an error, or a warning if only the last marker
   * around whole calls is missing.
   */
  readonly complete: boolean;
  /** The name of the format. */
  readonly format: string;
  /** How the value was read; each format documents its values. */
  readonly via: string;
  /**
   * The stretch of the input that a part of the model came from; undefined if it came from no single place. The first
   * call reads the text again.
   *
   * @example parsed.locate(['actions', 0, 'params', 'path'])
   */
  locate(path: Path): Range | undefined;
}
