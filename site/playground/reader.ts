import type { Answers, Question } from './protocol.ts';

/** The worker that reads texts. */
export class Reader {
  readonly #worker = new Worker('reader.worker.js', { type: 'module', name: 'reader' });
  readonly #waiting = new Map<number, (answer: never) => void>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: never }>) => {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    });
  }

  /** Asks for something; the answers come in the order of the questions. */
  ask<Asked extends Question>(question: Asked): Promise<Answers[Asked['ask']]> {
    const id = ++this.#last;
    this.#worker.postMessage({ id, question });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
}
