import type { Plugin } from 'peggy';
import { type Code, type Expr, type Grammar, type Rule, rulesByName, type TreePass, walk } from '../tree.ts';
import { SpeedConstants } from './constants.ts';
import { type First, firstFinder } from './first.ts';
import { ScannerWriter } from './scanner.ts';
import { type Seen, seenPart, seenRules } from './seen.ts';

/** How much the speed pass may assume. */
export interface SpeedOptions {
  /**
   * Actions only make values: they change nothing and throw nothing. Then the pass may leave out an action whose
   * value nobody sees. (Code in `&{ }` and `!{ }` is never left out where Peggy would run it, except behind a
   * first character that already rules the match out.)
   */
  readonly pureActions?: boolean;
  /**
   * Keep track of what was expected where, for the message of a syntax error. A grammar that matches every text never
   * shows one: without, its parser is smaller and faster.
   *
   * @defaultValue true
   */
  readonly reports?: boolean;
}

/**
 * A Peggy plugin that makes the generated parser fast and changes nothing else: results, and the positions and
 * expectations of errors, stay what they are.
 *
 * - An expression whose value nobody sees (inside `$`, under a predicate, without a label, in a rule whose own value nobody
 *   sees) becomes a native scan.
 * - A rule that the next character rules out is not called.
 *
 * It works on the tree: both become a semantic predicate that calls a function in the per-parse initializer.
 * Rules with Unicode classes, semantic predicates or library references keep Peggy's own code. Parsers with a cache
 * or a tracer are left alone: there, how a rule was reached can be seen from outside. Two things can differ: how deep
 * an input may nest before the stack is full, and `offset()` inside the code of a computed repetition count, which
 * Peggy does not define.
 */
export function speedPass(options: SpeedOptions = {}): Plugin {
  return {
    use(config) {
      let plain: Pick<Grammar, 'rules' | 'initializer' | 'topLevelInitializer'> | undefined;
      const speedUp: TreePass = (grammar, { allowedStartRules, cache, trace }) => {
        if (cache || trace) return;
        plain = { ...grammar };
        new SpeedPass(grammar, options).run(allowedStartRules ?? []);
      };
      // Passes that come after the code has been written (types, diagrams) see the grammar as its author wrote it.
      const restore: TreePass = (grammar) => {
        if (plain === undefined) return;
        grammar.rules = plain.rules;
        restoreKey(grammar, plain, 'initializer');
        restoreKey(grammar, plain, 'topLevelInitializer');
      };
      config.passes.generate.unshift(speedUp);
      config.passes.generate.push(restore);
    },
  };
}

function restoreKey<Key extends 'initializer' | 'topLevelInitializer'>(
  grammar: Grammar,
  plain: Pick<Grammar, Key>,
  key: Key,
): void {
  if (plain[key] === undefined) delete grammar[key];
  else grammar[key] = plain[key];
}

class SpeedPass {
  readonly #grammar: Grammar;
  readonly #first: (expr: Expr) => First;
  readonly #constants = new SpeedConstants();
  readonly #scanners: ScannerWriter;

