import { grammar } from '../../../generated/acor.ts';
import type { Event } from '../../core/event.ts';
import type { Format, Stream } from '../../core/format.ts';
import { transformOf } from '../../core/stream.ts';
import { defineFormat } from '../../engine/index.ts';
import { ownDiagnostics as ofJson } from '../json/format.ts';
import { adapt } from './adapt.ts';
import { codes } from './codes.ts';
import { emptyTranscript, type ReadOptions, schema, type Transcript } from './model.ts';
import { write } from './write.ts';

const acor: Format<Transcript, ReadOptions> = defineFormat({
  name: 'acor',
  grammar,
  schema,
  codes,
  adapt,
  via: 'text',
  empty: emptyTranscript,
  keeps: ({ keep = true }) => keep,
  keepsSource: true,
  print: write,
});

/** All diagnostic codes of the format, without `acor/` in front: those of the JSON in its data, and its own. */
export const diagnostics: typeof acor.diagnostics = {
  ...Object.fromEntries(
    Object.entries(ofJson).map(([code, info]) => {
      const example = `## Output Data\n\`\`\`json\n${info.example}\n\`\`\`\n## Status: Complete`;
      return [code, { ...info, example }] as const;
    }),
  ),
  ...acor.diagnostics,
};

/**
 * Reads what a tool wrote (ACOR conversational protocol). Never throws; what was wrong is in `diagnostics`.
 *
 * `via` is `'markdown'` when the text has at least one header of the protocol, else `'text'`.
 *
 * @example
 * const transcript = parse('## Progress: 25%\nLoading\n\n## Status: Complete\n');
 * transcript.value.messages[0] // { kind: 'progress', percent: 25, body: 'Loading', … }
 */
export const parse: typeof acor.parse = acor.parse;

/**
 * Reads a transcript while it arrives. A message opens with its header; its text comes as deltas of `body`; its other
 * fields come when the next header, or the end, shows that it is whole, and then it closes. A transcript that is wrapped
 * in a fence gives its events when the fence closes.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of tool.stdout.setEncoding('utf8')) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export function createStream(options: ReadOptions = {}): Stream<Transcript> {
  const stream = acor.createStream(options);
  if (options.keep !== false) return stream;
  return {
    push: (chunk) => stream.push(chunk),
    end: () => stream.end(),
    // The messages that are done left holes.
    get value() {
      const { preamble, messages } = stream.value;
      return { preamble, messages: messages.slice(-1).filter((message) => message !== undefined) };
    },
  };
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: ReadOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}
