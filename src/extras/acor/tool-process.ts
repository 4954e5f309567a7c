import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../cli/problem.ts';
import { codeOf } from '../../core/thrown.ts';

/** How a tool ended by itself: an exit status, or the signal that ended it. */
export interface ToolExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How long a tool may take after it is asked to end, in milliseconds. */
const GRACE = 2000;
const POLL = 25;

/** Windows has neither process groups nor a graceful termination signal. */
const groups = process.platform !== 'win32';

/** A running tool. It leads its own process group, so that it can be ended with everything it started. */
export class ToolProcess {
  readonly exit: Promise<ToolExit>;
  readonly #child: ChildProcess;
  #exited = false;
  #killed = false;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.exit = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#exited = true;
        resolve({ code, signal });
      });
    });
  }

  /** The tool's standard output. */
  get stdout(): AsyncIterable<Buffer> {
    return this.#read(this.#child.stdout);
  }

  /** The tool's standard error. */
  get stderr(): AsyncIterable<Buffer> {
    return this.#read(this.#child.stderr);
  }

  /** Ends the tool and everything it started: gracefully at first, by force after a while. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    for (let waited = 0; waited < GRACE && !this.#killed && this.#alive(); waited += POLL) await sleep(POLL);
    this.kill();
  }

  /** Ends the tool and everything it started immediately. */
  kill(): void {
    this.#killed = true;
    this.signal('SIGKILL');
  }

  /** Sends a signal to the tool and everything it started. */
  signal(signal: NodeJS.Signals | 0): boolean {
    const { pid } = this.#child;
    if (pid === undefined || (this.#exited && !groups)) return false;
    try {
      return process.kill(groups ? -pid : pid, signal);
    } catch {
      // They have ended already.
      return false;
    }
  }

  #alive(): boolean {
    return groups ? this.signal(0) : !this.#exited;
  }

  async *#read(stream: Readable | null): AsyncGenerator<Buffer> {
    if (stream !== null) yield* readUntilQuiet(stream, this.exit);
  }
}

/**
 * Starts a program, without a shell: the one with this name, else `acor-NAME`, the name under which tools are
 * installed.
 *
 * @throws {Problem} with exit code 127 when there is no such program, 126 when it cannot be run
 */
export async function startTool(command: string, args: readonly string[]): Promise<ToolProcess> {
  try {
    return await startProgram(command, args);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || /[\\/]/.test(command)) throw startProblem(command, error);
  }
  try {
    return await startProgram(`acor-${command}`, args);
  } catch (error) {
    throw startProblem(codeOf(error) === 'ENOENT' ? command : `acor-${command}`, error);
  }
}

async function startProgram(command: string, args: readonly string[]): Promise<ToolProcess> {
  // A tool in its own process group must not read from the terminal: the system would stop it.
  const stdin = process.stdin.isTTY ? 'ignore' : 'inherit';
  const child = spawn(command, args, { detached: groups, stdio: [stdin, 'pipe', 'pipe'] });
  const tool = new ToolProcess(child);
  await once(child, 'spawn');
  return tool;
}

function startProblem(command: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  if (code === 'ENOENT') return new Problem(`${command}: command not found`, 'check the name and the PATH', 127);
  if (code === 'EACCES')
    return new Problem(`${command}: permission denied`, 'make the file executable with chmod +x', 126);
  if (code === 'ERR_INVALID_ARG_VALUE') return new Problem('the command holds a NUL character', 'leave it out', 126);
  return new Problem(`${command}: cannot be run, the system says ${code}`, 'check the file', 126);
}

const TICK = 50;
/** How long to wait for more output from what outlives the tool, in ticks: without any output, and in total. */
const QUIET_TICKS = 4;
const LATE_TICKS = 40;

/**
 * The chunks of a stream until it ends. Processes that outlive the tool may keep it open for ever: after the tool's
 * exit, it counts as ended once nothing arrives any more. The consumer's own working time does not count.
 */
async function* readUntilQuiet(stream: Readable, exit: Promise<unknown>): AsyncGenerator<Buffer> {
  let working = false;
  let quiet = 0;
  let late = 0;
  let over = false;
  let abandoned = false;
  let watch: NodeJS.Timeout | undefined;
  void exit.then(() => {
    if (over) return;
    watch = setInterval(() => {
      if (working) return;
      quiet++;
      late++;
      if (quiet < QUIET_TICKS && late < LATE_TICKS) return;
      abandoned = true;
      stream.destroy();
    }, TICK);
  });
  try {
    for await (const chunk of stream) {
      working = true;
      yield chunk;
      working = false;
      quiet = 0;
    }
  } catch (error) {
    if (!abandoned) throw error;
  } finally {
    over = true;
    clearInterval(watch);
  }
}
