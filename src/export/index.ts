export { ExportError, type Exported, toEbnf, toGbnf, toLark, toStructuralTag } from './export.ts';
export { withGiven } from './given.ts';
