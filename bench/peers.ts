import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createStream, transform } from '../src/formats/duckflow/index.ts';
import { actionWith, replyWith } from './replies.ts';

/** What came out of one stream. */
export interface Outcome {
  readonly milliseconds: number;
  /** The payload, as the file that the call is to make would hold it. */
  readonly content: unknown;
}

/** A parser of streamed text, with its own markup around the same payload. */
export interface Peer {
  readonly name: string;
  run(payload: string, chunk: number): Promise<Outcome>;
}

/** A stream part of the AI SDK, as far as the benchmark looks at it. */
export type Part = Readonly<Record<string, unknown>>;

/** How the peer reads one markup of calls. */
export interface Protocol {
  createStreamParser(options: { tools: readonly object[] }): TransformStream<Part, Part>;
  parseGeneratedText(options: { text: string; tools: readonly object[] }): unknown;
}

const PATH = actionWith('').params.path;

/** The tool that is called, as the AI SDK describes it. */
export const CREATE_FILE = {
  type: 'function',
  name: 'create_file',
  inputSchema: {
    type: 'object',
    properties: { path: { type: 'string' }, content: { type: 'string' } },
    required: ['path', 'content'],
  },
};

/** The `transform` of this package, in the harness that the peers run in. */
export const own: Peer = {
  name: 'peglot',
  async run(payload, chunk) {
    const text = replyWith(payload);
    const { milliseconds } = await pump(transform(), pieces(text, chunk));
    const stream = createStream();
    for (const piece of pieces(text, chunk)) stream.push(piece);
    return { milliseconds, content: stream.end().value.actions[0]?.content };
  },
};

/** The protocols of @ai-sdk-tool/parser; null when it is not installed. */
export async function peers(): Promise<Peer[] | null> {
  const found = await protocols(['morphXmlProtocol', 'hermesProtocol']);
  if (found === null) return null;
  const [morph, hermes] = found;
  return [
    ...(morph === undefined ? [] : [peer('morph-xml', morph, xmlCall)]),
    ...(hermes === undefined ? [] : [peer('hermes', hermes, jsonCall)]),
  ];
}

/** Protocols of @ai-sdk-tool/parser by the names of their makers; null when it is not installed. */
export async function protocols(names: readonly string[]): Promise<Protocol[] | null> {
  let file: string;
  try {
    file = createRequire(join(process.cwd(), 'bench/package.json')).resolve('@ai-sdk-tool/parser');
  } catch {
    return null;
  }
  const library: unknown = await import(pathToFileURL(file).href);
  return names.map((name) => protocolOf(library, name));
}

/** The parts of a stream of the AI SDK that brings a text in chunks. */
export function textParts(text: string, chunk: number): Part[] {
  const deltas = pieces(text, chunk).map((delta) => ({ type: 'text-delta', id: '1', delta }));
  return [{ type: 'text-start', id: '1' }, ...deltas, { type: 'text-end', id: '1' }];
}

function peer(name: string, protocol: Protocol, write: (payload: string) => string): Peer {
  return {
    name: `@ai-sdk-tool/parser ${name}`,
    async run(payload, chunk) {
      const through = protocol.createStreamParser({ tools: [CREATE_FILE] });
      const { milliseconds, out } = await pump(through, textParts(write(payload), chunk));
      const calls = out.filter((part) => part.type === 'tool-call');
      return { milliseconds, content: calls.length === 1 ? contentOf(calls[0]?.input) : undefined };
    },
  };
}

function xmlCall(payload: string): string {
  return `<create_file><path>${PATH}</path><content>${payload}</content></create_file>`;
}

function jsonCall(payload: string): string {
  const call = { name: 'create_file', arguments: { path: PATH, content: payload } };
  return `<tool_call>${JSON.stringify(call)}</tool_call>`;
}

/** Sends parts through a stream, and says how long it took. */
export async function pump<In, Out>(
  through: TransformStream<In, Out>,
  parts: readonly In[],
): Promise<{ milliseconds: number; out: Out[] }> {
  const start = performance.now();
  const writer = through.writable.getWriter();
  const out: Out[] = [];
  const reading = (async () => {
    for await (const part of through.readable) out.push(part);
  })();
  for (const part of parts) await writer.write(part);
  await writer.close();
  await reading;
  return { milliseconds: performance.now() - start, out };
}

export function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

function contentOf(input: unknown): unknown {
  const call: unknown = typeof input === 'string' ? JSON.parse(input) : input;
  return isRecord(call) ? call.content : undefined;
}

function protocolOf(library: unknown, name: string): Protocol {
  const make = isRecord(library) ? library[name] : undefined;
  const protocol: unknown = typeof make === 'function' ? make() : undefined;
  if (!isProtocol(protocol)) throw new Error(`@ai-sdk-tool/parser has no ${name}`);
  return protocol;
}

function isProtocol(value: unknown): value is Protocol {
  return isRecord(value) && typeof value.createStreamParser === 'function';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
