import { type DeepPartial, NoObjectGeneratedError, type OutputInterface } from 'ai';
import { requireFormat } from '../../core/argument.ts';
import { elements, type ItemAt, type ListPath } from '../../core/elements.ts';
import type { Format } from '../../core/format.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { Cursor, type StreamingFormat } from '../cursor.ts';
import { FindingsError, isClean } from '../findings-error.ts';
import type { EnrichedPart } from './types.ts';

/** The part of a format that `output` needs. */
export type OutputFormat<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream'>;

/** The part of a format that `output` needs to hand out the items of a list. */
export type ListedFormat<Model> = OutputFormat<Model> & Pick<Format<Model>, 'events'>;

/** Options of `output`. */
export interface OutputOptions {
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/** Options with the list whose items `elementStream` hands out. */
export interface ElementOptions<Path extends string> extends OutputOptions {
  /** The path of the list, its names joined by dots; `''` is the whole value. */
  readonly elements: Path;
}

/**
 * A format as the `output` of `generateText` and `streamText`. The model is asked for plain text: put `format.prompt()`
 * in the system message.
 *
 * `partialOutputStream` hands out the value as it grows; each piece of the text is read once. If a text has errors or
 * was cut off (by its format, or by the finish reason `length`), `output` throws the SDK's `NoObjectGeneratedError`,
 * with a `FindingsError` as its cause. With `elements`, `elementStream` hands out the items of that list, each once it
 * is whole.
 *
 * @example
 * const { output: reply } = await generateText({ model, system: duckflow.prompt(), prompt, output: output(duckflow) });
 */
export function output<Model, const Path extends ListPath<Model>>(
  format: ListedFormat<Model>,
  options: ElementOptions<Path>,
): OutputInterface<Model, DeepPartial<Model>, ItemAt<Model, Path>>;
export function output<Model>(
  format: OutputFormat<Model>,
  options?: OutputOptions,
): OutputInterface<Model, DeepPartial<Model>, never>;
export function output<Model>(
  format: OutputFormat<Model> | ListedFormat<Model>,
  options: OutputOptions & { readonly elements?: ListPath<Model> } = {},
): OutputInterface<Model, DeepPartial<Model>, unknown> {
  requireFormat(format);
  const { elements: path } = options;
  const { strict = false } = options;
  const cursors = new Cursors(format, strict);
  return {
    name: format.name,
    responseFormat: Promise.resolve({ type: 'text' }),
    async parsePartialOutput({ text }) {
      const value = cursors.valueOf(text);
      // An answer read by a schema may have nothing certain yet.
      const partial = partialOf<Model>(value);
      return value === undefined ? undefined : { partial };
    },
    async parseCompleteOutput({ text }, context) {
      cursors.forget(text);
      const finished = !stoppedEarly(context.finishReason);
      const parsed = format.parse(text, { strict, finished });
      if (isClean(parsed, finished)) return parsed.value;
      const cause = new FindingsError(parsed, text, finished);
      throw new NoObjectGeneratedError({ ...context, message: `No object generated: ${cause.message}`, cause, text });
    },
    createElementStreamTransform: () =>
      path === undefined || !('events' in format)
        ? undefined
        : elementStream((chunks) => elements(format.events(chunks, { strict }), path)),
  };
}

/** Each value is a partial one; the compiler cannot see through the mapped type of an unknown model. */
function partialOf<Model>(value: Model): DeepPartial<Model>;
function partialOf(value: unknown): unknown {
  return value;
}

interface Place<Model> {
  readonly text: string;
  readonly cursor: Cursor<Model>;
}

/**
 * The texts that one output is reading. The SDK passes the whole text so far, without saying of which stream. So the
 * cursor with the longest prefix of the text continues, and only the rest is read. The result depends on the text
 * alone, whichever cursor is used.
 */
export class Cursors<Model> {
  readonly #format: StreamingFormat<Model>;
  readonly #strict: boolean;
  /** Least recently used first. */
  readonly #places: Place<Model>[] = [];

  constructor(format: StreamingFormat<Model>, strict: boolean) {
    this.#format = format;
    this.#strict = strict;
  }

  valueOf(text: string): Model {
    const { cursor, text: before } = this.#take(text) ?? {
      cursor: new Cursor(this.#format, this.#strict),
      text: '',
    };
    this.#places.push({ cursor, text });
    // An abandoned stream never announces its end.
    if (this.#places.length > MAX_PLACES) this.#places.shift();
    return before.length === text.length ? cursor.value : cursor.push(text.slice(before.length));
  }

  /** Drops the cursor of a finished text. */
  forget(text: string): void {
    this.#take(text);
  }

  #take(text: string): Place<Model> | undefined {
    let found = -1;
    let longest = -1;
    for (const [at, { text: before }] of this.#places.entries())
      if (before.length > longest && text.startsWith(before)) {
        found = at;
        longest = before.length;
      }
    return found === -1 ? undefined : this.#places.splice(found, 1)[0];
  }
}

/** With more streams than this at a time, one output reads some texts again; the results stay correct. */
const MAX_PLACES = 32;

/** The items of one text, which arrives in chunks. */
type ItemsOf<Item> = (chunks: ReadableStream<string>) => AsyncIterable<Item>;

/** Reads the text of each step of an SDK stream, and hands out the items found in it. */
export function elementStream<Partial, Item>(itemsOf: ItemsOf<Item>): TransformStream<EnrichedPart<Partial>, Item> {
  let step: { readonly writer: WritableStreamDefaultWriter<string>; readonly done: Promise<void> } | undefined;
  const begin = (controller: TransformStreamDefaultController<Item>): NonNullable<typeof step> => {
    const text = new TransformStream<string, string>();
    const handOut = async (): Promise<void> => {
      for await (const item of itemsOf(text.readable)) controller.enqueue(item);
    };
    return { writer: text.writable.getWriter(), done: handOut() };
  };
  const finish = async (): Promise<void> => {
    const ended = step;
    step = undefined;
    await ended?.writer.close();
    await ended?.done;
  };
  return new TransformStream({
    async transform({ part }, controller) {
      if (part.type === 'start-step') await finish();
      if (part.type !== 'text-delta') return;
      step ??= begin(controller);
      await step.writer.write(part.text);
    },
    flush: finish,
  });
}
