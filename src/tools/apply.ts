import { EventStream } from '../core/event-stream.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import { OuterStream, type Stream, transformOf } from '../core/stream.ts';
import type { ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';

/**
 * Wraps a format: arguments in results are the schemas' output, with defaults, coercions and transforms. Events still
 * have the text's own values.
 */
export function applying<Code extends string>(
  format: Format<ToolReply, ParseOptions, object, object, Code>,
  schemas: ReadonlyMap<string, ToolSchema>,
): Format<ToolReply, ParseOptions, object, object, Code> {
  const applied = <Read extends Parsed<ToolReply>>(read: Read): Read => ({
    ...read,
    value: { ...read.value, calls: read.value.calls.map((call) => withApplied(call, schemas.get(call.name))) },
  });
  const createStream = (options?: ParseOptions): Stream<ToolReply, Code> =>
    new OuterStream(format.createStream(options), applied);
  return {
    ...format,
    parse: (text, options) => applied(format.parse(text, options)),
    createStream,
    events: (chunks, options) => new EventStream(createStream(options), chunks),
    transform: (options) => transformOf(createStream(options)),
  };
}

function withApplied(call: ToolReply['calls'][number], schema: ToolSchema | undefined): ToolReply['calls'][number] {
  return schema === undefined || !call.complete ? call : { ...call, arguments: schema.applied(call.arguments) };
}
