import { codes } from '../../generated/json-diagnostics.ts';
import { type Diagnostic, escapeControls, type Severity } from '../core/diagnostic.ts';
import { ruleName } from '../core/finding.ts';

export { diagnostics } from '../../generated/json-diagnostics.ts';

/** A diagnostic code of JSON, without `json/` in front. */
export type Code = keyof typeof codes;

/** Makes the diagnostics of JSON in one format. */
export class Finder {
  readonly #known = new Map<string, Known>();

  /** @param format the first half of the codes */
  constructor(format: string) {
    for (const [code, { severity, meaning, mend }] of Object.entries(codes)) {
      const known = { code: `${format}/${code}`, severity, meaning, mend };
      this.#known.set(code, known);
      this.#known.set(ruleName(code), known);
    }
  }

  /** A finding; `name` is a code, or the name of a recovery rule: `BadPlus` gives `bad-plus`. */
  find(name: Code | string, start: number, end: number, message?: string): Diagnostic {
    const known = this.#known.get(name);
    if (known === undefined) throw new Error(`no diagnostic is called ${name}`);
    const { code, severity, meaning, mend } = known;
    return { code, severity, message: escapeControls(message ?? meaning), range: { start, end }, hint: mend };
  }
}

/** What all findings of one code share. */
interface Known {
  readonly code: string;
  readonly severity: Severity;
  readonly meaning: string;
  readonly mend: string;
}

const finders = new Map<string, Finder>();

/** The finder of a format; broken JSON has a finding for nearly each word, so what they share is made once. */
export function finderOf(format: string): Finder {
  let finder = finders.get(format);
  if (finder === undefined) {
    finder = new Finder(format);
    finders.set(format, finder);
  }
  return finder;
}
