import { appendTo, getOrMake } from '../../core/maps.ts';
import { type First, firstFinder } from '../first.ts';
import { isTolerantCopy } from '../strict.ts';
import { type Code, children, type Expr, type Grammar, type Rule, rulesByName, walk } from '../tree.ts';
import { CharSamples, pick, seededDice } from './chars.ts';
import { type Fitter, grammarWords, type Open, type SentenceChecker } from './checker.ts';
import { contextsOf } from './contexts.ts';
import { costFinder } from './cost.ts';
import { candidate, type Derivation, textAhead } from './generate.ts';

/** Facts about a grammar that hold for every start rule. */
interface Calibration {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly cost: (expr: Expr) => number;
  readonly chars: CharSamples;
  /** The words of the grammar that an expression matches as a whole. */
  readonly words: (expr: Expr) => readonly string[];
  readonly isWordOf: (expr: Expr, text: string) => boolean;
  /** Whether a rule matches exactly this text before `follow`. */
  readonly matches: (rule: string, text: string, follow: string, open: Open) => boolean;
  /** False when an expression is a lookahead that this text does not satisfy; true also when unknown. */
  readonly mayHold: (expr: Expr, text: string, open: Open) => boolean;
  /** It looks ahead and takes no text, itself or by its rule. */
  readonly isLookahead: (expr: Expr) => boolean;
  /** Some of what a rule matches, wherever it was tried. */
  readonly witnesses: (rule: string) => readonly Derivation[];
  readonly wordCount: number;
  readonly isWord: (text: string) => boolean;
  /** False when an expression certainly matches no text with this beginning. */
  readonly mayBegin: (expr: Expr, text: string) => boolean;
  /** False when a rule does not match exactly this text before `follow`; true also when unknown. */
  readonly fits: (rule: string, text: string, follow: string, open: Open, points: readonly number[]) => boolean;
}

const TRIES_PER_RULE = 24;
/** More tries for a rule, for each set of counted rules that may be open around it. */
const TRIES_PER_CONTEXT = 4;
/** So many texts of a rule are kept. */
const WITNESSES = 4;

const known = new WeakMap<Fitter, Calibration>();

/** Tries which rules match what is generated for them: once for all start rules, since that takes a second. */
export function calibrationOf(checker: SentenceChecker, fitter: Fitter): Calibration {
  return getOrMake(known, fitter, () => calibrate(checker, fitter));
}

function calibrate({ tree, wordNames, lookaheads }: SentenceChecker, fitter: Fitter): Calibration {
  const extra = new Set<string>();
  const contexts = contextsOf(tree);
  const contextsAt = new Map<Expr, readonly Open[]>();
  for (const rule of tree.rules) {
    walk(rule.expression, (expr) => {
      contextsAt.set(expr, contexts.get(rule.name) ?? [{}]);
      if (expr.type === 'literal') for (const char of expr.value) extra.add(char);
    });
  }
  const allWords = new Set(grammarWords(tree));
  const first = firstFinder(tree);
  const exact = exactRules(tree);
  const isLookahead = lookaheadTest(tree);
  const wordsOf = new Map<Expr, readonly string[]>();
  const mayFit = new Set<string>();
  const witnesses = new Map<string, Derivation[]>();
  const calibration: Calibration = {
    rules: rulesByName(tree),
    cost: costFinder(tree),
    chars: new CharSamples(extra),
    words: (expr) =>
      getOrMake(wordsOf, expr, () => {
        const name = wordNames.get(expr);
        const mayBegin = startTest(first(expr));
        return name === undefined ? [] : [...allWords].filter((word) => mayBegin(word) && fitter.fits(name, word));
      }),
    isWordOf: (expr, text) => {
      const name = wordNames.get(expr);
      return name !== undefined && startTest(first(expr))(text) && fitter.fits(name, text);
    },
    matches: (rule, text, follow, open) => mayFit.has(rule) && fitter.fits(rule, text, { follow, open }),
    mayHold: (within, text, open) => {
      const expr = unwrapped(within);
      const name = expr.type === 'rule_ref' && isLookahead(expr) ? expr.name : lookaheads.get(expr)?.name;
      return name === undefined || !mayFit.has(name) || fitter.fits(name, '', { follow: text, open });
    },
    witnesses: (rule) => witnesses.get(rule) ?? [],
    isLookahead,
    wordCount: allWords.size,
    isWord: (text) => allWords.has(text),
    mayBegin: (expr, text) => startTest(first(expr))(text),
    fits: (rule, text, follow, open, points) =>
      !mayFit.has(rule) ||
      (points.length === 0 && exact.has(rule)) ||
      fitter.fits(rule, text, { follow, open, points }),
  };
  // A rule that depends on its surroundings never matches alone: trying it again would be in vain.
  const byCost = tree.rules
    .map(({ name, expression }) => ({ name, expression, cost: calibration.cost(expression) }))
    .filter(({ name, cost }) => cost < Number.POSITIVE_INFINITY && !isTolerantCopy(name))
    .sort((a, b) => a.cost - b.cost);
  const neverAlone = rulesNeverAlone({ ...tree, rules: [...tree.rules, ...lookaheads.values()] });
  const knowledge = {
    ...calibration,
    fits: (rule: string, text: string, follow: string, open: Open) => calibration.fits(rule, text, follow, open, []),
  };
  for (const { name, expression } of byCost) {
    if (neverAlone.has(name)) continue;
    const dice = seededDice(name.length);
    const within = contextsAt.get(expression) ?? [{}];
    const most = TRIES_PER_RULE + TRIES_PER_CONTEXT * within.length;
    for (let round = 0; round < most && (witnesses.get(name)?.length ?? 0) < WITNESSES; round++) {
      const open = within[round % within.length] ?? {};
      const plan = { dice, size: round, open };
      const made = candidate(knowledge, expression, plan);
      const follow = isLookahead(expression) ? textAhead(knowledge, expression, plan) : '';
      if (!fitter.fits(name, made.text, { follow, open })) continue;
      mayFit.add(name);
      appendTo(witnesses, name, made);
    }
  }
  for (const [expr, { name }] of lookaheads) {
    if (neverAlone.has(name)) continue;
    const [expression = expr] = children(expr);
    const dice = seededDice(0);
    for (let round = 0; round < TRIES_PER_RULE && !mayFit.has(name); round++) {
      // Some hold where the expression is, others where it is not.
      const open = pick(dice, contextsAt.get(expr) ?? [{}]);
      const isPlain = round % 2 === 0 || calibration.cost(expression) === Number.POSITIVE_INFINITY;
      const text = isPlain ? '' : candidate(knowledge, expression, { dice, size: round, open }).text;
      if (fitter.fits(name, '', { follow: text, open })) mayFit.add(name);
    }
  }
  return calibration;
}

