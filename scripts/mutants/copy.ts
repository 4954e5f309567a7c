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

/** What takes longer than all the tests on a busy machine hangs; a few of them take less. */
const MAX_LENGTH = 900_000;
const MAX_LENGTH_OF_FEW = 240_000;

/** So many files of tests are few. */
const FEW = 6;

/** The deep run of a mutant has so much of its inputs. */
const SHARE = '0.05';

/** What is not copied: others make it. */
const MADE = new Set(['.git', '.cache', 'dist', 'node_modules']);

/** How a program ended. */
type Ending = 'passed' | 'failed' | 'killed';

/** How the tests of a change ended; one that does not compile is `broken`, one that changes nothing is not tried. */
export type Verdict = Ending | 'broken' | 'equivalent';

/** Tests to run, as `npm test` or as the deep run has them. */
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
  async prove(usual: readonly string[], deep: readonly string[]): Promise<void> {
    const proof = keptFor('proved');
    if (existsSync(proof)) return;
    const rounds = [
      { tests: usual, isDeep: false },
      { tests: deep, isDeep: true },
    ];
    for (const round of rounds)
      if ((await this.#round(round, 2)) !== 'passed')
        throw new Error(
          `without a change, a test fails: ${shownEnv(round)}npx vitest run ${configOf(round).join(' ')}`,
        );
    writeFileSync(proof, '');
  }

  /**
   * Runs `npm test` with probes in the sources, and tells which tests run which functions. It is kept until a file
   * changes.
   */
  async reach(): Promise<Reach> {
    const sources = globSync('src/**/*.ts').sort();
    const log = keptFor('reach');
    if (existsSync(log)) return new Reach(log);
    for (const file of sources) this.#write(file, probed(file, readFileSync(file, 'utf8')));
    const seed = readFileSync('test/seed.ts', 'utf8');
    this.#write('test/seed.ts', seed + LOGGER.replace('LOG', JSON.stringify(`${log}.part`)));
    rmSync(`${log}.part`, { force: true });
    const ended = await this.#vitest([], {}, 60 * 60_000);
    if (ended === 'killed') throw new Error('the tests did not end within an hour');
    if (!existsSync(`${log}.part`)) throw new Error('the tests did not run: does npm test run here?');
    renameSync(`${log}.part`, log);
    for (const file of sources) this.#write(file, readFileSync(file, 'utf8'));
    this.#write('test/seed.ts', seed);
    return new Reach(log);
  }

  /** How the rounds of tests end with the change; a later round is run only if those before pass. */
  test(mutant: Mutant, rounds: readonly Round[]): Promise<Verdict> {
    return this.#changed(mutant, async () => {
      let isCompiled = false;
      for (const round of rounds.filter(({ tests }) => tests.length > 0)) {
        const ended = await this.#round(round);
        if (ended === 'failed') return ended;
        isCompiled ||= await this.#compiles();
        if (!isCompiled) return 'broken';
        if (ended === 'killed') return ended;
      }
      return 'passed';
    });
  }

  async #compiles(): Promise<boolean> {
    const compiler = 'node_modules/typescript-native/bin/tsc';
    return (await this.#run(process.execPath, [compiler, '-p', 'tsconfig.json', '--noEmit'])) === 'passed';
  }

  async #changed<T>(mutant: Mutant, run: () => Promise<T>): Promise<T> {
    const source = readFileSync(mutant.file, 'utf8');
    this.#write(mutant.file, mutated(source, mutant));
    try {
      return await run();
    } finally {
      this.#write(mutant.file, source);
    }
  }

  #round(round: Round, workers = 1): Promise<Ending> {
    const args = ['--bail', '1', '--maxWorkers', String(workers), ...configOf(round), ...round.tests];
    return this.#vitest(args, envOf(round), round.tests.length > FEW ? MAX_LENGTH : MAX_LENGTH_OF_FEW);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  #vitest(args: readonly string[], env: Readonly<Record<string, string>> = {}, longest = MAX_LENGTH): Promise<Ending> {
    const command = join(this.#folder, 'node_modules/.bin/vitest');
    return this.#run(command, ['run', '--silent=true', ...args], env, longest);
  }

  async #run(
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    longest = MAX_LENGTH,
  ): Promise<Ending> {
    const child = spawn(command, args, {
      cwd: this.#folder,
      stdio: 'ignore',
      env: { ...process.env, ...env },
      detached: true,
    });
    const clock = setTimeout(() => endGroup(child.pid), longest);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    clearTimeout(clock);
    endGroup(child.pid);
    return code === null ? 'killed' : code === 0 ? 'passed' : 'failed';
  }
}

function configOf({ isDeep }: Round): string[] {
  return isDeep ? ['--config', 'vitest.deep.config.ts'] : [];
}

function envOf({ isDeep }: Round): Record<string, string> {
  return isDeep ? { PEGLOT_SEED: '1', PEGLOT_SHARE: SHARE } : {};
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
import { relative } from 'node:path';
import { afterAll } from 'vitest';
const reached = new Set<string>();
Reflect.set(globalThis, 'reached', reached);
afterAll(({}, { file }) => appendFileSync(LOG, JSON.stringify({ test: file.name, reached: [...reached] }) + '\\n'));
`;
