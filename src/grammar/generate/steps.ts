import type { Expr } from '../tree.ts';
import type { Annotations } from './annotations.ts';
import { Around } from './around.ts';
import type { GrammarFlaw } from './flaws.ts';
import { alternativesOf, bare, type GrammarPlan, isNodeName, isPredicate } from './plan.ts';
import type { RuleWriter } from './rules.ts';
import type { ValueTypes } from './types.ts';

/**
 * Writes the steps of a grammar: rules marked `@stream`, and what leads to them, as steps; everything else as leaves.
 *
 * Once the first part of a streamed rule has matched, there is no way back: no later part may fail. So each of those is
 * a repetition, an optional, or a choice whose last alternative always matches.
 */
export class StepWriter {
  readonly flaws: GrammarFlaw[] = [];
  /** The nodes that leaves hand out. */
  readonly nodes: Set<string> = new Set();
  readonly texts: Set<string> = new Set();
  readonly around: Around = new Around();
  readonly #plan: GrammarPlan;
  readonly #types: ValueTypes;
  readonly #writer: RuleWriter;
  readonly #rules = new Map<string, string>();
  /** Rules that only lead to streamed ones; rules that they lead to come first. */
  readonly #ways = new Map<string, string>();

  constructor(plan: GrammarPlan, types: ValueTypes, writer: RuleWriter) {
    this.#plan = plan;
    this.#types = types;
    this.#writer = writer;
  }

  /**
   * The steps of a start rule. A start rule other than the first that is read in one go is for text inside of a part.
   */
  start(rule: string, isFirst: boolean): string {
    const { expression } = this.#plan.rule(rule);
    if (this.#isStreamed(rule)) return this.#again(rule);
    // The result of a start rule with labels is its node; one that holds streamed rules is handed out in parts.
    if (!this.#plan.isNode(rule) || this.#holdsStreamed(bare(expression)))
      return this.#step(expression, rule, null, true);
    const leaf = (): string => this.#leaf(reference(rule, expression), null);
    return isFirst ? leaf() : this.around.inside(leaf);
  }

  /** The declarations of the steps of rules. */
  declarations(): string {
    return [...this.#ways, ...this.#rules].map(([rule, code]) => `const step${rule}: Step = ${code};`).join('\n');
  }

  #isStreamed(rule: string): boolean {
    return this.#plan.annotations(rule).stream;
  }

  #again(rule: string): string {
    this.around.scope(rule);
    if (!this.#rules.has(rule)) {
      // Registered before it is written, since a rule may be recursive.
      this.#rules.set(rule, '');
      this.#rules.set(
        rule,
        this.around.within(rule, () => this.#streamed(rule)),
      );
    }
    return `{ op: 'again', step: () => step${rule} }`;
  }

  #way(rule: string): string {
    this.around.way(rule);
    if (!this.#ways.has(rule)) {
      const code = this.around.within(rule, () => this.#step(this.#plan.rule(rule).expression, rule, null, true));
      this.#ways.set(rule, code);
    }
    return `step${rule}`;
  }

  #streamed(rule: string): string {
    const { expression } = this.#plan.rule(rule);
    const { attribute } = this.#plan.annotations(rule);
    const isText = !this.#holdsNodes(expression);
    if (isText) this.texts.add(rule);
    const number = attribute === undefined ? -1 : this.#plan.attribute(attribute.name);
    const body = this.#step(expression, rule, isText ? rule : null, true);
    const inside = this.#plan.surrounding.indexOf(rule);
    const asked = inside < 0 ? '' : `inside: ${inside}, `;
    return `{ op: 'rule', name: '${rule}', attribute: ${number}, ${asked}isText: ${isText}, body: ${body} }`;
  }

