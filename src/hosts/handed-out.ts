import type { Diagnostic } from '../core/diagnostic.ts';

/**
 * Which calls a host hands out. One that is not is told: as text, or with arguments that are no JSON, and by its findings.
 *
 * - `'ok'`: those that are whole and without an error: no value was cut or guessed, no argument is missing, the tool is
 *   known, and the arguments fit its schema.
 * - `'complete'`: those that are whole, whatever is wrong with them.
 * - `'all'`: those that were cut off, too, with what was certain of them.
 */
export type HandedOut = 'ok' | 'complete' | 'all';

/** All of them. */
export const HANDED_OUT: readonly HandedOut[] = ['ok', 'complete', 'all'];

/**
 * Refuses what is none of them.
 *
 * @throws {TypeError} saying what there is
 */
export function requireHandedOut(value: unknown): void {
  if (value !== undefined && !HANDED_OUT.some((known) => known === value))
    throw new TypeError(`calls is '${HANDED_OUT.join("', '")}', not ${String(value)}`);
}

/** Says of each call, as it ends, whether it is handed out. */
export class CallGate {
  readonly #which: HandedOut;
  readonly #errors: Diagnostic[] = [];
  #text = '';
  /** Before it, the calls that follow do not begin. */
  #end = 0;

  constructor(which: HandedOut) {
    this.#which = which;
  }

  /** The text goes on. */
  read(chunk: string): void {
    this.#text += chunk;
  }

  /** Something was found in what was read. */
  found(diagnostic: Diagnostic): void {
    if (diagnostic.severity === 'error') this.#errors.push(diagnostic);
  }

  /** A call is over, and what is wrong with it was told. */
  opens(at: number, { complete, raw }: { readonly complete: boolean; readonly raw: string }): boolean {
    const hasError = this.#hasError(at, raw);
    return this.#which === 'all' || (complete && (this.#which === 'complete' || !hasError));
  }

  /** Whether an error names the call, or names none and is where the call is written. */
  #hasError(at: number, raw: string): boolean {
    const first = this.#text.indexOf(raw, this.#end);
    let start = first;
    let has = false;
    for (const { path, range } of this.#errors.splice(0)) {
      const [field, number] = path ?? [];
      if (field === 'calls' && typeof number === 'number') has ||= number === at;
      else {
        // The same may be quoted before it.
        while (start >= 0 && start + raw.length <= range.start) start = this.#text.indexOf(raw, start + raw.length + 1);
        has ||= start >= 0 && range.end > start;
      }
    }
    this.#end = Math.max(first, this.#end) + raw.length;
    return has;
  }
}
