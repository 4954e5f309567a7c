import { Problem, reportProblem } from '../../../cli/problem.ts';
import type { Shard } from './shard.ts';

/** What a batch needs of a queue: jobs that are given out once, and again when whoever had one is gone. */
export interface JobQueue {
  /** Adds the shards that are not in the queue yet. */
  add(shards: readonly Shard[]): Promise<true>;
  /** The shards of a run that failed for good, by their place, with the reason. */
  dead(run: string): Promise<Map<number, string>>;
  /** Takes what is left of a run out of the queue. */
  forget(run: string): Promise<void>;
  /** Whether there is nothing left to do, for anybody. */
  isEmpty(): Promise<boolean>;
  /** Gives jobs to the handler, one at a time, until it is closed. */
  work(handler: (job: unknown) => Promise<void>): JobWorker;
  close(): Promise<void>;
}

/** Somebody who does jobs. */
export interface JobWorker {
  /** Ends the job that is under way, and takes no more. */
  close(): Promise<void>;
}

/** How a queue is opened. */
export interface QueueOptions {
  readonly url: string;
  /** After this many seconds without a sign of life, a job is given to somebody else. */
  readonly lease: number;
}

// In seconds.
const ANSWER = 10;

/** The address without its password. */
export function shownUrl(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the queue';
  }
}

/** Asks a queue, again and again while it does not answer, until it counts as gone. */
export class PatientAsker {
  readonly #name: string;
  readonly #patience: number;
  #silentSince: number | undefined;

  /** @param patience seconds without an answer after which the queue counts as gone */
  constructor(url: string, patience: number) {
    this.#name = shownUrl(url);
    this.#patience = patience;
  }

  /** What the queue answers; undefined when it does not this time. When it is gone for good, the command ends. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await answerWithin(Math.min(ANSWER, this.#patience), question());
      if (this.#silentSince !== undefined) process.stderr.write(`peglot: ${this.#name} answers again\n`);
      this.#silentSince = undefined;
      return answer;
    } catch (error) {
      if (error instanceof Problem) throw error;
      const now = performance.now();
      if (this.#silentSince === undefined)
        process.stderr.write(`peglot: ${this.#name} does not answer, trying again\n`);
      this.#silentSince ??= now;
      if (now - this.#silentSince < this.#patience * 1000) return undefined;
      reportProblem(
        new Problem(
          `${this.#name} has not answered for ${this.#patience} s`,
          'start it; what is done is kept, go on with --resume',
        ),
      );
      // Its connections are made anew for ever, and to close them means to wait for it.
      process.exit();
    }
  }
}

/** @throws {Error} when there is no answer in time */
export async function answerWithin<Answer>(seconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
