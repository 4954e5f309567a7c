import { type DeepPartial, NoObjectGeneratedError, type OutputInterface } from 'ai';
import { requireFormat } from '../../core/argument.ts';
import { elements, type ItemAt, type ListPath } from '../../core/elements.ts';
import type { Format } from '../../core/format.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { Cursor, type StreamingFormat } from '../cursor.ts';
import { FindingsError, isClean } from '../findings-error.ts';
import type { EnrichedPart } from './types.ts';

/** What `output` needs of a format. */
export type OutputFormat<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream'>;

/** What `output` needs of a format to give the items of a list. */
export type ListedFormat<Model> = OutputFormat<Model> & Pick<Format<Model>, 'events'>;

/** How `output` reads. */
export interface OutputOptions {
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/** The same, with the list whose items `elementStream` gives. */
export interface ElementOptions<Path extends string> extends OutputOptions {
  /** The names on the way to the list, joined by dots; `''` is the whole value. */
  readonly elements: Path;
}

/**
 * A format as the `output` of `generateText` and `streamText`. The model is asked for plain text: put `format.prompt()` in
 * the system's message.
 *
 * `partialOutputStream` gives the value as it grows; each piece of the text is read once. A text with errors, or one that
 * was cut off (the format says so, or the finish reason is `length`), makes `output` throw the SDK's
 * `NoObjectGeneratedError`, with a `FindingsError` as its cause. With `elements`, `elementStream` gives the items of that list,
 * each when it is whole.
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
      // Of an answer that is read by a schema, nothing may be certain yet.
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
 * The texts that one output reads at a time. The SDK hands over the whole text so far, and does not say of which stream:
 * the cursor that goes on is the one that is at the end of the longest beginning of the text, so that only what is new
 * is read. What comes out depends on the text alone, whichever cursor it was.
 */
export class Cursors<Model> {
  readonly #format: StreamingFormat<Model>;
  readonly #strict: boolean;
  /** The last one was used last. */
  readonly #places: Place<Model>[] = [];

  constructor(format: StreamingFormat<Model>, strict: boolean) {
    this.#format = format;
    this.#strict = strict;
  }

  /** The value of the text so far. */
  valueOf(text: string): Model {
    const { cursor, text: before } = this.#take(text) ?? {
      cursor: new Cursor(this.#format, this.#strict),
      text: '',
    };
    this.#places.push({ cursor, text });
    // A stream that was given up never says so.
    if (this.#places.length > MAX_PLACES) this.#places.shift();
    return before.length === text.length ? cursor.value : cursor.push(text.slice(before.length));
  }

  /** Lets go of the cursor of a text that is over. */
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

/** More streams at once through one output read some texts again, and are as right. */
const MAX_PLACES = 32;

/** The items of one text, which comes in chunks. */
type ItemsOf<Item> = (chunks: ReadableStream<string>) => AsyncIterable<Item>;

/** Reads the text of each step of a stream of the SDK, and hands out what is found in it. */
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
