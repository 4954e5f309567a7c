import fc from 'fast-check';
import { appendTo, getOrMake } from '../../core/maps.ts';
import { type CoveragePoint, pointAt } from '../points.ts';
import { type Expr, type Grammar, rulesByName } from '../tree.ts';
import { calibrationOf } from './calibration.ts';
import { type Dice, pick, seededDice } from './chars.ts';
import { Fitter, namesIn, type SentenceChecker, sentenceChecker } from './checker.ts';
import { candidate, Derivation, type GeneratorKnowledge, type SentencePlan } from './generate.ts';
import { plainer } from './shrink.ts';
import { RuleGraph, Steer, steerTargets } from './steer.ts';

/** How sentences are made. */
export interface SentenceOptions {
  /**
   * Use the `Bad…` and `Missing…` rules too: documents with exactly the mistakes that the grammar names. Otherwise the
   * sentences are those of the strict grammar.
   *
   * @defaultValue false
   */
  readonly recovery?: boolean;
  /**
   * How long sentences may become: about this many characters and rules at the beginning of a run of fast-check, and
   * three times as many after a hundred sentences. What a rule needs in order to match is added.
   *
   * @defaultValue 60
   */
  readonly size?: number;
  /** Every sentence contains one of these rules; if left out, each sentence aims at another part of the grammar. */
  readonly focus?: readonly string[];
  /** Options for the parser, besides the start rule. */
  readonly parseOptions?: object;
  /**
   * Also accept texts on which code in the grammar throws, to search for such texts.
   *
   * @defaultValue false
   */
  readonly failing?: boolean;
}

/**
 * A fast-check arbitrary of the sentences of a rule. The plain parser of the grammar has parsed every one from that
 * rule, so code in predicates and PEG's ordered choice are respected. Sentences shrink along the grammar.
 *
 * @param grammar the tree of the grammar, from {@link readGrammar}; it is not changed
 * @param rule the rule to start from
 * @throws {Error} when the rule does not exist, or no sentence of it is found
 * @example
 * const sentences = arbitrary(readGrammar(files), 'Reply', { recovery: true });
 * sentences.unsatisfied; // rules that no sentence could be led to
 * fc.assert(fc.property(sentences, (text) => parse(text).ok));
 */
export function arbitrary(grammar: Grammar, rule: string, options: SentenceOptions = {}): SentenceArbitrary {
  return new SentenceArbitrary(grammar, rule, options);
}

/**
 * The sentences of a rule, or an empty list: some rules have none without recovery rules, or none that can be guessed.
 */
export function sentencesIfAny(...of: Parameters<typeof arbitrary>): SentenceArbitrary[] {
  try {
    return [arbitrary(...of)];
  } catch {
    return [];
  }
}

const TRIES_PER_SENTENCE = 30;
/** A sentence that misses its target is accepted after this many attempts. */
const TRIES_PER_TARGET = 4;
const TRIES_AT_FIRST = 400;
const TRIES_PER_POINT = 40;
const LONGEST_BEGINNING = 12;
const HARVEST = 30;
const MOST_WORDS = 300;

/** What {@link arbitrary} makes. */
export class SentenceArbitrary extends fc.Arbitrary<string> {
  readonly #rule: string;
  readonly #start: Expr;
  readonly #size: number;
  readonly #fitter: Fitter;
  readonly #tree: Grammar;
  readonly #points: readonly CoveragePoint[];
  readonly #pointsOf: ReadonlyMap<Expr, readonly number[]>;
  readonly #knowledge: GeneratorKnowledge;
  readonly #targets: readonly Expr[];
  readonly #targetsOfRules: readonly (readonly Expr[])[];
  /** The rule of each target, including targets that no sentence can be led to. */
  readonly #ruleOf: ReadonlyMap<Expr, string>;
  readonly #graph: RuleGraph;
  readonly #steers = new Map<Expr, Steer>();
  readonly #smallest = new Map<Expr, Derivation>();
  readonly #first: Derivation;
  #unreached: readonly CoveragePoint[] | undefined;

