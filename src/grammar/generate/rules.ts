import { type First, firstFinder } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr } from '../tree.ts';
import { charSetOf, runAtEnd } from './char-sets.ts';
import { quoted } from './chars.ts';
import { CodeWriter } from './code.ts';
import { type Lane, laneOf } from './lanes.ts';
import {
  type Asked,
  call,
  classText,
  type Labels,
  MatcherWriter,
  type RoundParts,
  type RuleMatchers,
} from './matchers.ts';
import { passing, stopsBefore } from './passed.ts';
import { Patterns } from './patterns.ts';
import { alternativesOf, bare, type GrammarPlan, hasCode, scanOf } from './plan.ts';
import type { ValueTypes } from './types.ts';

/** Writes the rules of a grammar, and the leaves that a driver reads, as constants that hold matchers. */
export class RuleWriter implements RuleMatchers {
  readonly #plan: GrammarPlan;
  readonly #matchers: MatcherWriter;
  readonly #code: CodeWriter;
  readonly #functions: string[] = [];
  /** The constants so far, each after those that it names. */
  readonly #constants: string[] = [];
  /** What has a constant, and its name; open ones are being written. */
  readonly #names = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #recursive = new Set<string>();
  readonly #tables: string[] = [];
  readonly #starts = new Map<string, string>();
  readonly #first: (expr: Expr) => First;
  readonly #patterns: Patterns;
  #laneCount = 0;

  constructor(plan: GrammarPlan, types: ValueTypes) {
    this.#plan = plan;
    this.#first = firstFinder({ rules: [...plan.rules.values()].map((rule) => this.#asSeenFirst(rule)) });
    this.#matchers = new MatcherWriter(plan, types, this);
    this.#code = new CodeWriter(plan, types, this, this.#first);
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

  /** The constants that were written. */
  constants(): string {
    return [...[...this.#starts].map(([value, name]) => `const ${name} = ${value};`), ...this.#constants].join('\n');
  }

  /** The constant that says which units can begin an expression; undefined where that depends on more than a unit. */
  startsOf(expr: Expr): string | undefined {
    const { chars, nullable, clean } = this.#first(expr);
    if (nullable || !clean || chars.length === 0) return undefined;
    const starts = `startsOf(${chars.map(([from, to]) => `[${from}, ${to}]`).join(', ')})`;
    const name = this.#starts.get(starts) ?? `STARTS_${this.#starts.size}`;
    this.#starts.set(starts, name);
    return name;
  }

  /** Rules whose matching is more than that of their expression, as the finder of first characters sees them. */
  #asSeenFirst<One extends { name: string; expression: Expr; location: Expr['location'] }>(rule: One): One {
    const { cut, later, inside, option } = this.#plan.annotations(rule.name);
    const { location } = rule;
    if (!option && cut === undefined && later === undefined && inside === undefined) return rule;
    const unknown: Expr = { type: 'semantic_and', code: '', codeLocation: location, location };
    return { ...rule, expression: unknown };
  }

  /** The matcher that leaves a rule's value in the machine, and its mistakes in the trail. */
  read(rule: string): string {
    return this.#define(`read ${rule}`, ruleName('read', rule, this.#plan), (name) =>
      this.#isCode(rule) ? this.#hot(rule, name, 'value') : this.#rule(rule),
    );
  }

  /** The matcher that leaves a rule's mistakes in the trail. */
  note(rule: string): string {
    if (this.#plan.isNode(rule) || this.#plan.isSpecial(rule) || hasCode(this.#plan.rule(rule).expression))
      return this.read(rule);
    return this.#define(`note ${rule}`, ruleName('note', rule, this.#plan), (name) => {
      if (this.#isCode(rule)) return this.#hot(rule, name, 'mistakes');
      const body = this.#matchers.write(this.#plan.rule(rule).expression, 'mistakes');
      return this.#plan.isRecursive(rule) ? call('deep', ['m', body]) : body;
    });
  }

  /** The matcher that gives a rule's end only. */
  skip(rule: string): string {
    return this.#define(`skip ${rule}`, ruleName('skip', rule, this.#plan), (name) => {
      if (this.#isCode(rule)) return this.#hot(rule, name, 'end');
      const { expression } = this.#plan.rule(rule);
      const { option, inside } = this.#plan.annotations(rule);
      if (option || inside !== undefined) return this.read(rule);
      if (this.#plan.isSpecial(rule) || hasCode(expression)) return call('quiet', ['m', this.read(rule)]);
      const body = this.#matchers.write(expression, 'end');
      return this.#plan.isRecursive(rule) ? call('deep', ['m', body]) : body;
    });
  }

  /** Something that is read in one go. */
  leaf(expr: Expr, asked: Asked): string {
    const id = `leaf ${asked} ${stripped(expr)}`;
    return this.#define(id, `leaf${this.#constants.length}`, () => {
      const rules = this.#value(expr, asked);
      const lane = asked === 'value' ? laneOf(expr, this.#plan, this.#patterns) : undefined;
      return call('leaf', ['m', lane === undefined ? rules : this.#lane(lane, rules)]);
    });
  }

  #lane({ pattern, body, units, rules: nodes }: Lane, rules: string): string {
    const number = this.#laneCount++;
    this.#functions.push(
      `const LANE_${number} = /${pattern}/y;`,
      `function makeOfLane${number}(g: RegExpExecArray, p: number): ${nodes.map((name) => `${name}Node`).join(' | ')} {\n${body}\n}`,
    );
    return call('lane', ['m', classText(units), `LANE_${number}`, `makeOfLane${number}`, rules]);
  }

