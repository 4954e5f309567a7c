import { ALL, type CharSet, complement, intersects, union } from '../char-set.ts';
import type { First } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr, Repeated } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { around, classOf, escaped, isOf, literalOf, wordsOf } from './pattern-text.ts';
import { type GrammarPlan, isPredicate } from './plan.ts';

/** What an expression may begin with, as a pattern; it is open where more could be said of what follows. */
interface May {
  readonly source: string;
  readonly isOpen: boolean;
}

/** It may match anywhere. */
const ANYTHING: May = { source: '', isOpen: true };

/** What may match is looked at no further than a pattern of so many characters says: it grows with each rule named. */
const MAX_LENGTH = 320;

/**
 * A loop of more than units goes no further, and holds no other: for each round, V8 keeps where it could go back to, and
 * throws where that takes 64 MB. A line of more words is read by the rules.
 */
const MAX_REPEATS = 1000;

function holdsLoop(pattern: string): boolean {
  return pattern.includes(`,${MAX_REPEATS}}`) || pattern.includes(`,${MAX_REPEATS - 1}}`);
}

/**
 * Expressions as regular expressions, from two sides: what `sure` gives matches only where the expression does, the same
 * units, without a mistake; what `may` gives matches wherever the expression may.
 *
 * A parsing expression goes on from its first way to match, a regular expression tries others. So each has one way only: a
 * loop ends where its round cannot match, an alternative begins where those before it cannot. That keeps the work linear,
 * too: what fails is not tried in another way.
 */
export class Patterns {
  readonly #plan: GrammarPlan;
  readonly #first: (expr: Expr) => First;
  /** The rules that are being written: of one that leads back to itself, little is known. */
  readonly #open = new Set<string>();
  /** How often such a rule was met again. */
  #cuts = 0;
  readonly #sureRules = new Map<string, string | undefined>();
  readonly #mayRules = new Map<string, May>();

  constructor(plan: GrammarPlan, first: (expr: Expr) => First) {
    this.#plan = plan;
    this.#first = first;
  }

  /**
   * A pattern that matches only where the expression does; undefined where none is known.
   *
   * @param next - the units of which one has to follow, where that is known
   */
  sure(expr: Expr, next: CharSet = ALL): string | undefined {
    const units = charSetOf(expr, this.#plan);
    if (units !== undefined) return classOf(units);
    switch (expr.type) {
      case 'literal':
        return literalOf(expr.value, expr.ignoreCase);
      case 'rule_ref':
        return this.#sureRule(expr.name, next);
      case 'sequence':
        return this.#sureSequence(expr.elements, next);
      case 'choice':
        return this.#sureChoice(expr.alternatives);
      case 'optional': {
        const refusal = this.refusal(expr.expression);
        const inner = this.sure(expr.expression);
        if (refusal === undefined || inner === undefined) return refusal;
        return `(?:${inner}|${refusal})`;
      }
      case 'zero_or_more':
      case 'one_or_more':
        return this.#sureLoop(expr.expression, expr.type === 'one_or_more' ? '+' : '*', next);
      case 'repeated':
        return this.#sureRepeated(expr);
      case 'simple_and': {
        const inner = this.sure(expr.expression);
        return inner === undefined ? undefined : `(?=${inner})`;
      }
      case 'simple_not':
        // What looks for the end of the text is for texts that end there: a lane ends before.
        return charSetOf(expr.expression, this.#plan) === ALL ? undefined : this.refusal(expr.expression);
      case 'text':
      case 'group':
      case 'named':
      case 'labeled':
      case 'action':
        return this.sure(expr.expression, next);
      default:
        return undefined;
    }
  }

  /** A pattern that matches, empty, only where the expression surely fails; undefined where none is known. */
  refusal(expr: Expr): string | undefined {
    const { source } = this.#may(expr);
    return source === '' ? undefined : `(?!${source})`;
  }

  /** The refusal of some elements where others match: nothing, where no unit begins both. */
  refusalBefore(elements: readonly Expr[], following: readonly Expr[]): string | undefined {
    const isApart = !intersects(this.nextOf(elements), this.nextOf(following));
    if (isApart) return '';
    const { source } = this.#maySequence(elements);
    return source === '' ? undefined : `(?!${source})`;
  }

  /** The units of which one has to follow after the first of some expressions: all, where that is not known. */
  nextOf(elements: readonly Expr[], last: CharSet = ALL): CharSet {
    let units: CharSet = [];
    for (const element of elements) {
      const { chars, nullable, clean } = this.#first(element);
      if (!clean) return ALL;
      units = union(units, chars);
      if (!nullable) return units;
    }
    return union(units, last);
  }

  #sureRule(name: string, next: CharSet): string | undefined {
    const { incomplete, words, same, closes, later, inside, option } = this.#plan.annotations(name);
    if (isRecoveryName(name) || option) return undefined;
    if ([incomplete, same, closes, later, inside].some((annotation) => annotation !== undefined)) return undefined;
    if (words !== undefined) return this.#sureWord(name, words.words);
    const key = `${name} ${classOf(next)}`;
    return this.#inside(this.#sureRules, key, name, () => this.sure(this.#plan.rule(name).expression, next));
  }

  /** One of the words as it is written, where the rule reads a run of units. */
  #sureWord(name: string, words: readonly string[]): string | undefined {
    const units = this.#runOf(name);
    if (units === undefined || !words.every((word) => isOf(units, word))) return undefined;
    return `(?:${words.map(escaped).join('|')})(?!${classOf(units)})`;
  }

