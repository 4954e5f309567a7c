import { getOrMake } from '../core/maps.ts';
import { strictTree } from '../grammar/strict.ts';
import { type Grammar, walk } from '../grammar/tree.ts';
import { Automata } from './automaton.ts';
import { Budget, type ExportOptions, TooManySteps } from './budget.ts';
import type { ContextFree } from './cfg.ts';
import { CannotExport, ExportError } from './export-error.ts';
import { Lookahead, REWRITE_CODE } from './lookahead.ts';
import { Lowering } from './lower.ts';
import { ebnfOf, gbnfOf, larkOf } from './notations.ts';
import { withPairs } from './pairs.ts';
import { follows, type Peg, pegRules, reachable, recursiveRules, startFinder } from './peg.ts';
import { simplified } from './simplify.ts';
import { tagInText, tagOfText } from './structural-tag.ts';
import { unfolder } from './unfold.ts';

export type { ExportOptions, ExportProgress } from './budget.ts';
export { ExportError };

/** A place where the exported grammar is stricter than the parsing grammar. */
export interface ExportNote {
  /** The rule of the parsing grammar. */
  readonly rule: string;
  readonly message: string;
}

/** A grammar in the notation of an engine. */
export interface Exported {
  readonly text: string;
  /** What the exported grammar leaves out of the parsing grammar's language. */
  readonly notes: readonly ExportNote[];
}

/**
 * The context-free grammar of the texts that the strict variant of a parsing grammar accepts, from a rule to the end of
 * the text. Lookahead, ordered choice and greedy repetition are preserved; where only code could decide, the result is
 * stricter, never looser, and a note says so. Only loops match characters beyond 2¹⁶.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 */
export function toContextFree(
  grammar: Grammar,
  rule: string,
  options: ExportOptions = {},
): { grammar: ContextFree; notes: readonly ExportNote[] } {
  const twice = grammar.rules.find(({ name }, at) => grammar.rules.findIndex((other) => other.name === name) < at);
  if (twice !== undefined) throw new ExportError(twice.name, 'the rule is defined twice');
  const budget = new Budget(options);
  for (;;) {
    const report = new Report(budget);
    budget.rule = rule;
    try {
      const made = contextFree(grammar, rule, report, budget);
      if (made !== undefined) return { grammar: made, notes: report.notes };
    } catch (error) {
      if (error instanceof TooManySteps && budget.shorten()) continue;
      throw explained(error, budget.rule);
    }
    throw new ExportError(rule, `no text is left of it${report.reason}`);
  }
}

function contextFree(grammar: Grammar, rule: string, report: Report, budget: Budget): ContextFree | undefined {
  const rules = withPairs(pegRules(strictTree(grammar)));
  if (!rules.has(rule)) throw new CannotExport('the grammar has no such rule, or only recovery rules are left of it');
  noteRecovery(grammar, rules, rule, report);
  const automata = new Automata(budget);
  const start = startFinder(rules);
  const base = {
    rules,
    automata,
    recursive: recursiveRules(rules),
    start,
    follows: follows(rules, rule, start),
    unfolded: unfolder(rules, start),
    rough: (what: string, hint: string) => report.rough(what, hint),
    note: (message: string) => void report.note(message),
    inRule: (name: string) => {
      budget.rule = name;
    },
  };
  const lowering = new Lowering({ ...base, lookahead: new Lookahead(base, automata, budget.lookahead) });
  const whole = lowering.lower(rule);
  return whole && simplified(whole, lowering.rules, rule, lowering.labels, () => budget.look());
}

/** Collects where an export is stricter. */
class Report {
  readonly #budget: Budget;
  readonly #notes = new Map<string, ExportNote>();
  readonly #mends = new Map<ExportNote, string>();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get notes(): readonly ExportNote[] {
    return [...this.#notes.values()];
  }

