/**
 * Formats for Genkit (the package `genkit`).
 *
 * @packageDocumentation
 */

import { requireFormat } from '../../core/argument.ts';
import type { Format } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { Cursor } from '../cursor.ts';
import { FindingsError, isClean } from '../findings-error.ts';
import { type HandedOut, requireHandedOut } from '../handed-out.ts';

export { FindingsError, type HandedOut };

/** The part of a format that Genkit needs. */
type GenkitSource<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream' | 'prompt'>;

/** Options of `genkitFormat`. */
interface GenkitOptions {
  /** Count every warning as an error. */
  readonly strict?: boolean;
  /**
   * For formats of tool calls: which replies are handed out with their calls. `'ok'`: replies that are whole and
   * without an error; `'complete'`: replies that are whole; `'all'`: all. For any other reply, `output` throws.
   *
   * @defaultValue 'ok'
   */
  readonly calls?: HandedOut;
}

interface Part {
  readonly text?: string | undefined;
}

interface ChunkData {
  readonly content: readonly Part[];
}

/** The parts of Genkit's chunks that are read. */
export interface GenkitChunk extends ChunkData {
  readonly previousChunks?: readonly ChunkData[] | undefined;
}

/** The arguments of Genkit's `defineFormat`. */
export type GenkitFormat<Model> = [
  options: { name: string; contentType: string; constrained: boolean },
  handler: () => {
    parseMessage(message: { readonly text: string }): Model;
    parseChunk(chunk: GenkitChunk): Model;
    instructions: string;
  },
];

/**
 * A format for Genkit: after `ai.defineFormat(...genkitFormat(duckflow))`, `output: { format: 'duckflow' }` adds the
 * instructions, `output` is the value, and each chunk's `output` is the value so far; each piece is read once.
 *
 * If a text has errors or was cut off, `output` throws a `FindingsError`. Genkit does not tell a format why the model
 * stopped: check the response's `finishReason` too.
 *
 * @example
 * ai.defineFormat(...genkitFormat(duckflow));
 * const { output } = await ai.generate({ prompt: 'Write a greeting to hello.txt', output: { format: 'duckflow' } });
 */
export function genkitFormat<Model>(format: GenkitSource<Model>, options: GenkitOptions = {}): GenkitFormat<Model> {
  requireFormat(format);
  const { strict = false, calls = 'ok' } = options;
  requireHandedOut(calls);
  const mayBeHandedOut = { ok: isClean, complete: isWhole, all: () => true }[calls];
  const streams = new Streams(format, strict);
  return [
    { name: format.name, contentType: 'text/plain', constrained: false },
    () => ({
      parseMessage({ text }) {
        const parsed = format.parse(text, { strict });
        if (mayBeHandedOut(parsed, true)) return parsed.value;
        throw new FindingsError(parsed, text);
      },
      parseChunk: (chunk) => streams.valueAt(chunk),
      instructions: format.prompt(),
    }),
  ];
}

/** Whether a text was not cut off. */
function isWhole({ complete }: Pick<Parsed<unknown>, 'complete'>, finished: boolean): boolean {
  return complete && finished;
}

/** The value at a chunk, which can be requested at any time; only the chunk that was read last holds the cursor. */
interface Place<Model> {
  readonly value: Model;
  cursor: Cursor<Model> | undefined;
}

/**
 * The streams being read. Genkit makes a handler for every chunk, so the state is keyed by the chunks, and is released
 * together with them.
 */
class Streams<Model> {
  readonly #format: GenkitSource<Model>;
  readonly #strict: boolean;
  readonly #places = new WeakMap<object, Place<Model>>();

  constructor(format: GenkitSource<Model>, strict: boolean) {
    this.#format = format;
    this.#strict = strict;
  }

  valueAt(chunk: GenkitChunk): Model {
    const known = this.#places.get(chunk.content);
    if (known !== undefined) return known.value;
    const all = [...(chunk.previousChunks ?? []), chunk];
    const last = all.findLastIndex(({ content }) => this.#places.get(content)?.cursor !== undefined);
    const place = this.#places.get(all[last]?.content ?? chunk.content);
    // An earlier chunk that was not read yet gets its own cursor.
    const cursor = place?.cursor ?? new Cursor(this.#format, this.#strict);
    if (place !== undefined) place.cursor = undefined;
    for (const unread of all.slice(last + 1))
      this.#places.set(unread.content, { value: cursor.push(textOf(unread)), cursor: undefined });
    this.#places.set(chunk.content, { value: cursor.value, cursor });
    return cursor.value;
  }
}

function textOf({ content }: ChunkData): string {
  return content.map(({ text }) => text ?? '').join('');
}
