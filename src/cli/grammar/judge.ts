import peggy, { type DiagnosticNote, type LocationRange } from 'peggy';
import { GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { isForEngine } from '../../grammar/generate/for-engine.ts';
import { generateParser } from '../../grammar/generate/generate.ts';
import { lintGrammar } from '../../grammar/lint/lint.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import type { Grammar } from '../../grammar/tree.ts';

/** A problem of a grammar. */
export interface GrammarFinding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Undefined if a flaw belongs to no rule. */
  readonly location: LocationRange | undefined;
  readonly notes: readonly DiagnosticNote[];
}

/** The problems of a grammar, and its tree; that is undefined when it cannot be read. */
export interface Judgement {
  readonly findings: readonly GrammarFinding[];
  readonly grammar?: Grammar;
}

/**
 * All known problems of a grammar, from Peggy's checks, the lints, and the engine where the grammar is for it. No code
 * in the grammar is run.
 */
export function judgeGrammar(sources: readonly GrammarSource[], startRules: readonly string[] | undefined): Judgement {
  const findings: GrammarFinding[] = [];
  const add = (
    severity: GrammarFinding['severity'],
    message: string,
    location?: LocationRange,
    notes: readonly DiagnosticNote[] = [],
  ): void => void findings.push({ severity, message, location, notes });
  let grammar: Grammar;
  try {
    grammar = readGrammar(sources);
  } catch (error) {
    if (!(error instanceof peggy.parser.SyntaxError)) throw error;
    add('error', error.message, error.location);
    return { findings };
  }
  const isOurs = isForEngine(grammar, sources);
  try {
    lintGrammar(sources, {
      ...(startRules !== undefined && { allowedStartRules: [...startRules] }),
      warning: (_stage, message, location, notes) => add('warning', message, location, notes),
    });
    generateParser(sources, { engine: 'peglot/define/runtime', ...(startRules !== undefined && { startRules }) });
  } catch (error) {
    if (error instanceof peggy.GrammarError) {
      for (const [severity, message, location, notes] of error.problems)
        if (severity === 'error') add('error', message, location, notes);
      if (error.problems.length === 0) add('error', error.message, error.location);
    } else if (!(error instanceof GrammarFlaws)) throw error;
    // A grammar that does not ask for the engine gets Peggy's own parser.
    else if (!error.isPeggys || isOurs) {
      const places = new Map(grammar.rules.map(({ name, location }) => [name, nameLocation(name, location)]));
      for (const { rule, message, at } of error.flaws) add('error', message, at ?? places.get(rule));
    }
  }
  return { findings, grammar };
}

/** The location of a rule's name. */
function nameLocation(name: string, { source, start }: LocationRange): LocationRange {
  return { source, start, end: { ...start, offset: start.offset + name.length, column: start.column + name.length } };
}
