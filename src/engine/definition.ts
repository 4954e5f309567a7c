import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { ParseOptions } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { IsCode } from '../core/report.ts';
import type { StandardSchema } from '../core/standard-schema.ts';
import type { InnerFormat } from './codes.ts';
import type { Detail } from './draft.ts';
import type { Way } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { FixesOf, HandlerParts, HandlersOf, SharedHandlers } from './handlers.ts';
import type { MistakeTable } from './mistake-words.ts';
import type { Options } from './option-words.ts';
import type { Part } from './part.ts';

/** Options of every reading. */
export type ReadOptions = ParseOptions;

/** What an adapter can tell and ask the reading, besides writing the model. */
export interface Adapting<Options> {
  readonly options: Options;
  /** The text is of this format, so no fallback is tried. `via` says how the value was read. */
  recognised(via?: string): void;
  /** Whether the model had finished writing; known once the end has been read. */
  isFinished(): boolean;
  /** The text ends inside something, so the result is incomplete. */
  cut(): void;
  /** A slice of the text that was read and not released; needs `keepsSource`. */
  source(start: number, end: number): string;
  /** The text before an offset is no longer needed. */
  release(before: number): void;
  /** Sets a lookup for places that were not noted. */
  locate(find: (path: Path) => Range | undefined): void;
  /** From an offset on (within or after the part being handled), reads the text with other rules and `handlers`. */
  goOn(at: number, way: Way, handlers: object): void;
  /** Sets the function to call whenever all received chunks have been read; the last one set wins. */
  atPause(run: () => void): void;
  /** Calls a function once the whole text is read, before the rules are applied. */
  atEnd(run: () => void): void;
}

/** Reports a finding of a rule. */
export type Find<Code extends string = string> = (code: Code, path: Path, detail?: Detail) => void;

/** One requirement of a specification on a whole model. */
export type Rule<Model, Options = ReadOptions> = (value: Model, find: Find, options: Options) => void;

/**
 * What a format is made of. `Own` are the codes in `codes`, `Other` those of inner formats and of `fallback`, with the
 * names of their formats as prefixes.
 */
export interface FormatParts<
  Model,
  Grammar extends CompiledGrammar,
  Read extends ReadOptions,
  Print extends object,
  Prompt extends object,
  Name extends string = string,
  Own extends string = string,
  Other extends string = string,
  Parts extends { readonly model: Part<Model> } = { readonly model: Part<Model> },
> {
  /** The short name of the format, which is the prefix of its codes. */
  readonly name: Name;
  /** The grammar compiled by `peglot generate`. */
  readonly grammar: Grammar;
  /** The schema of the model, as any Standard Schema. Its findings in a parsed value are findings of `parse`. */
  readonly schema: StandardSchema<unknown, Model>;
  /**
   * The adapter only writes what the schema accepts, so `parse` saves the time to check. A law of `testFormat` verifies
   * it.
   */
  readonly isOfSchema?: boolean;
  /** The model of an empty text. */
  empty(): Model;
  /**
   * Writes the nodes of a text into the model. It is called once per text, so its state is per text. Handlers get the
   * innermost open part around their rule, or else `to`.
   */
  adapt(
    to: Part<Model>,
    reading: Adapting<Partial<Read>>,
  ):
    | HandlersOf<Grammar, Parts>
    | HandlerParts<HandlersOf<Grammar, Parts>>
    | SharedHandlers<Omit<HandlersOf<Grammar, { readonly model: never }>, 'parts'>>;
  /** The fixes that depend on the mistake alone, so their handlers need no state of the text. */
  readonly fixes?: FixesOf<Grammar>;
  /** The codes that the adapter and the rules report, beyond those of the grammar. */
  readonly codes?: Readonly<Record<Own, DiagnosticInfo>>;
  /** The inner formats whose findings the adapter passes on unchanged. */
  readonly inner?: readonly InnerFormat<Other>[];
  /** Requirements beyond the schema. */
  readonly rules?: readonly Rule<Model, Partial<Read>>[];
  /** The code of a finding of the schema; `invalid-value` by default. */
  schemaCode?(path: Path, value: Model): string;
  /** Writes the canonical text. The engine reads it back before returning it. */
  print(value: Model, options: Partial<Print>): string;
  /** The part of a value to blame when it cannot be written, found by writing parts of it. */
  culprit?(value: Model, isWritable: (part: Model) => boolean): Path | undefined;
  /** The codes of mistakes that are legitimate content, so a printed text may read back with them. */
  readonly allowedRepairs?: readonly string[];
  /** The instructions for a model to write the format. */
  prompt?(options: Partial<Prompt>): string;
  /** Mistakes are reported before the part that contains them, not after. */
  readonly mistakesFirst?: boolean;
  /** The default of `via`; the format's name if not set. */
  readonly via?: string;
  /** Reads a text that was not `recognised` in another way; undefined if `read`, the adapter's result, is better. */
  fallback?(text: string, options: Partial<Read>, read: Parsed<Model>): Parsed<Model, Other> | undefined;
  /** The start rule, if it depends on the options. */
  start?(options: Partial<Read>): string;
  /** The words that replace those of rules marked `@option`; an empty list never matches. */
  words?(options: Partial<Read>): Options;
  /** Words that are the same for all texts: the rules are compiled for them, once per object of words. */
  readonly fixedWords?: Options;
  /** A text may end anywhere: a last line without a line end is no finding. */
  readonly endsAnywhere?: boolean;
  /** The adapter calls `source`. */
  readonly keepsSource?: boolean;
  /** Whether the result keeps places and findings (the default); otherwise only the events have them. */
  keeps?(options: Partial<Read>): boolean;
  /**
   * Reads a whole text faster than the grammar does; undefined if it is not sure, or if the text has an error. Streams
   * never call it, so the law that streams equal `parse` proves that it equals the grammar.
   */
  quick?(text: string, options: Partial<Read>): QuickValue<Model> | undefined;
  /** The part of a value that its canonical text preserves; all of it by default. */
  meaning?(value: Model): unknown;
}

/** The result of a quick reader. */
export interface QuickValue<Model> {
  readonly value: Model;
  readonly via?: string;
  /**
   * The text has warnings; the grammar finds them on demand.
   *
   * @defaultValue false: there is nothing to report except a last line without a line end
   */
  readonly isMended?: boolean;
}

/** The parts of a format that a reading needs, without the types of its nodes. */
interface ReadParts<Model, Read extends ReadOptions, Code extends string>
  extends Omit<
    FormatParts<Model, CompiledGrammar, Read, object, object, string, string, Code>,
    'adapt' | 'codes' | 'inner' | 'print' | 'culprit' | 'allowedRepairs' | 'prompt' | 'meaning'
  > {
  adapt(to: Part<Model>, reading: Adapting<Partial<Read>>): object;
}

/** What a reading needs of a format. */
export interface Definition<Model, Read extends ReadOptions, Code extends string> {
  readonly name: string;
  readonly parts: ReadParts<Model, Read, Code>;
  /** All codes: the engine's, those of the grammar and the format's own. */
  readonly codes: Readonly<Record<string, DiagnosticInfo>>;
  /** Whether the format can report a code: its own, or one of an inner format. */
  readonly isCode: IsCode<Code>;
  readonly mistakes: MistakeTable;
}
