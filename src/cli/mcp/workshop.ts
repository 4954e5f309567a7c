import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome, Task } from './work.ts';

/** How much a call may cost. */
export interface Limits {
  /** The longest text, in UTF-16 units. */
  readonly maxLength: number;
  /** The time for one call, in milliseconds. */
  readonly timeout: number;
}

interface Job {
  readonly task: Task;
  readonly done: (outcome: Outcome) => void;
}

/** More calls than these at once are sent away: each one holds its text in memory. */
const MOST_WAITING = 64;

/** The memory of the process that reads, in megabytes. */
const MEMORY = 1024;

/**
 * Reads texts in a process of its own, so that no text can stop the server or take its memory: a call that takes too long
 * ends with that process, and the next one gets a new one.
 */
export class Workshop {
  readonly #limits: Limits;
  readonly #waiting: Job[] = [];
  #worker: ChildProcess | undefined;
  #busy = false;

  constructor(limits: Limits) {
    this.#limits = limits;
    process.once('exit', () => this.close());
  }

  /** Does one task, when those before it are done. */
  perform(task: Task): Promise<Outcome> {
    const { maxLength } = this.#limits;
    if (task.text.length > maxLength)
      return refused(`the text has ${task.text.length} characters, and the limit is ${maxLength}`);
    if (this.#waiting.length >= MOST_WAITING) return refused('too many calls are waiting; try again later');
    return new Promise((done) => {
      this.#waiting.push({ task, done });
      this.#next();
    });
  }

  /** Ends the process; calls that wait are not answered. */
  close(): void {
    this.#waiting.length = 0;
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  #next(): void {
    const job = this.#busy ? undefined : this.#waiting.shift();
    if (job === undefined) return;
    this.#busy = true;
    const worker = this.#started();
    const timer = setTimeout(() => {
      end(`reading took longer than ${this.#limits.timeout / 1000} s; the text is too long or too odd`, true);
    }, this.#limits.timeout);
    const answered = (outcome: Outcome): void => end(outcome, false);
    const gone = (): void => end('reading took too much memory', true);
    const end = (outcome: Outcome | string, stop: boolean): void => {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('exit', gone);
      if (stop) {
        worker.kill('SIGKILL');
        this.#worker = undefined;
      }
      this.#busy = false;
      job.done(typeof outcome === 'string' ? { ok: false, problem: outcome } : outcome);
      this.#next();
    };
    worker.once('message', answered);
    worker.once('exit', gone);
    worker.send(job.task);
  }

  #started(): ChildProcess {
    if (this.#worker !== undefined) return this.#worker;
    // Its standard output is not the client's.
    const worker = fork(process.argv[1] ?? '', ['mcp', '--worker'], {
      execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    worker.on('error', () => {});
    worker.unref();
    worker.channel?.unref();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}

function refused(problem: string): Promise<Outcome> {
  return Promise.resolve({ ok: false, problem });
}
