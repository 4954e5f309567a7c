import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Severity } from '../../core/diagnostic.ts';
import { getOrMake } from '../../core/maps.ts';
import { count, emptyTally, isRepaired, type ReadResult, type Tally } from '../batch/result.ts';
import {
  type CodeCount,
  OTHERS,
  type Outcomes,
  type Slip,
  type Standout,
  type Summary,
  type Times,
  UNKNOWN,
} from './summary.ts';

// The maximum number of names; it bounds both the memory and the length of a report.
const MOST_NAMES = 1000;
const STANDOUTS = 10;
const EXAMPLES = 3;

/** Summarises results as they arrive; undefined stands for a line that is not a result. */
export async function summarise(results: AsyncIterable<ReadResult | undefined>): Promise<Summary> {
  const all = emptyTally();
  const formats = new Breakdown();
  const syntaxes = new Breakdown();
  const models = new Breakdown();
  const days = new Breakdown();
  const codes = new Codes();
  const slips = new Slips();
  const slowest = new Top<Standout>(STANDOUTS, ({ ms = 0 }) => ms);
  const largest = new Top<Standout>(STANDOUTS, ({ size }) => size);
  const clock = new Clock();
  let unread = 0;
  for await (const result of results) {
    if (result === undefined) {
      unread++;
      continue;
    }
    const { id, format, via, model, time, size, ms } = result;
    count(all, result);
    formats.add(format ?? UNKNOWN, result);
    syntaxes.add(format === null ? UNKNOWN : `${format} ${via ?? UNKNOWN}`, result);
    models.add(model ?? UNKNOWN, result);
    days.add(dayOf(time) ?? UNKNOWN, result);
    codes.add(result);
    slips.add(model ?? UNKNOWN, result);
    const standout = { id, format: format ?? UNKNOWN, size, ms: ms ?? undefined };
    largest.add(standout);
    if (typeof ms === 'number') {
      slowest.add(standout);
      clock.add(ms);
    }
  }
  return {
    all: { name: 'all', ...all },
    formats: formats.byCount(),
    syntaxes: syntaxes.byCount(),
    models: models.byCount(),
    slips: slips.worst(),
    days: days.byName(),
    codes: codes.all(),
    slowest: slowest.all,
    largest: largest.all,
    times: clock.times(),
    unread,
  };
}

/** Counts outcomes by name. */
class Breakdown {
  readonly #tallies = new Map<string, Tally>();

