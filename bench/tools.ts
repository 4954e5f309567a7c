import { type DialectName, type ToolReply, toolCalls } from '../src/tools/index.ts';
import { median, pace, timeOf } from './measure.ts';
import { CREATE_FILE, type Protocol, pieces, protocols, pump, textParts } from './peers.ts';
import { code } from './replies.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

const GROUP = 'Tool calls beside @ai-sdk-tool/parser';
const SIZES = [1_000, 20_000, 200_000];
const CHUNK = 16;
const ROUNDS = 5;

/** The dialects that both read, the peer's name for each, and up to which size it is done within minutes. */
const shared: readonly { readonly dialect: DialectName; readonly maker: string; readonly most?: number }[] = [
  { dialect: 'hermes', maker: 'hermesProtocol' },
  { dialect: 'qwen3-coder', maker: 'qwen3CoderProtocol' },
  { dialect: 'xml-tools', maker: 'morphXmlProtocol', most: 1_000 },
];

const described = { create_file: { parameters: CREATE_FILE.inputSchema } };

/** One call with a file in it, at once and in chunks, alone and beside the peer. */
export async function tools(report: (line: string) => void): Promise<Row[]> {
  const found = await protocols(shared.map(({ maker }) => maker));
  if (found === null) report('@ai-sdk-tool/parser is not installed and left out: npm ci --prefix bench');
  const rows: Row[] = [];
  for (const [at, { dialect, most = Number.POSITIVE_INFINITY }] of shared.entries()) {
    rows.push(...(await compared(dialect, found?.[at] ?? null, most, report)));
  }
  return rows;
}

async function compared(
  dialect: DialectName,
  contestant: Protocol | null,
  most: number,
  report: (line: string) => void,
): Promise<Row[]> {
  const format = toolCalls({ dialect, tools: described });
  const rows: Row[] = [];
  const streamed: number[] = [];
  for (const size of SIZES) {
    const peer = size > most ? null : contestant;
    const text = format.print(replyOf(size));
    const chunks = pieces(text, CHUNK);
    const once = medianOf(() => format.parse(text));
    const stream = medianOf(() => {
      const reader = format.createStream();
      for (const chunk of chunks) reader.push(chunk);
      return reader.end();
    });
    streamed.push(stream);
    report(`tools: ${dialect}, ${size / 1000} kB`);
    const label = `${dialect}, ${size / 1000} kB`;
    const peerOnce =
      peer === null ? Number.NaN : medianOf(() => peer.parseGeneratedText({ text, tools: [CREATE_FILE] }));
    const peerStream = peer === null ? Number.NaN : await timeOfStream(peer, text);
    rows.push(row(`${label}, at once`, once, peerOnce), {
      ...row(`${label}, in ${CHUNK}-character chunks`, stream, peerStream),
      ...(peer !== null && { target: atLeast(peerStream / stream, 20) }),
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

/** The milliseconds of some work; of one go where that takes long. */
function medianOf(work: () => unknown): number {
  const first = timeOf(work);
  if (pace.isQuick || first > 1_000) return first;
  for (let round = 0; round < 3; round++) timeOf(work);
  return median(Array.from({ length: ROUNDS }, () => timeOf(work)));
}

/** The peer in a stream; once more only where that is soon done. */
async function timeOfStream(peer: Protocol, text: string): Promise<number> {
  const go = async (): Promise<number> =>
    (await pump(peer.createStreamParser({ tools: [CREATE_FILE] }), textParts(text, CHUNK))).milliseconds;
  const first = await go();
  return first > 1_000 || pace.isQuick ? first : median([await go(), await go(), await go()]);
}
