import { appendTo } from '../../core/maps.ts';
import { messageOf } from '../../core/thrown.ts';
import type { GrammarSource } from '../read.ts';
import { isRecoveryName } from '../recovery.ts';
import { children, type Expr, type Grammar, type Rule, rulesByName, walk } from '../tree.ts';
import { withoutTypes } from '../without-types.ts';
import { type Annotations, annotationsOf } from './annotations.ts';
import { type GrammarFlaw, GrammarFlaws } from './flaws.ts';

/** One label of a node. */
export interface Field {
  readonly label: string;
  readonly expressions: readonly Expr[];
  /** Some alternative of the rule lacks it; its value is null there. */
  readonly isOptional: boolean;
}

/** What the generate pass needs to know of a grammar: its rules, their annotations, and what follows from both. */
export class GrammarPlan {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly attributes: readonly string[];
  /** The streamed rules that `@inside` refers to. */
  readonly surrounding: readonly string[];
  readonly #annotations: ReturnType<typeof annotationsOf>;
  readonly #mayReport = new Map<string, boolean>();
  readonly #recursive: ReadonlySet<string>;

  /** @throws {GrammarFlaws} when annotations name unknown rules, or code looks at the text */
  constructor(grammar: Grammar, sources: readonly GrammarSource[]) {
    this.rules = rulesByName(grammar);
    this.#annotations = annotationsOf(grammar, sources);
    this.attributes = [...new Set(grammar.rules.flatMap(({ name }) => this.annotations(name).attribute?.name ?? []))];
    this.surrounding = [...new Set(grammar.rules.flatMap(({ name }) => this.annotations(name).inside ?? []))];
    const flaws: GrammarFlaw[] = [
      ...this.#annotations.flaws,
      ...grammar.rules.flatMap(codeFlaws),
      ...grammar.rules.flatMap((rule) => this.#flawsOf(rule)),
    ];
    const [initializer] = [grammar.topLevelInitializer, grammar.initializer].flat().filter((one) => one != null);
    if (initializer !== undefined)
      flaws.push({
        rule: grammar.rules[0]?.name ?? '',
        message: 'a grammar holds no initializer: put meaning into the adapter',
        at: initializer.location,
        isPeggys: true,
      });
    if (flaws.length > 0) throw new GrammarFlaws(flaws);
    this.#recursive = recursiveRules(grammar);
  }

  /** Contradictions in the annotations and labels of a rule. */
  #flawsOf({ name, expression }: Rule): GrammarFlaw[] {
    const { same, closes, later, optionOf, attribute, stream, scan } = this.annotations(name);
    const asked = [same, closes, later?.attribute, optionOf].filter((attribute) => attribute !== undefined);
    const unknown = asked.filter((attribute) => !this.attributes.includes(attribute));
    const handed = attribute?.path[0];
    const reserved = this.isNode(name) ? this.fields(name).filter(({ label }) => RESERVED.has(label)) : [];
    const found: readonly (readonly [isFlaw: boolean, message: string])[] = [
      [this.surrounding.includes(name) && !stream, 'a rule that others ask for with @inside is marked @stream'],
      [scan && scanOf(expression) === undefined, '@scan: the rule is a loop and what ends it, `(!"end" .)* "end"`'],
      [
        handed !== undefined && !hasLabel(expression, handed),
        `@attribute: no part of the rule is labelled ${handed}: write @attribute NAME LABEL`,
      ],
    ];
    const said = [
      ...found.flatMap(([isFlaw, message]) => (isFlaw ? message : [])),
      ...unknown.map((attribute) => `no rule hands down ${attribute} (@attribute ${attribute})`),
    ];
    return [
      ...said.map((message) => ({ rule: name, message })),
      ...reserved.map(({ label }) => {
        const message = `every node has ${label}: give the label another name`;
        return { rule: name, message, isPeggys: true as const };
      }),
    ];
  }

  rule(name: string): Rule {
    const rule = this.rules.get(name);
    if (rule === undefined) throw new GrammarFlaws([{ rule: name, message: 'there is no such rule' }]);
    return rule;
  }

  annotations(rule: string): Annotations {
    return this.#annotations.of(rule);
  }

  attribute(name: string): number {
    return this.attributes.indexOf(name);
  }

  /** The rule is recursive, so its depth is limited. */
  isRecursive(rule: string): boolean {
    return this.#recursive.has(rule);
  }

