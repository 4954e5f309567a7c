import { getOrMake } from '../../core/maps.ts';
import type { Part } from '../../engine/matchers/parts.ts';
import type { CharSet } from '../char-set.ts';
import { type First, firstFinder } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import { type Expr, stripped } from '../tree.ts';
import { beginningFinder } from './beginnings.ts';
import { charSetOf, runAtEnd } from './char-sets.ts';
import { classText, classUnits } from './chars.ts';
import { CodeWriter } from './code.ts';
import { GrammarFlaws } from './flaws.ts';
import { type Lane, laneOf } from './lanes.ts';
import { type Asked, type Labels, MatcherWriter, type RoundParts, type RuleMatchers } from './matchers.ts';
import { passing, stopPairs } from './passing-runs.ts';
import { Patterns } from './patterns.ts';
import { alternativesOf, bare, type GrammarPlan, hasCode, scanOf } from './plan.ts';
import { type Entry, RuleTable } from './table.ts';
import type { ValueTypes } from './types.ts';

/** Writes the rules of a grammar, and the leaves that a driver reads, as a table. */
export class RuleWriter implements RuleMatchers<number> {
  readonly #plan: GrammarPlan;
  readonly #matchers: MatcherWriter;
  readonly #code: CodeWriter;
  readonly #table = new RuleTable();
  readonly #functions: string[] = [];
  /** The functions that read the pieces of texts. */
  readonly #texts = new Map<string, string>();
  /** What the rules with `@later` look for: a reading needs a table for each. */
  readonly #tables: string[] = [];
  readonly #first: (expr: Expr) => First;
  readonly #beginning: (expr: Expr) => CharSet;
  readonly #patterns: Patterns;

  constructor(plan: GrammarPlan, types: ValueTypes) {
    this.#plan = plan;
    const seen = { rules: [...plan.rules.values()].map((rule) => this.#asSeenFirst(rule)) };
    this.#first = firstFinder(seen);
    this.#beginning = beginningFinder(seen);
    this.#matchers = new MatcherWriter(plan, types, this, this.#table.actions);
    const named = (number: number): string => this.#table.nameOf(number);
    this.#code = new CodeWriter(plan, types, this.#first, {
      read: (rule) => named(this.read(rule)),
      note: (rule) => named(this.note(rule)),
      skip: (rule) => named(this.skip(rule)),
    });
    this.#patterns = new Patterns(plan, this.#first);
  }

  /** How many tables of what is later a reading needs. */
  get tables(): number {
    return this.#tables.length;
  }

  /** The functions of rules marked `@hot`. */
  functions(): string {
    return [this.#code.constants(), ...this.#functions].filter((code) => code !== '').join('\n\n');
  }

  /** The functions that the table names. */
  makers(): string {
    return this.#table.makers();
  }

  /** The rules as a table, and the variables of those that functions name. */
  table(): string {
    return this.#table.text();
  }

  /** The value of a rule is read. */
  isRead(rule: string): boolean {
    return this.#table.has(`read ${rule}`);
  }

  /** The units that can begin an expression, as in the brackets of a class; undefined where that depends on more. */
  startsOf(expr: Expr): string | undefined {
    const { nullable, clean } = this.#first(expr);
    const chars = nullable || !clean ? [] : this.#beginning(expr);
    return chars.length === 0 ? undefined : classUnits(chars);
  }

  /** Rules whose matching is more than that of their expression, as the finder of first characters sees them. */
  #asSeenFirst<One extends { name: string; expression: Expr; location: Expr['location'] }>(rule: One): One {
    const { incomplete, later, inside, option } = this.#plan.annotations(rule.name);
    const { location } = rule;
    if (!option && incomplete === undefined && later === undefined && inside === undefined) return rule;
    const unknown: Expr = { type: 'semantic_and', code: '', codeLocation: location, location };
    return { ...rule, expression: unknown };
  }

