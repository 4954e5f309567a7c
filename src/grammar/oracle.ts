import type { Plugin } from 'peggy';
import type { CompiledGrammar } from '../engine/grammar.ts';
import { type Options, prepareOptions } from '../engine/option-words.ts';
import type { Reading } from '../engine/reading.ts';
import { ANY, closesRun, standsLater, type WordFinder, wordList } from '../engine/runtime.ts';
import { compileGrammar, type RuntimeParser } from './compile.ts';
import type { Annotations } from './generate/annotations.ts';
import { compileInMemory } from './generate/compile.ts';
import { isAnnotated } from './generate/for-engine.ts';
import { alternativesOf, bare, GrammarPlan, labelsOf } from './generate/plan.ts';
import { reachableFrom } from './generate/reachable.ts';
import { action, between, inNamed, labeled, picked, predicate, sequence, withInitializer } from './nodes.ts';
import { type GrammarSource, readGrammar } from './read.ts';
import { isRecoveryName } from './recovery.ts';
import type { Expr, Grammar, Literal } from './tree.ts';

/** Options of a parse: those of the parser, and the words for rules marked `@option`. */
export interface MeantOptions {
  readonly words?: Options;
  readonly [option: string]: unknown;
}

/** A parser that reads its grammar with the meaning of its annotations. */
export interface MeantParser extends RuntimeParser {
  parse(text: string, options?: MeantOptions): unknown;
}

/**
 * Compiles a grammar in memory with Peggy, so that it reads whole texts like the parser that `peglot generate` writes.
 * A grammar without annotations is compiled unchanged.
 *
 * @param plugin a plugin for the build; it has to call `around` for the outermost expression of each rule
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken
 * @throws {GrammarFlaws} when its annotations are
 */
export function compileMeant(
  sources: readonly GrammarSource[],
  startRules: readonly string[],
  plugin?: (around: (rule: string, expr: Expr) => Expr) => Plugin,
): MeantParser {
  const whole = readGrammar(sources);
  const grammar = reachableFrom(startRules, whole, sources);
  if (!isAnnotated(grammar, sources)) {
    const plugins = plugin === undefined ? [] : [plugin((_, expr) => expr)];
    return compileGrammar(whole, { allowedStartRules: startRules, plugins });
  }
  const plan = new GrammarPlan(grammar, sources);
  const oracle = new EngineOracle(plan, sources, startRules);
  const around = (rule: string, expr: Expr): Expr => {
    const { attribute } = plan.annotations(rule);
    const inside = plan.surrounding.indexOf(rule);
    const whole = attribute === undefined ? expr : scoped(plan.attribute(attribute.name), expr);
    return inside < 0 ? whole : counted(inside, whole);
  };
  const parser = compileGrammar(withMeanings(grammar, plan), {
    allowedStartRules: grammar.rules.map(({ name }) => name),
    plugins: [plugin === undefined ? wrapping(around) : plugin(around), withoutChecks],
  });
  return {
    parse(text, { words = {}, ...options } = {}) {
      oracle.begin(text, words);
      return parser.parse(text, { startRule: startRules[0], ...options, oracle });
    },
  };
}

function wrapping(around: (rule: string, expr: Expr) => Expr): Plugin {
  return {
    use(config) {
      config.passes.transform.unshift((tree) => {
        for (const rule of tree.rules) Object.assign(rule, { expression: around(rule.name, rule.expression) });
      });
    },
  };
}

/** The grammar was checked as written. In the rewritten one, Peggy cannot see that the code of a word consumes text. */
const withoutChecks: Plugin = {
  use(config) {
    Object.assign(config.passes, { prepare: [], check: [] });
  },
};

/**
 * Answers what annotations mean while a text is read, for the parser of `withMeanings`. The answers come from the same
 * functions that the generated parsers call.
 */
class EngineOracle {
  readonly #lists = new Map<string, WordFinder<string>>();
  readonly #closing: readonly string[];
  /** The rules named by `@incomplete`, compiled for the engine. */
  readonly #cuts: CompiledGrammar | undefined;
  readonly #tables: readonly string[];
  readonly #surrounding: number;
  #reading: Reading = readingOf('', 0, 0, {});
  #outer: unknown[] = [];

