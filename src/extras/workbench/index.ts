export { type CoverageCount, type CoveragePoint, GrammarCoverage, joinedCounts } from './coverage.ts';
export { coverageHtml, type Excuse } from './coverage-html.ts';
export { type DiagramOptions, type RuleDiagram, ruleDiagram } from './diagram.ts';
export { type Trace, type TraceOptions, type Trial, traceGrammar } from './trace.ts';
