import { type DialectName, type ToolCallFormat, type ToolReply, toolCalls } from '../src/tools/index.ts';
import { measureAsync, median } from './measure.ts';
import { CREATE_FILE, type Protocol, pieces, protocols, pump, textParts } from './peers.ts';
import { code } from './replies.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

const GROUP = 'Tool calls beside @ai-sdk-tool/parser';
const SIZES = [1_000, 20_000, 200_000];
const CHUNK = 16;
/** A reply of 1 kB takes a tenth of a millisecond: it is read hundreds of times before it is measured. */
const EFFORT = { rounds: 5, milliseconds: 50, warmUp: 300 };

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

/** The milliseconds of our way and of the peer's, which take turns; NaN where there is no peer. */
async function sideBySide(
  own: () => Promise<unknown>,
  peer: (() => Promise<unknown>) | null,
): Promise<[own: number, peer: number]> {
  if (peer === null) return [median((await measureAsync({ own }, EFFORT)).own), Number.NaN];
  const times = await measureAsync({ own, peer }, EFFORT);
  return [median(times.own), median(times.peer)];
}
