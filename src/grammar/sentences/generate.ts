import type { Expr, Literal, Rule, RuleRef } from '../tree.ts';
import { type CharSamples, type Dice, pick } from './chars.ts';
import { bounds } from './cost.ts';
import type { Steer } from './steer.ts';

/** How a sentence was made: the expression, the text it gave, and the parts of that text. */
export class Derivation {
  readonly expr: Expr;
  readonly text: string;
  readonly parts: readonly Derivation[];

  constructor(expr: Expr, parts: readonly Derivation[], text: string = parts.map((part) => part.text).join('')) {
    this.expr = expr;
    this.parts = parts;
    this.text = text;
  }
}

/** What a generator knows of its grammar. */
export interface GeneratorKnowledge {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly cost: (expr: Expr) => number;
  readonly chars: CharSamples;
  /** The words that an expression matches as a whole. */
  readonly words: (expr: Expr) => readonly string[];
  /**
   * False when a rule does not match exactly this text before `follow`, or matches it without the target expression;
   * true also when unknown.
   */
  readonly fits: (rule: string, text: string, follow: string, target?: Expr) => boolean;
}

/** How to make one sentence. */
export interface SentencePlan {
  readonly dice: Dice;
  /** About how many characters and rules; 0 for the smallest sentence. */
  readonly size: number;
  /** Leads to the expression that has to take part. */
  readonly steer?: Steer | undefined;
}

const TRIES_PER_RULE = 6;
/**
 * The budget added at every second retry of a rule, times the round. With none left, each retry would use the cheapest
 * parts again, and a place that requires others would never get them.
 */
const ROOM_PER_RETRY = 8;
/** The longest text of a rule that is used again: predicates often require the same name twice. */
const LONGEST_REUSED = 16;
const RETRIES_PER_SENTENCE = 150;
/** Up to this bound, a bounded repetition is often filled completely. */
const MOST_TO_FILL = 20;

/**
 * Generates one candidate for a sentence of an expression, from right to left: what follows a part is known, and a rule
 * that does not match its own text there is retried. Only a parser can tell whether it is a sentence.
 */
export function candidate(knowledge: GeneratorKnowledge, start: Expr, plan: SentencePlan): Derivation {
  return new Candidate(knowledge, plan).make(start, '', plan.steer);
}

class Candidate {
  readonly #knowledge: GeneratorKnowledge;
  readonly #dice: Dice;
  readonly #recent = new Map<string, Derivation>();
  #left: number;
  #retries = RETRIES_PER_SENTENCE;

  constructor(knowledge: GeneratorKnowledge, plan: SentencePlan) {
    this.#knowledge = knowledge;
    this.#dice = plan.dice;
    this.#left = plan.size;
  }

