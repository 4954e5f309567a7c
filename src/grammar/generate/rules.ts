import type { Part } from '../../engine/matchers/parts.ts';
import { type First, firstFinder } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import { type Expr, stripped } from '../tree.ts';
import { charSetOf, runAtEnd } from './char-sets.ts';
import { classUnits } from './chars.ts';
import { GrammarFlaws } from './flaws.ts';
import { type Asked, type Labels, MatcherWriter, type RoundParts, type RuleMatchers } from './matchers.ts';
import { alternativesOf, bare, type GrammarPlan, hasCode, scanOf } from './plan.ts';
import { type Entry, RuleTable } from './table.ts';
import type { ValueTypes } from './types.ts';

/** Writes the rules of a grammar, and the leaves that the driver reads, as a table. */
export class RuleWriter implements RuleMatchers {
  readonly #plan: GrammarPlan;
  readonly #matchers: MatcherWriter;
  readonly #table = new RuleTable();
  /** The rules that `@later` looks for: a reading needs a table for each. */
  readonly #tables: string[] = [];
  readonly #first: (expr: Expr) => First;

  constructor(plan: GrammarPlan, types: ValueTypes) {
    this.#plan = plan;
    const seen = { rules: [...plan.rules.values()].map((rule) => this.#asSeenFirst(rule)) };
    this.#first = firstFinder(seen);
    this.#matchers = new MatcherWriter(plan, types, this, this.#table.actions);
  }

  /** How many rules `@later` looks for: a reading keeps a table for each. */
  get tables(): number {
    return this.#tables.length;
  }

  /** The functions that the table refers to. */
  makers(): string {
    return this.#table.makers();
  }

  /** The rules as a table. */
  table(): string {
    return this.#table.text();
  }

  /** True when the value of a rule is used. */
  isRead(rule: string): boolean {
    return this.#table.has(`read ${rule}`);
  }

  /**
   * The units that can begin an expression, as written in the brackets of a class; undefined if that depends on
   * more.
   */
  startsOf(expr: Expr): string | undefined {
    const { nullable, clean, begins } = this.#first(expr);
    return nullable || !clean || begins.length === 0 ? undefined : classUnits(begins);
  }

  /** A rule as the finder of first characters should see it, if matching takes more than its expression. */
  #asSeenFirst<One extends { name: string; expression: Expr; location: Expr['location'] }>(rule: One): One {
    const { incomplete, later, inside, option } = this.#plan.annotations(rule.name);
    const { location } = rule;
    if (!option && incomplete === undefined && later === undefined && inside === undefined) return rule;
    const unknown: Expr = { type: 'semantic_and', code: '', codeLocation: location, location };
    return { ...rule, expression: unknown };
  }

  /** The matcher that leaves a rule's value in the machine, and its mistakes in the pending list. */
  read(rule: string): number {
    return this.#table.number(`read ${rule}`, ruleName('read', rule, this.#plan), () =>
      this.#tabled(rule, 'value', this.#rule(rule)),
    );
  }

