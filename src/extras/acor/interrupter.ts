import type { Interruption } from './outcome.ts';
import type { ToolProcess } from './tool-process.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the tool when its time is over or when the command itself is asked to end; at the second request, immediately.
 * When the command dies for another reason, the tool is asked to end with it.
 */
export class Interrupter {
  readonly #tool: ToolProcess;
  readonly #timer: NodeJS.Timeout | undefined;
  #interruption: Interruption | undefined;
  #stopping: Promise<void> | undefined;

  /** @param seconds the time limit; undefined for none */
  constructor(tool: ToolProcess, seconds: number | undefined) {
    this.#tool = tool;
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
    process.on('exit', this.#onExit);
    if (seconds !== undefined) this.#timer = setTimeout(() => this.#stop({ kind: 'timeout', seconds }), seconds * 1000);
  }

  /** Why the tool was ended; undefined when it ended by itself. */
  get interruption(): Interruption | undefined {
    return this.#interruption;
  }

  /** Waits until a stopped tool is gone with everything it started, and stops watching. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#stopping;
    process.off('exit', this.#onExit);
    for (const signal of SIGNALS) process.off(signal, this.#onSignal);
  }

  readonly #onSignal = (signal: NodeJS.Signals): void => this.#stop({ kind: 'signal', signal });

  readonly #onExit = (): void => {
    this.#tool.signal('SIGTERM');
  };

  #stop(interruption: Interruption): void {
    if (this.#stopping !== undefined) {
      this.#tool.kill();
      return;
    }
    this.#interruption = interruption;
    this.#stopping = this.#tool.stop();
  }
}
