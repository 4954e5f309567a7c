export { GrammarCoverage } from './coverage.ts';
export { type RuleDiagram, ruleDiagram } from './diagram.ts';
export { type Trace, type Trial, traceGrammar } from './trace.ts';
