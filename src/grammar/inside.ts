// The only part of the grammar tools that src/extras may import (exports and the workbench); `biome.json` enforces it.

export { annotationLabel, type Comparison, readAnnotated, readNested } from './annotated.ts';
export { type RuleComment, ruleComments } from './comments.ts';
export { type CompileOptions, compileGrammar, matchEnd, type RuntimeParser } from './compile.ts';
export { type Annotations, annotationsOf } from './generate/annotations.ts';
export { isAnnotated } from './generate/for-engine.ts';
export { generateParser } from './generate/generate.ts';
export { codeOfRule, type Mistake, mistakesOf } from './mistakes.ts';
export { compileMeant, type MeantOptions, type MeantParser } from './oracle.ts';
export { type CoveragePoint, countPoints, pointText } from './points.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { isRecoveryName } from './recovery.ts';
export {
  type Boundary,
  type CharClass,
  type Code,
  type Expr,
  type Grammar,
  type Repeated,
  type Rule,
  rulesByName,
  walk,
} from './tree.ts';