  /**
   * The step of an expression in a rule; `text` is the streamed text that encloses it. The direct parts of the rule are
   * steps of their own; deeper ones only where they hold streamed rules.
   */
  #step(expr: Expr, rule: string, text: string | null, isTop = false): string {
    const isLong = text !== null && this.#isLong(expr);
    const inner = isLong ? this.#plan.resolved(expr) : bare(expr);
    switch (inner.type) {
      case 'rule_ref':
        if (this.#isStreamed(inner.name)) return this.#again(inner.name);
        if (!this.#holdsStreamed(inner)) return this.#leaf(inner, text);
        return text === null
          ? this.#way(inner.name)
          : this.#step(this.#plan.rule(inner.name).expression, inner.name, text, true);
      case 'labeled':
        return this.#isHanded(inner, rule)
          ? this.#leaf(inner.expression, text, true)
          : this.#step(inner.expression, rule, text);
      case 'zero_or_more':
        if (text !== null && this.#isTextRound(inner.expression) && !this.#waits(inner.expression))
          return `{ op: 'text', read: ${this.#writer.rounds(inner.expression)} }`;
        return `{ op: 'loop', body: ${this.#step(inner.expression, rule, text)} }`;
      case 'one_or_more': {
        if (text !== null && this.#isTextRound(inner.expression) && !this.#waits(inner.expression))
          return `{ op: 'text', read: ${this.#writer.rounds(inner.expression)}, isSome: true }`;
        const loop: Expr = { ...inner, type: 'zero_or_more' };
        const steps = [this.#step(inner.expression, rule, text), this.#step(loop, rule, text)];
        return `{ op: 'sequence', hand: null, steps: [${steps.join(', ')}] }`;
      }
      case 'sequence':
        if (isTop || isLong || this.#holdsStreamed(inner)) return this.#sequence(inner.elements, rule, text);
        return this.#leaf(inner, text);
      case 'optional':
        if (!isLong && !this.#holdsStreamed(inner)) return this.#leaf(inner, text);
        return `{ op: 'optional', body: ${this.#step(inner.expression, rule, text)} }`;
      case 'choice':
        if (!isLong && !this.#holdsStreamed(inner) && !inner.alternatives.some((one) => this.#isTriedAtTimes(one)))
          return this.#leaf(inner, text);
        return this.#choice(inner.alternatives, rule, text);
      default:
        return this.#leaf(inner, text);
    }
  }

  /** Neighbouring alternatives that are read in one go share one leaf. */
  #choice(alternatives: readonly Expr[], rule: string, text: string | null): string {
    const steps: string[] = [];
    let together: Expr[] = [];
    const flush = (): void => {
      const [first] = together;
      if (first !== undefined) {
        const all: Expr =
          together.length === 1 ? first : { type: 'choice', alternatives: together, location: first.location };
        steps.push(this.#leaf(all, text));
      }
      together = [];
    };
    for (const alternative of alternatives) {
      if (this.#holdsStreamed(alternative) || (text !== null && this.#isLong(alternative))) {
        flush();
        steps.push(this.#step(alternative, rule, text));
      } else if (this.#isTriedAtTimes(alternative)) {
        flush();
        steps.push(this.#leaf(alternative, text));
      } else together.push(alternative);
    }
    flush();
    if (steps.length === 1) return steps[0] ?? '';
    return `{ op: 'choice', alternatives: [${steps.join(', ')}] }`;
  }

  #sequence(elements: readonly Expr[], rule: string, text: string | null): string {
    const parts = partsOf(elements);
    for (const part of parts.slice(1)) {
      if (!this.#isSafe(part))
        this.flaws.push({
          rule,
          ...(part[0] && { at: part[0].location }),
          message: `after the first part of a streamed rule nothing may fail: end the choice in a Missing… rule, or make it optional`,
          isPeggys: true,
        });
    }
    const steps = parts.map((part) => this.#part(part, rule, text));
    const hand = this.#handing(parts, rule);
    return `{ op: 'sequence', hand: ${hand}, steps: [${steps.join(', ')}] }`;
  }

  #part(part: readonly Expr[], rule: string, text: string | null): string {
    const last = part.at(-1);
    if (last === undefined) throw new Error(`${rule}: an empty part`);
    if (part.length === 1) return this.#step(last, rule, text);
    if (!this.#holdsStreamed(last) && !isLoop(last) && (text === null || !this.#isLong(last))) {
      const isHanded = this.#isHanded(last, rule);
      const isPicked = isHanded || this.#holdsNodes(last);
      const elements = part.map((one): Expr => (one === last && isPicked ? picked(one) : one));
      return this.#leaf({ type: 'sequence', elements, location: last.location }, text, isHanded);
    }
    const looked: Expr = { type: 'sequence', elements: part.slice(0, -1), location: last.location };
    return `{ op: 'guard', read: ${this.#writer.leaf(looked, 'mistakes')}, body: ${this.#step(last, rule, text)} }`;
  }

  #handing(parts: readonly Expr[][], rule: string): string {
    const { attribute } = this.#plan.annotations(rule);
    if (attribute === undefined) return 'null';
    const [label, ...fields] = attribute.path;
    const part = parts.findIndex((one) => one.some((expr) => expr.type === 'labeled' && expr.label === label));
    if (part < 0) return 'null';
    const of = parts[part]?.find((expr) => expr.type === 'labeled' && expr.label === label);
    const type = of === undefined ? 'unknown' : this.#types.of(of);
    return `{ attribute: ${this.#plan.attribute(attribute.name)}, part: ${part}, take: (value) => { const taken = value as ${type}; return ${['taken', ...fields].join('.')}; } }`;
  }

  /** True for the label whose value is handed down to the parts after it. */
  #isHanded(expr: Expr, rule: string): boolean {
    return (
      expr.type === 'labeled' && expr.label !== null && expr.label === this.#plan.annotations(rule).attribute?.path[0]
    );
  }

  #leaf(expr: Expr, text: string | null, isHanded = false): string {
    const nodes = this.#types.nodesIn(expr);
    if (text === null) for (const node of nodes) this.nodes.add(node);
    this.around.leaf([...(text === null ? nodes : []), ...this.#plan.mistakesIn(expr)]);
    const isValued = text !== null && alternativesOf(expr).some((one) => this.#plan.isValued(one));
    const asked = isHanded || isValued || (text === null && nodes.length > 0) ? 'value' : 'mistakes';
    const tried = this.#isTriedAtTimes(expr) ? ', isShortcut: true' : '';
    const read = this.#writer.leaf(isValued ? this.#pickingValued(expr) : expr, asked);
    return `{ op: 'leaf', read: ${read}${tried}${isValued ? ', isValued: true' : ''} }`;
  }

  /** Picks what a valued rule returns: lookaheads before it have values of their own. */
  #pickingValued(expr: Expr): Expr {
    const alternatives = alternativesOf(expr).map((one): Expr => {
      if (one.type !== 'sequence' || !this.#plan.isValued(one)) return one;
      const last = one.elements.length - 1;
      return { ...one, elements: one.elements.map((part, at) => (at === last ? picked(part) : part)) };
    });
    const [only] = alternatives;
    return alternatives.length === 1 && only ? only : { type: 'choice', alternatives, location: expr.location };
  }

  /** A shortcut is not always tried, so it is a separate leaf. */
  #isTriedAtTimes(expr: Expr): boolean {
    return this.#annotationsOf(expr).shortcut === true;
  }

  #annotationsOf(expr: Expr): Partial<Annotations> {
    const inner = bare(expr);
    return inner.type === 'rule_ref' ? this.#plan.annotations(inner.name) : {};
  }

  /** A round of a text that needs no steps: it makes no node, names no mistake and holds nothing that is streamed. */
  #isTextRound(expr: Expr): boolean {
    return !this.#plan.mayReport(expr) && !this.#holdsStreamed(expr) && !this.#holdsNodes(expr);
  }

  /**
   * A part of a text that may be long, and that cannot fail once it has begun: it is handed out while it arrives,
   * however the grammar spells it (`line`, `line? eol?`, `line / eol`).
   */
  #isLong(expr: Expr): boolean {
    const inner = this.#plan.resolved(expr);
    switch (inner.type) {
      case 'zero_or_more':
      case 'one_or_more':
        return this.#isTextRound(inner.expression) || this.#isLong(inner.expression);
      case 'optional':
        return this.#isLong(inner.expression);
      case 'choice':
        return inner.alternatives.some((one) => this.#isLong(one));
      case 'sequence': {
        const parts = partsOf(inner.elements);
        const isLong = parts.some((part) => part.slice(-1).some((last) => this.#isLong(last)));
        return isLong && parts.slice(1).every((part) => this.#isSafe(part));
      }
      default:
        return false;
    }
  }

  /**
   * Rounds that are long except for their end, `(!mark line eol?)*`: read round by round, each would have to wait for
   * its end.
   */
  #waits(round: Expr): boolean {
    const parts = this.#writer.roundParts(round);
    const { location } = round;
    return (
      parts.every(({ run }) => run === null) &&
      parts.some(({ before }) => this.#isLong({ type: 'sequence', elements: [...before], location }))
    );
  }

  /** True for a part that may follow the first one: no lookahead precedes it, and it cannot fail. */
  #isSafe(part: readonly Expr[]): boolean {
    return part.length === 1 && part.every((one) => this.#cannotFail(one));
  }

  /** A streamed rule can be reached from the expression, and no rule on the way makes a node of it. */
  #holdsStreamed(expr: Expr, seen: Set<string> = new Set()): boolean {
    const inner = bare(expr);
    switch (inner.type) {
      case 'rule_ref':
        if (this.#isStreamed(inner.name)) return true;
        if (seen.has(inner.name) || this.#plan.isNode(inner.name) || this.#plan.isSpecial(inner.name)) return false;
        seen.add(inner.name);
        return this.#holdsStreamed(this.#plan.rule(inner.name).expression, seen);
      case 'choice':
        return inner.alternatives.some((one) => this.#holdsStreamed(one, seen));
      case 'sequence':
        return inner.elements.some((one) => this.#holdsStreamed(one, seen));
      case 'zero_or_more':
      case 'one_or_more':
      case 'optional':
      case 'labeled':
        return this.#holdsStreamed(inner.expression, seen);
      default:
        return false;
    }
  }

  #holdsNodes(expr: Expr): boolean {
    const inner = bare(expr);
    switch (inner.type) {
      case 'rule_ref':
        return isNodeName(inner.name);
      case 'simple_and':
      case 'simple_not':
      case 'text':
        return false;
      case 'choice':
        return inner.alternatives.some((one) => this.#holdsNodes(one));
      case 'sequence':
        return inner.elements.some((one) => this.#holdsNodes(one));
      default:
        return 'expression' in inner && this.#holdsNodes(inner.expression);
    }
  }

  /** It matches whatever the text. */
  #cannotFail(expr: Expr, depth = 0): boolean {
    const inner = bare(expr);
    switch (inner.type) {
      case 'optional':
      case 'zero_or_more':
        return true;
      case 'literal':
        return inner.value === '';
      case 'labeled':
      case 'text':
      case 'action':
      case 'one_or_more':
        return this.#cannotFail(inner.expression, depth);
      case 'sequence':
        return inner.elements.every((one) => this.#cannotFail(one, depth));
      case 'choice':
        return inner.alternatives.some((one) => this.#cannotFail(one, depth));
      case 'rule_ref':
        return (
          depth < 30 &&
          !this.#plan.isSpecial(inner.name) &&
          this.#cannotFail(this.#plan.rule(inner.name).expression, depth + 1)
        );
      default:
        return false;
    }
  }
}

function reference(name: string, { location }: Expr): Expr {
  return { type: 'rule_ref', name, location };
}

/** The elements of a sequence; lookahead is grouped with the element after it. */
function partsOf(elements: readonly Expr[]): Expr[][] {
  const parts: Expr[][] = [];
  let ahead: Expr[] = [];
  for (const element of elements) {
    ahead.push(element);
    if (isPredicate(element)) continue;
    parts.push(ahead);
    ahead = [];
  }
  if (ahead.length > 0) parts.push(ahead);
  return parts;
}

function isLoop(expr: Expr): boolean {
  const { type } = bare(expr);
  return type === 'zero_or_more' || type === 'one_or_more';
}

function picked(expr: Expr): Expr {
  const { location } = expr;
  if (expr.type === 'labeled') return { ...expr, pick: true };
  return { type: 'labeled', location, labelLocation: location, pick: true, label: null, expression: expr };
}
