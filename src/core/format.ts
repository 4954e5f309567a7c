import type { Diagnostic, DiagnosticInfo } from './diagnostic.ts';
import type { EndEvent, Event } from './event.ts';
import type { Chunks, EventStream } from './event-stream.ts';
import type { Parsed } from './parsed.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { Ending, Stream } from './stream.ts';
import './web-types.ts';

/** Options that every format's `parse`, `createStream` and `transform` take. */
export interface ParseOptions extends Ending {
  /** Count every warning as an error. */
  readonly strict?: boolean;
  /**
   * `'spec'`: the specification's demands alone. `'all'`: also what this library advises beyond them, as warnings with
   * `origin: 'advice'`.
   *
   * @defaultValue 'all'
   */
  readonly rules?: 'all' | 'spec';
}

/**
 * The interface that each format module exports, name by name. `Code` lists the codes of its diagnostics.
 */
export interface Format<
  Model,
  Parse extends ParseOptions = ParseOptions,
  Print extends object = object,
  Prompt extends object = object,
  Code extends string = string,
> {
  /** The format's short name: the first half of its diagnostic codes. */
  readonly name: string;
  /** Reads any string; never throws. */
  parse(text: string, options?: Parse): Parsed<Model, Code>;
  /** Writes the canonical text. @throws {PrintError} when a value cannot be written in the format */
  print(value: Model, options?: Print): string;
  /**
   * The text with its mistakes mended and all else as it is written, for a format whose texts have a layout of their own.
   *
   * @throws {SyntaxError} when nothing of the format is in the text
   */
  repair?(text: string, options?: { readonly comments?: boolean }): string;
  /**
   * What of a value its canonical text keeps, for a model that also remembers how it was written; without this function,
   * all of it.
   */
  meaning?(value: Model): unknown;
  /** The spec's own rules on a model. */
  check(value: Model): Diagnostic<Code>[];
  /** The model as a Standard Schema: Valibot, Zod, ArkType, …. */
  readonly schema: StandardSchema<unknown, Model>;
  createStream(options?: Parse): Stream<Model, Code>;
  /**
   * Reads chunks of text and gives the events as they come; the last one is `end`.
   *
   * @example for await (const event of duckflow.events(chunks)) if (event.type === 'delta') show(event.text);
   */
  events(chunks: Chunks, options?: Parse): EventStream<Model, Code>;
  /** The stream as a Web `TransformStream`; its last event is `end`. */
  transform(options?: Parse): TransformStream<string, Event<Model, Code> | EndEvent>;
  /** The instructions that make a model write this format. */
  prompt(options?: Prompt): string;
  /** All diagnostic codes of the format, without the `<format>/` in front, with their meaning. */
  readonly diagnostics: Readonly<Record<string, DiagnosticInfo>>;
}
