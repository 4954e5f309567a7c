import { createStream, transform } from '../src/formats/duckflow/index.ts';
import { measure, median, pace, ratio } from './measure.ts';
import { own, type Peer, peers, pieces } from './peers.ts';
import { code, markupSample, replyShapes, replyWith } from './replies.ts';
import { type Figure, worstRow } from './shapes.ts';
import { atMost, type Row, times } from './table.ts';

const GROUP = 'Duckflow, 90 kB in a stream';
const SIZE = 90_000;

/** The sizes of the chunks, and the milliseconds that 90 kB may take in them. */
const CHUNKS = [
  { size: 16, most: 5 },
  { size: 1, most: 20 },
];

/** A reply of 90 kB that arrives in small chunks, alone and beside the peers. */
export async function streaming(report: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { size, most } of CHUNKS) rows.push(...(await alone(size, most, report)), growth(size));
  report('streaming: peers');
  return [...rows, ...(await besidePeers(report))];
}

async function alone(size: number, most: number, report: (line: string) => void): Promise<Row[]> {
  const pushed = new Map<string, Figure>();
  const transformed = new Map<string, Figure>();
  let idle = Number.NaN;
  for (const shape of replyShapes) {
    report(`streaming: ${size}, ${shape.name}`);
    const chunks = pieces(shape.make(SIZE), size);
    const milliseconds = median(measure({ push: () => eventsOf(chunks) }, { rounds: 7 }).push);
    pushed.set(shape.name, { value: milliseconds });
    transformed.set(shape.name, { value: (await timeThrough(chunks, transform)) / milliseconds });
    idle = (await timeThrough(chunks, () => new TransformStream())) / milliseconds;
  }
  const name = `${size}-character chunks`;
  return [
    worstRow(GROUP, name, pushed, { most, unit: ' ms' }),
    noted(
      worstRow(GROUP, `${name}, time of transform() beside push()`, transformed, { most: 3 }),
      `a TransformStream that hands everything on takes ${times(idle)}`,
    ),
  ];
}

function noted(row: Row, more: string): Row {
  return { ...row, note: [row.note, more].filter((part) => part !== undefined && part !== '').join('; ') };
}

/** The milliseconds of a whole stream through a transform, in the middle of some rounds. */
async function timeThrough(chunks: readonly string[], make: () => TransformStream<string, unknown>): Promise<number> {
  const found: number[] = [];
  for (let round = pace.isQuick ? 0 : -3; round < (pace.isQuick ? 1 : 7); round++) {
    const start = performance.now();
    let next = 0;
    const source = new ReadableStream<string>({
      // One chunk when it is asked for: a queue of all of them costs more than what is measured.
      pull(controller) {
        const chunk = chunks[next++];
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
    });
    for await (const _event of source.pipeThrough(make()));
    if (round >= 0) found.push(performance.now() - start);
  }
  return median(found);
}

function growth(size: number): Row {
  const [once = [], twice = [], fourTimes = []] = [1, 2, 4].map((factor) =>
    pieces(replyWith(code(factor * SIZE)), size),
  );
  const found = measure(
    { once: () => eventsOf(once), twice: () => eventsOf(twice), fourTimes: () => eventsOf(fourTimes) },
    { rounds: 7 },
  );
  const factors = [ratio(found.twice, found.once), ratio(found.fourTimes, found.twice)];
  return {
    group: GROUP,
    what: `${size}-character chunks, 180 kB beside 90 kB and 360 kB beside 180 kB`,
    measured: factors.map(times).join(' and '),
    target: atMost(Math.max(...factors), 2.3),
  };
}

async function besidePeers(report: (line: string) => void): Promise<Row[]> {
  const others = await peers();
  if (others === null) {
    report('@ai-sdk-tool/parser is not installed and left out: npm install --prefix bench');
    return [];
  }
  const rows: Row[] = [];
  const shown = markupSample(20_000);
  // The peers take very long for large payloads in single characters.
  for (const { chunk, size } of [
    { chunk: 16, size: SIZE / 2 },
    { chunk: 1, size: SIZE / 9 },
  ]) {
    const payload = code(size);
    const base = await best(own, payload, chunk);
    for (const peer of [own, ...others]) {
      report(`streaming: ${peer.name}, ${chunk}`);
      const outcome = peer === own ? base : await peer.run(payload, chunk);
      const equal = [outcome.content === payload, (await peer.run(shown, 16)).content === shown];
      rows.push({
        group: 'Beside peers, Web streams',
        what: `${peer.name}, ${size / 1000} kB in ${chunk}-character chunks, time beside peglot`,
        measured: times(outcome.milliseconds / base.milliseconds),
        note: `payload byte-equal: ${yesNo(equal[0])}; one that shows markup: ${yesNo(equal[1])}`,
      });
    }
  }
  return rows;
}

async function best(peer: Peer, payload: string, chunk: number): ReturnType<Peer['run']> {
  const outcomes = [];
  for (let round = 0; round < 7; round++) outcomes.push(await peer.run(payload, chunk));
  outcomes.sort((a, b) => a.milliseconds - b.milliseconds);
  const middle = outcomes[3];
  if (middle === undefined) throw new Error('no rounds');
  return middle;
}

function eventsOf(chunks: readonly string[]): number {
  const stream = createStream();
  let count = 0;
  for (const chunk of chunks) count += stream.push(chunk).length;
  return count + stream.end().events.length;
}

function yesNo(value: boolean | undefined): string {
  return value === true ? 'yes' : 'no';
}
