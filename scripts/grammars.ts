/** One parser to generate: `generated/<name>.ts`. */
export interface GrammarEntry {
  readonly name: string;
  /** Files under `grammars/`; the first rule of the first file is the default start rule. */
  readonly sources: readonly string[];
  /** The rules a caller may start from; the first is the default. */
  readonly startRules: readonly string[];
  /** The start rules match every text: the parser needs no syntax errors. */
  readonly total?: boolean;
  /** The format that the grammar belongs to, when it has another name. */
  readonly format?: string;
  /** Types for rules whose type cannot be inferred, by CamelCased rule name. */
  readonly types?: Readonly<Record<string, string>>;
}

/** Every parser of the package. */
export const grammars: readonly GrammarEntry[] = [
  {
    name: 'duckflow',
    sources: ['duckflow.peggy', 'common/lines.peggy'],
    total: true,
    startRules: ['Reply', 'Items', 'StopLine', 'FenceStart', 'FenceEnd', 'NoiseTail', 'BlockLine', 'Prose'],
  },
];