  /** Matching the rule takes more than matching its expression. */
  isSpecial(rule: string): boolean {
    const { scan, incomplete, words, attribute, same, closes, later, inside, option } = this.annotations(rule);
    return (
      scan ||
      option ||
      [incomplete, words, attribute, same, closes, later, inside].some((annotation) => annotation !== undefined)
    );
  }

  /** The rule makes a node with its labels as fields. */
  isNode(name: string): boolean {
    const { expression } = this.rule(name);
    return isNodeName(name) && !isPassed(expression);
  }

  /** The labels of a node, over all alternatives of its rule. */
  fields(name: string): Field[] {
    const alternatives = alternativesOf(this.rule(name).expression);
    const byLabel = new Map<string, Expr[]>();
    for (const alternative of alternatives)
      for (const { label, expression } of labelsOf(alternative)) appendTo(byLabel, label, expression);
    return [...byLabel].map(([label, expressions]) => ({
      label,
      expressions,
      isOptional: expressions.length < alternatives.length,
    }));
  }

  /** The expression behind a chain of plain references, parentheses and `$`. */
  resolved(expr: Expr): Expr {
    const inner = bare(expr);
    if (inner.type === 'text') return this.resolved(inner.expression);
    if (inner.type !== 'rule_ref' || this.isSpecial(inner.name) || this.isRecursive(inner.name)) return inner;
    return this.resolved(this.rule(inner.name).expression);
  }

  /** In a text, it contributes what its rule returns and not what it matched: the rule is marked `@type string`. */
  isValued(expr: Expr): boolean {
    const inner = bare(expr);
    if (inner.type === 'sequence') {
      const last = inner.elements.at(-1);
      return last !== undefined && this.isValued(last) && inner.elements.slice(0, -1).every(isPredicate);
    }
    return inner.type === 'rule_ref' && this.annotations(inner.name).type === 'string';
  }

  /** Matching the expression may report a mistake: of a recovery rule, or of a word list that forgives slips. */
  mayReport(expr: Expr): boolean {
    if (expr.type === 'simple_and' || expr.type === 'simple_not') return false;
    if (expr.type === 'rule_ref') return this.#ruleMayReport(expr.name);
    return children(expr).some((child) => this.mayReport(child));
  }

  /** The mistakes that matching the expression may report. */
  mistakesIn(expr: Expr, seen: Set<string> = new Set()): string[] {
    if (isPredicate(expr) || !this.mayReport(expr)) return [];
    if (expr.type !== 'rule_ref') return children(expr).flatMap((child) => this.mistakesIn(child, seen));
    if (seen.has(expr.name)) return [];
    seen.add(expr.name);
    const { words } = this.annotations(expr.name);
    const own = [isRecoveryName(expr.name) ? expr.name : undefined, words?.anyCase, words?.oneSlip];
    return [...own.filter((name) => name !== undefined), ...this.mistakesIn(this.rule(expr.name).expression, seen)];
  }

  #ruleMayReport(name: string): boolean {
    const known = this.#mayReport.get(name);
    if (known !== undefined) return known;
    // For a recursive rule, its other alternatives decide.
    this.#mayReport.set(name, false);
    const { words } = this.annotations(name);
    const result =
      isRecoveryName(name) ||
      words?.anyCase !== undefined ||
      words?.oneSlip !== undefined ||
      this.mayReport(this.rule(name).expression);
    this.#mayReport.set(name, result);
    // Answers found while this one was open may be premature: forget the negative ones.
    if (result) for (const [other, answer] of this.#mayReport) if (!answer) this.#mayReport.delete(other);
    return result;
  }
}

function hasLabel(expr: Expr, label: string): boolean {
  let found = false;
  walk(expr, (inner) => {
    found ||= inner.type === 'labeled' && inner.label === label;
  });
  return found;
}

/** True when there is code anywhere in an expression. */
export function hasCode(expr: Expr): boolean {
  let found = false;
  walk(expr, (inner) => {
    found ||= 'code' in inner;
  });
  return found;
}

/** Properties that every node has. */
const RESERVED: ReadonlySet<string> = new Set(['type', 'start', 'end', 'raw']);

/** A PascalCase name belongs to a rule that makes a node of the tree. */
export function isNodeName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** The expression without display names and parentheses. */
export function bare(expr: Expr): Expr {
  return expr.type === 'named' || expr.type === 'group' ? bare(expr.expression) : expr;
}

