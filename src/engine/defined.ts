import type { Format } from '../core/format.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { Options } from './option-words.ts';

/** What tools need to know about a format beyond its interface. */
export interface Defined {
  /** The possible start rules. */
  readonly startRules: readonly string[];
  /** The default words of the rules marked `@option`. */
  readonly words: Options;
  readonly grammar: CompiledGrammar;
  /** The default start rule. */
  readonly start: string;
}

/**
 * The property of a format's `parse` that holds its definition: modules that export a format export this function too.
 * A registered symbol, because the tools bundle an engine of their own.
 */
const DEFINITION: unique symbol = Symbol.for('peglot.definition');

/** Attaches a format's definition to its `parse`; lazily, since most users never ask. */
export function keepDefinition(parse: object, defined: () => Defined): void {
  // Assigned: V8 keeps a function with a defined property, and all it refers to, until its next full collection.
  Object.assign(parse, { [DEFINITION]: defined });
}

/** Marks a `parse` that wraps the one of another format as having that format's definition. */
export function withDefinitionOf<Parse extends object>(format: Pick<Format<unknown>, 'parse'>, parse: Parse): Parse {
  return Object.assign(parse, { [DEFINITION]: () => definitionOf(format) });
}

/** The definition of a format; undefined if `defineFormat` did not make it. */
export function definitionOf(format: Pick<Format<unknown>, 'parse'>): Defined | undefined {
  const look: unknown = Reflect.get(format.parse, DEFINITION);
  const found: unknown = typeof look === 'function' ? look() : undefined;
  return isDefined(found) ? found : undefined;
}

function isDefined(value: unknown): value is Defined {
  return typeof value === 'object' && value !== null && 'startRules' in value && 'words' in value && 'grammar' in value;
}
