// Bundled with sources whose changes are behind switches: reads texts with one change after the other.
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { mutated } from '../../src/grammar/sentences/mutate.ts';
import { textsOf } from '../../test/distilled/files.ts';
import { type Subject, subjects } from '../../test/distilled/subjects.ts';
import { lawsOf } from '../../test/laws/index.ts';
import type { Job, News } from './news.ts';

/** Longer texts are hard to read. */
const LONGEST = 600;

interface Item {
  readonly subject: Subject;
  readonly text: string;
  /** What it gives without a change. */
  readonly given: string;
}

const { names, seed, texts, from, count }: Job = workerData;
const all = subjects().filter(({ name }) => names.some((start) => name.startsWith(start)));
const kept = all.flatMap((subject) => textsOf(subject).map((text) => itemOf(subject, text)));
const share = Math.ceil(texts / all.length);
const pool = all
  .flatMap((subject) => {
    const clean = fc.constantFrom(...subject.corpus);
    const random = lawsOf.get(subject.name)?.texts ?? clean;
    const sample = fc.sample(mutated(fc.oneof(clean, spliced(clean), random), { most: 4 }), { seed, numRuns: share });
    const short = [...new Set([...subject.corpus, ...sample])].filter(({ length }) => length <= LONGEST);
    return short.map((text) => itemOf(subject, text));
  })
  .sort((a, b) => a.text.length - b.text.length);

for (let mutant = from; mutant < count; mutant++) {
  tell({ type: 'begins', mutant });
  switchTo(mutant);
  const notices = (item: Item): boolean => readOf(item.subject, item.text) !== item.given;
  const isKept = kept.some(notices);
  const found = isKept ? undefined : pool.find(notices);
  switchTo(undefined);
  if (found !== undefined) {
    // What a change left behind is no finding of the text.
    if (notices(found)) tell({ type: 'spoiled', mutant });
    kept.push(found);
    tell({ type: 'keeps', subject: found.subject.name, text: found.text });
  }
  tell({ type: 'ends', mutant, isNoticed: isKept || found !== undefined });
}

/** The first lines of one text and the last ones of another. */
function spliced(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(texts, texts, fc.nat(), fc.nat()).map(([one, other, first, last]) => {
    const [head, tail] = [one, other].map((text) => text.split(/(?<=\n)/));
    if (head === undefined || tail === undefined) return one;
    return [...head.slice(0, 1 + (first % head.length)), ...tail.slice(last % tail.length)].join('');
  });
}

function itemOf(subject: Subject, text: string): Item {
  return { subject, text, given: readOf(subject, text) };
}

function readOf(subject: Subject, text: string): string {
  try {
    return subject.read(text).join('\n');
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

function switchTo(mutant: number | undefined): void {
  Object.assign(globalThis, { mutant });
}

function tell(news: News): void {
  parentPort?.postMessage(news);
}
