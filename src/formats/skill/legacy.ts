import { codes } from '../../../generated/skill-diagnostics.ts';
import { type FactNode, type ItemNode, parse as parseTree } from '../../../generated/skill-legacy.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import type { Report } from '../../core/report.ts';
import type { CleanText } from './clean.ts';
import { type Code, codeOf, finding } from './diagnostics.ts';
import { emptyOutput, type SkillOutput } from './model.ts';

type Fact<Type extends FactNode['type']> = FactNode & { readonly type: Type };

/** The kinds of facts that the lines of a text tell: what `detect` decides by. */
export function legacyFacts(text: string): ReadonlySet<FactNode['type']> {
  return new Set(factsOf(parseTree(text, { startRule: 'Text' })).map((fact) => fact.type));
}

function factsOf(items: readonly ItemNode[]): FactNode[] {
  return items.flatMap((item) => (item.type === 'Line' ? item.facts : []));
}

/** Whether the text ends in a value: a word that says how the run went is none. */
function endsInValue(items: readonly ItemNode[], end: number): boolean {
  return factsOf(items.slice(-1)).some((fact) => fact.type !== 'Verdict' && fact.start < fact.end && fact.end === end);
}

/** Makes the model from the lines of a text (specification, "Migration": what skills print that have no JSON yet). */
export class LegacyReader {
  value: SkillOutput = emptyOutput();
  complete = true;
  readonly #source: CleanText;
  readonly #report: Report;
  readonly #places = new Map<string, Range>();
  #verdict: Fact<'Verdict'> | null = null;
  /** What the line of the verdict says of success, when it tells of a failure too. */
  #contrary: Fact<'Verdict'> | null = null;
  #failure: Fact<'Verdict'> | null = null;
  #confidenceGiven = false;
  readonly #paths = new Set<string>();

  constructor(source: CleanText, report: Report, defaultConfidence: number) {
    this.#source = source;
    this.#report = report;
    this.value.confidence = defaultConfidence;
  }

  /**
   * Reads the text of the source, or one of the same length in which parts that are no lines of text are blank. False
   * when no line tells anything of a result.
   */
  read(text: string): boolean {
    const items = parseTree(text, { startRule: 'Text' });
    for (const item of items) this.#item(item);
    if (factsOf(items).length === 0) {
      this.value = emptyOutput();
      return false;
    }
    const end = { start: text.length, end: text.length };
    if (!this.#confidenceGiven) {
      const message = `No line gives the confidence; it is taken as ${this.value.confidence}`;
      this.#find('missing-confidence', end, message, ['confidence']);
    }
    this.#decide(end);
    if (endsInValue(items, text.length))
      this.#find('ends-in-value', end, 'The text ends in a value, which may be cut off');
    return true;
  }

  locate(path: Path): Range | undefined {
    return this.#places.get(JSON.stringify(path));
  }