  /** Reads a text of a rule round by round. */
  rounds(round: Expr, rule: string): string {
    const parts = passing(this.roundParts(round), this.#first, this.#plan);
    // What a text says in other words is read by a table.
    const isHot = this.#isHot(rule) && !parts.some(({ isValued }) => isValued);
    return this.#define(`rounds ${isHot} ${stripped(round)}`, `text${this.#constants.length}`, (name) => {
      if (!isHot) return call('rounds', ['m', ...parts.map((one) => this.#round(one))]);
      this.#functions.push(this.#code.rounds(`${name}Code`, round, parts));
      return `${name}Code`;
    });
  }

  #round({ before, run, atLeastOne, passed, isValued }: RoundParts): string {
    const parts = before.map((part, at) =>
      isValued && at === before.length - 1 ? this.#value(part, 'value') : this.#matchers.write(part, 'end'),
    );
    const fields = [
      ...(parts.length === 0 ? [] : [`before: ${parts.length === 1 ? parts[0] : call('seq', parts)}`]),
      ...(run === null ? [] : [`run: ${classText(run)}`]),
      ...(atLeastOne ? ['least: 1'] : []),
      ...(passed.length === 0 ? [] : [`only: ${stopsBefore(passed)}`]),
      ...(isValued ? ['isValued: true'] : []),
    ];
    return `{ ${fields.join(', ')} }`;
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
    return this.#isHot(rule) && this.#plan.annotations(rule).hands === undefined;
  }

  /** The function of a rule marked `@hot`, with what a choice has to know of it. */
  #hot(rule: string, name: string, asked: Asked): string {
    // There may be a rule EntryCode beside Entry.
    const named = this.#plan.rules.has(`${rule}Code`) ? `${name}InCode` : `${name}Code`;
    this.#functions.push(this.#code.rule(rule, named, asked));
    const ref = this.#plan.rule(rule).expression;
    const { chars, nullable, clean } = this.#first(ref);
    const units = nullable || !clean || chars.length === 0 ? 'null' : classText(chars);
    const mayReport = asked !== 'end' && this.#plan.mayReport({ ...ref, type: 'rule_ref', name: rule });
    const code = `coded(${named}, ${units}${mayReport ? '' : ', true'})`;
    return this.#plan.isRecursive(rule) ? call('deep', ['m', code]) : code;
  }