  /** The matcher that leaves a rule's value in the machine, and its mistakes in the pending. */
  read(rule: string): number {
    return this.#table.number(`read ${rule}`, ruleName('read', rule, this.#plan), (name) =>
      this.#isCode(rule) ? this.#hot(rule, name, 'value') : this.#tabled(rule, 'value', this.#rule(rule)),
    );
  }

  /** The matcher that leaves a rule's mistakes in the pending. */
  note(rule: string): number {
    if (this.#plan.isNode(rule) || this.#plan.isSpecial(rule) || hasCode(this.#plan.rule(rule).expression))
      return this.read(rule);
    return this.#table.number(`note ${rule}`, ruleName('note', rule, this.#plan), (name) => {
      if (this.#isCode(rule)) return this.#hot(rule, name, 'mistakes');
      return this.#tabled(
        rule,
        'mistakes',
        this.#deep(rule, this.#matchers.write(this.#plan.rule(rule).expression, 'mistakes')),
      );
    });
  }

  /** The matcher that gives a rule's end only. */
  skip(rule: string): number {
    const { expression } = this.#plan.rule(rule);
    const { option, inside } = this.#plan.annotations(rule);
    if (!this.#isCode(rule) && (option || inside !== undefined)) return this.read(rule);
    return this.#table.number(`skip ${rule}`, ruleName('skip', rule, this.#plan), (name) => {
      if (this.#isCode(rule)) return this.#hot(rule, name, 'end');
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

  /** Something that is read in one go. */
  leaf(expr: Expr, asked: Asked): string {
    const number = this.#table.number(`leaf ${asked} ${stripped(expr)}`, 'leaf', () => {
      const rules = this.#value(expr, asked);
      const lane = asked === 'value' ? laneOf(expr, this.#plan, this.#patterns) : undefined;
      const part: Part = ['L', lane === undefined ? rules : this.#lane(lane, rules)];
      const units = this.startsOf(expr);
      return { part, mayReport: this.#plan.mayReport(expr), ...(units !== undefined && { units }) };
    });
    return `rules.at(${number})`;
  }

  #lane({ pattern, body, units, rules: nodes }: Lane, rules: Part): Part {
    const number = this.#table.lanes.length;
    this.#table.lanes.push(`{ pattern: LANE_${number}, make: makeOfLane${number} }`);
    this.#functions.push(
      `const LANE_${number} = /${pattern}/y;`,
      `function makeOfLane${number}(g: RegExpExecArray, p: number): ${nodes.map((name) => `${name}Node`).join(' | ')} {\n${body}\n}`,
    );
    return ['lane', classUnits(units), number, rules];
  }

  /** Reads a text of a rule round by round. */
  rounds(round: Expr, rule: string): string {
    const parts = passing(this.roundParts(round), this.#first, this.#plan);
    // What a text says in other words is read by a table.
    const isHot = this.#isHot(rule) && !parts.some(({ isValued }) => isValued);
    const id = `rounds ${stripped(round)}`;
    if (!isHot) {
      const number = this.#table.number(id, 'text', () => ({
        part: parts.map((one) => this.#round(one)),
        mayReport: false,
      }));
      return `rules.text(${number})`;
    }
    return getOrMake(this.#texts, id, () => {
      const name = `text${this.#texts.size}Code`;
      this.#functions.push(this.#code.rounds(name, round, parts));
      return name;
    });
  }

  #round({ before, run, atLeastOne, passed, isValued }: RoundParts): Part {
    const parts = before.map((part, at) =>
      isValued && at === before.length - 1 ? this.#value(part, 'value') : this.#matchers.write(part, 'end'),
    );
    const first: Part = parts.length > 1 ? ['s', ...parts] : (parts[0] ?? null);
    return [
      first,
      run === null ? null : classUnits(run),
      atLeastOne ? 1 : 0,
      passed.length === 0 ? null : stopPairs(passed),
      isValued,
    ];
  }

  /** The ways in which a round of a text can go. */
  roundParts(round: Expr): RoundParts[] {
    const part = { run: null, atLeastOne: false, passed: [], isValued: false };
    const given = bare(round);
    if (this.#plan.isValued(given))
      return [{ ...part, before: given.type === 'sequence' ? given.elements : [given], isValued: true }];
    const inner = this.#plan.resolved(round);
    if (inner.type === 'choice') return inner.alternatives.flatMap((alternative) => this.roundParts(alternative));
    const found = runAtEnd(inner, this.#plan);
    if (found !== undefined) return [{ ...part, before: found.before, run: found.units, atLeastOne: found.atLeastOne }];
    // One character a round, `[^<]`, is a run as well.
    const units = inner.type === 'class' ? charSetOf(inner, this.#plan) : undefined;
    if (units !== undefined) return [{ ...part, before: [], run: units, atLeastOne: true }];
    // Several of something in one round are as many rounds.
    if (inner.type === 'one_or_more') return this.roundParts(inner.expression);
    const before = inner.type === 'sequence' ? inner.elements : [inner];
    return [{ ...part, before }];
  }

  #isHot(rule: string): boolean {
    return this.#plan.annotations(rule).hot;
  }

  /** What a rule hands down is in its table: of such a rule, only the pieces of its text are code. */
  #isCode(rule: string): boolean {
    return this.#isHot(rule) && this.#plan.annotations(rule).attribute === undefined;
  }

  /** The function of a rule marked `@hot`, with what a choice has to know of it. */
  #hot(rule: string, name: string, asked: Asked): Entry {
    // There may be a rule EntryCode beside Entry.
    const named = this.#plan.rules.has(`${rule}Code`) ? `${name}InCode` : `${name}Code`;
    this.#functions.push(this.#code.rule(rule, named, asked));
    const { chars, nullable, clean } = this.#first(this.#reference(rule));
    const units = nullable || !clean || chars.length === 0 ? 'null' : classText(chars);
    const code = `coded(${named}, ${units}${this.#mayReport(rule, asked) ? '' : ', true'})`;
    return { code: this.#plan.isRecursive(rule) ? `deep(m, ${code})` : code };
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
    if (said.flat) return ['flatly', rule];
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

  /** A node of the labels, or the value of the expression. */
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

  /** The labels of what makes no node are for the code in it. */
  #value(expr: Expr, asked: Asked, handed?: Labels['handed']): Part {
    const scope = hasCode(expr) && bare(expr).type !== 'action' ? this.#matchers.scope(expr) : { fields: [] };
    const body = this.#matchers.write(expr, asked, { ...scope, ...(handed && { handed }) });
    return scope.fields.length === 0 ? body : ['scope', body];
  }

  /** What makes the node of a rule: the number of a function, or its name alone. */
  #maker(rule: string): Part {
    const isMistake = isRecoveryName(rule);
    const raw = isMistake ? ', raw' : '';
    const fields = this.#plan.fields(rule);
    if (fields.length === 0) return rule;
    const labels = fields.map(({ label, isOptional }, at) => {
      // Of a mistake, the word is known to be a text.
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

  /** Only where it ends is asked of a scan: its parts say nothing. */
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

/** `Kind` is read by `readKind`; should there be a rule `kind` too, that one is read by `read_kind`. */
export function ruleName(prefix: string, rule: string, plan: GrammarPlan): string {
  const capital = `${rule[0]?.toUpperCase()}${rule.slice(1)}`;
  return capital !== rule && plan.rules.has(capital) ? `${prefix}_${rule}` : `${prefix}${capital}`;
}
