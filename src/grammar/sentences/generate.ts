import type { Expr, Literal, Rule, RuleRef } from '../tree.ts';
import { type CharSamples, type Dice, pick } from './chars.ts';
import type { Open } from './checker.ts';
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

/** The facts about a grammar that a generator uses. */
export interface GeneratorKnowledge {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly cost: (expr: Expr) => number;
  readonly chars: CharSamples;
  /** The words that an expression matches as a whole. */
  readonly words: (expr: Expr) => readonly string[];
  readonly isWordOf: (expr: Expr, text: string) => boolean;
  readonly mayBegin: (expr: Expr, text: string) => boolean;
  /** Whether a rule matches exactly this text before `follow`. */
  readonly matches: (rule: string, text: string, follow: string, open: Open) => boolean;
  /** False when an expression is a lookahead that this text does not satisfy; true also when unknown. */
  readonly mayHold: (expr: Expr, text: string, open: Open) => boolean;
  /** Some of what a rule matches, wherever it was tried. */
  readonly witnesses: (rule: string) => readonly Derivation[];
  /** It looks ahead and takes no text, itself or by its rule. */
  readonly isLookahead: (expr: Expr) => boolean;
  /**
   * False when a rule does not match exactly this text before `follow`, or matches it without the target expression;
   * true also when unknown.
   */
  readonly fits: (rule: string, text: string, follow: string, open: Open, target?: Expr) => boolean;
}

/** How to make one sentence. */
export interface SentencePlan {
  readonly dice: Dice;
  /** About how many characters and rules; 0 for the smallest sentence. */
  readonly size: number;
  /** Leads to the expression that has to take part. */
  readonly steer?: Steer | undefined;
  /** The counted rules around it. */
  readonly open?: Open;
}

const TRIES_PER_RULE = 6;
const TRIES_PER_SEQUENCE = 5;
/**
 * The budget added at every second retry of a rule, times the round. With none left, each retry would use the cheapest
 * parts again, and a place that requires others would never get them.
 */
const ROOM_PER_RETRY = 8;
/** The longest text of a rule that is used again: predicates often require the same name twice. */
const LONGEST_REUSED = 16;
const RETRIES_PER_SENTENCE = 150;
const REPEATS_PER_SENTENCE = 400;
/** Up to this bound, a bounded repetition is often filled completely. */
const MOST_TO_FILL = 20;

/**
 * Generates one candidate for a sentence of an expression, from right to left: what follows a part is known, and a rule
 * that does not match its own text there is retried. Only a parser can tell whether it is a sentence.
 */
export function candidate(knowledge: GeneratorKnowledge, start: Expr, plan: SentencePlan): Derivation {
  return new Candidate(knowledge, plan).make(start, '', plan.steer);
}

/** A text that a lookahead may ask for. */
export function textAhead(knowledge: GeneratorKnowledge, expr: Expr, plan: SentencePlan): string {
  return new Candidate(knowledge, plan).ahead(expr, plan.steer);
}

class Candidate {
  readonly #knowledge: GeneratorKnowledge;
  readonly #dice: Dice;
  readonly #recent = new Map<string, Derivation>();
  /** The text that the lookahead before this place asks for. */
  #hint = '';
  #isAhead = false;
  #left: number;
  #retries = RETRIES_PER_SENTENCE;
  #repeats = REPEATS_PER_SENTENCE;
  /** The counted rules that this place is in. */
  #open: Open;

