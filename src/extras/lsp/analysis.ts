import type { CompletionItem, Diagnostic, DocumentSymbol, Range, TextEdit } from 'vscode-languageserver';
import type { GrammarSource } from '../../grammar/index.ts';
import type { Ranges } from './protocol.ts';

/** A task of a worker about a text. */
export interface Task {
  readonly ask: 'text' | 'grammar' | 'canonical';
  readonly text: string;
  /** The file, if there is one: its name may tell the format, and a grammar imports files relative to it. */
  readonly file: string;
  /** The editor's language id of the text. */
  readonly language: string;
  /** The format that the server was started with. */
  readonly format?: string;
  /** Whether to load the user's formats, which runs their code. */
  readonly own: boolean;
  /** The contents of other open grammars, by file. */
  readonly open: Readonly<Record<string, string>>;
}

/** The worker's answer. */
export type Answer =
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: true; readonly canonical: readonly TextEdit[] }
  | { readonly ok: false; readonly problem: string };

/** Everything that the editor may request about one version of a text. */
export interface Analysis {
  readonly diagnostics: readonly Diagnostic[];
  readonly fixes: readonly Fix[];
  readonly symbols: readonly DocumentSymbol[];
  /** Encoded as in the protocol: five numbers for each token. */
  readonly tokens: readonly number[];
  /** Of several at a position, the shortest counts. */
  readonly hovers: readonly { readonly range: Range; readonly markdown: string }[];
  readonly rules?: RuleIndex;
  /** Why the user's formats could not be loaded. */
  readonly problem?: string;
}

/** An analysis with findings only. */
export function onlyDiagnostics(diagnostics: readonly Diagnostic[]): Analysis {
  return { diagnostics, fixes: [], symbols: [], tokens: [], hovers: [] };
}

/** The range for findings about a text as a whole. */
export const AT_START: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A fix of one finding. */
export interface Fix {
  readonly title: string;
  readonly edit: TextEdit;
  /** The index of the diagnostic that it fixes. */
  readonly diagnostic: number;
  /** It can be applied together with all others marked so. */
  readonly isApart: boolean;
}

/** Where the rules of a grammar are defined and used, in all of its files. */
export interface RuleIndex {
  readonly definitions: readonly RulePlace[];
  readonly references: readonly RulePlace[];
  readonly completions: readonly CompletionItem[];
}

export interface RulePlace {
  readonly rule: string;
  readonly file: string;
  readonly range: Range;
}

/** One file of a grammar that is open in the editor. */
export interface GrammarFile extends GrammarSource {
  readonly path: string;
  readonly ranges: Ranges;
  /** The original text of the file; in the text of a source, imports are blanked out. */
  readonly whole: string;
}
