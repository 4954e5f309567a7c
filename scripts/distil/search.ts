import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { fileOf, textsOf, written } from '../../test/distilled/files.ts';
import { subjects } from '../../test/distilled/subjects.ts';
import { type Mutant, mutantsOf } from '../mutants/mutate.ts';
import type { Job, News } from './news.ts';
import { switched } from './switched.ts';

/** So many milliseconds one change may take, for all texts. */
const PATIENCE = 30_000;

export interface Found {
  readonly tried: number;
  readonly noticed: number;
  readonly kept: number;
  /** The changes that no text notices. */
  readonly left: readonly Mutant[];
}

/** What is changed, and which texts are to notice it. */
export interface Where {
  readonly folder: string;
  /** The beginnings of the names of subjects. */
  readonly names: readonly string[];
  readonly seed: number;
  /** How many damaged texts are tried. */
  readonly texts: number;
}

/** Looks for texts that notice changes of a folder's sources. */
export class Search {
  readonly #where: Where;
  readonly #kept = new Map<string, string[]>();
  readonly #left: Mutant[] = [];
  #noticed = 0;

  constructor(where: Where) {
    this.#where = where;
  }

  async run(sample: number): Promise<Found> {
    const { mutants, file } = await this.#build(sample);
    let kept = 0;
    for (let from = 0; from < mutants.length; ) {
      from = await this.#work(file, mutants, from);
      // A worker that begins anew reads what is kept.
      kept += this.#writeKept();
    }
    return { tried: mutants.length, noticed: this.#noticed, kept, left: this.#left };
  }

  /** Writes the texts that are kept, and tells how many there are. */
  #writeKept(): number {
    let count = 0;
    for (const subject of subjects()) {
      const more = this.#kept.get(subject.name);
      if (more === undefined) continue;
      count += more.length;
      const url = fileOf(subject);
      mkdirSync(new URL('.', url), { recursive: true });
      writeFileSync(url, written(subject, [...textsOf(subject), ...more]));
    }
    this.#kept.clear();
    return count;
  }

  /** The worker with some changes of the folder behind switches. */
  async #build(sample: number): Promise<{ mutants: Mutant[]; file: string }> {
    const files = globSync(`${this.#where.folder}/**/*.ts`).sort();
    const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
    const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source).map(placeOf));
    const size = Math.min(sample, all.length);
    const order = fc.shuffledSubarray(all, { minLength: size, maxLength: size });
    const chosen = new Set(fc.sample(order, { numRuns: 1, seed: this.#where.seed })[0]);
    const mutants: Mutant[] = [];
    const texts = new Map<string, string>();
    for (const [file, source] of sources) {
      const one = switched(file, source, mutants.length, (mutant) => chosen.has(placeOf(mutant)));
      mutants.push(...one.mutants);
      texts.set(file, one.text);
    }
    const outfile = `./.cache/distil-${this.#where.folder.replaceAll('/', '-')}.mjs`;
    await build({
      entryPoints: ['scripts/distil/worker.ts'],
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      outfile,
      plugins: [
        {
          name: 'switches',
          setup({ onLoad }) {
            onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
              const text = texts.get(relative('.', path));
              return text === undefined ? undefined : { contents: text, loader: 'ts' };
            });
            // Tests find their files beside themselves.
            onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path }) => ({
              contents: readFileSync(path, 'utf8').replaceAll(
                'import.meta.url',
                JSON.stringify(pathToFileURL(path).href),
              ),
              loader: 'ts',
            }));
          },
        },
      ],
    });
    return { mutants, file: outfile };
  }

  /** Runs a worker until it is done, or has to begin anew: gives the next change. */
  #work(file: string, mutants: readonly Mutant[], from: number): Promise<number> {
    const job: Job = { ...this.#where, from, count: mutants.length };
    const worker = new Worker(file, { workerData: job });
    return new Promise((resolve, reject) => {
      let current = from - 1;
      const isOver = (next: number): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
        void worker.terminate();
        resolve(next);
      };
      // What hangs is noticed by every text that comes there.
      const hangs = (): void => {
        this.#noticed++;
        isOver(current + 1);
      };
      let timer = setTimeout(() => reject(new Error('the worker does not begin')), 10 * PATIENCE);
      worker.on('message', (news: News) => {
        if (news.type === 'begins') {
          current = news.mutant;
          clearTimeout(timer);
          timer = setTimeout(hangs, PATIENCE);
        } else if (news.type === 'keeps') this.#keep(news.subject, news.text);
        else if (news.type === 'spoiled') {
          this.#noticed++;
          isOver(news.mutant + 1);
        } else if (news.isNoticed) this.#noticed++;
        else {
          const left = mutants[news.mutant];
          if (left !== undefined) this.#left.push(left);
        }
      });
      worker.on('error', reject);
      worker.on('exit', () => isOver(mutants.length));
    });
  }

  #keep(subject: string, text: string): void {
    this.#kept.set(subject, [...(this.#kept.get(subject) ?? []), text]);
  }
}

function placeOf({ file, start, end }: Mutant): string {
  return `${file} ${start} ${end}`;
}
