import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { createStream, parse } from '../src/formats/acor/index.ts';
import { acorTranscript, transcriptShapes } from './acor-transcripts.ts';
import { measure, ratio, speedBeside } from './measure.ts';
import { type Figure, worstRow } from './shapes.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

/** How much of the transcript the slow peers get: they are held against as much of it. */
const SAMPLE = 1_000_000;

/** A transcript of 10 MB beside its mdast tree and beside markdown-it's tokens; the stream; a session of 1 GB. */
export function acor(child: string, report: (line: string) => void): Row[] {
  return [...besidePeers(report), ...streaming(), ...memory(child, report)];
}

function besidePeers(report: (line: string) => void): Row[] {
  const text = acorTranscript(10_000_000);
  const sample = text.slice(0, SAMPLE);
  const share = sample.length / text.length;
  const effort = { rounds: 3, milliseconds: 1, warmUp: 1 };
  report('acor: mdast');
  const found = measure(
    {
      peglot: () => parse(text),
      mdast: () => fromMarkdown(sample, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    },
    effort,
  );
  const tree = ratio(found.mdast, found.peglot) / share;
  const rows = [row('parse of 10 MB, speed beside building the mdast tree with GFM', tree, 50)];
  return [...rows, ...besideMarkdownIt(report)];
}

const SIZES = [
  { name: '2 kB', length: 2000, least: 0.8, effort: { rounds: 11, warmUp: 800 } },
  { name: '100 kB', length: 100_000, least: 1, effort: { rounds: 11, warmUp: 800 } },
  { name: '10 MB', length: 10_000_000, least: 1.2, effort: { rounds: 3, milliseconds: 1, warmUp: 1 } },
];

function besideMarkdownIt(report: (line: string) => void): Row[] {
  const markdownIt = loadMarkdownIt();
  if (markdownIt === undefined) {
    report('markdown-it is not installed and left out: npm install --prefix bench');
    return [];
  }
  return SIZES.map(({ name, length, least, effort }) => {
    const speeds = new Map<string, Figure>();
    for (const shape of transcriptShapes) {
      report(`acor: ${name}, ${shape.name}`);
      const text = shape.make(length);
      const found = measure({ peglot: () => parse(text), markdownIt: () => markdownIt(text) }, effort);
      speeds.set(shape.name, speedBeside(found.markdownIt, found.peglot));
    }
    return worstRow('ACOR', `parse of ${name}, speed beside markdown-it's tokens`, speeds, { least });
  });
}

function row(what: string, speed: number, target: number): Row {
  return { group: 'ACOR', what, measured: times(speed), target: atLeast(speed, target) };
}

function streaming(): Row[] {
  const [once, twice] = [1, 2].map((factor) => acorTranscript(factor * 200_000));
  if (once === undefined || twice === undefined) return [];
  const found = measure({ once: () => streamed(once), twice: () => streamed(twice) }, { rounds: 7 });
  const growth = ratio(found.twice, found.once);
  return [
    {
      group: 'ACOR',
      what: 'stream in 16-character chunks, time for 400 kB beside 200 kB',
      measured: times(growth),
      target: atMost(growth, 2.3),
    },
  ];
}

function streamed(text: string): unknown {
  const stream = createStream();
  for (let at = 0; at < text.length; at += 16) stream.push(text.slice(at, at + 16));
  return stream.end();
}

function memory(child: string, report: (line: string) => void): Row[] {
  report('acor: a session of 1 GB, in a process of its own');
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', child, '1000'], { encoding: 'utf8' });
  const [, peak] = /"peak":(\d+)/.exec(stdout) ?? [];
  const megabytes = Number(peak) / 1e6;
  return [
    {
      group: 'ACOR',
      what: 'a session of 1 GB without keeping messages: live heap at most',
      measured: `${megabytes.toFixed(1)} MB`,
      target: atMost(megabytes, 32, ' MB'),
    },
  ];
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