  constructor(plan: GrammarPlan, sources: readonly GrammarSource[], startRules: readonly string[]) {
    const said = [...plan.rules.keys()].map((rule) => ({ rule, ...plan.annotations(rule) }));
    for (const { rule, words } of said) {
      if (words !== undefined)
        this.#lists.set(rule, wordList(words.words, [words.anyCase ?? null, words.oneSlip ?? null]));
    }
    this.#surrounding = plan.surrounding.length;
    this.#tables = [...new Set(said.flatMap(({ later }) => later?.rule ?? []))];
    this.#closing = [...new Set(said.flatMap(({ incomplete }) => incomplete ?? []))];
    if (this.#closing.length > 0) {
      const leaves = this.#closing.map((rule) => `${leafOf(rule)} = $${rule}`).join('\n');
      const starts = [...startRules, ...this.#closing.map(leafOf)];
      this.#cuts = compileInMemory([...sources, { source: 'cuts', text: leaves }], starts);
    }
  }

  /** Starts reading a text. */
  begin(text: string, words: Options): void {
    this.#reading = readingOf(text, this.attributes.length, this.#surrounding, words);
    this.#outer = [];
  }

  /** The values that rules handed down. */
  get attributes(): unknown[] {
    return this.#reading.attributes;
  }

  /** The number of open rules, for each rule that `@inside` refers to. */
  get inside(): number[] {
    return this.#reading.inside;
  }

  /** A range of the text. */
  slice(start: number, end: number): string {
    return this.#reading.text.slice(start, end);
  }

  enter(attribute: number): void {
    this.#outer.push(this.attributes[attribute]);
  }

  leave(attribute: number): void {
    this.attributes[attribute] = this.#outer.pop();
  }

  /** The word of an option at an offset; with an attribute, one of the words for the value that was handed down. */
  option(at: number, rule: string, usual: string, attribute: number): string | undefined {
    const { text, options } = this.#reading;
    const handed = attribute < 0 ? undefined : this.attributes[attribute];
    return (options[rule]?.at(text, at, handed) ?? [usual]).find((word) => text.startsWith(word, at));
  }

  /** The word of a list that a text stands for, exactly or by a forgiven slip. */
  word(rule: string, text: string): string | undefined {
    return this.#lists.get(rule)?.find(text)?.word;
  }

  closes(attribute: number, run: string): boolean {
    return closesRun(this.attributes[attribute], run);
  }

  later(rule: string, from: number, attribute: number, read: (at: number) => unknown): boolean {
    const due = attribute < 0 ? ANY : this.attributes[attribute];
    return standsLater(this.#reading, this.#tables.indexOf(rule), from, due, (at) => ({
      value: read(at),
      isFinal: true,
    }));
  }

  /** Whether the text ends inside a rule that begins at an offset. */
  isCut(rule: string, at: number): boolean {
    const cuts = this.#cuts?.rules();
    const step = cuts?.steps[leafOf(rule)];
    if (cuts === undefined || step?.op !== 'leaf') throw new Error(`${rule} is no leaf`);
    cuts.machine.load(this.#reading);
    return step.read(at) < 0 && cuts.machine.hitEnd !== false;
  }
}

/** The name of a rule that reads another one in one go. */
function leafOf(rule: string): string {
  return `leaf_${rule}`;
}

function readingOf(text: string, attributes: number, surrounding: number, words: Options): Reading {
  return {
    text,
    base: 0,
    eof: true,
    attributes: Array.from({ length: attributes }),
    inside: Array.from({ length: surrounding }, () => 0),
    ahead: [],
    options: prepareOptions(words),
  };
}

/**
 * Rewrites a grammar for the engine so that Peggy reads it with the same meaning: annotations become code that asks the
 * option `oracle` (an `EngineOracle`), and node rules return nodes. Code moves `peg$currPos` where it read a word of an
 * option.
 */
function withMeanings(grammar: Grammar, plan: GrammarPlan): Grammar {
  const rules = grammar.rules.map((rule) => {
    const said = plan.annotations(rule.name);
    return {
      ...rule,
      expression: inNamed(rule.expression, (expr) => meant(rule.name, nodeOf(rule.name, expr, said, plan), said, plan)),
    };
  });
  return withInitializer({ ...grammar, rules }, ' const peg$oracle = options.oracle; ');
}

/** Wraps the expression of a rule that hands a value down: afterwards, the outer value counts again. */
function scoped(attribute: number, expr: Expr): Expr {
  return between(`peg$oracle.enter(${attribute});`, expr, `peg$oracle.leave(${attribute});`);
}

/** Wraps the expression of a rule that `@inside` refers to: it counts as open meanwhile. */
function counted(index: number, expr: Expr): Expr {
  return between(`peg$oracle.inside[${index}]++;`, expr, `peg$oracle.inside[${index}]--;`);
}

