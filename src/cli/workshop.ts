import { type ChildProcess, fork } from 'node:child_process';

/** How a workshop starts its workers, and the limits of a call. */
export interface WorkshopSettings<Outcome> {
  /** The arguments of this program that start a worker. */
  readonly args: readonly string[];
  /** The longest text, in UTF-16 units. */
  readonly maxLength: number;
  /** The time for one call, in milliseconds. */
  readonly timeout: number;
  /** The maximum number of processes, each started on demand; 1 by default. */
  readonly workers?: number;
  /** The outcome of a call that was refused. */
  readonly refused: (problem: string) => Outcome;
  /** The working folder of the worker; by default that of this process. */
  readonly folder?: string;
  /** The file that starts the program; the one that started this process by default. */
  readonly program?: string;
}

interface Job<Task, Outcome> {
  readonly task: Task;
  readonly done: (outcome: Outcome) => void;
}

/** More waiting calls are refused: each one holds its text in memory. */
const MOST_WAITING = 64;

/** The time for a worker to get ready, in milliseconds. */
const MOST_STARTING = 60_000;

/** The memory limit of a worker, in megabytes. */
const MEMORY = 1024;

/**
 * Reads texts in separate processes, so that no text can block the server or exhaust its memory: a call that takes too
 * long is ended with its process, and the next one gets a new process. A call waits only while all processes are busy.
 */
export class Workshop<Task extends { readonly text: string }, Outcome> {
  readonly #settings: WorkshopSettings<Outcome>;
  readonly #waiting: Job<Task, Outcome>[] = [];
  readonly #workers: Worker<Task, Outcome>[];
  readonly #close = (): void => this.close();

  constructor(settings: WorkshopSettings<Outcome>) {
    this.#settings = settings;
    this.#workers = Array.from({ length: settings.workers ?? 1 }, () => new Worker(settings));
    process.once('exit', this.#close);
  }

  /** Does one task, as soon as a worker is free. */
  perform(task: Task): Promise<Outcome> {
    const { maxLength, refused } = this.#settings;
    if (task.text.length > maxLength)
      return Promise.resolve(refused(`the text has ${task.text.length} characters, and the limit is ${maxLength}`));
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.resolve(refused(`${MOST_WAITING} calls are waiting, and that is the limit; try again later`));
    return new Promise((done) => {
      this.#waiting.push({ task, done });
      void this.#next();
    });
  }

  /** Ends the processes and refuses all waiting calls. */
  close(): void {
    process.off('exit', this.#close);
    for (const { done } of this.#waiting.splice(0)) done(this.#settings.refused('the work was stopped'));
    for (const worker of this.#workers) worker.stop();
  }

  async #next(): Promise<void> {
    // Prefers a worker whose process is running to one that has to start.
    const free = this.#workers.filter(({ isBusy }) => !isBusy);
    const worker = free.find(({ isStarted }) => isStarted) ?? free[0];
    const job = worker && this.#waiting.shift();
    if (worker === undefined || job === undefined) return;
    job.done(await worker.perform(job.task));
    void this.#next();
  }
}

/** A process that does one task at a time. */
class Worker<Task, Outcome> {
  readonly #settings: WorkshopSettings<Outcome>;
  #process: ChildProcess | undefined;
  /** Set by the process's first message. */
  #isReady = false;
  #isBusy = false;

  constructor(settings: WorkshopSettings<Outcome>) {
    this.#settings = settings;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get isStarted(): boolean {
    return this.#process !== undefined;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  perform(task: Task): Promise<Outcome> {
    this.#isBusy = true;
    return new Promise((done) => this.#begin(task, done));
  }

  #begin(task: Task, done: (outcome: Outcome) => void): void {
    const worker = this.#started();
    const { timeout } = this.#settings;
    const late = (): void => refuse(`reading took longer than ${timeout / 1000} s; the text is too long or too odd`);
    const neverReady = (): void => refuse('the process that reads does not start');
    let timer: NodeJS.Timeout;
    const begin = (): void => {
      timer = setTimeout(late, timeout);
      worker.send(Object(task));
    };
    const heard = (message: Outcome): void => {
      if (this.#isReady) end(message, false);
      else {
        this.#isReady = true;
        clearTimeout(timer);
        begin();
      }
    };
    const gone = (): void => refuse('reading took too much memory');
    const refuse = (problem: string): void => end(this.#settings.refused(problem), true);
    const end = (outcome: Outcome, isOver: boolean): void => {
      clearTimeout(timer);
      worker.off('message', heard);
      worker.off('exit', gone);
      if (isOver) {
        worker.kill('SIGKILL');
        this.#process = undefined;
      }
      this.#isBusy = false;
      done(outcome);
    };
    worker.on('message', heard);
    worker.once('exit', gone);
    if (this.#isReady) begin();
    else timer = setTimeout(neverReady, MOST_STARTING);
  }

  #started(): ChildProcess {
    if (this.#process !== undefined) return this.#process;
    // The worker must not write to the client's standard output.
    const { program = process.argv[1] ?? '', args, folder } = this.#settings;
    const worker = fork(program, args, {
      ...(folder !== undefined && { cwd: folder }),
      execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    worker.on('error', () => {});
    worker.unref();
    worker.channel?.unref();
    worker.once('exit', () => {
      if (this.#process === worker) this.#process = undefined;
    });
    this.#process = worker;
    this.#isReady = false;
    return worker;
  }
}
