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

/** What Genkit needs of a format. */
type GenkitSource<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream' | 'prompt'>;

/** How the format is read. */
interface GenkitOptions {
  /** Count every warning as an error. */
  readonly strict?: boolean;
  /**
   * For formats of tool calls: which replies are handed out with their calls. `'ok'`: those that are whole and without an
   * error; `'complete'`: those that are whole; `'all'`: all of them. Of a reply that is not, `output` throws.
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

/** What this reads of Genkit's chunks. */
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
 * A format for Genkit: after `ai.defineFormat(...genkitFormat(duckflow))`, `output: { format: 'duckflow' }` puts the
 * instructions in, `output` is the value, and each chunk's `output` is the value so far: each piece is read once.
 *
 * A text with errors, or one that was cut off, makes `output` throw a `FindingsError`. Genkit does not tell a format why the
 * model stopped: look at the response's `finishReason` too.
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

/** The value at a chunk, whose output can be asked for at any time; the chunk that was read last has the cursor. */
interface Place<Model> {
  readonly value: Model;
  cursor: Cursor<Model> | undefined;
}

/**
 * The streams that are being read. Genkit makes a handler for every chunk, so the state is found by the chunks themselves, and
 * goes when Genkit lets go of them.
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
    // An earlier chunk that nobody asked before is read by a cursor of its own.
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
