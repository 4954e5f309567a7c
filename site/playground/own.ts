import type { OwnResult, OwnTask } from './protocol.ts';

/**
 * Where grammars and adapters of visitors run: a frame without an origin and without a network, and in it a worker that is
 * ended when it takes too long.
 */
export class Sandbox {
  readonly #frame: HTMLIFrameElement;
  readonly #ready: Promise<void>;
  #tell: ((result: OwnResult) => void) | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    this.#ready = new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
    // It may run scripts, and nothing else: what it holds is of no origin, and so has no part in the page's.
    frame.sandbox.add('allow-scripts');
    frame.src = 'sandbox.html';
    window.addEventListener('message', ({ source, data }: MessageEvent<OwnResult>) => {
      if (source === frame.contentWindow) this.#tell?.(data);
    });
  }

  /** Runs a task; an earlier one that still runs is given up. */
  async run(task: OwnTask): Promise<OwnResult> {
    await this.#ready;
    // A frame without an origin has no name to send to.
    this.#frame.contentWindow?.postMessage(task, '*');
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}
