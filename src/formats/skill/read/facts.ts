import type {
  BadDecimalAmountNode,
  FileCountNode,
  FileNumberNode,
  LineNode,
  OutcomeNode,
  TallyNode,
  TimeNode,
} from '../../../../generated/skill.ts';
import type { Range } from '../../../core/range.ts';

export type Fact = Exclude<LineNode['facts'][number] | LineNode['head'], string | null>;

/** The verdict of a line on the whole run; `counted` when it is more than a word, which may be part of a title. */
export interface Verdict extends Range {
  readonly good: boolean;
  readonly counted: boolean;
}

/** A number with a name. */
export interface Count {
  readonly name: string;
  readonly number: Written;
}

/** A number as written: in groups of three digits, or with a decimal comma. */
export type Written = string | Pick<BadDecimalAmountNode, 'whole' | 'part'>;

export function factsOf({ head, facts }: Pick<LineNode, 'head' | 'facts'>): Fact[] {
  return [head, ...facts].filter((fact): fact is Fact => typeof fact === 'object' && fact !== null);
}

/** The verdicts of a line on the whole run. A mark decides whatever words follow, but not against counted failures. */
export function verdictsOf(mark: Range | null, facts: readonly (Fact | OutcomeNode)[]): Verdict[] {
  const said = facts.flatMap((fact) => verdictOf(fact) ?? []);
  return mark === null ? said : [verdict(mark, true), ...said.filter(({ good, counted }) => counted && !good)];
}

function verdictOf(fact: Fact | OutcomeNode): Verdict | undefined {
  switch (fact.type) {
    case 'PassHead':
    case 'PassStatus':
    case 'PassWord':
    case 'LastPassMark':
      return verdict(fact, true);
    case 'Finished':
      return verdict(fact.word, true);
    case 'FailStatus':
    case 'FailWord':
    case 'Denied':
    case 'Crash':
      return verdict(fact, false);
    case 'LastFailMark':
      return verdict(fact, false, true);
    case 'Truth':
      return verdict(fact, fact.good !== null);
    case 'WithErrors':
      return verdict(fact, fact.none !== null);
    case 'ExitCode':
      return verdict(fact, Number(fact.code) === 0, true);
    case 'Tally':
      return tallied(fact);
    case 'Outcome':
      return numberOf(fact.number) === 0 ? undefined : verdict(fact, fact.word === 'pass', true);
    case 'RunTally':
      return verdict(fact, fact.flaws === null, true);
    case 'LabelledCount': {
      const words = nameOf(fact.words).split('_');
      const isVerdict = words.some((word) => COUNTED.has(word)) && numberOf(fact.number) !== 0;
      return isVerdict ? verdict(fact, words.includes('passed'), true) : undefined;
    }
    default:
      return undefined;
  }
}

/** "Some of all passed" is not a verdict: the others failed, or were skipped. */
function tallied(fact: TallyNode): Verdict | undefined {
  const good = fact.word.toLowerCase() === 'pass';
  const number = numberOf(fact.number);
  const isPart = good && number < Number(fact.slashed ?? fact.all ?? 0);
  return number === 0 || isPart ? undefined : verdict(fact, good && fact.flaws === null, true);
}

export function verdict({ start, end }: Range, good: boolean, counted = false): Verdict {
  return { start, end, good, counted };
}

/** Words in the name of a count that are verdicts. */
const COUNTED: ReadonlySet<string> = new Set(['passed', 'failed', 'errors', 'failures']);

/** `Lines of code` as the name of a metric. */
function nameOf(words: readonly string[]): string {
  return words.join('_').toLowerCase();
}

/** The value of a number. */
export function numberOf(written: Written): number {
  return Number(typeof written === 'string' ? written.replaceAll(',', '') : `${written.whole}.${written.part}`);
}

/** A duration in milliseconds; what a double cannot hold exactly is rounded to a millionth. */
export function milliseconds({ parts }: TimeNode): number {
  const sum = parts.reduce((total, { number, unit }) => total + numberOf(number) * millisecondsOf(unit), 0);
  return Math.round(sum * 1e6) / 1e6;
}

export function millisecondsOf(unit: string): number {
  return UNITS.find(([start]) => unit.toLowerCase().startsWith(start))?.[1] ?? 1;
}

/** The metric of a fact, if it is a count. */
export function countOf(fact: Fact | FileNumberNode): Count | undefined {
  switch (fact.type) {
    case 'FileCount':
      return { name: fileMetric(fact), number: fact.number };
    case 'FileNumber':
      return { name: 'files_created', number: fact.number };
    case 'LabelledCount':
      return { name: nameOf(fact.words), number: fact.number };
    case 'Tally':
      return { name: `${fact.things.at(-1) ?? 'tests'}_${fact.word}ed`.toLowerCase(), number: fact.number };
    default:
      return undefined;
  }
}

function fileMetric({ verb }: FileCountNode): string {
  return FILE_METRICS[verb.toLowerCase()] ?? 'files_modified';
}

const FILE_METRICS: Readonly<Record<string, string>> = {
  created: 'files_created',
  generated: 'files_created',
  deleted: 'files_deleted',
  removed: 'files_deleted',
};

const UNITS: readonly (readonly [start: string, milliseconds: number])[] = [
  ['ns', 1e-6],
  ['us', 1e-3],
  ['µs', 1e-3],
  ['ms', 1],
  ['mil', 1],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
];
