import { toolCallMiddleware } from '../src/hosts/ai-sdk/index.ts';
import { type DialectName, type ToolCallFormat, type ToolReply, toolCalls } from '../src/tools/index.ts';
import { measure, measureAsync, median } from './measure.ts';
import { CREATE_FILE, type Part, type Protocol, pieces, protocols, pump, textParts } from './peers.ts';
import { code } from './replies.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

const GROUP = 'Tool calls beside @ai-sdk-tool/parser';
const SIZES = [1_000, 20_000, 200_000];
const CHUNK = 16;
/** How many times as fast as the peer a stream of the AI SDK is to be, by size: at 1 kB most of the time is the SDK's own. */
const GOALS: ReadonlyMap<number, number> = new Map([
  [1_000, 2],
  [20_000, 10],
]);
/** A reply of 1 kB takes a tenth of a millisecond: it is read hundreds of times before it is measured. */
const EFFORT = { rounds: 5, milliseconds: 50, warmUp: 300 };
/** Web streams, promises and two readers: their code is compiled for good only after some seconds. */
const EFFORT_INSIDE = { rounds: 15, milliseconds: 100, warmUp: 2000 };

/** The dialects that both read, the peer's name for each, and up to which size it is done within minutes. */
const shared: readonly { readonly dialect: DialectName; readonly maker: string; readonly most?: number }[] = [
  { dialect: 'hermes', maker: 'hermesProtocol' },
  { dialect: 'qwen3-coder', maker: 'qwen3CoderProtocol' },
  { dialect: 'xml-tools', maker: 'morphXmlProtocol', most: 1_000 },
];

/** How a provider ends each stream: one without it broke off. */
const FINISH: Part = { type: 'finish', finishReason: { unified: 'stop' } };

const described = { create_file: { parameters: CREATE_FILE.inputSchema } };

/** One call with a file in it, at once and in chunks, alone and beside the peer. */
export async function tools(report: (line: string) => void): Promise<Row[]> {
  const found = await protocols(shared.map(({ maker }) => maker));
  if (found === null) report('@ai-sdk-tool/parser is not installed and left out: npm install --prefix bench');
  const rows: Row[] = [making()];
  for (const [at, { dialect, most = Number.POSITIVE_INFINITY }] of shared.entries()) {
    rows.push(...(await compared(dialect, found?.[at] ?? null, most, report)));
  }
  return rows;
}

/** Making a format, which hosts do for each request. */
function making(): Row {
  const { made } = measure({ made: () => toolCalls({ dialect: 'hermes', tools: described }) });
  const microseconds = median(made) * 1000;
  const measured = `${microseconds.toFixed(2)} µs`;
  return { group: GROUP, what: 'toolCalls() itself', measured, target: atMost(microseconds, 5, ' µs') };
}

/** Sends the parts of an answer through the middleware. */
async function insideSdk(format: ToolCallFormat, parts: readonly Part[]): Promise<() => Promise<void>> {
  const { transformParams, wrapStream } = toolCallMiddleware(format);
  const asked = { params: { prompt: [], tools: [CREATE_FILE] }, type: 'stream' };
  const params: unknown = await Reflect.apply(transformParams ?? fail, undefined, [asked]);
  const doStream = async (): Promise<object> => ({ stream: source(parts) });
  return async () => {
    const { stream } = await Reflect.apply(wrapStream ?? fail, undefined, [{ doStream, params }]);
    await drained(stream);
  };
}

function fail(): never {
  throw new Error('the middleware wraps no streams');
}

function source(parts: readonly Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

async function drained(stream: ReadableStream<unknown>): Promise<void> {
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}

async function compared(
  dialect: DialectName,
  contestant: Protocol | null,
  most: number,
  report: (line: string) => void,
): Promise<Row[]> {
  const format: ToolCallFormat = toolCalls({ dialect, tools: described });
  const rows: Row[] = [];
  const streamed: number[] = [];
  for (const size of SIZES) {
    const peer = size > most ? null : contestant;
    const text = format.print(replyOf(size));
    const chunks = pieces(text, CHUNK);
    const parts = textParts(text, CHUNK);
    const [once, peerOnce] = await sideBySide(
      async () => format.parse(text),
      peer && (async () => peer.parseGeneratedText({ text, tools: [CREATE_FILE] })),
    );
    const [stream, peerStream] = await sideBySide(
      async () => {
        const reader = format.createStream();
        for (const chunk of chunks) reader.push(chunk);
        return reader.end();
      },
      peer && (() => pump(peer.createStreamParser({ tools: [CREATE_FILE] }), parts)),
    );
    streamed.push(stream);
    report(`tools: ${dialect}, ${size / 1000} kB`);
    const label = `${dialect}, ${size / 1000} kB`;
    rows.push(
      row(`${label}, at once`, once, peerOnce),
      row(`${label}, in ${CHUNK}-character chunks`, stream, peerStream),
    );
    const goal = GOALS.get(size);
    if (peer === null || goal === undefined) continue;
    const [inside, peerInside] = await sideBySide(
      await insideSdk(format, [...parts, FINISH]),
      () => drained(source([...parts, FINISH]).pipeThrough(peer.createStreamParser({ tools: [CREATE_FILE] }))),
      EFFORT_INSIDE,
    );
    rows.push({
      ...row(`${label}, in the stream of the AI SDK`, inside, peerInside),
      target: atLeast(peerInside / inside, goal),
    });
  }
  const [, small = 0, large = 0] = streamed;
  const growth = large / small;
  rows.push({
    group: GROUP,
    what: `${dialect}, in chunks, 200 kB beside 20 kB`,
    measured: times(growth),
    target: atMost(growth, 13),
  });
  return rows;
}

function row(what: string, own: number, peer: number): Row {
  const note = Number.isNaN(peer) ? '' : `the peer takes ${peer.toFixed(2)} ms`;
  return { group: GROUP, what, measured: `${own.toFixed(2)} ms, ${times(peer / own)} as fast`, note };
}

function replyOf(size: number): ToolReply {
  const given = { path: 'src/app.ts', content: code(size) };
  return { text: 'Now.', reasoning: '', calls: [{ name: 'create_file', arguments: given, complete: true, raw: '' }] };
}

/** The milliseconds of our way and of the peer's, which take turns; NaN where there is no peer. */
async function sideBySide(
  own: () => Promise<unknown>,
  peer: (() => Promise<unknown>) | null,
  effort = EFFORT,
): Promise<[own: number, peer: number]> {
  if (peer === null) return [median((await measureAsync({ own }, effort)).own), Number.NaN];
  const times = await measureAsync({ own, peer }, effort);
  return [median(times.own), median(times.peer)];
}
