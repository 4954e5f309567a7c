import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Ending } from './copy.ts';
import { keptFor } from './kept.ts';
import type { Mutant } from './mutate.ts';

/**
 * How the tests of a change ended. One that does not compile is `mistyped` where the tests notice it too, and `broken`
 * where they do not; one that changes nothing is not tried.
 */
export type Verdict = Ending | 'mistyped' | 'broken' | 'equivalent';

/** How the tests of changes ended, kept while sources and tests stay as they are. */
export class Verdicts {
  readonly #file = keptFor('verdicts');
  readonly #known = new Map<string, Verdict>();

  constructor() {
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)) {
      const { key, verdict }: { key: string; verdict: Verdict } = JSON.parse(line);
      this.#known.set(key, verdict);
    }
  }

  of(mutant: Mutant): Verdict | undefined {
    return this.#known.get(keyOf(mutant));
  }

  keep(mutant: Mutant, verdict: Verdict): void {
    const key = keyOf(mutant);
    if (this.#known.has(key)) return;
    this.#known.set(key, verdict);
    appendFileSync(this.#file, `${JSON.stringify({ key, verdict })}\n`);
  }
}

function keyOf({ file, start, end, text }: Mutant): string {
  return `${file}:${start}-${end} ${text}`;
}