  make(expr: Expr, follow: string, wanted: Steer | undefined): Derivation {
    const steer = wanted === undefined || expr === wanted.target || !isOnWay(wanted, expr) ? undefined : wanted;
    switch (expr.type) {
      case 'literal':
        return this.#leaf(expr, this.#spelling(expr));
      case 'class':
      case 'any':
        return this.#leaf(expr, this.#char(this.#knowledge.chars.of(expr)));
      case 'rule_ref':
        return this.#rule(expr, follow, steer);
      case 'choice':
        return new Derivation(expr, [this.make(this.#alternative(expr.alternatives, steer), follow, steer)]);
      case 'sequence':
        return this.#sequence(expr, expr.elements, follow, steer);
      case 'optional':
        return new Derivation(expr, this.#takes(expr, steer) ? [this.make(expr.expression, follow, steer)] : []);
      case 'zero_or_more':
        return (
          this.#word(expr, steer) ?? this.#items(expr, expr.expression, null, this.#count(0, steer), follow, steer)
        );
      case 'one_or_more':
        return (
          this.#word(expr, steer) ?? this.#items(expr, expr.expression, null, this.#count(1, steer), follow, steer)
        );
      case 'repeated': {
        const { min, max } = bounds(expr);
        const count =
          this.#left > 0 && max <= MOST_TO_FILL && this.#dice.nextInt(0, 3) === 0 ? max : this.#count(min, steer);
        return this.#items(expr, expr.expression, expr.delimiter, Math.min(count, max), follow, steer);
      }
      case 'simple_and':
      case 'simple_not':
      case 'semantic_and':
      case 'semantic_not':
      case 'library_ref':
        return new Derivation(expr, [], '');
      case 'text':
        return this.#word(expr, steer) ?? new Derivation(expr, [this.make(expr.expression, follow, steer)]);
      default:
        return new Derivation(expr, [this.make(expr.expression, follow, steer)]);
    }
  }

  #leaf(expr: Expr, text: string): Derivation {
    this.#left -= text.length;
    return new Derivation(expr, [], text);
  }

  #spelling({ value, ignoreCase }: Literal): string {
    if (!ignoreCase || this.#dice.nextInt(0, 1) === 0) return value;
    return [...value]
      .map((char) => pick(this.#dice, [char, char.toLowerCase(), char.toUpperCase()]))
      .map((char, at) => (char.length === 1 ? char : value.charAt(at)))
      .join('');
  }

  #char(chars: readonly string[]): string {
    if (chars.length === 0) return '';
    // Prefers plain characters: they are readable, and labels are more often equal by chance.
    const among = this.#dice.nextInt(0, 2) === 0 ? chars.length : Math.min(chars.length, 4);
    return chars[this.#dice.nextInt(0, among - 1)] ?? '';
  }

  #rule(expr: RuleRef, follow: string, steer: Steer | undefined): Derivation {
    const rule = this.#knowledge.rules.get(expr.name);
    if (rule === undefined) throw new Error(`there is no rule ${expr.name}`);
    this.#left--;
    const again = steer === undefined ? this.#recent.get(expr.name) : undefined;
    if (again !== undefined && this.#dice.nextInt(0, 3) === 0) return new Derivation(expr, again.parts, again.text);
    const made = this.#newRule(expr, rule.expression, follow, steer);
    if (made.text !== '' && made.text.length <= LONGEST_REUSED) this.#recent.set(expr.name, made);
    return made;
  }

  #newRule(expr: RuleRef, body: Expr, follow: string, steer: Steer | undefined): Derivation {
    const before = this.#left;
    for (let round = 1; ; round++) {
      this.#left = round % 2 === 1 ? before : Math.max(before, ROOM_PER_RETRY * round);
      const made = new Derivation(expr, [this.make(body, follow, steer)]);
      if (round >= TRIES_PER_RULE || this.#retries <= 0) return made;
      if (this.#knowledge.fits(expr.name, made.text, follow, steer?.target)) return made;
      this.#retries--;
    }
  }

  #alternative(alternatives: readonly Expr[], steer: Steer | undefined): Expr {
    if (steer !== undefined) {
      const onWay = alternatives.filter((one) => isOnWay(steer, one) && this.#isPossible(one));
      // Not always the shortest way: there may be no text for it.
      return this.#left > 0 && this.#dice.nextInt(0, 2) === 0 ? pick(this.#dice, onWay) : this.#nearest(onWay, steer);
    }
    if (this.#left <= 0) return least(alternatives, this.#knowledge.cost);
    return pick(
      this.#dice,
      alternatives.filter((one) => this.#isPossible(one)),
    );
  }

  #nearest(alternatives: readonly Expr[], steer: Steer): Expr {
    const distance = Math.min(...alternatives.map((one) => steer.from(one)));
    return pick(
      this.#dice,
      alternatives.filter((one) => steer.from(one) === distance),
    );
  }

  #sequence(expr: Expr, elements: readonly Expr[], follow: string, steer: Steer | undefined): Derivation {
    const onWay = steer && least(elements, (element) => steer.from(element));
    let after = follow;
    const parts: Derivation[] = [];
    for (const element of elements.toReversed()) {
      const part = this.make(element, after, element === onWay ? steer : undefined);
      after = part.text + after;
      parts.unshift(part);
    }
    return new Derivation(expr, parts);
  }

  #takes({ expression }: { expression: Expr }, steer: Steer | undefined): boolean {
    if (steer !== undefined) return true;
    return this.#left > 0 && this.#isPossible(expression) && this.#dice.nextInt(0, 1) === 0;
  }

  /** It has a finite sentence. */
  #isPossible(expr: Expr): boolean {
    return this.#knowledge.cost(expr) < Number.POSITIVE_INFINITY;
  }

  #count(min: number, steer: Steer | undefined): number {
    let count = steer === undefined ? min : Math.max(min, 1);
    for (let left = this.#left; left > 0 && this.#dice.nextInt(0, 9) < 6; left--) count++;
    return count;
  }

  #items(
    expr: Expr,
    item: Expr,
    delimiter: Expr | null,
    count: number,
    follow: string,
    steer: Steer | undefined,
  ): Derivation {
    const wanted = steer && this.#dice.nextInt(0, count - 1);
    const viaDelimiter = steer !== undefined && delimiter !== null && steer.from(delimiter) < steer.from(item);
    const most = this.#isPossible(item) ? (delimiter === null || this.#isPossible(delimiter) ? count : 1) : 0;
    const total = Math.min(viaDelimiter ? Math.max(count, 2) : count, Math.max(most, viaDelimiter ? 2 : 0));
    let after = follow;
    const parts: Derivation[] = [];
    const add = (part: Expr, by: Steer | undefined): void => {
      const made = this.make(part, after, by);
      after = made.text + after;
      parts.unshift(made);
    };
    for (let at = total - 1; at >= 0; at--) {
      if (this.#left <= 0 && total - at > minOf(expr) && steer === undefined) break;
      if (delimiter !== null && parts.length > 0) add(delimiter, viaDelimiter ? steer : undefined);
      add(item, at === wanted && !viaDelimiter ? steer : undefined);
    }
    return new Derivation(expr, parts);
  }

  #word(expr: Expr, steer: Steer | undefined): Derivation | undefined {
    if (steer !== undefined || this.#left <= 0) return undefined;
    const words = this.#knowledge.words(expr);
    if (words.length === 0 || this.#dice.nextInt(0, 2) > 0) return undefined;
    return this.#leaf(expr, pick(this.#dice, words));
  }
}

/** The minimum number of items of a repetition. */
export function minOf(expr: Expr): number {
  if (expr.type === 'repeated') return bounds(expr).min;
  return expr.type === 'one_or_more' ? 1 : 0;
}

function isOnWay(steer: Steer, expr: Expr): boolean {
  return steer.from(expr) < Number.POSITIVE_INFINITY;
}

function least(items: readonly Expr[], measure: (item: Expr) => number): Expr {
  const [first, ...others] = items;
  if (first === undefined) throw new RangeError('nothing to choose from');
  let best = first;
  for (const item of others) if (measure(item) < measure(best)) best = item;
  return best;
}
