import { strictTree } from '../strict.ts';
import type { Grammar } from '../tree.ts';
import { Automata } from './automaton.ts';
import { CannotExport } from './cannot-export.ts';
import type { ContextFree } from './cfg.ts';
import { gbnfOf } from './gbnf.ts';
import { larkOf } from './lark.ts';
import { Lookahead } from './lookahead.ts';
import { Lowering } from './lower.ts';
import { follows, pegRules, recursiveRules, startFinder } from './peg.ts';
import { simplified } from './simplify.ts';
import { tagInText, tagOfText } from './structural-tag.ts';

/** Something of a grammar that the exported one is stricter about. */
export interface ExportNote {
  /** The rule of the parsing grammar. */
  readonly rule: string;
  readonly message: string;
}

/** A grammar in the notation of an engine. */
export interface Exported {
  readonly text: string;
  /** What the engine's grammar leaves out of the parsing grammar's language. */
  readonly notes: readonly ExportNote[];
}

/** A grammar, or a rule of it, from which no safe grammar can be made. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  /** The rule of the parsing grammar. */
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/**
 * The context-free grammar of the texts that the strict variant of a parsing grammar accepts, from a rule to the end of
 * the text. Lookahead, ordered choice and greedy repetition are kept; where only code could tell, the result is stricter,
 * never looser, and a note says so. Characters beyond 2¹⁶ are taken by loops only.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 */
export function toContextFree(grammar: Grammar, rule: string): { grammar: ContextFree; notes: readonly ExportNote[] } {
  const twice = grammar.rules.find(({ name }, at) => grammar.rules.findIndex((other) => other.name === name) < at);
  if (twice !== undefined) throw new ExportError(twice.name, 'the rule is defined twice');
  const report = new Report(rule);
  const made = explained(() => contextFree(grammar, rule, report), report);
  if (made !== undefined) return { grammar: made, notes: report.notes };
  const [note] = report.notes;
  throw new ExportError(rule, `no text is left of it${note ? `; ${note.rule}: ${note.message}` : ''}`);
}

function contextFree(grammar: Grammar, rule: string, report: Report): ContextFree | undefined {
  const rules = pegRules(strictTree(grammar));
  if (!rules.has(rule)) throw new CannotExport('the grammar has no such rule, or only recovery rules are left of it');
  const automata = new Automata();
  const start = startFinder(rules);
  const base = {
    rules,
    automata,
    recursive: recursiveRules(rules),
    start,
    follows: follows(rules, rule, start),
    rough: (what: string) => report.rough(what),
    inRule: (name: string) => report.inRule(name),
  };
  const lowering = new Lowering({ ...base, lookahead: new Lookahead(base, automata) });
  const whole = lowering.lower(rule);
  return whole && simplified(whole, lowering.rules, rule, lowering.labels);
}

/** What an export is stricter about, and which rule is read now. */
class Report {
  reading: string;
  readonly #notes = new Map<string, ExportNote>();

  constructor(rule: string) {
    this.reading = rule;
  }

  get notes(): readonly ExportNote[] {
    return [...this.#notes.values()];
  }

  inRule(name: string): void {
    this.reading = name;
  }

  /** Something that only the running parser could tell. */
  rough(what: string): void {
    const message = `it cannot be told without running the parser, so what it might allow is left out: ${what.replaceAll(/\s+/g, ' ')}`;
    this.#notes.set(`${this.reading} ${message}`, { rule: this.reading, message });
  }
}

/** What work gives; where it finds that something cannot be exported, the error names the rule. */
function explained<Result>(work: () => Result, report: { readonly reading: string }): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotExport) throw new ExportError(report.reading, error.message);
    if (error instanceof RangeError) throw new ExportError(report.reading, 'it is nested too deeply');
    throw error;
  }
}

/**
 * The same as GBNF, in the subset that llama.cpp and XGrammar read alike; the start rule is `root`.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 * @example toGbnf(readGrammar([{ source: 'list', text: 'List = "a"+' }]), 'List').text // 'root ::= "a"+\n'
 */
export function toGbnf(grammar: Grammar, rule: string): Exported {
  const made = toContextFree(grammar, rule);
  return { text: gbnfOf(made.grammar), notes: made.notes };
}

/**
 * The same in the Lark dialect of llguidance; the start rule is `start`.
 *
 * @throws {ExportError} when there is no such rule, or nothing is left of it
 * @example toLark(readGrammar([{ source: 'list', text: 'List = "a"+' }]), 'List').text // 'start: "a"+\n'
 */
export function toLark(grammar: Grammar, rule: string): Exported {
  const made = toContextFree(grammar, rule);
  return { text: larkOf(made.grammar), notes: made.notes };
}

/**
 * A rule as a structural tag of XGrammar, as JSON text: `'text'` holds the whole answer to the rule; `'tag'` lets the model
 * write freely and holds it to the rule between the delimiters that the rule begins and ends with.
 *
 * @throws {ExportError} when there is no such rule, nothing is left of it, or, for `'tag'`, it has no such delimiters
 */
export function toStructuralTag(grammar: Grammar, rule: string, scope: 'text' | 'tag' = 'text'): Exported {
  const made = toContextFree(grammar, rule);
  const tag = explained(() => (scope === 'tag' ? tagInText(made.grammar) : tagOfText(made.grammar)), { reading: rule });
  return { text: `${JSON.stringify(tag, null, 2)}\n`, notes: made.notes };
}
