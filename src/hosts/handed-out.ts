import type { Diagnostic } from '../core/diagnostic.ts';

/**
 * Which calls a host hands out. A call that is not handed out still appears: as text, or with arguments that are not
 * JSON, and in the findings.
 *
 * - `'ok'`: those that are whole and without an error: no value was cut or guessed, no argument is missing, the tool
 *   is known, and the arguments fit its schema.
 * - `'complete'`: those that are whole, whatever is wrong with them.
 * - `'all'`: also those that were cut off, with what is certain of them.
 */
export type HandedOut = 'ok' | 'complete' | 'all';

/** All of them. */
export const HANDED_OUT: readonly HandedOut[] = ['ok', 'complete', 'all'];

/**
 * Rejects any other value.
 *
 * @throws {TypeError} listing the values
 */
export function requireHandedOut(value: unknown): void {
  if (value !== undefined && !HANDED_OUT.some((known) => known === value))
    throw new TypeError(`calls is '${HANDED_OUT.join("', '")}', not ${String(value)}`);
}

/** Decides for each call, as it ends, whether it is handed out. */
export class CallGate {
  readonly #which: HandedOut;
  readonly #errors: Diagnostic[] = [];
  #text = '';
  /** The offset before which no further call can begin. */
  #end = 0;

  constructor(which: HandedOut) {
    this.#which = which;
  }

  /** Takes the next piece of the text. */
  read(chunk: string): void {
    this.#text += chunk;
  }

  /** Takes a finding. */
  found(diagnostic: Diagnostic): void {
    if (diagnostic.severity === 'error') this.#errors.push(diagnostic);
  }

  /** Whether a call is handed out; called at its end, after its findings. */
  opens(at: number, { complete, raw }: { readonly complete: boolean; readonly raw: string }): boolean {
    const hasError = this.#hasError(at, raw);
    return this.#which === 'all' || (complete && (this.#which === 'complete' || !hasError));
  }

  /** Whether an error names the call, or names none but lies within the call. */
  #hasError(at: number, raw: string): boolean {
    const first = this.#text.indexOf(raw, this.#end);
    let start = first;
    let has = false;
    for (const { path, range } of this.#errors.splice(0)) {
      const [field, number] = path ?? [];
      if (field === 'calls' && typeof number === 'number') has ||= number === at;
      else {
        // The same text may be quoted before the call.
        while (start >= 0 && start + raw.length <= range.start) start = this.#text.indexOf(raw, start + raw.length + 1);
        has ||= start >= 0 && range.end > start;
      }
    }
    this.#end = Math.max(first, this.#end) + raw.length;
    return has;
  }
}