  /** The matcher that leaves only a rule's mistakes in the pending list. */
  note(rule: string): number {
    if (this.#plan.isNode(rule) || this.#plan.isSpecial(rule) || hasCode(this.#plan.rule(rule).expression))
      return this.read(rule);
    return this.#table.number(`note ${rule}`, ruleName('note', rule, this.#plan), () => {
      return this.#tabled(
        rule,
        'mistakes',
        this.#deep(rule, this.#matchers.write(this.#plan.rule(rule).expression, 'mistakes')),
      );
    });
  }

  /** The matcher that only finds where a rule ends. */
  skip(rule: string): number {
    const { expression } = this.#plan.rule(rule);
    const { option, inside } = this.#plan.annotations(rule);
    if (option || inside !== undefined) return this.read(rule);
    return this.#table.number(`skip ${rule}`, ruleName('skip', rule, this.#plan), () => {
      const isRead = this.#plan.isSpecial(rule) || hasCode(expression);
      const part: Part = isRead ? ['q', this.read(rule)] : this.#deep(rule, this.#matchers.write(expression, 'end'));
      return this.#tabled(rule, 'end', part);
    });
  }

  #deep(rule: string, part: Part): Part {
    return this.#plan.isRecursive(rule) ? ['deep', part] : part;
  }

  #tabled(rule: string, asked: Asked, part: Part): Entry {
    const units = this.startsOf(this.#reference(rule));
    return { part, mayReport: this.#mayReport(rule, asked), ...(units !== undefined && { units }) };
  }

  /** The matcher of an expression that is read in one go. */
  leaf(expr: Expr, asked: Asked): string {
    const number = this.#table.number(`leaf ${asked} ${stripped(expr)}`, 'leaf', () => {
      const part: Part = ['L', this.#value(expr, asked)];
      const units = this.startsOf(expr);
      return { part, mayReport: this.#plan.mayReport(expr), ...(units !== undefined && { units }) };
    });
    return `rules.at(${number})`;
  }

  /** Reads a streamed text round by round. */
  rounds(round: Expr): string {
    const number = this.#table.number(`rounds ${stripped(round)}`, 'text', () => ({
      part: this.roundParts(round).map((one) => this.#round(one)),
      mayReport: false,
    }));
    return `rules.text(${number})`;
  }

  #round({ before, run, atLeastOne, isValued }: RoundParts): Part {
    const parts = before.map((part, at) =>
      isValued && at === before.length - 1 ? this.#value(part, 'value') : this.#matchers.write(part, 'end'),
    );
    const first: Part = parts.length > 1 ? ['s', ...parts] : (parts[0] ?? null);
    return [first, run === null ? null : classUnits(run), atLeastOne ? 1 : 0, isValued];
  }

  /** The alternatives of one round of a text. */
  roundParts(round: Expr): RoundParts[] {
    const part = { run: null, atLeastOne: false, isValued: false };
    const given = bare(round);
    if (this.#plan.isValued(given))
      return [{ ...part, before: given.type === 'sequence' ? given.elements : [given], isValued: true }];
    const inner = this.#plan.resolved(round);
    if (inner.type === 'choice') return inner.alternatives.flatMap((alternative) => this.roundParts(alternative));
    const found = runAtEnd(inner, this.#plan);
    if (found !== undefined) return [{ ...part, before: found.before, run: found.units, atLeastOne: found.atLeastOne }];
    // A round of one character, `[^<]`, is a run as well.
    const units = inner.type === 'class' ? charSetOf(inner, this.#plan) : undefined;
    if (units !== undefined) return [{ ...part, before: [], run: units, atLeastOne: true }];
    // A repetition inside a round is equivalent to several rounds.
    if (inner.type === 'one_or_more') return this.roundParts(inner.expression);
    const before = inner.type === 'sequence' ? inner.elements : [inner];
    return [{ ...part, before }];
  }

  #mayReport(rule: string, asked: Asked): boolean {
    return asked !== 'end' && this.#plan.mayReport(this.#reference(rule));
  }

  #reference(rule: string): Expr {
    return { type: 'rule_ref', name: rule, location: this.#plan.rule(rule).location };
  }

  #rule(rule: string): Part {
    const said = this.#plan.annotations(rule);
    const { expression } = this.#plan.rule(rule);
    if (said.later !== undefined) return this.#later(said.later);
    if (said.inside !== undefined) return ['inside', this.#plan.surrounding.indexOf(said.inside)];
    if (said.option) return this.#option(rule);
    if (said.scan) return this.#scan(expression);
    if (said.words !== undefined) {
      const { words, anyCase = null, oneSlip = null } = said.words;
      return ['words', words, [anyCase, oneSlip], this.#matchers.write(expression, 'end')];
    }
    let body = this.#body(rule);
    if (said.closes !== undefined) body = ['closes', this.#plan.attribute(said.closes), body];
    if (said.same !== undefined) body = ['same', this.#plan.attribute(said.same), body];
    if (said.attribute !== undefined) body = ['handing', this.#plan.attribute(said.attribute.name), body];
    if (said.incomplete !== undefined) body = ['@', 1, ['endsInside', this.skip(said.incomplete)], body];
    return this.#deep(rule, body);
  }

  /** A rule's node, or the value of its expression. */
  #body(rule: string): Part {
    const { expression } = this.#plan.rule(rule);
    const handed = this.#handed(rule);
    if (!this.#plan.isNode(rule)) return this.#value(expression, 'value', handed);
    const names = this.#plan.fields(rule).map(({ label }) => label);
    const labels = hasCode(expression) ? this.#matchers.scope(expression, names) : { fields: names };
    const alternatives = alternativesOf(expression);
    const whole = alternatives.every((one) => charSetOf(one, this.#plan) !== undefined) ? [expression] : alternatives;
    const parts = whole.map((one) => this.#matchers.write(one, 'mistakes', { ...labels, ...(handed && { handed }) }));
    return [isRecoveryName(rule) ? 'M' : 'N', this.#maker(rule), ...parts];
  }

  /** Labels outside of a node are for the code in the expression. */
  #value(expr: Expr, asked: Asked, handed?: Labels['handed']): Part {
    const scope = hasCode(expr) && bare(expr).type !== 'action' ? this.#matchers.scope(expr) : { fields: [] };
    const body = this.#matchers.write(expr, asked, { ...scope, ...(handed && { handed }) });
    return scope.fields.length === 0 ? body : ['scope', body];
  }

  /** What makes the node of a rule: the number of a function, or just its name. */
  #maker(rule: string): Part {
    const isMistake = isRecoveryName(rule);
    const raw = isMistake ? ', raw' : '';
    const fields = this.#plan.fields(rule);
    if (fields.length === 0) return rule;
    const labels = fields.map(({ label, isOptional }, at) => {
      // The word of a mistake is known to be a string.
      const type = isMistake && label === 'word' ? ' as string' : '';
      return `, ${label}: l[${at}]${type}${isOptional ? ' ?? null' : ''}`;
    });
    const made = `(start, end${raw}, l) => ({ type: '${rule}', start, end${raw}${labels.join('')} })`;
    return (isMistake ? this.#table.mistakes : this.#table.nodes).push(made) - 1;
  }

  #handed(rule: string): Labels['handed'] {
    const { attribute } = this.#plan.annotations(rule);
    const [label, ...fields] = attribute?.path ?? [];
    if (attribute === undefined || label === undefined) return undefined;
    return { label, fields, attribute: this.#plan.attribute(attribute.name) };
  }

  #later({ rule, attribute }: { readonly rule: string; readonly attribute?: string }): Part {
    const known = this.#tables.indexOf(rule);
    const table = known < 0 ? this.#tables.push(rule) - 1 : known;
    const due = attribute === undefined ? -1 : this.#plan.attribute(attribute);
    return ['later', table, due, this.read(rule)];
  }

  /** Of a scan, only the end is needed: its parts need no values. */
  #scan(expression: Expr): Part {
    const { round = expression, end = expression } = scanOf(expression) ?? {};
    return ['scan', this.#matchers.write(round, 'end'), this.#matchers.write(end, 'end')];
  }

  #option(rule: string): Part {
    const { optionOf } = this.#plan.annotations(rule);
    const inner = bare(this.#plan.rule(rule).expression);
    if (inner.type !== 'literal')
      throw new GrammarFlaws([{ rule, message: '@option: the rule is one literal in quotes, such as "<"' }]);
    return ['option', rule, inner.value, ...(optionOf === undefined ? [] : [this.#plan.attribute(optionOf)])];
  }
}

/** The function that reads `Kind` is `readKind`; if there is a rule `kind` too, that one gets `read_kind`. */
export function ruleName(prefix: string, rule: string, plan: GrammarPlan): string {
  const capital = `${rule[0]?.toUpperCase()}${rule.slice(1)}`;
  return capital !== rule && plan.rules.has(capital) ? `${prefix}_${rule}` : `${prefix}${capital}`;
}