  constructor(knowledge: GeneratorKnowledge, plan: SentencePlan) {
    this.#knowledge = knowledge;
    this.#dice = plan.dice;
    this.#left = plan.size;
    this.#open = plan.open ?? {};
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
        return new Derivation(expr, [this.make(this.#alternative(expr.alternatives, follow, steer), follow, steer)]);
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
    if (this.#hint !== '' && steer === undefined) {
      const fitting = this.#asked((text) => this.#knowledge.matches(expr.name, text, follow, this.#open));
      if (fitting !== undefined) return this.#leaf(expr, fitting);
    }
    const again = steer === undefined ? this.#recent.get(expr.name) : undefined;
    if (again !== undefined && this.#dice.nextInt(0, 3) === 0) return new Derivation(expr, again.parts, again.text);
    const made = this.#newRule(expr, rule, follow, steer);
    if (made.text !== '' && made.text.length <= LONGEST_REUSED) this.#recent.set(expr.name, made);
    return made;
  }

  #newRule(expr: RuleRef, { expression, counted }: Rule, follow: string, steer: Steer | undefined): Derivation {
    const before = this.#left;
    const around = this.#open;
    const within = counted === undefined ? around : { ...around, [counted]: (around[counted] ?? 0) + 1 };
    for (let round = 1; ; round++) {
      this.#left = round % 2 === 1 ? before : Math.max(before, ROOM_PER_RETRY * round);
      this.#open = within;
      const made = new Derivation(expr, [this.make(expression, follow, steer)]);
      this.#open = around;
      const fits = ({ text }: Derivation): boolean =>
        this.#knowledge.fits(expr.name, text, follow, around, steer?.target);
      if (fits(made)) return made;
      if (round >= TRIES_PER_RULE || this.#retries <= 0) {
        const known = this.#knowledge.witnesses(expr.name).find(fits);
        return known === undefined ? made : new Derivation(expr, [known]);
      }
      this.#retries--;
    }
  }

  #alternative(alternatives: readonly Expr[], follow: string, steer: Steer | undefined): Expr {
    if (steer !== undefined) {
      const onWay = alternatives.filter((one) => isOnWay(steer, one) && this.#isPossible(one));
      // Not always the shortest way: there may be no text for it.
      return this.#left > 0 && this.#dice.nextInt(0, 2) === 0 ? pick(this.#dice, onWay) : this.#nearest(onWay, steer);
    }
    const possible = alternatives.filter((one) => this.#isPossible(one));
    const holding = possible.filter((one) => this.#knowledge.mayHold(one, follow, this.#open));
    const among = holding.length > 0 ? holding : possible;
    if (this.#hint !== '') {
      const texts = spellings(this.#hint);
      const asked = among.filter((one) => texts.some((text) => this.#knowledge.mayBegin(one, text)));
      if (asked.length > 0) return pick(this.#dice, asked);
    }
    return this.#left <= 0 ? least(among, this.#knowledge.cost) : pick(this.#dice, among);
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
    const told = this.#hint;
    const before = this.#left;
    for (let round = 1; ; round++) {
      this.#left = before;
      const isLast = round >= TRIES_PER_SEQUENCE || this.#repeats <= 0;
      const hints = this.#hints(elements, steer, told);
      let after = follow;
      let holds = true;
      const parts: Derivation[] = [];
      for (const element of elements.toReversed()) {
        this.#hint = hints.get(element) ?? '';
        const part = this.make(element, after, element === onWay ? steer : undefined);
        after = part.text + after;
        parts.unshift(part);
        if (!isLast && !this.#knowledge.mayHold(element, after, this.#open)) holds = false;
        if (!holds) break;
      }
      this.#hint = told;
      if (holds) return new Derivation(expr, parts);
      this.#repeats--;
    }
  }

  /** Decides which part of a sequence gets the text that the lookahead before it asks for. */
  #hints(elements: readonly Expr[], steer: Steer | undefined, told: string): ReadonlyMap<Expr, string> {
    const hints = new Map<Expr, string>();
    let hint = told;
    for (const element of elements) {
      const asked = this.ahead(element, steer);
      if (asked !== '') hint = asked;
      else if (hint !== '' && this.#mayTake(element)) {
        hints.set(element, hint);
        hint = '';
      }
    }
    return hints;
  }

  #mayTake(expr: Expr): boolean {
    if (expr.type === 'literal' || expr.type === 'class' || expr.type === 'any') return false;
    // The optional part is seldom the target.
    return this.#dice.nextInt(0, 3) > (this.#knowledge.cost(expr) > 0 ? 0 : 2);
  }

  /** A text that the lookahead of an expression asks for; empty when the expression consumes text itself. */
  ahead(expr: Expr, wanted: Steer | undefined): string {
    if (!this.#knowledge.isLookahead(expr)) return '';
    const steer = wanted === undefined || expr === wanted.target || !isOnWay(wanted, expr) ? undefined : wanted;
    switch (expr.type) {
      case 'simple_and':
        return this.#sought(expr.expression);
      case 'rule_ref': {
        const rule = this.#knowledge.rules.get(expr.name);
        return rule === undefined ? '' : this.ahead(rule.expression, steer);
      }
      case 'choice':
        return this.ahead(this.#alternative(expr.alternatives, '', steer), steer);
      case 'sequence':
        return expr.elements.map((element) => this.ahead(element, steer)).join('');
      case 'labeled':
      case 'group':
      case 'action':
      case 'named':
      case 'text':
        return this.ahead(expr.expression, steer);
      default:
        return '';
    }
  }

  /** A text that a lookahead looks for. Its own lookahead is ignored, since it may lead back here without end. */
  #sought(expr: Expr): string {
    if (this.#isAhead || !this.#isPossible(expr)) return '';
    const left = this.#left;
    this.#isAhead = true;
    const { text } = this.make(expr, '', undefined);
    this.#isAhead = false;
    this.#left = left;
    return text;
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

  /** The lookahead's text, with or without the signs around it. */
  #asked(fits: (text: string) => boolean): string | undefined {
    return spellings(this.#hint).find(fits);
  }

  #word(expr: Expr, steer: Steer | undefined): Derivation | undefined {
    if (steer !== undefined) return undefined;
    const asked = this.#hint === '' ? undefined : this.#asked((text) => this.#knowledge.isWordOf(expr, text));
    if (asked !== undefined) return this.#leaf(expr, asked);
    if (this.#left <= 0) return undefined;
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

/** Spellings of a text: unchanged, without the signs around it, and its longest words. */
function spellings(text: string): string[] {
  const name = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
  const [words = ''] = (text.match(/\p{L}+(?:[ \t]+\p{L}+)*/gu) ?? []).sort((one, other) => other.length - one.length);
  return [...new Set([text, name, words])].filter((spelling) => spelling !== '');
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