/** Tells texts that an expression may begin with from those that it certainly does not match. */
function startTest({ chars, nullable }: First): (text: string) => boolean {
  return (text) => {
    const code = text.charCodeAt(0);
    return nullable || chars.some(([from, to]) => from <= code && code <= to);
  };
}

/** The expression without label, parentheses and action. */
function unwrapped(expr: Expr): Expr {
  switch (expr.type) {
    case 'group':
    case 'text':
    case 'labeled':
    case 'action':
    case 'named':
      return unwrapped(expr.expression);
    default:
      return expr;
  }
}

/** Tells expressions that look ahead for a text and take none. */
function lookaheadTest(grammar: Grammar): (expr: Expr) => boolean {
  const rules = new Set<string>();
  const takesNone = (expr: Expr): boolean => {
    switch (expr.type) {
      case 'simple_and':
      case 'simple_not':
      case 'semantic_and':
      case 'semantic_not':
        return true;
      case 'literal':
        return expr.value === '';
      case 'rule_ref':
        return rules.has(expr.name);
      case 'choice':
        return expr.alternatives.every(takesNone);
      case 'sequence':
        return expr.elements.every(takesNone);
      case 'group':
      case 'text':
      case 'labeled':
      case 'action':
      case 'named':
        return takesNone(expr.expression);
      default:
        return false;
    }
  };
  for (let size = -1; size !== rules.size; ) {
    size = rules.size;
    for (const { name, expression } of grammar.rules) if (takesNone(expression)) rules.add(name);
  }
  const known = new WeakMap<Expr, boolean>();
  return (expr) => getOrMake(known, expr, () => takesNone(expr));
}

/**
 * The rules that match whatever is generated for them, wherever they are: they have no lookahead and never a choice to
 * make, so they need no check.
 */
function exactRules(grammar: { readonly rules: readonly Rule[] }): ReadonlySet<string> {
  const rules = rulesByName(grammar);
  const exact = new Set(rules.keys());
  for (let size = -1; size !== exact.size; ) {
    size = exact.size;
    for (const [name, rule] of rules) if (!isExact(rule.expression)) exact.delete(name);
  }
  return exact;

  function isExact(expr: Expr): boolean {
    switch (expr.type) {
      case 'literal':
      case 'class':
      case 'any':
        return true;
      case 'rule_ref':
        return exact.has(expr.name);
      case 'sequence':
        return expr.elements.every(isExact);
      case 'choice':
        return expr.alternatives.every(isCharacter);
      case 'group':
      case 'text':
      case 'labeled':
      case 'action':
      case 'named':
        return isExact(expr.expression);
      default:
        return false;
    }
  }
}

/** One character: it does not matter which of two such alternatives takes it. */
function isCharacter(expr: Expr): boolean {
  return (expr.type === 'class' && !expr.unicode) || (expr.type === 'literal' && expr.value.length === 1);
}

/**
 * Rules that must not be tried alone: their predicates call a per-parse function that loops with `while`. Such a loop
 * may rely on what other rules did before, and never end without it.
 */
function rulesNeverAlone(grammar: Grammar): ReadonlySet<string> {
  const blocks: readonly Code[] = [grammar.initializer ?? []].flat();
  const looping = loopingFunctions(blocks.map((block) => block.code).join('\n'));
  if (looping.length === 0) return new Set();
  const calls = new RegExp(`\\b(?:${looping.join('|')})\\s*\\(`);
  const rules = rulesByName(grammar);
  const found = new Set<string>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, rule] of rules) {
      walk(rule.expression, (expr) => {
        if (isCall(expr) || (expr.type === 'rule_ref' && found.has(expr.name))) found.add(name);
      });
    }
  }
  return found;

  function isCall(expr: Expr): boolean {
    return 'code' in expr && calls.test(expr.code);
  }
}

/** The functions that loop with `while`, and those that call one of them. */
function loopingFunctions(code: string): string[] {
  const functions = code
    .split(/^(?=function )/m)
    .map((text) => ({ name: /^function\s+(\w+)/.exec(text)?.[1] ?? '', text }))
    .filter(({ name }) => name !== '');
  const looping = new Set(functions.filter(({ text }) => /\bwhile\s*\(/.test(text)).map(({ name }) => name));
  for (let size = -1; size !== looping.size; ) {
    size = looping.size;
    for (const { name, text } of functions) {
      if ([...looping].some((other) => other !== name && new RegExp(`\\b${other}\\s*\\(`).test(text)))
        looping.add(name);
    }
  }
  return [...looping];
}
