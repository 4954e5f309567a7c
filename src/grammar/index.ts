/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, take the recovery rules out, export,
 * draw. They know no format; every Peggy grammar will do. What makes sentences is `peglot/grammar/sentences`.
 *
 * @packageDocumentation
 */

export { type CompileOptions, compileGrammar, matchEnd, type RuntimeParser } from './compile.ts';
export { type CoverageCount, type CoveragePoint, GrammarCoverage, joinedCounts } from './coverage/coverage.ts';
export { coverageHtml, type Excuse } from './coverage/html.ts';
export { type DiagramOptions, type RuleDiagram, ruleDiagram } from './docs/diagram.ts';
export { codeOfRule, type Mistake, type MistakeDocs, mistakesOf } from './docs/docs.ts';
export {
  ExportError,
  type Exported,
  type ExportNote,
  type ExportOptions,
  type ExportProgress,
  toContextFree,
  toEbnf,
  toGbnf,
  toLark,
  toStructuralTag,
} from './export/export.ts';
export { withGiven } from './export/known-texts.ts';
export { withSeries } from './export/series.ts';
export { ImportError } from './imports.ts';
export { lintPrefixShadowing } from './lint/prefix-shadowing.ts';
export { lintRecoveryPredicate } from './lint/recovery-predicate.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { isRecoveryName } from './recovery.ts';
export { type RuleComment, ruleComments } from './rule-comments.ts';
export { strictGrammar, strictTree } from './strict.ts';
export { type Trace, type TraceOptions, type Trial, traceGrammar } from './trace.ts';
export type { Expr, Grammar, Rule } from './tree.ts';
