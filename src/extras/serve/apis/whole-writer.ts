import { isRecord } from '../../../core/record.ts';
import type { AnswerWriter, Fields } from './api.ts';
import { recordsOf } from './parts.ts';

/** The fields of a message that arrive in pieces; the others arrive whole. */
const TEXTS: ReadonlySet<string> = new Set(['content', 'reasoning_content', 'reasoning', 'refusal']);

/** The chat completion with one choice, whose message consists of these deltas. */
export function completionWith(head: Fields, deltas: readonly Fields[], finish_reason: string): Fields {
  const writer = new WholeWriter();
  for (const delta of deltas) writer.chunk({ choices: [{ index: 0, delta, finish_reason }] });
  return { ...head, object: 'chat.completion', ...writer.whole() };
}

/** Merges the chunks of a chat completion with one choice. */
export class WholeWriter implements AnswerWriter {
  readonly kept = 0;
  readonly #message: Record<string, unknown> = { role: 'assistant', content: null };
  #head: Fields = {};
  #choice: Fields = {};

  whole(): Fields {
    return { ...this.#head, choices: [{ ...this.#choice, message: this.#message }] };
  }

  chunk({ choices, ...head }: Fields): string {
    this.#head = { ...this.#head, ...head };
    const [{ delta, ...choice } = {}] = recordsOf(choices);
    this.#choice = { ...this.#choice, ...choice };
    for (const [name, value] of Object.entries(isRecord(delta) ? delta : {})) {
      const before = this.#message[name];
      if (Array.isArray(value)) {
        const items = recordsOf(value).map(({ index: _, ...item }) => item);
        if (items.length > 0) this.#message[name] = [...(Array.isArray(before) ? before : []), ...items];
      } else if (TEXTS.has(name) && typeof before === 'string' && typeof value === 'string') {
        this.#message[name] = before + value;
      } else if (value !== null && value !== undefined) this.#message[name] = value;
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
