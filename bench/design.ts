import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { createStream, parse } from '../src/formats/design/index.ts';
import { designDocument } from './design-documents.ts';
import { measure, median, ratio, timeOf } from './measure.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

/** Design documents, parsed, adapted and checked: beside Markdown parsers that check nothing; growth; streams. */
export function design(report: (line: string) => void): Row[] {
  return [...besidePeers(report), growth('documents', 10_000_000, designDocument), ...hostile(report), ...streaming()];
}

function besidePeers(report: (line: string) => void): Row[] {
  const tokens = loadMarkdownIt();
  if (tokens === undefined) report('markdown-it is not installed and left out: npm ci --prefix bench');
  return [9, 37].flatMap((size) => {
    const text = designDocument(size * 1000);
    const inOrder = parse(text).diagnostics.length === 0;
    const found = measure(
      {
        peglot: () => parse(text),
        markdownIt: () => tokens?.(text),
        mdast: () => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
      },
      { rounds: 15, warmUp: 2000 },
    );
    const note = inOrder ? `${median(found.peglot).toFixed(2)} ms` : 'the document has mistakes!';
    const tree = ratio(found.mdast, found.peglot);
    const rows = [row(`${size} kB, speed beside building the mdast tree with GFM`, tree, 40, note)];
    if (tokens === undefined) return rows;
    return [...rows, row(`${size} kB, speed beside markdown-it's tokens`, ratio(found.markdownIt, found.peglot), 1.5)];
  });
}

function row(what: string, speed: number, target: number, note?: string): Row {
  const measured = { group: 'Design', what, measured: times(speed), target: atLeast(speed, target) };
  return note === undefined ? measured : { ...measured, note };
}

const HEAD = '# Design Specification: T-1\n\n## Component Logic\n\n### Component: A\n\n';

const HOSTILE: readonly (readonly [string, number, (count: number) => string])[] = [
  ['marks of headings', 1_000_000, (count) => '#'.repeat(count)],
  ['sections', 200_000, (count) => '## API Contracts\n'.repeat(count)],
  ['components', 100_000, (count) => HEAD + '### Component: B\n'.repeat(count)],
  ['labels', 200_000, (count) => HEAD + '**Dependencies:** B\n'.repeat(count)],
  ['labels that never close', 400_000, (count) => HEAD + '**a\n'.repeat(count)],
  ['brackets in a signature', 1_000_000, (count) => `${HEAD}#### f(${'['.repeat(count)}\n`],
  ['brackets in a type', 1_000_000, (count) => `${HEAD}#### f(a: ${'['.repeat(count)}\n`],
  ['parameters', 200_000, (count) => `${HEAD}#### f(${'a: int, '.repeat(count)})\n`],
  ['tables without a line of dashes', 200_000, (count) => `${HEAD}${'| a | b\n'.repeat(count)}`],
  ['pipes', 1_000_000, (count) => `${HEAD}${'|'.repeat(count)}\n`],
  ['lines of text with pipes', 200_000, (count) => `${HEAD}${'a | b\n-\n'.repeat(count)}`],
  ['fences', 200_000, (count) => HEAD + '```\n'.repeat(count)],
  ['fences that do not close', 100_000, (count) => HEAD + '~~~~\n```json\n'.repeat(count)],
  ['comments that do not close', 200_000, (count) => '<!-- '.repeat(count)],
  ['quotes in SQL', 400_000, (count) => `## Data Schemas\n### Table: t\n**Indexes:**\n\`\`\`sql\n${"'".repeat(count)}`],
  ['brackets in JSON', 200_000, (count) => `## API Contracts\n### GET /\n**Response (Success):** ${'['.repeat(count)}`],
  ['bullets', 200_000, (count) => `## Assumptions\n${'- a\n'.repeat(count)}`],
  ['one line', 5_000_000, (count) => `## Architecture Overview\n${'word '.repeat(count / 5)}`],
];

function hostile(report: (line: string) => void): Row[] {
  const rows = HOSTILE.flatMap(([name, count, make]) => {
    report(`design: ${name}`);
    return [growth(name, count, make), growth(`${name}, streamed`, count >> 2, make, streamed)];
  });
  const late = rows.filter(({ target }) => target?.met === false);
  const worst = Math.max(...rows.filter(({ target }) => target?.met === true).map((one) => one.growth));
  return [
    {
      group: 'Design',
      what: `twice the text, ${HOSTILE.length} hostile texts by parse and by stream: the worst within the target`,
      measured: times(worst),
      target: atMost(worst, 2.5),
      note: late.length === 0 ? 'none is worse' : `${late.length} are worse`,
    },
    ...late,
  ];
}

/** How many times as long a text of twice the size takes. */
function growth(
  what: string,
  size: number,
  make: (size: number) => string,
  read: (text: string) => unknown = parse,
): Row & { growth: number } {
  const [half, whole] = [make(size >> 1), make(size)];
  const halves: number[] = [];
  const wholes: number[] = [];
  for (let round = 0; round < 5; round++) {
    halves.push(timeOf(() => read(half)));
    wholes.push(timeOf(() => read(whole)));
    if (round >= 1 && (wholes.at(-1) ?? 0) > 1500) break;
  }
  // The least time is the one that other processes and the garbage collector disturbed least.
  const found = Math.min(median(wholes) / median(halves), Math.min(...wholes) / Math.min(...halves));
  const note = `${median(wholes).toFixed(0)} ms for ${(whole.length / 1e6).toPrecision(2)} MB`;
  const measured = { measured: times(found), target: atMost(found, 2.5), note, growth: found };
  return { group: 'Design', what: `twice the text: ${what}`, ...measured };
}

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

/** markdown-it, when it is installed. */
function loadMarkdownIt(): ((text: string) => unknown) | undefined {
  try {
    const MarkdownIt: unknown = createRequire(join(process.cwd(), 'bench/package.json'))('markdown-it');
    if (typeof MarkdownIt !== 'function') return undefined;
    const reader: unknown = Reflect.construct(MarkdownIt, []);
    return (text) => Object(reader).parse(text, {});
  } catch {
    return undefined;
  }
}
