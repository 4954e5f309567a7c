import { isRecord } from '../../../core/record.ts';
import type { AnswerWriter, Fields } from './api.ts';
import { recordsOf } from './parts.ts';

/** Joins the chunks of a chat completion with one choice to the whole of it. */
export class WholeWriter implements AnswerWriter {
  readonly kept = 0;
  readonly #message: Record<string, unknown> = { role: 'assistant', content: null };
  readonly #calls: Fields[] = [];
  #head: Fields = {};
  #choice: Fields = {};

  whole(): Fields {
    const message = { ...this.#message, ...(this.#calls.length > 0 && { tool_calls: this.#calls }) };
    return { ...this.#head, choices: [{ ...this.#choice, message }] };
  }

  chunk({ choices, ...head }: Fields): string {
    this.#head = { ...this.#head, ...head };
    const [{ delta, ...choice } = {}] = recordsOf(choices);
    this.#choice = { ...this.#choice, ...choice };
    for (const [name, value] of Object.entries(isRecord(delta) ? delta : {})) {
      const before = this.#message[name];
      if (name === 'tool_calls') this.#calls.push(...recordsOf(value).map(({ index: _, ...call }) => call));
      else if (name !== 'role' && typeof before === 'string' && typeof value === 'string')
        this.#message[name] = before + value;
      else if (value !== null && value !== undefined) this.#message[name] = value;
    }
    return '';
  }

  other(): string {
    return '';
  }

  end(): string {
    return '';
  }

  error(): string {
    return '';
  }
}