  add(name: string, result: ReadResult): void {
    const kept = this.#tallies.has(name) || this.#tallies.size < MOST_NAMES ? name : OTHERS;
    count(getOrMake(this.#tallies, kept, emptyTally), result);
  }

  byCount(): Outcomes[] {
    return this.#all().sort((a, b) => b.documents - a.documents || (a.name < b.name ? -1 : 1));
  }

  byName(): Outcomes[] {
    return this.#all().sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #all(): Outcomes[] {
    return [...this.#tallies].map(([name, tally]) => ({ name, ...tally }));
  }
}

interface CodeTally {
  severity: Severity;
  documents: number;
  findings: number;
  examples: { id: string; message: string }[];
}

/** Counts diagnostic codes, and keeps examples of each. */
class Codes {
  readonly #codes = new Map<string, CodeTally>();

  add({ id, diagnostics }: ReadResult): void {
    const seen = new Set<CodeTally>();
    for (const { code, severity, message } of diagnostics) {
      const name = this.#codes.has(code) || this.#codes.size < MOST_NAMES ? code : OTHERS;
      const tally = getOrMake(this.#codes, name, () => ({ severity, documents: 0, findings: 0, examples: [] }));
      tally.findings++;
      if (seen.has(tally)) continue;
      seen.add(tally);
      tally.documents++;
      if (tally.examples.length < EXAMPLES) tally.examples.push({ id, message });
    }
  }

  all(): CodeCount[] {
    const all = [...this.#codes].map(([code, tally]) => ({ code, ...tally }));
    return all.sort((a, b) => b.documents - a.documents || (a.code < b.code ? -1 : 1));
  }
}

interface ModelTally {
  documents: number;
  broken: number;
  mended: number;
  readonly codes: Map<string, { count: number; readonly message: string; readonly hint: string }>;
}

const MOST_SLIPS = 3;
/** The maximum number of codes counted for a model. */
const MOST_CODES = 200;

/** Counts the mistakes of each model. */
class Slips {
  readonly #models = new Map<string, ModelTally>();

  add(model: string, result: ReadResult): void {
    const { ok, complete, diagnostics } = result;
    if (!this.#models.has(model) && this.#models.size === MOST_NAMES) return;
    const tally = getOrMake(this.#models, model, () => ({ documents: 0, broken: 0, mended: 0, codes: new Map() }));
    tally.documents++;
    const slips = new Map(
      diagnostics.filter(({ severity }) => severity !== 'info').map((finding) => [finding.code, finding]),
    );
    if (!ok || !complete || slips.size > 0) tally.broken++;
    if (isRepaired(result)) tally.mended++;
    for (const [code, { message, hint }] of slips) {
      if (!tally.codes.has(code) && tally.codes.size === MOST_CODES) continue;
      getOrMake(tally.codes, code, () => ({ count: 0, message, hint: hint ?? '' })).count++;
    }
  }

  /** Sorted by the share of broken documents, then by their number. */
  worst(): Slip[] {
    const all = [...this.#models].flatMap(([model, { codes, ...counts }]): Slip[] => {
      const [most] = [...codes].sort(([, a], [, b]) => b.count - a.count);
      return most === undefined ? [] : [{ model, ...counts, code: most[0], ...most[1] }];
    });
    const share = ({ broken, documents }: Slip): number => broken / documents;
    return all.sort((a, b) => share(b) - share(a) || b.broken - a.broken).slice(0, MOST_SLIPS);
  }
}

/** Measures the distribution of durations. */
class Clock {
  // In microseconds, since it only takes integers.
  readonly #histogram: RecordableHistogram = createHistogram();
  readonly #powers = new Map<number, number>();

  add(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0) return;
    this.#histogram.record(Math.min(Math.max(1, Math.round(ms * 1000)), Number.MAX_SAFE_INTEGER));
    const power = Math.max(-6, Math.floor(Math.log2(Math.max(ms, Number.MIN_VALUE))));
    this.#powers.set(power, (this.#powers.get(power) ?? 0) + 1);
  }

  times(): Times | undefined {
    const powers = [...this.#powers].sort(([a], [b]) => a - b);
    if (powers.length === 0) return undefined;
    const at = (percent: number): number => this.#histogram.percentile(percent) / 1000;
    const histogram = powers.map(([power, documents]) => ({ from: 2 ** power, documents }));
    return { half: at(50), most: at(95), nearlyAll: at(99), longest: this.#histogram.max / 1000, histogram };
  }
}

/** Keeps the few largest of many things. */
export class Top<Thing> {
  readonly #most: number;
  readonly #sizeOf: (thing: Thing) => number;
  #kept: Thing[] = [];

  constructor(most: number, sizeOf: (thing: Thing) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  add(thing: Thing): void {
    const last = this.#kept[this.#most - 1];
    if (last !== undefined && this.#sizeOf(thing) <= this.#sizeOf(last)) return;
    this.#kept.push(thing);
    this.#kept.sort((a, b) => this.#sizeOf(b) - this.#sizeOf(a));
    this.#kept.length = Math.min(this.#kept.length, this.#most);
  }

  /** The largest first. */
  get all(): readonly Thing[] {
    return this.#kept;
  }
}

/**
 * The day of a time, which is an ISO 8601 date, or seconds or milliseconds since 1970.
 *
 * @example dayOf('2026-01-31T10:00:00Z') // '2026-01-31'
 */
export function dayOf(time: string | null | undefined): string | undefined {
  if (time === null || time === undefined || time.trim() === '') return undefined;
  const [date = ''] = time.trim().split(/[T ]/, 1);
  // As written: converting the time zone could change the day.
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return isoDay(Date.parse(date));
  const number = Number(time);
  if (Number.isNaN(number)) return undefined;
  return isoDay(number < FIRST_MILLISECONDS ? number * 1000 : number);
}

// As seconds this is in the year 5138, as milliseconds in 1973.
const FIRST_MILLISECONDS = 1e11;

function isoDay(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
