import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readEntries } from '../entries.ts';

/** The tests that imports lead from to a source file: few imports, and a name like its own, come first. */
export interface Nearest {
  /** Those of `npm test`. */
  readonly usual: readonly string[];
  /** Those that only the deep run has. */
  readonly deep: readonly string[];
}

/** Runs the command. */
const COMMAND = 'test/cli/run.ts';

export class NearestTests {
  readonly #tests = globSync('test/**/*.test.ts', { ignore: ['test/{engines,services,hosts,site}/**'] }).sort();
  readonly #entries = new Map(readEntries().map(({ name, source }) => [name, source]));
  readonly #imports = new Map<string, readonly string[]>();

  of(source: string): Nearest {
    const far = new Map(
      this.#tests.map((test) => [test, this.#distance(test, source) - wordsInCommon(test, source)] as const),
    );
    const near = this.#tests.filter((test) => Number.isFinite(far.get(test)));
    return parted(near.sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0)));
  }

  /** All tests, in no order. */
  all(): Nearest {
    return parted(this.#tests);
  }

  /** Whether a file of tests runs the command in a process of its own, of which no probe tells. */
  runsCommand(test: string): boolean {
    return this.#importsOf(test).includes(COMMAND);
  }

  #distance(test: string, source: string): number {
    const seen = new Set([test]);
    let ring = [test];
    for (let steps = 1; ring.length > 0; steps++) {
      ring = ring.flatMap((file) => this.#importsOf(file)).filter((file) => !seen.has(file));
      for (const file of ring) seen.add(file);
      if (seen.has(source)) return steps;
    }
    return Number.POSITIVE_INFINITY;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file) ?? this.#read(file);
    this.#imports.set(file, known);
    return known;
  }

  #read(file: string): string[] {
    // What runs the command imports nothing of it.
    const own = file === COMMAND ? ['src/program/main.ts'] : [];
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return own;
    }
    const names = [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => name);
    const found = names.map((name) => (name.startsWith('.') ? join(dirname(file), name) : this.#entries.get(name)));
    return [...own, ...found.filter((one) => one !== undefined)];
  }
}

function parted(tests: readonly string[]): Nearest {
  const isDeep = (test: string): boolean => test.endsWith('.deep.test.ts');
  return { usual: tests.filter((test) => !isDeep(test)), deep: tests.filter(isDeep) };
}

/** `src/extras/acor/run.ts` and `test/extras/acor/run.deep.test.ts` have four. */
function wordsInCommon(test: string, source: string): number {
  const words = new Set(source.replace(/\.ts$/, '').split(/[/.-]/));
  return test
    .replace(/\.test\.ts$/, '')
    .split(/[/.-]/)
    .filter((word) => words.has(word)).length;
}
