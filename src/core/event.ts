import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './path.ts';

/**
 * A patch on the model, the same kinds for every format. Folding the events of a stream, from the format's empty model
 * on, gives the final value.
 *
 * - `open`: something begins at `path`; `kind` says what (`'object'`, `'array'`, `'text'`, or the format's own word).
 *   The value at `path` becomes `{}`, `[]` or `''` when there is none yet.
 * - `set`: the value at `path` is `value`.
 * - `delta`: `text` is appended to the string at `path`.
 * - `close`: nothing below `path` changes any more.
 * - `diagnostic`: a finding.
 * - `revise`: what was handed out at `path` was wrong, the diagnostic says why; the value is `value` now.
 */
export type Event =
  | { readonly type: 'open'; readonly path: Path; readonly kind: string }
  | { readonly type: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly type: 'delta'; readonly path: Path; readonly text: string }
  | { readonly type: 'close'; readonly path: Path }
  | { readonly type: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly type: 'revise'; readonly path: Path; readonly value: unknown; readonly diagnostic: Diagnostic };
