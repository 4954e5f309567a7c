import { existsSync } from 'node:fs';
import { createStream, parse } from '../src/formats/design/index.ts';
import { measureApart } from './apart.ts';
import { designDocument, designShapes } from './design-documents.ts';
import { type Growing, growthRow, growthRows, type Way } from './growth.ts';
import { measure, median, ratio, speedBeside } from './measure.ts';
import { type Figure, worstRow } from './shapes.ts';
import { atMost, type Row, times } from './table.ts';

/** Design documents, parsed, adapted and checked: beside Markdown parsers that check nothing; growth; streams. */
export async function design(contestant: string, report: (line: string) => void): Promise<Row[]> {
  return [
    ...(await besidePeers(contestant, report)),
    growthRow('Design', DOCUMENTS, { name: 'parse', read: parse }),
    ...growthRows('Design', HOSTILE, WAYS, report),
    ...streaming(),
  ];
}

const SIZES = [
  { name: '9 kB', length: 9000, least: 0.8 },
  { name: '37 kB', length: 37_000, least: 1 },
  { name: '2 MB', length: 2_000_000, least: 1.2 },
];

async function besidePeers(contestant: string, report: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  const hasMarkdownIt = existsSync('bench/node_modules/markdown-it');
  if (!hasMarkdownIt) report('markdown-it is not installed and left out: npm install --prefix bench');
  for (const { name, length, least } of SIZES) {
    // The tree takes minutes for large documents.
    const peers = [...(length < 1e6 ? ['mdast'] : []), ...(hasMarkdownIt ? ['markdown-it'] : [])];
    const speeds = new Map(peers.map((peer) => [peer, new Map<string, Figure>()]));
    for (const shape of designShapes) {
      report(`design: ${name}, ${shape.name}`);
      const tasks = new Map(['peglot', ...peers].map((reader) => [reader, `${reader} ${length} ${shape.name}`]));
      // The engine goes on to improve a parser's code for some seconds.
      const times = await measureApart(contestant, tasks, { rounds: 9, milliseconds: 80, warmUp: 2500 });
      for (const peer of peers)
        speeds.get(peer)?.set(shape.name, speedBeside(times.get(peer) ?? [], times.get('peglot') ?? []));
    }
    for (const [peer, found] of speeds) {
      const [what, goal] =
        peer === 'mdast' ? ['building the mdast tree with GFM', 40] : ["markdown-it's tokens", least];
      rows.push(worstRow('Design', `${name}, parsed and checked, speed beside ${what}`, found, { least: goal }));
    }
  }
  return rows;
}

const HEAD = '# Design Specification: T-1\n\n## Component Logic\n\n### Component: A\n\n';

const DOCUMENTS: Growing = { name: 'documents', big: 10_000_000, make: designDocument };

const HOSTILE: readonly Growing[] = [
  { name: 'marks of headings', big: 1_000_000, make: (count) => '#'.repeat(count) },
  { name: 'sections', big: 200_000, make: (count) => '## API Contracts\n'.repeat(count) },
  { name: 'components', big: 100_000, make: (count) => HEAD + '### Component: B\n'.repeat(count) },
  { name: 'labels', big: 200_000, make: (count) => HEAD + '**Dependencies:** B\n'.repeat(count) },
  { name: 'labels that never close', big: 400_000, make: (count) => HEAD + '**a\n'.repeat(count) },
  { name: 'brackets in a signature', big: 1_000_000, make: (count) => `${HEAD}#### f(${'['.repeat(count)}\n` },
  { name: 'brackets in a type', big: 1_000_000, make: (count) => `${HEAD}#### f(a: ${'['.repeat(count)}\n` },
  { name: 'parameters', big: 200_000, make: (count) => `${HEAD}#### f(${'a: int, '.repeat(count)})\n` },
  { name: 'tables without a line of dashes', big: 200_000, make: (count) => `${HEAD}${'| a | b\n'.repeat(count)}` },
  { name: 'pipes', big: 1_000_000, make: (count) => `${HEAD}${'|'.repeat(count)}\n` },
  { name: 'lines of text with pipes', big: 200_000, make: (count) => `${HEAD}${'a | b\n-\n'.repeat(count)}` },
  { name: 'fences', big: 200_000, make: (count) => HEAD + '```\n'.repeat(count) },
  { name: 'fences that do not close', big: 100_000, make: (count) => HEAD + '~~~~\n```json\n'.repeat(count) },
  { name: 'comments that do not close', big: 200_000, make: (count) => '<!-- '.repeat(count) },
  {
    name: 'quotes in SQL',
    big: 400_000,
    make: (count) => `## Data Schemas\n### Table: t\n**Indexes:**\n\`\`\`sql\n${"'".repeat(count)}`,
  },
  {
    name: 'brackets in JSON',
    big: 200_000,
    make: (count) => `## API Contracts\n### GET /\n**Response (Success):** ${'['.repeat(count)}`,
  },
  { name: 'bullets', big: 200_000, make: (count) => `## Assumptions\n${'- a\n'.repeat(count)}` },
  { name: 'one line', big: 5_000_000, make: (count) => `## Architecture Overview\n${'word '.repeat(count / 5)}` },
];

const WAYS: readonly Way[] = [
  { name: 'parse', read: parse },
  { name: 'stream', read: streamed, most: 100_000 },
];

function streaming(): Row[] {
  return [16, 1].map((size) => {
    const [once, twice] = [200_000, 400_000].map((length) => designDocument(length));
    const found = measure(
      { once: () => streamed(once ?? '', size), twice: () => streamed(twice ?? '', size) },
      { rounds: 5 },
    );
    const doubled = ratio(found.twice, found.once);
    return {
      group: 'Design',
      what: `stream in ${size}-character chunks, 400 kB beside 200 kB`,
      measured: times(doubled),
      target: atMost(doubled, 2.3),
      note: `${median(found.once).toFixed(1)} ms`,
    };
  });
}

function streamed(text: string, size = 16): number {
  const stream = createStream();
  let events = 0;
  for (let at = 0; at < text.length; at += size) events += stream.push(text.slice(at, at + size)).length;
  return events + stream.end().events.length;
}
