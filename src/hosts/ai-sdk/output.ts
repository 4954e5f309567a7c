import { type DeepPartial, NoObjectGeneratedError, type OutputInterface } from 'ai';
import { requireFormat } from '../../core/argument.ts';
import { elements, type ItemAt, type ListPath } from '../../core/elements.ts';
import type { Format } from '../../core/format.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { FindingsError, isClean } from '../findings-error.ts';
import { Cursors } from './cursors.ts';
import { elementStream } from './element-stream.ts';

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
