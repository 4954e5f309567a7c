import { requireObject } from '../../core/argument.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Stream, StreamEnd } from '../../core/stream.ts';
import { OuterStream, transformOf } from '../../core/stream.ts';
import { withDefinitionOf } from '../../engine/defined.ts';
import { type Code, dml } from './format.ts';
import { requireTools } from './known-tools.ts';
import type { Document } from './model.ts';
import type { ParseOptions } from './options.ts';
import { type DmlParsed, DmlResult, type Views } from './result.ts';

/** The stream of a document; its result has the views, too. */
export interface DmlStream extends Stream<Document, Code> {
  end(): StreamEnd<Document, Code> & Views;
}

/**
 * Reads a DML document (specification v1.1); problems are in `diagnostics`. `via` is `'macros'`, or `'text'` when there
 * is neither a macro nor a reference.
 *
 * @throws {TypeError} when `text` is not a string, or `tools` are not described: never because of the text's content
 * @example parse('Action:\n🦆▶️[T:read_file|{{F:main}}]◀️🦆').calls // [{ tool: 'read_file', args: ['{{F:main}}'] }]
 */
export const parse: (text: string, options?: ParseOptions) => DmlParsed = withDefinitionOf(
  dml,
  (text, options = {}) => {
    requireObject(options, 'options');
    requireTools(options.tools);
    return new DmlResult(dml.parse(text, options));
  },
);

/**
 * Reads a document while it arrives. Text is emitted as soon as it cannot be part of a delimiter or of code, a macro as
 * soon as it is closed.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { calls, complete } = stream.end();
 */
export function createStream(options: ParseOptions = {}): DmlStream {
  requireObject(options, 'options');
  requireTools(options.tools);
  return new OuterStream(dml.createStream(options), (end) => Object.assign(new DmlResult(end), { events: end.events }));
}

/** The events of a text that arrives in chunks, as an async iterator. */
export function events(chunks: Chunks, options: ParseOptions = {}): EventStream<Document, Code> {
  return new EventStream(createStream(options), chunks);
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: ParseOptions = {}): TransformStream<string, Event<Document, Code> | EndEvent> {
  return transformOf(createStream(options));
}
