import type { CompletionItem, Diagnostic, DocumentSymbol, Range, TextEdit } from 'vscode-languageserver';
import type { GrammarSource } from '../../grammar/index.ts';
import type { Ranges } from './protocol.ts';

/** What a worker is asked about a text. */
export interface Task {
  readonly ask: 'text' | 'grammar' | 'canonical';
  readonly text: string;
  /** The file, as far as there is one: its name may name the format, and a grammar imports others from beside it. */
  readonly file: string;
  /** What the editor calls the language of the text. */
  readonly language: string;
  /** The format that the server was told. */
  readonly format?: string;
  /** Whether formats of one's own are loaded: that runs their code. */
  readonly own: boolean;
  /** The texts of other grammars that are open, by file. */
  readonly open: Readonly<Record<string, string>>;
}

/** What it answers. */
export type Answer =
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: true; readonly canonical: readonly TextEdit[] }
  | { readonly ok: false; readonly problem: string };

/** All that the editor may ask about one version of a text. */
export interface Analysis {
  readonly diagnostics: readonly Diagnostic[];
  readonly fixes: readonly Fix[];
  readonly symbols: readonly DocumentSymbol[];
  /** As the protocol has them: five numbers for each token. */
  readonly tokens: readonly number[];
  /** Of those that hold a place, the shortest counts. */
  readonly hovers: readonly { readonly range: Range; readonly markdown: string }[];
  readonly rules?: RuleIndex;
  /** Why the formats of one's own are not there. */
  readonly problem?: string;
}

/** An analysis that tells findings alone. */
export function onlyDiagnostics(diagnostics: readonly Diagnostic[]): Analysis {
  return { diagnostics, fixes: [], symbols: [], tokens: [], hovers: [] };
}

/** The place of what is said of a text as a whole. */
export const AT_START: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A fix of one finding. */
export interface Fix {
  readonly title: string;
  readonly edit: TextEdit;
  /** Which of the diagnostics it mends. */
  readonly diagnostic: number;
  /** It can be made together with all others of which this is true. */
  readonly isApart: boolean;
}

/** Where the rules of a grammar are defined and used, over all of its files. */
export interface RuleIndex {
  readonly definitions: readonly RulePlace[];
  readonly references: readonly RulePlace[];
  readonly completions: readonly CompletionItem[];
}

/** A place where the name of a rule is. */
export interface RulePlace {
  readonly rule: string;
  readonly file: string;
  readonly range: Range;
}

/** One file of a grammar that is open in the editor. */
export interface GrammarFile extends GrammarSource {
  readonly path: string;
  readonly ranges: Ranges;
  /** The text as it is in the file: that of a source has its imports blanked out. */
  readonly whole: string;
}
