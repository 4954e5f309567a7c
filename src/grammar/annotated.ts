import { type Annotations, annotationsOf } from './generate/annotations.ts';
import { picked, predicate, sequence } from './nodes.ts';
import { type GrammarSource, readGrammar } from './read.ts';
import type { Expr, Grammar } from './tree.ts';

/** A rule that compares two places of a text: a value handed down earlier with what the rule reads. */
export interface Comparison {
  readonly rule: string;
  /** `@same index` */
  readonly annotation: string;
}

/** A grammar with its annotations written as plain rules, and the comparisons that rules cannot express. */
interface AnnotatedGrammar {
  readonly grammar: Grammar;
  readonly comparisons: readonly Comparison[];
}

/**
 * Reads a grammar and writes its annotations as expressions where possible: a word list becomes the choice of its
 * words, a condition on later text (`@later`) always matches. For tools that make or export sentences.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 */
export function readAnnotated(sources: readonly GrammarSource[]): AnnotatedGrammar {
  const grammar = readGrammar(sources);
  const { of } = annotationsOf(grammar, sources);
  const rules = grammar.rules.map((rule) => {
    const { words, later } = of(rule.name);
    const { location } = rule.expression;
    const literal = (value: string): Expr => ({ type: 'literal', value, ignoreCase: false, location });
    if (later !== undefined) return { ...rule, expression: literal('') };
    if (words === undefined) return rule;
    // Of two words with a common beginning, the longer one is tried first.
    const alternatives = [...words.words].sort((a, b) => b.length - a.length).map(literal);
    const [only] = alternatives;
    const expression: Expr =
      only !== undefined && alternatives.length === 1 ? only : { type: 'choice', alternatives, location };
    return { ...rule, expression };
  });
  const comparisons = grammar.rules.flatMap(({ name }) => {
    const { same, closes } = of(name);
    if (same !== undefined) return [{ rule: name, annotation: `@same ${same}` }];
    return closes === undefined ? [] : [{ rule: name, annotation: `@closes ${closes}` }];
  });
  return { grammar: { ...grammar, rules }, comparisons };
}

/**
 * Reads a grammar as {@link readAnnotated} does, for making sentences: `@inside` holds only in its rule. That needs code,
 * which cannot be exported.
 */
export function readNested(sources: readonly GrammarSource[]): Grammar {
  const { grammar } = readAnnotated(sources);
  const { of } = annotationsOf(grammar, sources);
  const surrounding = new Set(grammar.rules.flatMap(({ name }) => of(name).inside ?? []));
  const rules = grammar.rules.map((rule) => {
    const { inside, incomplete } = of(rule.name);
    const { expression } = rule;
    return {
      ...rule,
      ...(inside !== undefined && { expression: predicate(expression, ` return peg$open.${inside} > 0; `) }),
      ...(incomplete !== undefined && { expression: atEnd(expression) }),
      ...(surrounding.has(rule.name) && { counted: rule.name }),
    };
  });
  return { ...grammar, rules };
}

/** The expression where the text ends behind it. */
function atEnd(expr: Expr): Expr {
  const { location } = expr;
  return sequence(expr, [picked(expr), { type: 'simple_not', location, expression: { type: 'any', location } }]);
}

/**
 * The caption of a rule's railroad diagram: what its annotations add to the drawing. Undefined if they add nothing.
 */
export function annotationLabel(rule: string, said: Annotations): string | undefined {
  const { incomplete, same, closes, later, inside, option, optionOf } = said;
  const parts = [
    option && `option ${rule}${optionOf === undefined ? '' : ` of ${optionOf}`}`,
    same !== undefined && `the same as ${same}`,
    closes !== undefined && `closes ${closes}`,
    later !== undefined && `later: ${later.rule}${later.attribute === undefined ? '' : ` with ${later.attribute}`}`,
    inside !== undefined && `inside ${inside}`,
    incomplete !== undefined && `where the text ends in ${incomplete}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(', ');
}
