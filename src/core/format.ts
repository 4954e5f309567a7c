import type { Diagnostic, DiagnosticInfo } from './diagnostic.ts';
import type { EndEvent, Event } from './event.ts';
import type { Chunks, EventStream } from './event-stream.ts';
import type { Parsed } from './parsed.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { Ending, Stream } from './stream.ts';
import './web-types.ts';

/** The options of every format's `parse`, `createStream` and `transform`. */
export interface ParseOptions extends Ending {
  /** Count warnings as errors. */
  readonly strict?: boolean;
  /**
   * `'spec'`: only the specification's rules. `'all'`: also this library's advice, as warnings with `origin: 'advice'`.
   *
   * @defaultValue 'all'
   */
  readonly rules?: 'all' | 'spec';
}

/**
 * The interface of a format; each format module also exports its members one by one. `Code` is the union of its codes.
 */
export interface Format<
  Model,
  Parse extends ParseOptions = ParseOptions,
  Print extends object = object,
  Prompt extends object = object,
  Code extends string = string,
> {
  /** The format's short name: the prefix of its diagnostic codes. */
  readonly name: string;
  /** Reads any string; never throws. */
  parse(text: string, options?: Parse): Parsed<Model, Code>;
  /** Writes the canonical text. @throws {PrintError} when a value cannot be written in the format */
  print(value: Model, options?: Print): string;
  /**
   * Fixes the mistakes in a text and keeps the rest as written, for formats without a fixed layout.
   *
   * @throws {SyntaxError} when nothing of the format is in the text
   */
  repair?(text: string, options?: { readonly comments?: boolean }): string;
  /**
   * The part of a value that its canonical text preserves, for a model that also remembers its original form; all of it
   * by default.
   */
  meaning?(value: Model): unknown;
  /** Checks a model against the specification's rules. */
  check(value: Model): Diagnostic<Code>[];
  /** The model as a Standard Schema (Valibot, Zod, ArkType, …). */
  readonly schema: StandardSchema<unknown, Model>;
  createStream(options?: Parse): Stream<Model, Code>;
  /**
   * Reads chunks of text and yields events as they arrive; the last one is `end`.
   *
   * @example for await (const event of duckflow.events(chunks)) if (event.type === 'delta') show(event.text);
   */
  events(chunks: Chunks, options?: Parse): EventStream<Model, Code>;
  /** The stream as a Web `TransformStream`; its last event is `end`. */
  transform(options?: Parse): TransformStream<string, Event<Model, Code> | EndEvent>;
  /** Instructions for a model to write this format. */
  prompt(options?: Prompt): string;
  /** The descriptions of all diagnostic codes, without the `<format>/` prefix. */
  readonly diagnostics: Readonly<Record<string, DiagnosticInfo>>;
}