/** Adds the conditions of a rule's annotations to its expression. */
function meant(rule: string, expr: Expr, said: Annotations, plan: GrammarPlan): Expr {
  const asks = 'peg$oracle';
  const inner = bare(expr);
  if (said.option && inner.type === 'literal') return option(rule, inner, said.optionOf, plan);
  if (said.later !== undefined) {
    const due = said.later.attribute === undefined ? -1 : plan.attribute(said.later.attribute);
    const tried = `const from = peg$currPos; peg$currPos = at; peg$silentFails++; const found = peg$parse${said.later.rule}(); peg$silentFails--; peg$currPos = from;`;
    const read = `(at) => { ${tried} return found === peg$FAILED ? undefined : found; }`;
    return text(
      predicate(expr, ` return ${asks}.later(${JSON.stringify(said.later.rule)}, peg$currPos, ${due}, ${read}); `),
    );
  }
  if (said.inside !== undefined) {
    const within = `${asks}.inside[${plan.surrounding.indexOf(said.inside)}]`;
    return text(predicate(expr, ` return ${within} > 0; `));
  }
  if (said.words !== undefined) {
    const find = `${asks}.word(${JSON.stringify(rule)}, peg$word)`;
    const found = predicate(expr, ` return ${find} !== undefined; `);
    return action(expr, sequenceOf(expr, [labeled(text(expr), 'peg$word'), found]), ` return ${find}; `);
  }
  let whole = expr;
  if (said.same !== undefined) {
    const isSame = ` return peg$same === ${asks}.attributes[${plan.attribute(said.same)}]; `;
    whole = sequence(expr, [picked(whole, 'peg$same'), predicate(expr, isSame)]);
  }
  if (said.closes !== undefined) {
    const closes = ` return ${asks}.closes(${plan.attribute(said.closes)}, peg$run); `;
    whole = sequence(expr, [picked(text(whole), 'peg$run'), predicate(expr, closes)]);
  }
  if (said.incomplete !== undefined) {
    const isCut = ` return ${asks}.isCut(${JSON.stringify(said.incomplete)}, peg$currPos); `;
    whole = sequence(expr, [predicate(expr, isCut), picked(whole)]);
  }
  return whole;
}

/** The literal of an option, or a word in its place. */
function option(rule: string, literal: Literal, of: string | undefined, plan: GrammarPlan): Expr {
  const given = [rule, literal.value, of === undefined ? -1 : plan.attribute(of)].map((one) => JSON.stringify(one));
  const read = `const word = peg$oracle.option(peg$currPos, ${given.join(', ')});`;
  return text(
    predicate(literal, ` ${read} if (word === undefined) return false; peg$currPos += word.length; return true; `),
  );
}

/** The expression of a rule, returning a node if the rule makes one, and handing down its attribute. */
function nodeOf(rule: string, expr: Expr, said: Annotations, plan: GrammarPlan): Expr {
  if (!plan.isNode(rule)) return handing(expr, said, plan);
  const all = plan.fields(rule).map(({ label }) => label);
  const alternatives = alternativesOf(expr).map((alternative) => {
    const own = new Set(labelsOf(alternative).map(({ label }) => label));
    const fields = all.map((label) => (own.has(label) ? `, ${label}` : `, ${label}: null`)).join('');
    const raw = isRecoveryName(rule) ? ', raw: peg$oracle.slice(peg$savedPos, peg$currPos)' : '';
    const code = ` return { type: '${rule}', start: peg$savedPos, end: peg$currPos${raw}${fields} }; `;
    return action(alternative, handing(bare(alternative), said, plan), code);
  });
  const inner = bare(expr);
  const [only] = alternatives;
  return inner.type === 'choice' || only === undefined
    ? { type: 'choice', location: inner.location, alternatives }
    : only;
}

/** Hands the value of a label down, right after that label. */
function handing(expr: Expr, { attribute }: Annotations, plan: GrammarPlan): Expr {
  if (attribute === undefined) return expr;
  const [label, ...fields] = attribute.path;
  const give = (at: Expr): Expr =>
    predicate(
      at,
      ` peg$oracle.attributes[${plan.attribute(attribute.name)}] = ${[label, ...fields].join('.')}; return true; `,
    );
  const inside = (one: Expr): Expr => {
    if (one.type === 'sequence') {
      const elements = one.elements.flatMap((element) =>
        element.type === 'labeled' && element.label === label ? [element, give(element)] : [inside(element)],
      );
      return { ...one, elements };
    }
    if (one.type === 'choice') return { ...one, alternatives: one.alternatives.map(inside) };
    if (one.type === 'labeled' && one.label === label) return sequenceOf(one, [one, give(one)]);
    return 'expression' in one ? { ...one, expression: inside(one.expression) } : one;
  };
  return inside(expr);
}

function text(expression: Expr): Expr {
  return { type: 'text', location: expression.location, expression };
}

function sequenceOf({ location }: Expr, elements: Expr[]): Expr {
  return { type: 'sequence', location, elements };
}