  constructor(grammar: Grammar, rule: string, options: SentenceOptions) {
    super();
    this.#rule = rule;
    this.#size = options.size ?? 60;
    const checker = sentenceChecker(grammar, options.recovery === true);
    const { tree, points } = checker;
    const { parseOptions, failing } = options;
    this.#fitter =
      parseOptions === undefined && failing !== true ? checker.fitter : new Fitter(checker, parseOptions, failing);
    this.#tree = tree;
    this.#points = points;
    const start = rulesByName(this.#tree).get(rule);
    if (start === undefined) throw new Error(`there is no rule ${rule} to make sentences of`);
    this.#start = start.expression;
    const { targets } = steerTargets(this.#tree, rule);
    this.#pointsOf = pointsOf(targets, points);
    this.#ruleOf = targets;
    this.#knowledge = this.#learn(checker);
    this.#graph = new RuleGraph(this.#tree, this.#knowledge.cost);
    this.#targets = [...targets.keys()].filter(
      (target) =>
        this.#steer(target).from(this.#start) < Number.POSITIVE_INFINITY &&
        (options.focus === undefined || options.focus.includes(targets.get(target) ?? '')),
    );
    this.#targetsOfRules = groups(this.#targets, targets);
    this.#first = this.#findFirst();
  }

  /**
   * The rules that should take part in sentences but did in none, although each was tried many times: their predicates
   * ask for something the generator cannot guess, or nothing can match them. Computed at the first call.
   */
  get unsatisfied(): readonly string[] {
    return this.unreached.filter((point) => point.kind === 'rule').map((point) => point.rule);
  }

  /** Everything that should take part but did not: rules, alternatives, optional and repeated parts. */
  get unreached(): readonly CoveragePoint[] {
    this.#unreached ??= this.#explore();
    return this.#unreached;
  }

  override generate(mrng: Dice, biasFactor: number | undefined): fc.Value<string> {
    const isSmall = biasFactor !== undefined && mrng.nextInt(1, biasFactor) === 1;
    const steer = this.#targets.length > 0 && mrng.nextInt(0, 2) > 0 ? this.#aim(mrng) : undefined;
    let last = this.#first;
    for (let round = 0; round < TRIES_PER_SENTENCE; round++) {
      const most = isSmall ? Math.min(8, this.#size) : this.#size * Math.max(1, (biasFactor ?? 2) - 1);
      const size = mrng.nextInt(0, most);
      const made = this.#sentence({ dice: mrng, size, steer });
      if (made === undefined) continue;
      last = made;
      if (steer === undefined || round >= TRIES_PER_TARGET || this.#reaches(made.text, steer.target)) break;
    }
    return new fc.Value(last.text, last);
  }

  override canShrinkWithoutContext(_value: unknown): _value is string {
    return false;
  }

  override shrink(_value: string, context: unknown): fc.Stream<fc.Value<string>> {
    return context instanceof Derivation ? fc.stream(this.#shrunk(context)) : fc.Stream.nil();
  }

  *#shrunk(root: Derivation): Generator<fc.Value<string>> {
    const knowledge = {
      smallest: (expr: Expr) => this.#smallestOf(expr),
      plainest: (expr: Expr) =>
        expr.type === 'class' || expr.type === 'any' ? this.#knowledge.chars.of(expr)[0] : undefined,
    };
    const seen = new Set<string>();
    for (const next of plainer(root, knowledge)) {
      if (seen.has(next.text)) continue;
      seen.add(next.text);
      if (this.#accepts(next.text)) yield new fc.Value(next.text, next);
    }
  }

  /** A random target, or the farther one of two rules: much of the rest is on the way to it. */
  #aim(dice: Dice): Steer {
    const among =
      dice.nextInt(0, 1) === 0 ? [this.#targets] : [pick(dice, this.#targetsOfRules), pick(dice, this.#targetsOfRules)];
    const [one, other = one] = among.map((targets) => this.#steer(pick(dice, targets)));
    if (one === undefined || other === undefined) throw new RangeError('no targets');
    return one.from(this.#start) > other.from(this.#start) ? one : other;
  }

  /** A verified sentence; undefined when the candidate is not a sentence. */
  #sentence(plan: SentencePlan): Derivation | undefined {
    const made = candidate(this.#knowledge, this.#start, plan);
    return this.#accepts(made.text) ? made : undefined;
  }

  /** Whether a target took part when the text was parsed. */
  #reaches(text: string, target: Expr): boolean {
    const at = this.#pointsOf.get(target) ?? [];
    return at.length === 0 || this.#fitter.fits(this.#rule, text, { points: at });
  }

  #accepts(text: string, hits?: number[]): boolean {
    return this.#fitter.accepts(this.#rule, text, hits);
  }

  /** Knowledge of the grammar, and names as the grammar itself builds them, from the start rule. */
  #learn(checker: SentenceChecker): GeneratorKnowledge {
    const { cost, fits, ...known } = calibrationOf(checker, this.#fitter);
    if (cost(this.#start) === Number.POSITIVE_INFINITY) throw new Error(`no sentence of ${this.#rule} is finite`);
    const knowledge: GeneratorKnowledge = {
      ...known,
      cost,
      fits: (rule, text, follow, open, target) =>
        fits(rule, text, follow, open, (target && this.#pointsOf.get(target)) ?? []),
    };
    const names = new Set<string>();
    const dice = seededDice(0);
    for (let round = 0; round < HARVEST; round++) {
      const { text } = candidate(knowledge, this.#start, { dice, size: this.#size });
      for (const name of namesIn(text))
        if (name.length > 2 && known.wordCount + names.size < MOST_WORDS && !known.isWord(name)) names.add(name);
    }
    const wordsOf = new Map<Expr, readonly string[]>();
    return {
      ...knowledge,
      words: (expr) =>
        getOrMake(wordsOf, expr, () => {
          const rule = checker.wordNames.get(expr);
          const fits = (name: string): boolean =>
            rule !== undefined && known.mayBegin(expr, name) && this.#fitter.fits(rule, name);
          return [...known.words(expr), ...[...names].filter(fits)];
        }),
    };
  }

  #findFirst(): Derivation {
    const dice = seededDice(1);
    for (let round = 0; round < TRIES_AT_FIRST; round++) {
      const steer = this.#targets.length > 0 && round % 2 === 1 ? this.#steer(pick(dice, this.#targets)) : undefined;
      const made = this.#sentence({ dice, size: Math.min(round, this.#size), steer });
      if (made !== undefined) return made;
    }
    throw new Error(`no sentence of ${this.#rule} was found in ${TRIES_AT_FIRST} tries`);
  }

  #explore(): readonly CoveragePoint[] {
    const hits: number[] = this.#points.map(() => 0);
    const dice = seededDice(2);
    const { targets, rules } = steerTargets(this.#tree, this.#rule);
    this.#accepts(this.#first.text, hits);
    const wanted = new Set<number>();
    for (const target of targets.keys()) {
      const at = this.#pointsOf.get(target) ?? [];
      for (const one of at) wanted.add(one);
      const steer = this.#steer(target);
      if (steer.from(this.#start) === Number.POSITIVE_INFINITY) continue;
      for (let round = 0; round < TRIES_PER_POINT && at.some((one) => hits[one] === 0); round++) {
        const size = Math.min(round, dice.nextInt(0, this.#size));
        const { text } = candidate(this.#knowledge, this.#start, { dice, size, steer });
        if (this.#accepts(text, hits)) continue;
        // A point that matches in no whole sentence may still match in a prefix of one.
        const most = Math.min(text.length, LONGEST_BEGINNING);
        for (let length = 0; length < most; length++) this.#accepts(text.slice(0, length), hits);
      }
    }
    return this.#points.filter(
      (point, at) => hits[at] === 0 && (wanted.has(at) || (point.kind === 'rule' && rules.has(point.rule))),
    );
  }

  #steer(target: Expr): Steer {
    return getOrMake(this.#steers, target, () => new Steer(this.#graph, target, this.#ruleOf.get(target) ?? ''));
  }

  #smallestOf(expr: Expr): Derivation {
    const plan = { dice: { nextInt: (min: number) => min }, size: 0 };
    return getOrMake(this.#smallest, expr, () => candidate({ ...this.#knowledge, fits: () => true }, expr, plan));
  }
}

/** The counters of the parser that belong to each expression. */
function pointsOf(targets: ReadonlyMap<Expr, string>, points: readonly CoveragePoint[]): Map<Expr, readonly number[]> {
  const places = new Map(points.map((point, at) => [placeOf(point), at]));
  const kinds: readonly CoveragePoint['kind'][] = ['alternative', 'taken', 'repeated'];
  return new Map(
    [...targets].map(([target, name]) => [
      target,
      kinds.flatMap((kind) => places.get(placeOf(pointAt(name, kind, target))) ?? []),
    ]),
  );
}

function placeOf({ rule, kind, source, start, end }: CoveragePoint): string {
  return JSON.stringify([rule, kind, source, start, end]);
}

function groups(targets: readonly Expr[], ruleOf: ReadonlyMap<Expr, string>): readonly (readonly Expr[])[] {
  const found = new Map<string, Expr[]>();
  for (const target of targets) appendTo(found, ruleOf.get(target) ?? '', target);
  return [...found.values()];
}