  /** The units of which a rule reads a run; undefined for one that reads something else. */
  #runOf(name: string): CharSet | undefined {
    const run = this.#plan.resolved(this.#plan.rule(name).expression);
    return run.type === 'one_or_more' ? charSetOf(run.expression, this.#plan) : undefined;
  }

  #sureSequence(elements: readonly Expr[], next: CharSet): string | undefined {
    const parts = elements.map((element, at) => this.sure(element, this.nextOf(elements.slice(at + 1), next)));
    return parts.includes(undefined) ? undefined : parts.join('');
  }

  /** Alternatives of which no pattern is known are left out: after one, others match where it surely fails. */
  #sureChoice(alternatives: readonly Expr[]): string | undefined {
    const ways: string[] = [];
    for (const [at, alternative] of alternatives.entries()) {
      const pattern = this.sure(alternative);
      const before = alternatives.slice(0, at).map((one) => this.refusalBefore([one], [alternative]));
      if (before.includes(undefined)) break;
      const way = before.join('') + (pattern ?? '');
      // What is long is seldom, and so is what holds a loop: the rules read it.
      const isShort = !holdsLoop(way) && ways.join('').length + way.length <= MAX_LENGTH / 2;
      if (pattern !== undefined && (ways.length === 0 || isShort)) ways.push(way);
    }
    if (ways.length === 0) return undefined;
    return ways.length === 1 ? ways[0] : `(?:${ways.join('|')})`;
  }

  #sureLoop(round: Expr, count: '*' | '+', next: CharSet): string | undefined {
    const units = charSetOf(round, this.#plan);
    if (units !== undefined) {
      // Where one of other units has to follow, a shorter run fails by itself.
      const end = intersects(units, next) ? `(?!${classOf(units)})` : '';
      return `${classOf(units)}${count}${end}`;
    }
    const refusal = this.refusal(round);
    const inner = this.sure(round);
    if (refusal === undefined) return undefined;
    if (inner === undefined || holdsLoop(inner)) return count === '*' ? refusal : undefined;
    return `(?:${inner}){${count === '*' ? 0 : 1},${MAX_REPEATS}}${refusal}`;
  }

  #sureRepeated({ min, max, delimiter, expression }: Repeated): string | undefined {
    const least = (min ?? max).value;
    const most = max.value;
    if (delimiter !== null || typeof least !== 'number' || (most !== null && typeof most !== 'number'))
      return undefined;
    const inner = this.sure(expression);
    const refusal = this.refusal(expression);
    if (inner === undefined || holdsLoop(inner) || Math.max(least, most ?? 0) >= MAX_REPEATS)
      return least === 0 ? refusal : undefined;
    if (least === most) return `(?:${inner}){${least}}`;
    if (refusal === undefined) return undefined;
    if (most === null) return `(?:${inner}){${least},${MAX_REPEATS}}${refusal}`;
    return `(?:(?:${inner}){${most}}|(?:${inner}){${least},${most - 1}}${refusal})`;
  }

  #may(expr: Expr): May {
    const found = this.#mayInFull(expr);
    return found.source.length <= MAX_LENGTH ? found : this.#mayBegin(expr);
  }

  #mayInFull(expr: Expr): May {
    const units = charSetOf(expr, this.#plan);
    if (units !== undefined) return { source: classOf(units), isOpen: false };
    switch (expr.type) {
      case 'literal':
        // Beyond ASCII, more than one letter may be the same in lower case.
        if (expr.ignoreCase && /[^ -~]|k/i.test(expr.value)) return this.#mayBegin(expr);
        return { source: literalOf(expr.value, expr.ignoreCase), isOpen: false };
      case 'rule_ref':
        return this.#mayRule(expr.name);
      case 'sequence':
        return this.#maySequence(expr.elements);
      case 'choice':
        return this.#mayChoice(expr.alternatives);
      case 'simple_and':
        return { source: around('?=', this.#may(expr.expression).source), isOpen: false };
      case 'simple_not': {
        const inner = this.sure(expr.expression) ?? '';
        return { source: inner.length > MAX_LENGTH ? '' : around('?!', inner), isOpen: false };
      }
      case 'optional':
      case 'zero_or_more':
        return this.#mayLoop(expr) ?? ANYTHING;
      case 'one_or_more':
        return this.#mayLoop(expr) ?? { ...this.#may(expr.expression), isOpen: true };
      case 'repeated': {
        const least = (expr.min ?? expr.max).value;
        return least === 0 || typeof least !== 'number' ? ANYTHING : { ...this.#may(expr.expression), isOpen: true };
      }
      case 'text':
      case 'group':
      case 'named':
      case 'labeled':
      case 'action':
        return this.#may(expr.expression);
      case 'semantic_and':
      case 'semantic_not':
        return { source: '', isOpen: false };
      default:
        return ANYTHING;
    }
  }

  #mayChoice(alternatives: readonly Expr[]): May {
    // Where one unit is enough for some of them, and begins all others, the others say no more.
    const enough = alternatives.map((one) => this.#unitOf(one)).reduce(union, []);
    const first = alternatives.map((one) => this.nextOf([one])).reduce(union, []);
    if (first !== ALL && !intersects(first, complement(enough))) return { source: classOf(first), isOpen: true };
    const all = alternatives.map((one) => this.#may(one));
    if (all.some(({ source }) => source === '')) return ANYTHING;
    return { source: `(?:${all.map(({ source }) => source).join('|')})`, isOpen: all.some(({ isOpen }) => isOpen) };
  }

  /** The units of which one is all that an expression matches, but for what it looks at. */
  #unitOf(expr: Expr): CharSet {
    const inner = this.#plan.resolved(expr);
    if (inner.type === 'one_or_more') return this.#unitOf(inner.expression);
    const last =
      inner.type === 'sequence' && inner.elements.slice(0, -1).every(isPredicate) ? inner.elements.at(-1) : inner;
    return (last && charSetOf(last, this.#plan)) ?? [];
  }

  #mayBegin(expr: Expr): May {
    const { chars, nullable, clean } = this.#first(expr);
    return nullable || !clean ? ANYTHING : { source: classOf(chars), isOpen: true };
  }

  #mayRule(name: string): May {
    const { words, later, inside, option } = this.#plan.annotations(name);
    if (later !== undefined || inside !== undefined) return { source: '', isOpen: false };
    if (option) return ANYTHING;
    const units = this.#runOf(name);
    const isPlain = words?.anyCase === undefined || units?.at(-1)?.[1] === undefined || (units.at(-1)?.[1] ?? 0) < 128;
    if (words !== undefined && units !== undefined && isPlain) return { source: wordsOf(words, units), isOpen: false };
    return this.#inside(this.#mayRules, name, name, () => this.#may(this.#plan.rule(name).expression)) ?? ANYTHING;
  }

  #maySequence(elements: readonly Expr[]): May {
    const [head, ...rest] = elements;
    if (head === undefined) return { source: '', isOpen: false };
    const round = this.#roundOf(head);
    if (round !== undefined) {
      const source = `(?:(?:${round}){${MAX_REPEATS}}|(?:${round}){${head.type === 'one_or_more' ? 1 : 0},${MAX_REPEATS - 1}}(?!${round})`;
      return { source: `${source}${this.#maySequence(rest).source})`, isOpen: true };
    }
    const first = this.#mayLoop(head, this.nextOf(rest)) ?? this.#may(head);
    if (first === ANYTHING && (head.type === 'optional' || head.type === 'zero_or_more')) {
      const following = this.#maySequence(rest);
      const inner = this.#may(head.expression);
      if (inner.source === '' || following.source === '') return ANYTHING;
      return { source: `(?:${inner.source}|${following.source})`, isOpen: true };
    }
    if (first.isOpen) return first;
    const following = this.#maySequence(rest);
    const source = first.source + following.source;
    if (source.length <= MAX_LENGTH) return { source, isOpen: following.isOpen };
    // What follows says more than what is looked at before.
    return isPredicate(head) ? following : { ...first, isOpen: true };
  }

  /** The round of a loop of more than units, where it is known exactly. */
  #roundOf(expr: Expr): string | undefined {
    if (expr.type !== 'zero_or_more' && expr.type !== 'one_or_more') return undefined;
    if (charSetOf(expr.expression, this.#plan) !== undefined) return undefined;
    const { source, isOpen } = this.#may(expr.expression);
    const isExact = !isOpen && source !== '' && !holdsLoop(source) && this.sure(expr.expression) === source;
    return isExact ? source : undefined;
  }

  /** A run goes on as long as it can, and what is known exactly is not left out where it is there. */
  #mayLoop(expr: Expr, next: CharSet = ALL): May | undefined {
    if (expr.type !== 'optional' && expr.type !== 'zero_or_more' && expr.type !== 'one_or_more') return undefined;
    const units = charSetOf(expr.expression, this.#plan);
    if (expr.type !== 'optional') {
      if (units === undefined) return undefined;
      const end = intersects(units, next) ? `(?!${classOf(units)})` : '';
      return { source: `${classOf(units)}${expr.type === 'one_or_more' ? '+' : '*'}${end}`, isOpen: false };
    }
    const { source, isOpen } = this.#may(expr.expression);
    if (isOpen || source === '' || this.sure(expr.expression) !== source) return undefined;
    const isApart = units !== undefined && !intersects(units, next);
    return { source: isApart ? `${source}?` : `(?:${source}|(?!${source}))`, isOpen: false };
  }

  /** Reads a rule, if it is not being read, and keeps what was found where no other cut it short. */
  #inside<Result>(known: Map<string, Result>, key: string, name: string, read: () => Result): Result | undefined {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before;
    if (this.#open.has(name)) {
      this.#cuts++;
      return undefined;
    }
    const cuts = this.#cuts;
    this.#open.add(name);
    const result = read();
    this.#open.delete(name);
    if (cuts === this.#cuts) known.set(key, result);
    return result;
  }
}
