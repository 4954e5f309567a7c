import { readFileSync } from 'node:fs';
import type { Mutant } from './mutate.ts';

const LIST = 'scripts/mutants/equivalents.txt';

/**
 * The changes that change nothing which a test could see, each with the reason. An entry has two lines:
 *
 * ```text
 * src/engine/mistake-words.ts  const SHORT = 12;  12 → (12 + 1)
 *   how long a piece is kept as it is: memory alone
 * ```
 */
export class Equivalents {
  readonly #heads: ReadonlySet<string>;

  /** @throws {Error} when a line that is named is in its file no more */
  constructor() {
    const lines = readFileSync(LIST, 'utf8').split('\n');
    this.#heads = new Set(lines.filter((line) => line.startsWith('src/')));
    for (const head of this.#heads) {
      const [file = '', line = ''] = head.split('  ');
      if (!linesOf(file).includes(line)) throw new Error(`${LIST}: ${file} has no line "${line}"`);
    }
  }

  has({ file, line, was, text }: Mutant): boolean {
    return this.#heads.has(`${file}  ${linesOf(file)[line - 1]}  ${was} → ${text}`);
  }
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
}