/** True for lookahead. */
export function isPredicate({ type }: Expr): boolean {
  return type === 'simple_and' || type === 'simple_not';
}

export function alternativesOf(expr: Expr): readonly Expr[] {
  const inner = bare(expr);
  return inner.type === 'choice' ? inner.alternatives : [inner];
}

/** The labels of a sequence, or of a single labelled expression. */
export function labelsOf(expr: Expr): { readonly label: string; readonly expression: Expr }[] {
  const inner = bare(expr);
  const elements = inner.type === 'sequence' ? inner.elements : [inner];
  return elements.flatMap((element) =>
    element.type === 'labeled' && element.label !== null
      ? [{ label: element.label, expression: element.expression }]
      : [],
  );
}

export function isPicked(expr: Expr): boolean {
  return expr.type === 'labeled' && expr.pick === true;
}

/** The rule's value is the value of other rules: `Item = Task / Note`, `Entry = "-" @Task`, `List = Item*`. */
function isPassed(expr: Expr): boolean {
  const inner = bare(expr);
  switch (inner.type) {
    case 'action':
      return true;
    case 'rule_ref':
      return isNodeName(inner.name);
    case 'choice':
      return inner.alternatives.every(isPassed);
    case 'sequence':
      return inner.elements.some(isPicked);
    case 'labeled':
      return isPicked(inner);
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
      return isPassed(inner.expression);
    default:
      return false;
  }
}

/** What code may not use, and what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  input: 'label what it reads',
  text: 'label what was read, as in word:$[a-z]+',
  options: 'mark what differs with @option',
  offset: 'a node has start and end',
  location: 'a node has start and end',
  range: 'a node has start and end',
  error: 'name the mistake with a rule Bad… in the last place of a choice',
  expected: 'name the mistake with a rule Bad… in the last place of a choice',
};
const FORBIDDEN = new RegExp(`\\b(?:${Object.keys(INSTEAD).join('|')})\\b`);

/** Code sees nothing but labels: in a stream, code that looks at the text would not know where it ends. */
function codeFlaws({ name, expression }: Rule): GrammarFlaw[] {
  const flaws: GrammarFlaw[] = [];
  walk(expression, (expr) => {
    if (!('code' in expr)) return;
    const [seen] = FORBIDDEN.exec(withoutStrings(expr.code)) ?? [];
    const instead = seen === undefined ? undefined : INSTEAD[seen];
    if (instead !== undefined)
      flaws.push({
        rule: name,
        message: `code may look at labels only, not at ${seen}: ${instead}`,
        at: expr.codeLocation,
        isPeggys: true,
      });
    const wrong = syntaxError(expr.code);
    if (wrong !== undefined) flaws.push({ rule: name, message: `its code cannot be read: ${wrong}` });
  });
  return flaws;
}

/** The syntax error in the body of a function, without its position: the flaw names the rule. */
function syntaxError(code: string): string | undefined {
  try {
    withoutTypes(`() => {${code}\n}`);
    return undefined;
  } catch (error) {
    return messageOf(error).replace(/\s*\(\d+:\d+\)$/, '');
  }
}

function withoutStrings(code: string): string {
  return code.replace(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\/|\.\s*\w+/g,
    '',
  );
}

/** Rules that close a cycle of references: at least one of each cycle. */
function recursiveRules(grammar: Grammar): ReadonlySet<string> {
  const rules = rulesByName(grammar);
  const found = new Set<string>();
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (open.has(name)) found.add(name);
    if (open.has(name) || done.has(name)) return;
    open.add(name);
    const rule = rules.get(name);
    if (rule !== undefined)
      walk(rule.expression, (expr) => {
        if (expr.type === 'rule_ref') visit(expr.name);
      });
    open.delete(name);
    done.add(name);
  };
  for (const name of rules.keys()) visit(name);
  return found;
}

/** The loop body of a rule marked `@scan`, and what ends the loop. */
export function scanOf(expression: Expr): { readonly round: Expr; readonly end: Expr } | undefined {
  const inner = bare(expression);
  if (inner.type !== 'sequence') return undefined;
  const [loop, ...rest] = inner.elements;
  if (loop?.type !== 'zero_or_more' || rest.length === 0) return undefined;
  return { round: loop.expression, end: { ...inner, elements: rest } };
}
