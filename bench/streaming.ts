import { createStream, parse } from '../src/formats/duckflow/index.ts';
import type { Event } from '../src/index.ts';
import { measure, median, ratio } from './measure.ts';
import { own, type Peer, peers, pieces } from './peers.ts';
import { code, markupSample, replyWith } from './replies.ts';
import { atMost, type Row, times } from './table.ts';

const SIZE = 90_000;

/** A block of 90 kB that arrives in small chunks, alone and beside the peers. */
export async function streaming(report: (line: string) => void): Promise<Row[]> {
  const rows = [16, 1].flatMap((chunk) => alone(chunk));
  report('streaming: peers');
  return [...rows, ...(await besidePeers(report))];
}

function alone(chunk: number): Row[] {
  const [once, twice, fourTimes] = [1, 2, 4].map((factor) => pieces(replyWith(code(factor * SIZE)), chunk));
  if (once === undefined || twice === undefined || fourTimes === undefined) return [];
  const text = once.join('');
  const events = eventsOf(once);
  const found = measure(
    {
      parse: () => parse(text),
      stream: () => eventsOf(once),
      events: () => makeEvents(once, events),
      twice: () => eventsOf(twice),
      fourTimes: () => eventsOf(fourTimes),
    },
    { rounds: 7 },
  );
  const name = `${chunk}-character chunks`;
  const growth = [ratio(found.twice, found.stream), ratio(found.fourTimes, found.twice)];
  const bare = found.stream.map((time, round) => time - (found.events[round] ?? 0));
  return [
    {
      group: 'Streaming 90 kB',
      what: `${name}, time beside one parse`,
      measured: times(ratio(found.stream, found.parse)),
      note: `${median(found.stream).toFixed(1)} ms, ${events} events`,
    },
    {
      group: 'Streaming 90 kB',
      what: `${name}, the same without making the events`,
      measured: times(ratio(bare, found.parse)),
      note: `a loop that makes as many: ${times(ratio(found.events, found.parse))}`,
    },
    {
      group: 'Streaming 90 kB',
      what: `${name}, 180 kB beside 90 kB and 360 kB beside 180 kB`,
      measured: growth.map(times).join(' and '),
      target: atMost(Math.max(...growth), 2.3),
    },
  ];
}

async function besidePeers(report: (line: string) => void): Promise<Row[]> {
  const others = await peers();
  if (others === null) {
    report('@ai-sdk-tool/parser is not installed and left out: npm ci --prefix bench');
    return [];
  }
  const rows: Row[] = [];
  const shown = markupSample(20_000);
  // The peers take very long for large payloads in single characters.
  for (const { chunk, size } of [
    { chunk: 16, size: SIZE },
    { chunk: 1, size: SIZE / 5 },
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

/** What handing out the events costs when nothing is parsed. */
function makeEvents(chunks: readonly string[], count: number): number {
  const path = ['actions', 0, 'content'];
  let made = 0;
  for (let at = 0; at < count; at++) {
    const events: Event[] = [{ type: 'delta', path, text: chunks[at % chunks.length] ?? '' }];
    made += events.length;
  }
  return made;
}

function yesNo(value: boolean | undefined): string {
  return value === true ? 'yes' : 'no';
}
