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
} from './export.ts';
export { withGiven } from './known-texts.ts';
export { withSeries } from './series.ts';
