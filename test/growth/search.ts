import fc from 'fast-check';
import { type Pumped, pairedWords, pump, pumpedTexts } from './pumped.ts';
import type { Subject } from './subjects.ts';

/** For twice the text, at most so many times the work. */
export const MOST = 2.1;

/** Above a ratio of this in a short text, longer ones are tried. */
const SUSPECT = 2.04;

/**
 * More work than this for one text is not looked at: how it grew up to there tells enough. It is not less, for a stream
 * reads what is shorter than ten thousand units again and again.
 */
const ENOUGH = 200_000_000;

const SHORT = 640;
const LONG = 42_000;

/** A step whose work grows faster than its text. */
export interface Growth {
  readonly step: string;
  /** The work for twice the text, divided by the work for the text. */
  readonly ratio: number;
}

/**
 * The steps whose work grows too fast for a text that is pumped up: each time that it is doubled, over a range in which no
 * step to another way of reading could look like it.
 */
export function growthOf(subject: Subject, pumped: Pumped, only?: string): Growth[] {
  const count = Math.max(20, Math.ceil(SHORT / (pumped.unit.length + pumped.back.length)));
  const measure = (times: number): ReadonlyMap<string, number> =>
    subject.measure(pump(pumped, Math.ceil(count * times)));
  // What is made when it is first needed is made here.
  measure(1 / 4);
  let before = measure(1);
  let now = measure(2);
  const ratioOf = (step: string): number => (now.get(step) ?? 0) / Math.max(before.get(step) ?? 0, 1);
  let suspects = [...now.keys()].filter((step) => (only ?? step) === step && ratioOf(step) > SUSPECT);
  for (let times = 4; suspects.length > 0 && times * SHORT <= LONG; times *= 2) {
    before = now;
    now = measure(times);
    suspects = suspects.filter((step) => ratioOf(step) > MOST);
    if (suspects.some((step) => (now.get(step) ?? 0) > ENOUGH)) break;
  }
  return suspects.map((step) => ({ step, ratio: ratioOf(step) }));
}

/** A text whose work grows too fast. */
export interface Found extends Growth {
  readonly subject: string;
  readonly pumped: Pumped;
}

/** How long to search, where, and whom to tell. */
export interface Search {
  /** At most so long: for ever by default. */
  readonly seconds?: number;
  /** At most so many texts: any number by default. */
  readonly texts?: number;
  /** Tries each pair of a subject's words once, instead of random texts. */
  readonly pairs?: boolean;
  readonly seed: number;
  tell(found: Found): void;
}

/** How many texts of a subject are tried before it is the next one's turn. */
const TURN = 4;

function* randomTexts(corpus: readonly string[], seed: number): Generator<Pumped, undefined> {
  const pumped = pumpedTexts(corpus);
  for (let turn = 0; ; turn++) yield* fc.sample(pumped, { seed: seed + turn, numRuns: TURN });
}

/** Tries texts on each subject in turn; tells the first of each step, made small. Gives how many texts were tried. */
export function search(
  subjects: readonly Subject[],
  { seconds = Infinity, texts = Infinity, pairs = false, seed, tell }: Search,
): number {
  const end = Date.now() + seconds * 1000;
  const textsOf = pairs ? pairedWords : randomTexts;
  const left = new Map(subjects.map((subject) => [subject, textsOf(subject.corpus, seed)]));
  const known = new Set<string>();
  let tried = 0;
  while (left.size > 0)
    for (const [subject, source] of left)
      for (let turn = 0; turn < TURN; turn++) {
        if (tried >= texts || Date.now() >= end) return tried;
        const { value: one } = source.next();
        if (one === undefined) {
          left.delete(subject);
          break;
        }
        tried++;
        for (const { step } of growthOf(subject, one)) {
          const key = `${subject.name} ${step}`;
          if (known.has(key)) continue;
          known.add(key);
          tell(smallest(subject, one, step));
        }
      }
  return tried;
}

const PARTS = ['suffix', 'back', 'middle', 'prefix', 'unit'] as const;

/** How many smaller texts are tried. */
const TRIES = 200;

/** The text without what it does not need. */
function smallest(subject: Subject, from: Pumped, step: string): Found {
  let best = from;
  let tries = 0;
  const isSmaller = (one: Pumped): boolean => {
    if (one.unit === '' || ++tries > TRIES) return false;
    if (growthOf(subject, one, step).length === 0) return false;
    best = one;
    return true;
  };
  for (const part of PARTS) {
    if (best[part] !== '' && isSmaller({ ...best, [part]: '' })) continue;
    for (let size = best[part].length >> 1; size > 0; size >>= 1)
      for (let at = 0; at + size <= best[part].length; ) {
        const text = best[part];
        if (!isSmaller({ ...best, [part]: text.slice(0, at) + text.slice(at + size) })) at += size;
      }
  }
  return { subject: subject.name, pumped: best, step, ratio: growthOf(subject, best, step)[0]?.ratio ?? 0 };
}
