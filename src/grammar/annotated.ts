import { type Annotations, annotationsOf } from './generate/annotations.ts';
import { type GrammarSource, readGrammar } from './read.ts';
import type { Expr, Grammar } from './tree.ts';

/** A rule that compares two places of a text: what was handed down with what it reads. */
export interface Comparison {
  readonly rule: string;
  /** `@same index` */
  readonly annotation: string;
}

/** A grammar as far as its rules alone say it, and what they do not. */
interface AnnotatedGrammar {
  readonly grammar: Grammar;
  readonly comparisons: readonly Comparison[];
}

/**
 * Reads a grammar and writes its annotations out as expressions, where expressions can say them: a word list is the choice
 * of its words, what has to be later in a text is nothing here. For tools that make or export sentences.
 *
 * @throws Peggy's `SyntaxError` when a file is no grammar
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
    // Of two words that begin alike, the longer one is tried first.
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

/** What of a rule's annotations its railroad diagram says above what it draws; undefined where there is nothing to say. */
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