  #rule(rule: string): string {
    const said = this.#plan.annotations(rule);
    const { expression } = this.#plan.rule(rule);
    if (said.flat) return call('flatly', ['m', 'flat', quoted(rule)]);
    if (said.later !== undefined) return this.#later(said.later);
    if (said.inside !== undefined) return `inside(m, ${this.#plan.surrounding.indexOf(said.inside)})`;
    if (said.option) return this.#option(rule);
    if (said.scan) return this.#scan(expression);
    if (said.words !== undefined) {
      const { words, anyCase = null, oneSlip = null } = said.words;
      const list = `wordList(${JSON.stringify(words)}, ${JSON.stringify([anyCase, oneSlip])})`;
      return call('words', ['m', list, this.#matchers.write(expression, 'end')]);
    }
    let body = this.#body(rule);
    if (said.closes !== undefined) body = `closes(m, ${this.#plan.register(said.closes)}, ${body})`;
    if (said.same !== undefined) body = `same(m, ${this.#plan.register(said.same)}, ${body})`;
    if (said.hands !== undefined) body = `handing(m, ${this.#plan.register(said.hands.register)}, ${body})`;
    if (said.cut !== undefined) body = call('pick', ['m', '1', `cut(m, ${this.skip(said.cut)})`, body]);
    return this.#plan.isRecursive(rule) ? call('deep', ['m', body]) : body;
  }

  /** A node of the labels, or the value of the expression. */
  #body(rule: string): string {
    const { expression } = this.#plan.rule(rule);
    const handed = this.#handed(rule);
    if (!this.#plan.isNode(rule)) return this.#value(expression, 'value', handed);
    const names = this.#plan.fields(rule).map(({ label }) => label);
    const labels = hasCode(expression) ? this.#matchers.scope(expression, names) : { fields: names };
    const alternatives = alternativesOf(expression);
    const whole = alternatives.every((one) => charSetOf(one, this.#plan) !== undefined) ? [expression] : alternatives;
    const parts = whole.map((one) => this.#matchers.write(one, 'mistakes', { ...labels, ...(handed && { handed }) }));
    return call(isRecoveryName(rule) ? 'mistake' : 'node', ['m', this.#maker(rule), ...parts]);
  }

  /** The labels of what makes no node are for the code in it. */
  #value(expr: Expr, asked: Asked, handed?: Labels['handed']): string {
    const scope = hasCode(expr) && bare(expr).type !== 'action' ? this.#matchers.scope(expr) : { fields: [] };
    const body = this.#matchers.write(expr, asked, { ...scope, ...(handed && { handed }) });
    return scope.fields.length === 0 ? body : call('scope', ['m', body]);
  }

  /** What makes the node of a rule: a function, or its name alone. */
  #maker(rule: string): string {
    const raw = isRecoveryName(rule) ? ', raw' : '';
    const fields = this.#plan.fields(rule);
    if (fields.length === 0) return `'${rule}'`;
    const labels = fields.map(({ label, isOptional }, at) => {
      // Of a mistake, the word is known to be a text.
      const type = raw !== '' && label === 'word' ? ' as string' : '';
      return `, ${label}: l[${at}]${type}${isOptional ? ' ?? null' : ''}`;
    });
    return `(start, end${raw}, l) => ({ type: '${rule}', start, end${raw}${labels.join('')} })`;
  }

  #handed(rule: string): Labels['handed'] {
    const { hands } = this.#plan.annotations(rule);
    const [label, ...fields] = hands?.path ?? [];
    if (hands === undefined || label === undefined) return undefined;
    return { label, fields, register: this.#plan.register(hands.register) };
  }

  #later({ rule, register }: { readonly rule: string; readonly register?: string }): string {
    const known = this.#tables.indexOf(rule);
    const table = known < 0 ? this.#tables.push(rule) - 1 : known;
    const due = register === undefined ? -1 : this.#plan.register(register);
    return `later(m, ${table}, ${due}, ${this.read(rule)})`;
  }

  /** Only where it ends is asked of a scan: its parts say nothing. */
  #scan(expression: Expr): string {
    const { round = expression, end = expression } = scanOf(expression) ?? {};
    return call('scan', ['m', this.#matchers.write(round, 'end'), this.#matchers.write(end, 'end')]);
  }

  #option(rule: string): string {
    const { optionOf } = this.#plan.annotations(rule);
    const inner = bare(this.#plan.rule(rule).expression);
    if (inner.type !== 'literal') throw new Error(`${rule}: @option stands for a literal in quotes`);
    const register = optionOf === undefined ? '' : `, ${this.#plan.register(optionOf)}`;
    return `option(m, ${quoted(rule)}, ${quoted(inner.value)}${register})`;
  }

  #define(id: string, name: string, write: (name: string) => string): string {
    const known = this.#names.get(id);
    if (known !== undefined && this.#open.has(id)) this.#recursive.add(id);
    // A rule may lead back to itself.
    if (known !== undefined) return this.#open.has(id) ? `again(() => ${known})` : known;
    this.#names.set(id, name);
    this.#open.add(id);
    const matcher = write(name);
    this.#open.delete(id);
    this.#constants.push(`const ${name}${this.#recursive.has(id) ? ': Match' : ''} = ${matcher};`);
    return name;
  }
}

/** `Kind` is read by `readKind`; should there be a rule `kind` too, that one is read by `read_kind`. */
export function ruleName(prefix: string, rule: string, plan: GrammarPlan): string {
  const capital = `${rule[0]?.toUpperCase()}${rule.slice(1)}`;
  return capital !== rule && plan.rules.has(capital) ? `${prefix}_${rule}` : `${prefix}${capital}`;
}

/** What decides how an expression is matched, without where it is in the file. */
function stripped(expr: Expr): string {
  return JSON.stringify(expr, (key, value: unknown) => (/location/i.test(key) || key === 'match' ? undefined : value));
}
