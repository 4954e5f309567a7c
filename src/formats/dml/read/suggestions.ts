import { didYouMean } from '../../../core/nearest.ts';

/**
 * Suggests the intended name for an unknown one. The search costs more than all the rest, so only the first few unknown
 * names of a text get a suggestion: enough to see what went wrong.
 */
export class Suggestions {
  readonly #hints = new Map<string, string>();

  /**
   * The addition to a message about an unknown name; empty when no name is similar. `names` is only called when needed.
   *
   * @example new Suggestions().hint('raed_file', () => ['read_file']) // '; did you mean "read_file"?'
   */
  hint(unknown: string, names: () => Iterable<string>): string {
    const known = this.#hints.get(unknown);
    if (known !== undefined) return known;
    if (this.#hints.size >= MOST_HINTS) return '';
    const hint = didYouMean(unknown, names());
    this.#hints.set(unknown, hint);
    return hint;
  }
}

const MOST_HINTS = 20;
