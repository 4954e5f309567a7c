import type { Format } from '../core/format.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { Options } from './option-words.ts';

/** What tools ask of a format beyond its interface. */
export interface Defined {
  /** The rules that a reading may start from. */
  readonly startRules: readonly string[];
  /** The words of the rules marked `@option`, as a reading without options has them. */
  readonly words: Options;
  readonly grammar: CompiledGrammar;
  /** The rule that a reading without options starts from. */
  readonly start: string;
}

/**
 * Where the `parse` of a format keeps it: a module that exports what the format has exports that function too. A registered
 * symbol: the tools carry an engine of their own.
 */
const DEFINITION: unique symbol = Symbol.for('peglot.definition');

/** Keeps what a format was defined with, looked up on demand: most users never ask. */
export function keepDefinition(parse: object, defined: () => Defined): void {
  // An assignment: V8 keeps a function whose property was defined, and all it refers to, until its next full collection.
  Object.assign(parse, { [DEFINITION]: defined });
}

/** A `parse` that reads with the grammar of another format: it looks at the text first, or adds to the result. */
export function withDefinitionOf<Parse extends object>(format: Pick<Format<unknown>, 'parse'>, parse: Parse): Parse {
  return Object.assign(parse, { [DEFINITION]: () => definitionOf(format) });
}

/** What a format was defined with; undefined where `defineFormat` did not make it. */
export function definitionOf(format: Pick<Format<unknown>, 'parse'>): Defined | undefined {
  const look: unknown = Reflect.get(format.parse, DEFINITION);
  const found: unknown = typeof look === 'function' ? look() : undefined;
  return isDefined(found) ? found : undefined;
}

function isDefined(value: unknown): value is Defined {
  return typeof value === 'object' && value !== null && 'startRules' in value && 'words' in value && 'grammar' in value;
}
