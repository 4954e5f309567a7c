import type { Diagnostic, Range } from 'peglot';
import type { Expr } from '../../src/grammar/tree.ts';
import type { Frames } from './frames.ts';
import type { Serialized } from './serialized.ts';
import type { Stretches } from './stretches.ts';

/** A line of a view: how deep it is, what it shows, and the stretch of the text that it is about. */
export interface Row {
  readonly depth: number;
  /** The name: a key, a rule. */
  readonly name: string;
  readonly text: string;
  /** The text is shown as it is, line by line, and not as JSON writes it. */
  readonly isBlock?: boolean;
  readonly range: Range | undefined;
}

/** What a format makes of a text. However long the text is, the page takes it over at once: see `Serialized` and `Stretches`. */
export interface Reading {
  /** The name of the format that it was read with. */
  readonly of: string;
  readonly ok: boolean;
  readonly complete: boolean;
  readonly via: string;
  /** The first findings: whoever mends them sees the next ones. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many findings there are. */
  readonly found: number;
  /** The value, line by line. */
  readonly value: Serialized<readonly Row[]>;
  /** The nodes of the text, each with the name of its rule; undefined where the format does not tell them. */
  readonly nodes: Stretches | undefined;
  /** How the text looks, by its nodes and its value. */
  readonly marks: Stretches;
  /** The canonical text, or why there is none. */
  readonly printed: { readonly text: string } | { readonly problem: string };
  /** How long `parse` took, in milliseconds. */
  readonly took: number;
}

/** Why a text could not be read. */
export interface Unread {
  readonly problem: string;
}

/** What a library makes of a text. */
export interface Outcome {
  readonly name: string;
  readonly isRefused: boolean;
  /** The value as JSON, or why there is none. */
  readonly shown: string;
  /** What it says of it. */
  readonly said: string;
}

/** A text, and how it is to be read. */
export interface Text {
  /** The name of a format, or one of the choices that are none. */
  readonly of: string;
  readonly text: string;
  readonly schema?: string;
}

/** What the page asks the worker. */
export type Question =
  | (Text & { readonly ask: 'read' })
  | (Text & { readonly ask: 'stream'; readonly size: number })
  | (Text & { readonly ask: 'compare' })
  | { readonly ask: 'sample'; readonly of: string };

/** A text to begin with, by what it shows. */
export type Samples = Readonly<Record<string, string>>;

/** What the worker answers to each question. */
export interface Answers {
  readonly read: Reading | Unread;
  readonly stream: Frames;
  readonly compare: readonly Outcome[];
  readonly sample: Samples;
}

/** A grammar and an adapter to try on a text. */
export interface OwnTask {
  readonly grammar: string;
  readonly adapter: string;
  readonly text: string;
  /** Stream the text too, in chunks of this size. */
  readonly size?: number;
  /** Make sentences, coverage, export and drawings too: it takes longer. */
  readonly workbench: boolean;
}

/** What comes of it. */
export interface OwnResult {
  /** What is wrong with the grammar or the adapter, for people. */
  readonly problem?: string;
  readonly reading?: Reading;
  readonly frames?: Frames;
  readonly workbench?: Workbench;
}

/** What else comes out of a grammar. */
export interface Workbench {
  readonly sentences: readonly string[];
  readonly coverage: string;
  /** Which rules read the text, or how far they came. */
  readonly trace: string;
  readonly exported: string;
  /** The drawing of all rules, as an SVG file. */
  readonly drawing: string;
}

/** A rule of a grammar, to be drawn. */
export interface GrammarRule {
  readonly name: string;
  /** The first lines of its comment. */
  readonly about: string;
  /** What a frame around the drawing says. */
  readonly label?: string;
  readonly expression: Expr;
}
