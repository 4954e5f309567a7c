import type { Diagnostic } from './diagnostic.ts';
import type { PathIn } from './path.ts';

/**
 * A patch of the model, of the same kinds for every format. Folding a stream's events onto the format's empty model
 * gives the final value.
 *
 * - `open`: something begins at `path`; `kind` says what (`'object'`, `'array'`, `'text'`, or the format's own word).
 *   The value at `path` becomes `{}`, `[]` or `''` when there is none yet.
 * - `set`: the value at `path` is `value`.
 * - `delta`: `text` is appended to the string at `path`.
 * - `close`: nothing below `path` changes any more.
 * - `diagnostic`: a finding.
 * - `revise`: an earlier value at `path` was wrong, as the diagnostic explains; it is replaced by `value`.
 *
 * If the format is known, paths and codes are typed by its model.
 */
export type Event<Model = unknown, Code extends string = string> =
  | { readonly type: 'open'; readonly path: PathIn<Model>; readonly kind: string }
  | { readonly type: 'set'; readonly path: PathIn<Model>; readonly value: unknown }
  | { readonly type: 'delta'; readonly path: PathIn<Model>; readonly text: string }
  | { readonly type: 'close'; readonly path: PathIn<Model> }
  | { readonly type: 'diagnostic'; readonly diagnostic: Diagnostic<Code> }
  | {
      readonly type: 'revise';
      readonly path: PathIn<Model>;
      readonly value: unknown;
      readonly diagnostic: Diagnostic<Code>;
    };

/** The last event of `events()` and `transform()`. `ok`: there is no error. `complete`: the text was not cut off. */
export interface EndEvent {
  readonly type: 'end';
  readonly ok: boolean;
  readonly complete: boolean;
}
