import type { Event } from '../../core/event.ts';
import type { Stream, StreamEnd } from '../../core/format.ts';
import { streamOf, transformOf } from '../../core/stream.ts';
import type { Document } from './model.ts';
import type { ParseOptions } from './options.ts';
import { DocumentReader } from './reader.ts';
import type { Views } from './result.ts';

/** The stream of a document; its end has the views, too. */
export interface DmlStream extends Stream<Document> {
  end(): StreamEnd<Document> & Views;
}

/**
 * Reads a document while it arrives. Text is handed out as soon as it cannot be part of an opening delimiter, a macro as
 * soon as it is closed.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { calls, complete } = stream.end();
 */
export function createStream(options: ParseOptions = {}): DmlStream {
  return streamOf((emit) => new DocumentReader(options, emit));
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: ParseOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}
