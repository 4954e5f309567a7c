import { median, pace, timeOf } from './measure.ts';
import { atMost, type Row, times } from './table.ts';

/** A text that grows with `count`, made to hurt; `big` is the largest count. */
export interface Growing {
  readonly name: string;
  readonly big: number;
  make(count: number): string;
}

/** A way to read a text; `most` is the largest count that it gets. */
export interface Way {
  readonly name: string;
  readonly most?: number;
  read(text: string): unknown;
}

/** Twice the text must take about twice the time, a little more for larger heaps and caches that overflow. */
const LIMIT = 2.3;

/** The milliseconds from which on a text is long enough. */
const LONG = 250;

/** The same for a run that is only to show that everything works. */
const QUICK = 5;

/** A row for all texts that keep the limit, with the worst of them, and one for each that does not. */
export function growthRows(
  group: string,
  inputs: readonly Growing[],
  ways: readonly Way[],
  report: (line: string) => void,
): Row[] {
  const found = inputs.flatMap((input) => {
    report(`${group.toLowerCase()}: ${input.name}`);
    return ways.map((way) => growthRow(group, input, way));
  });
  const late = found.filter(({ target }) => target?.met === false);
  const worst = Math.max(...found.filter(({ target }) => target?.met === true).map(({ growth }) => growth));
  const summary = {
    group,
    what: `twice the text, ${inputs.length} hostile texts by ${ways.map(({ name }) => name).join(' and by ')}: the worst within the target`,
    measured: times(worst),
    target: atMost(worst, LIMIT),
    note: late.length === 0 ? 'none is worse' : `${late.length} are worse`,
  };
  return [summary, ...late];
}

/** How many times as long a text of twice the size takes. */
export function growthRow(group: string, input: Growing, way: Way): Row & { growth: number } {
  const what = `twice the text: ${input.name} (${way.name})`;
  try {
    const first = growthOf(input, way);
    // A busy machine is not a super-linear parser: the better of two counts.
    const second = first.growth > LIMIT ? growthOf(input, way) : first;
    const { growth, note } = second.growth < first.growth ? second : first;
    return { group, what, measured: times(growth), target: atMost(growth, LIMIT), growth, note };
  } catch (thrown) {
    const note = `threw ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    return { group, what, measured: '–', target: { text: 'no throw', met: false }, growth: Number.NaN, note };
  }
}

/**
 * Doubles the text until it is the biggest or takes long, and measures the last two doublings once more: the mean of two
 * tells growth from a heap that happened to be enlarged in one of them.
 */
function growthOf({ big, make }: Growing, { read, most = big }: Way): { growth: number; note: string } {
  const biggest = Math.min(big, most);
  const long = pace.isQuick ? QUICK : LONG;
  let count = biggest >> 6;
  let whole = make(count);
  while (timeOf(() => read(whole)) < long && count * 2 <= biggest) {
    count *= 2;
    whole = make(count);
  }
  const quarter = make(count >> 2);
  const quarterTimes: number[] = [];
  const wholeTimes: number[] = [];
  for (let round = 0; round < 7; round++) {
    const goes = Math.max(1, Math.ceil(5 / timeOf(() => read(quarter))));
    quarterTimes.push(timeOf(() => read(quarter), goes));
    wholeTimes.push(timeOf(() => read(whole), goes));
    if ((wholeTimes.at(-1) ?? 0) > long / 2 && round >= 2) break;
  }
  // The least time is the one that other processes and the garbage collector disturbed least.
  const fourfold = Math.min(
    median(wholeTimes) / median(quarterTimes),
    Math.min(...wholeTimes) / Math.min(...quarterTimes),
  );
  return {
    growth: Math.sqrt(fourfold),
    note: `${median(wholeTimes).toFixed(0)} ms for ${(whole.length / 1e6).toPrecision(2)} MB`,
  };
}
