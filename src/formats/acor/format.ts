import { grammar } from '../../../generated/acor.ts';
import { requireObject } from '../../core/argument.ts';
import { type Diagnostic, moveDiagnostic, quote } from '../../core/diagnostic.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Format } from '../../core/format.ts';
import { withoutPrefix } from '../../core/line-prefix.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Stream, StreamEnd } from '../../core/stream.ts';
import { OuterStream, transformOf } from '../../core/stream.ts';
import { checkWritten } from '../../engine/check.ts';
import { grammarCodes } from '../../engine/codes.ts';
import { defineFormat, type FormatParts } from '../../engine/index.ts';
import { readNode } from '../../engine/read-node.ts';
import { ownDiagnostics as ofJson } from '../json/embedding.ts';
import { adapt } from './adapt.ts';
import type { Code } from './codes.ts';
import { codes } from './codes.ts';
import { finding } from './findings.ts';
import { emptyTranscript, type StreamOptions, schema, type Transcript } from './model.ts';
import { write } from './print.ts';
import { ruleFindings } from './rules.ts';

const parts = {
  name: 'acor',
  grammar,
  schema,
  isOfSchema: true,
  codes: { ...ofData(), ...grammarCodes(grammar), ...codes },
  adapt,
  via: 'text',
  empty: emptyTranscript,
  keeps: ({ keep = true }) => keep,
  keepsSource: true,
  print: write,
  // A body is written unchanged, including these.
  allowedRepairs: ['bad-fence-end', 'bad-line-end', 'bad-noise'],
} as const satisfies FormatParts<Transcript, typeof grammar, StreamOptions, object, object, 'acor', string, never>;

/** The protocol alone, with each line starting at the first column. */
const plain: Format<Transcript, StreamOptions, object, object, Code> = defineFormat(parts);

const acor: Format<Transcript, StreamOptions, object, object, Code> = defineFormat({
  ...parts,
  fallback: readPrefixed,
});

/** Reads a text in which every line has the same prefix; undefined for other texts. */
function readPrefixed(text: string, options: Partial<StreamOptions>): Parsed<Transcript, Code> | undefined {
  const prefix = readNode(grammar, text, 'FirstPrefix')?.prefix;
  const source = prefix && withoutPrefix(text, prefix);
  if (prefix === undefined || source === undefined) return undefined;
  const read = plain.parse(source.text, options);
  if (read.via !== 'markdown') return undefined;
  const message = `Each line begins with ${quote(text.slice(prefix.start, prefix.end))} or its like; it was left out`;
  const told = read.diagnostics.map((found) => ({
    ...moveDiagnostic(found, (range) => source.original(range)),
    code: found.code,
  }));
  return {
    ...read,
    diagnostics: [finding('line-prefix', prefix, message), ...told],
    locate: (path) => {
      const range = read.locate(path);
      return range && source.original(range);
    },
  };
}

/** All diagnostic codes of the format, without `acor/` in front, including those of the JSON in its data. */
export const diagnostics: typeof acor.diagnostics = acor.diagnostics;

/**
 * Writes a transcript: each header, its body below, a blank line between messages. Only header and body are written;
 * the other fields repeat their content and have to agree with it.
 *
 * @throws {PrintError} naming the part of the model that would read back differently: a field that header and body do
 *   not contain, or a body that would forge a header, hide the next one or never end
 *
 * @example
 * print({ preamble: '', messages: [{ kind: 'status', header: 'Status: Ready', body: '', blocks: [], state: 'Ready' }] })
 * // '## Status: Ready\n'
 */
export function print(value: Transcript): string {
  requireObject(value, 'value');
  return acor.print(value);
}

/**
 * Checks a transcript against the protocol's rules, on single fields and across fields and messages. Findings have
 * paths but no ranges. A transcript that cannot be written is reported, too.
 *
 * @example check({ preamble: '', messages: [] }) // acor/no-message
 */
export function check(value: Transcript): Diagnostic<Code>[] {
  return checkWritten('acor', acor, value, ruleFindings(value));
}

/** JSON's diagnostics, with examples of this format. */
function ofData(): typeof ofJson {
  const told = { ...ofJson };
  for (const [code, info] of Object.entries(ofJson))
    Object.assign(told, {
      [code]: { ...info, example: `## Output Data\n\`\`\`json\n${info.example}\n\`\`\`\n## Status: Complete` },
    });
  return told;
}

/**
 * Reads the output of a tool (ACOR conversational protocol). Never throws; problems are in `diagnostics`.
 *
 * `via` is `'markdown'` when the text has at least one header of the protocol, else `'text'`.
 *
 * @example
 * const transcript = parse('## Progress: 25%\nLoading\n\n## Status: Complete\n');
 * transcript.value.messages[0] // { kind: 'progress', percent: 25, body: 'Loading', … }
 */
export const parse: typeof acor.parse = acor.parse;

/**
 * Reads a transcript while it arrives. A message opens with its header, and its text arrives as deltas of `body`. When
 * the next header, or the end, shows that it is whole, its other fields follow and it closes. A transcript inside a
 * fence emits its events when the fence closes.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of tool.stdout.setEncoding('utf8')) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export function createStream(options: StreamOptions = {}): Stream<Transcript, Code> {
  const stream = acor.createStream(options);
  return options.keep === false ? new OpenMessageStream(stream, (end) => end) : stream;
}

/** A stream that only holds the open message: finished ones leave holes. */
class OpenMessageStream extends OuterStream<
  Transcript,
  Code,
  StreamEnd<Transcript, Code>,
  StreamEnd<Transcript, Code>
> {
  override get value(): Transcript {
    const { preamble, messages } = super.value;
    return { preamble, messages: messages.slice(-1).filter((message) => message !== undefined) };
  }
}

/** The events of a text that arrives in chunks, as an async iterator. */
export function events(chunks: Chunks, options: StreamOptions = {}): EventStream<Transcript, Code> {
  return new EventStream(createStream(options), chunks);
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: StreamOptions = {}): TransformStream<string, Event<Transcript, Code> | EndEvent> {
  return transformOf(createStream(options));
}
