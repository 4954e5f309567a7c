import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Json } from '../../json/embedding.ts';

/** Repairs that insert a value where there was none, which no field accepts. */
const CODES: ReadonlySet<string> = new Set(['skill/missing-value', 'skill/bad-nan', 'skill/number-out-of-range']);

/** Unlike in other JSON, leaving the name out is not enough. */
const GIVE_VALUE = 'Write the value. In a script, see that the variable is never empty.';

/** Guessed values: a repair and a rule would report the same, and only one of them is reported. */
export class Guesses {
  readonly #text: string;
  readonly #parsed: Parsed<Json>;
  readonly #byRange = new Map<string, Diagnostic>();
  readonly #told = new Set<Diagnostic>();

  /** `text` is the text to which the ranges of `parsed` refer. */
  constructor(text: string, parsed: Parsed<Json>) {
    this.#text = text;
    this.#parsed = parsed;
    for (const flaw of parsed.diagnostics) {
      const key = keyOf(flaw.range);
      if (CODES.has(flaw.code) && !this.#byRange.has(key)) this.#byRange.set(key, flaw);
    }
  }

  /** The mistakes in the text that no rule has reported. */
  get untold(): readonly Diagnostic[] {
    return this.#parsed.diagnostics.filter((flaw) => !this.#told.has(flaw));
  }

  /** The source of a guessed value; empty if there is none, undefined if nothing was guessed. */
  written(path: Path): string | undefined {
    const range = this.#parsed.locate(path);
    return range !== undefined && this.#byRange.has(keyOf(range)) ? this.#textAt(range) : undefined;
  }

  /** The single finding for a rule's finding at a range. */
  merged(rule: Diagnostic, range: Range): Diagnostic {
    const flaw = rule.severity === 'error' ? this.#byRange.get(keyOf(range)) : undefined;
    if (flaw === undefined || this.#told.has(flaw)) return rule;
    this.#told.add(flaw);
    if (this.#textAt(range) !== '') return rule;
    return { ...flaw, ...(rule.path && { path: rule.path }), message: rule.message, hint: GIVE_VALUE };
  }

  #textAt({ start, end }: Range): string {
    return this.#text.slice(start, end).trim();
  }
}

function keyOf({ start, end }: Range): string {
  return `${start}-${end}`;
}