  constructor(grammar: Grammar, { pureActions = false, reports = true }: SpeedOptions) {
    this.#grammar = grammar;
    this.#first = firstFinder(grammar, pureActions);
    this.#scanners = new ScannerWriter({
      rules: rulesByName(grammar),
      first: this.#first,
      pureActions,
      reports,
      constants: this.#constants,
    });
  }

  run(startRules: readonly string[]): void {
    const grammar = this.#grammar;
    const seen = seenRules(rulesByName(grammar), startRules, (expr) => this.#isWorthScanning(expr));
    const rules = grammar.rules.map((rule) => ({
      ...rule,
      expression: this.#fast(rule.expression, seen.has(rule.name) ? 'all' : 'none'),
    }));
    const needed = reachable(rules, [...startRules, ...this.#scanners.called]);
    grammar.rules = rules.filter((rule) => needed.has(rule.name));
    const { location } = grammar;
    const code = (type: Code['type'], text: string): Code => ({
      type,
      code: `\n${text}\n`,
      location,
      codeLocation: location,
    });
    const functions = code('initializer', this.#scanners.functions());
    const constants = code('top_level_initializer', this.#constants.declarations());
    grammar.initializer = [functions, grammar.initializer ?? []].flat();
    grammar.topLevelInitializer = [constants, grammar.topLevelInitializer ?? []].flat();
  }

  /** The expression, made fast. */
  #fast(expr: Expr, seen: Seen): Expr {
    if (seen === 'none' && this.#isWorthScanning(expr)) return this.#scan(expr);
    const part = (one: Expr): Expr => this.#fast(one, seenPart(one, expr, seen));
    switch (expr.type) {
      case 'simple_and':
      case 'simple_not':
        if (this.#isWorthScanning(expr)) return this.#scan(expr);
        return { ...expr, expression: this.#guarded(part(expr.expression), expr.expression, true) };
      case 'sequence':
        return { ...expr, elements: expr.elements.map(part) };
      case 'choice':
        return { ...expr, alternatives: expr.alternatives.map((one) => this.#guarded(part(one), one)) };
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
        return { ...expr, expression: this.#guarded(part(expr.expression), expr.expression) };
      case 'repeated':
        return { ...expr, expression: part(expr.expression), delimiter: expr.delimiter && part(expr.delimiter) };
      case 'text':
      case 'action':
      case 'labeled':
      case 'group':
      case 'named':
        return { ...expr, expression: part(expr.expression) };
      default:
        return expr;
    }
  }

  #isWorthScanning(expr: Expr): boolean {
    return !isTrivial(expr) && this.#scanners.canScan(expr);
  }

  #scan(expr: Expr): Expr {
    return predicate(expr, `return ${this.#scanners.scanner(expr)}();`, expr.match);
  }

  /** Puts the test of the first character in front of an expression that costs more: one that calls a rule. */
  #guarded(fast: Expr, plain: Expr, isCostly: boolean = startsWithRule(fast)): Expr {
    const first = this.#first(plain);
    const isSure = !first.nullable && first.clean;
    if (!isSure || first.chars.length === 0 || !isCostly || isTrivial(fast)) return fast;
    const guard = predicate(plain, `return ${this.#scanners.guard(first)}();`, 0);
    const { location, match } = plain;
    const so = match === undefined ? { location } : { location, match };
    if (fast.type === 'action') {
      const elements = fast.expression.type === 'sequence' ? fast.expression.elements : [fast.expression];
      // A sequence runs the action with the same labels as a single element does.
      return { ...fast, expression: { type: 'sequence', elements: [guard, ...elements], ...so } };
    }
    const picked: Expr = { type: 'labeled', pick: true, label: null, labelLocation: location, expression: fast, ...so };
    return { type: 'group', expression: { type: 'sequence', elements: [guard, picked], ...so }, ...so };
  }
}

/** A single test that Peggy writes as well as a scanner would. */
function isTrivial(expr: Expr): boolean {
  switch (expr.type) {
    case 'literal':
      // Of a longer one Peggy's code makes a string.
      return expr.value.length < 2;
    case 'any':
      return true;
    case 'group':
    case 'text':
    case 'optional':
    case 'simple_and':
    case 'simple_not':
    case 'labeled':
      return isTrivial(expr.expression);
    default:
      return false;
  }
}

function startsWithRule(expr: Expr): boolean {
  switch (expr.type) {
    case 'rule_ref':
      return true;
    case 'sequence': {
      const [start] = expr.elements;
      return start !== undefined && startsWithRule(start);
    }
    case 'choice':
      return expr.alternatives.some(startsWithRule);
    case 'repeated':
    case 'zero_or_more':
    case 'optional':
      return false;
    default:
      return 'expression' in expr && startsWithRule(expr.expression);
  }
}

function predicate({ location }: Expr, code: string, match: number | undefined): Expr {
  const expr: Expr = { type: 'semantic_and', code, location, codeLocation: location };
  return match === undefined ? expr : { ...expr, match };
}

function reachable(rules: readonly Rule[], from: readonly string[]): Set<string> {
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const names = new Set(from);
  for (const name of names) {
    const rule = byName.get(name);
    if (rule === undefined) continue;
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') names.add(expr.name);
    });
  }
  return names;
}
