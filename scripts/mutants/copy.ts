import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { keptFor } from './kept.ts';
import { type Mutant, mutated } from './mutate.ts';
import { probed, Reach } from './reach.ts';

/** What ends no file of tests for so long hangs: the longest takes a few seconds, and more on a busy machine. */
const MAX_SILENCE = 240_000;

/** The deep run of a mutant has so much of its inputs. */
const SHARE = '0.05';

/** Runs tests in a given order. */
const ORDERED = 'scripts/mutants/vitest.config.ts';

/** What is not copied: others make it. */
const MADE = new Set(['.git', '.cache', 'dist', 'node_modules']);

/** How a program ended. */
export type Ending = 'passed' | 'failed' | 'killed';

/** Tests to run in this order, as `npm test` or as the deep run has them. */
export interface Round {
  readonly tests: readonly string[];
  readonly isDeep: boolean;
}

/** A copy of the tree, to change it and to test what was changed. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'peglot-mutants-'));

  constructor() {
    for (const name of readdirSync('.').filter((one) => !MADE.has(one)))
      cpSync(name, join(this.#folder, name), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.#folder, 'node_modules'));
  }

  /**
   * Runs all that a change is tested with: what fails without a change would take every change for noticed. Once for a
   * tree.
   *
   * @throws {Error} when a test fails
   */
  async prove(rounds: readonly Round[]): Promise<void> {
    const proof = keptFor('proved');
    if (existsSync(proof)) return;
    for (const round of rounds)
      if ((await this.#vitest(round, '--bail', '1')) !== 'passed')
        throw new Error(`without a change, a test fails: ${shownEnv(round)}npx vitest run --config ${ORDERED}`);
    writeFileSync(proof, '');
  }

  /**
   * Runs all that a change is tested with, with probes in the sources, and tells which tests run which blocks. It is kept
   * until a file changes.
   */
  async reach(rounds: readonly Round[]): Promise<Reach> {
    const sources = globSync('src/**/*.ts').sort();
    const log = keptFor('reach');
    if (existsSync(log)) return new Reach(log);
    for (const file of sources) this.#write(file, probed(file, readFileSync(file, 'utf8')));
    const seed = readFileSync('test/seed.ts', 'utf8');
    this.#write('test/seed.ts', seed + LOGGER.replace('LOG', JSON.stringify(`${log}.part`)));
    rmSync(`${log}.part`, { force: true });
    for (const round of rounds)
      if ((await this.#vitest(round)) === 'killed') throw new Error('a file of tests does not end');
    if (!existsSync(`${log}.part`)) throw new Error('the tests did not run: does npm test run here?');
    renameSync(`${log}.part`, log);
    for (const file of sources) this.#write(file, readFileSync(file, 'utf8'));
    this.#write('test/seed.ts', seed);
    return new Reach(log);
  }

  /** How a round of tests ends with the change. */
  async test(mutant: Mutant, round: Round): Promise<Ending> {
    if (round.tests.length === 0) return 'passed';
    const source = readFileSync(mutant.file, 'utf8');
    this.#write(mutant.file, mutated(source, mutant));
    try {
      return await this.#vitest(round, '--bail', '1', '--maxWorkers', '1');
    } finally {
      this.#write(mutant.file, source);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  async #vitest(round: Round, ...options: readonly string[]): Promise<Ending> {
    const args = ['run', '--silent=true', '--config', ORDERED, ...options, ...round.tests];
    const child = spawn(join(this.#folder, 'node_modules/.bin/vitest'), args, {
      cwd: this.#folder,
      // A line for each file of tests.
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...envOf(round), MUTANTS_ORDER: round.tests.join(' ') },
      detached: true,
    });
    const clock = setTimeout(() => endGroup(child.pid), MAX_SILENCE);
    child.stdout.on('data', () => clock.refresh());
    const code = await new Promise((resolve) => child.once('exit', resolve));
    clearTimeout(clock);
    endGroup(child.pid);
    return code === null ? 'killed' : code === 0 ? 'passed' : 'failed';
  }
}

function envOf({ isDeep }: Round): Record<string, string> {
  return isDeep ? { MUTANTS_DEEP: '1', PEGLOT_SEED: '1', PEGLOT_SHARE: SHARE } : {};
}

function shownEnv(round: Round): string {
  return Object.entries(envOf(round))
    .map(([name, value]) => `${name}=${value} `)
    .join('');
}

/** Ends a program with all that it started: a worker in an endless loop hears nothing, and outlives it. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them are over.
  }
}

/** Is put after test/seed.ts, which is run for each file of tests. */
const LOGGER = `
import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
const reached = new Set<string>();
Reflect.set(globalThis, 'reached', reached);
const start = performance.now();
afterAll(({}, { file }) => {
  const took = Math.round(performance.now() - start);
  appendFileSync(LOG, JSON.stringify({ test: file.name, took, reached: [...reached] }) + '\\n');
});
`;
