import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './path.ts';
import type { Range } from './range.ts';

/** What `parse` returns, for every string. */
export interface Parsed<Model, Code extends string = string> {
  /** The model, as good as the text allows; always there. */
  readonly value: Model;
  /** Findings in text order. */
  readonly diagnostics: readonly Diagnostic<Code>[];
  /** No diagnostic is an error. */
  readonly ok: boolean;
  /**
   * False when the text was cut off inside something. A finding says inside what: an error, or a warning where only the
   * last marker around whole calls is missing.
   */
  readonly complete: boolean;
  /** The name of the format. */
  readonly format: string;
  /** How the value was read; each format documents its words. */
  readonly via: string;
  /**
   * The stretch of the input that a part of the model came from; undefined when it came from no one place. The first call
   * reads the text once more.
   *
   * @example parsed.locate(['actions', 0, 'params', 'path'])
   */
  locate(path: Path): Range | undefined;
}