  #item(item: ItemNode): void {
    switch (item.type) {
      case 'Line':
        for (const fact of item.facts) this.#fact(fact);
        this.#judge(item.facts.filter((fact): fact is Fact<'Verdict'> => fact.type === 'Verdict'));
        return;
      case 'BadWrapper':
        this.#flaw(item);
        return;
      case 'MissingFenceEnd':
        this.complete = false;
        this.#find('missing-fence-end', item, 'A code fence opens here and never closes');
        return;
      default:
    }
  }

  #fact(fact: FactNode): void {
    switch (fact.type) {
      case 'Verdict':
        return;
      case 'Problem':
        this.value.errors.push({ code: 'LEGACY_ERROR', message: fact.message });
        this.#note(['errors', this.value.errors.length - 1], fact);
        return;
      case 'Confidence':
        this.#confidence(fact);
        return;
      case 'Path':
        this.#path(fact);
        return;
      case 'NoPath':
        for (const error of fact.errors) this.#flaw(error);
        return;
      case 'Count':
        for (const error of fact.errors) this.#flaw(error, ['metrics', fact.name]);
        this.#metric(fact.name, Number(fact.text), fact);
        return;
      case 'Duration':
        for (const error of fact.errors) this.#flaw(error, ['metrics', fact.name]);
        this.#metric(fact.name, milliseconds(fact), fact);
    }
  }

  /** Takes what one line says of the run as a whole: a failure weighs more than a success. */
  #judge(verdicts: readonly Fact<'Verdict'>[]): void {
    if (verdicts.length === 0) return;
    const failure = verdicts.findLast(({ good }) => !good);
    const success = verdicts.findLast(({ good }) => good);
    this.#verdict = failure ?? success ?? null;
    this.#contrary = (failure && success) ?? null;
    if (failure !== undefined) this.#failure = failure;
  }

  #confidence(fact: Fact<'Confidence'>): void {
    const path = ['confidence'];
    // What is wrong with it is told here: that the default takes its place needs no words of its own.
    this.#confidenceGiven = true;
    for (const error of fact.errors) this.#flaw(error, path);
    if (fact.kind === 'bad') {
      if (fact.start === fact.end && fact.end === this.#source.text.length) this.complete = false;
      return;
    }
    const confidence = Number(fact.kind === 'percent' ? `${fact.text}e-2` : fact.text);
    if (confidence >= 0 && confidence <= 1) {
      this.#setOnce('The confidence', path, fact);
      this.value.confidence = confidence;
    } else {
      const message = `Confidence must be between 0.0 and 1.0, not ${confidence}`;
      this.#find('confidence-out-of-range', fact, message, path);
    }
  }

  #path(fact: Fact<'Path'>): void {
    const { deliverables } = this.value;
    if (this.#paths.has(fact.text)) return;
    this.#paths.add(fact.text);
    deliverables.push(fact.text);
    const path = ['deliverables', deliverables.length - 1];
    this.#note(path, fact);
    for (const error of fact.errors) this.#flaw(error, path);
  }

  #metric(name: string, value: number, range: Range): void {
    const path = ['metrics', name];
    if (!Number.isFinite(value)) return;
    this.#setOnce(`The metric ${quote(name)}`, path, range);
    setOwn(this.value.metrics, name, value);
  }

  /** The last verdict counts; without one the skill is believed to have succeeded. */
  #decide(end: Range): void {
    const verdict = this.#verdict;
    this.value.success = verdict?.good ?? true;
    if (verdict === null) {
      this.#find('no-verdict', end, 'No line says whether the skill succeeded: that counts as success', ['success']);
      return;
    }
    this.#note(['success'], verdict);
    if (this.#contrary !== null) {
      const message = 'This line tells of a failure and of success: the failure counts';
      this.#mixed(verdict, this.#contrary, message);
    } else if (verdict.good && this.#failure !== null) {
      const message = 'This line tells of a failure, a later one of success: the last one counts';
      this.#mixed(this.#failure, verdict, message);
    }
  }

  #mixed(failure: Range, success: Range, message: string): void {
    const found = finding('mixed-verdicts', this.#source.original(failure), message, ['success']);
    this.#report.add({ ...found, related: this.#source.original(success) });
  }

  #setOnce(what: string, path: Path, range: Range): void {
    const before = this.locate(path);
    if (before !== undefined) {
      const message = `${what} is given twice; the last one counts`;
      this.#report.add({ ...finding('duplicate-field', this.#source.original(range), message, path), related: before });
    }
    this.#note(path, range);
  }

  #note(path: Path, range: Range): void {
    this.#places.set(JSON.stringify(path), this.#source.original(range));
  }

  #flaw(error: Range & { readonly type: string; readonly raw: string }, path?: Path): void {
    const code = codeOf(error.type);
    if (code === undefined) return;
    this.#find(code, error, messageOf(code, quote(error.raw.trim())), path);
  }

  #find(code: Code, range: Range, message: string, path?: Path): void {
    this.#report.add(finding(code, this.#source.original(range), message, path));
  }
}

/** What a recovery rule found, in words. */
function messageOf(code: Code, raw: string): string {
  switch (code) {
    case 'bad-confidence':
      return raw === '""' ? 'The confidence is empty' : `The confidence ${raw} is no number`;
    case 'bad-percent':
      return `The confidence ${raw} is a percentage; it was divided by 100`;
    case 'bad-decimal-comma':
      return `The number ${raw} has a decimal comma`;
    case 'bad-path':
      return `${raw} is no path; it was left out`;
    case 'bad-spaced-path':
      return `The path ${raw} holds blanks and has no quotes`;
    case 'bad-thousands':
      return `The digits of ${raw} are grouped with commas; they were taken out`;
    case 'missing-unit':
      return `The duration ${raw} has no unit; it was read as milliseconds`;
    default:
      return codes[code].meaning;
  }
}

/** The milliseconds of a duration; what a double cannot hold exactly is rounded to a millionth. */
function milliseconds({ parts }: Fact<'Duration'>): number {
  const sum = parts.reduce((total, { text, unit }) => total + Number(text) * unitOf(unit), 0);
  return Math.round(sum * 1e6) / 1e6;
}

function unitOf(unit: string): number {
  if (unit === 'ns') return 1e-6;
  if (unit === 'us' || unit === 'µs') return 1e-3;
  if (unit.startsWith('ms') || unit.startsWith('milli')) return 1;
  if (unit.startsWith('h')) return 3_600_000;
  return unit.startsWith('m') ? 60_000 : 1000;
}