  /** Why nothing is left, with a hint; code comes first, since it is never exported. */
  get reason(): string {
    const [first] = this.notes;
    const note = this.notes.find((one) => this.#mends.get(one) === REWRITE_CODE) ?? first;
    if (note === undefined) return '';
    const hint = this.#mends.get(note);
    return `; ${note.rule}: ${note.message}${hint === undefined ? '' : `; ${hint}`}`;
  }

  /** Notes something that only the running parser could decide, with a hint. */
  rough(what: string, hint: string): void {
    const note = this.note(
      `it cannot be told without running the parser, so what it might allow is left out: ${what.replaceAll(/\s+/g, ' ')}`,
    );
    this.#mends.set(note, hint);
  }

  /** Notes something that is left out of the current rule, or of another one. */
  note(message: string, rule: string = this.#budget.rule): ExportNote {
    return getOrMake(this.#notes, `${rule} ${message}`, () => ({ rule, message }));
  }
}

/** Notes recovery rules that the exported rules could reach, since the strict grammar drops them. */
function noteRecovery(grammar: Grammar, rules: ReadonlyMap<string, Peg>, start: string, report: Report): void {
  const used = new Set([start, ...(reachable(rules).get(start) ?? [])]);
  const recovery = new Set(grammar.rules.map(({ name }) => name).filter((name) => !rules.has(name)));
  for (const { name, expression } of grammar.rules.filter((rule) => used.has(rule.name)))
    walk(expression, (expr) => {
      if (expr.type === 'rule_ref' && recovery.has(expr.name))
        report.note(`what the recovery rule ${expr.name} reads is left out`, name);
    });
}

/** Turns the reason why a rule cannot be exported into an error for users; returns other errors unchanged. */
function explained(error: unknown, rule: string): unknown {
  if (error instanceof CannotExport) return new ExportError(rule, error.message);
  return error instanceof RangeError ? new ExportError(rule, 'it is nested too deeply') : error;
}

/**
 * `toContextFree` as GBNF, in the subset common to llama.cpp and XGrammar; the start rule is `root`.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 * @example toGbnf(readGrammar([{ source: 'list', text: 'List = "a"+' }]), 'List').text // 'root ::= "a"+\n'
 */
export function toGbnf(grammar: Grammar, rule: string, options?: ExportOptions): Exported {
  return exported(grammar, rule, options, gbnfOf);
}

/**
 * `toContextFree` in the Lark dialect of llguidance; the start rule is `start`.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 * @example toLark(readGrammar([{ source: 'list', text: 'List = "a"+' }]), 'List').text // 'start: "a"+\n'
 */
export function toLark(grammar: Grammar, rule: string, options?: ExportOptions): Exported {
  return exported(grammar, rule, options, larkOf);
}

/**
 * `toContextFree` in the EBNF of the W3C, in which XML is defined; the start rule keeps its name, converted like the
 * others.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 * @example toEbnf(readGrammar([{ source: 'list', text: 'List = "a"+' }]), 'List').text // 'list ::= "a"+\n'
 */
export function toEbnf(grammar: Grammar, rule: string, options?: ExportOptions): Exported {
  return exported(grammar, rule, options, ebnfOf);
}

/**
 * A rule as a structural tag of XGrammar, as JSON text: `'text'` constrains the whole answer to the rule; `'tag'` lets
 * the model write freely, and constrains only what is between the delimiters at the rule's beginning and end.
 *
 * @throws {ExportError} when there is no such rule, nothing is left of it, or, for `'tag'`, it has no such delimiters
 */
export function toStructuralTag(
  grammar: Grammar,
  rule: string,
  scope: 'text' | 'tag' = 'text',
  options?: ExportOptions,
): Exported {
  const tagOf = scope === 'tag' ? tagInText : tagOfText;
  return exported(grammar, rule, options, (made) => `${JSON.stringify(tagOf(made), null, 2)}\n`);
}

function exported(
  grammar: Grammar,
  rule: string,
  options: ExportOptions | undefined,
  write: (grammar: ContextFree) => string,
): Exported {
  const { grammar: made, notes } = toContextFree(grammar, rule, options);
  try {
    return { text: write(made), notes };
  } catch (error) {
    throw explained(error, rule);
  }
}
