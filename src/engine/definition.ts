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

/** What an adapter can say about the reading, besides what it writes. */
export interface Adapting<Options> {
  readonly options: Options;
  /** The text is of the format: it is not read in another way. `via` says how the value is read. */
  recognised(via?: string): void;
  /** The writer of the text had finished; known once its end is read. */
  isFinished(): boolean;
  /** The text ends inside something. */
  cut(): void;
  /** A stretch of the text that was read and not released; with `keepsSource`. */
  source(start: number, end: number): string;
  /** The text before an offset is not asked for any more. */
  release(before: number): void;
  /** Finds places that were not noted, on demand. */
  locate(find: (path: Path) => Range | undefined): void;
  /**
   * The text is read in another way from an offset on: where the part is that is being handled, or after it. `handlers`
   * take what is read then.
   */
  goOn(at: number, way: Way, handlers: object): void;
  /** Calls a function, the last one that was given, whenever all that came of a stream is read. */
  atPause(run: () => void): void;
  /** Calls a function once the whole text is read, before the rules are applied. */
  atEnd(run: () => void): void;
}

/** Reports what a rule finds in a model. */
export type Find<Code extends string = string> = (code: Code, path: Path, detail?: Detail) => void;

/** One demand of a specification on a whole model. */
export type Rule<Model, Options = ReadOptions> = (value: Model, find: Find, options: Options) => void;

/**
 * What a format is made of: a grammar, an adapter, and the rest of its demands. `Own` lists the codes of `codes`, `Other`
 * those of the formats inside and of `fallback`, the name of their format in front.
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
  /** The short name of the format: the first half of its codes. */
  readonly name: Name;
  /** What `peglot generate` made of the grammar. */
  readonly grammar: Grammar;
  /** The model, as any Standard Schema. What it finds in a parsed value is a finding of `parse`, too. */
  readonly schema: StandardSchema<unknown, Model>;
  /**
   * The adapter writes nothing that the schema refuses: `parse` does not ask it, which would cost time. Held by a law
   * of `testFormat`.
   */
  readonly isOfSchema?: boolean;
  /** The model of an empty text. */
  empty(): Model;
  /**
   * Puts the nodes of one text into the model. Called once a text: what it remembers of the text is its own. Its handlers get
   * the part that is open where their rule is: `to` where no other is.
   */
  adapt(
    to: Part<Model>,
    reading: Adapting<Partial<Read>>,
  ):
    | HandlersOf<Grammar, Parts>
    | HandlerParts<HandlersOf<Grammar, Parts>>
    | SharedHandlers<Omit<HandlersOf<Grammar, { readonly model: never }>, 'parts'>>;
  /** The fixes of mistakes that follow from the mistake alone: handlers that need no state of the text. */
  readonly fixes?: FixesOf<Grammar>;
  /** The codes that the adapter and the rules report, beyond those of the grammar. */
  readonly codes?: Readonly<Record<Own, DiagnosticInfo>>;
  /** The formats of what is in the text, when the adapter passes on their findings as they are. */
  readonly inner?: readonly InnerFormat<Other>[];
  /** Demands beyond the schema. */
  readonly rules?: readonly Rule<Model, Partial<Read>>[];
  /** The code of what the schema finds; `invalid-value` by default. */
  schemaCode?(path: Path, value: Model): string;
  /** Writes the canonical text. The engine reads it back before it is given out. */
  print(value: Model, options: Partial<Print>): string;
  /** Which part of a value is to blame when it cannot be written, found by writing parts of it. */
  culprit?(value: Model, isWritable: (part: Model) => boolean): Path | undefined;
  /** The mistakes that a text of the model may hold as it is: what `print` writes may read back with them. */
  readonly allowedRepairs?: readonly string[];
  /** The instructions that make a model write the format. */
  prompt?(options: Partial<Prompt>): string;
  /** Mistakes are told before the part that they are in, not after it. */
  readonly mistakesFirst?: boolean;
  /** How values are read, when the text is of the format; its name by default. */
  readonly via?: string;
  /**
   * Reads a text in which nothing was recognised in another way; undefined when `read`, what the adapter made of it, is
   * the best there is.
   */
  fallback?(text: string, options: Partial<Read>, read: Parsed<Model>): Parsed<Model, Other> | undefined;
  /** The start rule, when it depends on the options. */
  start?(options: Partial<Read>): string;
  /** The words that replace those of rules marked `@option`: one or several, an empty list where there is none. */
  words?(options: Partial<Read>): Options;
  /** Those that are the same for all texts: rules are compiled for them once per object of words. */
  readonly fixedWords?: Options;
  /** A text of the format may end anywhere: one whose last line does not end is no finding. */
  readonly endsAnywhere?: boolean;
  /** The adapter asks for the source of what it was given. */
  readonly keepsSource?: boolean;
  /** Whether places and findings are kept for the result (the default); otherwise only the events hold them. */
  keeps?(options: Partial<Read>): boolean;
  /**
   * Reads a whole text faster than the grammar does, with the word for how it was read; undefined where it is not sure, and
   * where an error is to be said of the text. Streams never ask it: the law that they say what `parse` says holds it to the
   * grammar.
   */
  quick?(text: string, options: Partial<Read>): QuickValue<Model> | undefined;
  /** What of a value its canonical text keeps; without it, all of it. */
  meaning?(value: Model): unknown;
}

/** What a quick reader says of a text. */
export interface QuickValue<Model> {
  readonly value: Model;
  readonly via?: string;
  /**
   * Warnings are to be said of it, which the grammar finds, once somebody asks.
   *
   * @defaultValue false: nothing is to be said but that its last line does not end
   */
  readonly isMended?: boolean;
}

/** The parts of a format that a reading asks for, without the types of its nodes. */
interface ReadParts<Model, Read extends ReadOptions, Code extends string>
  extends Omit<
    FormatParts<Model, CompiledGrammar, Read, object, object, string, string, Code>,
    'adapt' | 'codes' | 'inner' | 'print' | 'culprit' | 'allowedRepairs' | 'prompt' | 'meaning'
  > {
  adapt(to: Part<Model>, reading: Adapting<Partial<Read>>): object;
}

/** What a reading asks of a format. */
export interface Definition<Model, Read extends ReadOptions, Code extends string> {
  readonly name: string;
  readonly parts: ReadParts<Model, Read, Code>;
  /** All codes: the engine's, the grammar's and its own. */
  readonly codes: Readonly<Record<string, DiagnosticInfo>>;
  /** Whether the format gives a code: its own, or one of a format inside. */
  readonly isCode: IsCode<Code>;
  readonly mistakes: MistakeTable;
}
