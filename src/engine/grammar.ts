import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { Machine } from './machine.ts';
import type { Options } from './option-words.ts';

/**
 * What a text is read by: the rules marked `@stream` as steps, everything else as leaves that are read in one go.
 * `read` reads at an offset and gives the offset after what it read, or -1; what it found is in the {@link Machine}.
 */
export type Step =
  /** A shortcut that would have to wait for more text is skipped. */
  | {
      readonly op: 'leaf';
      readonly read: (at: number) => number;
      readonly isShortcut?: boolean;
      /** Its value is a part of the text that it is in, in the place of what is there. */
      readonly isValued?: boolean;
    }
  /** A text that comes in pieces. `within` names the run of characters that the last piece ended in, or is 0.
   *  One with `isSome` is not empty. */
  | { readonly op: 'text'; readonly read: (at: number, within: number) => number; readonly isSome?: boolean }
  | {
      readonly op: 'rule';
      readonly name: string;
      readonly attribute: number;
      /** Its number among the rules that others ask for with `@inside`. */
      readonly inside?: number;
      readonly body: Step;
      readonly isText: boolean;
    }
  | { readonly op: 'sequence'; readonly steps: readonly Step[]; readonly hand: Handing | null }
  /** The body, where what is looked at matches: it reads nothing. */
  | { readonly op: 'guard'; readonly read: (at: number) => number; readonly body: Step }
  | { readonly op: 'loop'; readonly body: Step }
  | { readonly op: 'optional'; readonly body: Step }
  | { readonly op: 'choice'; readonly alternatives: readonly Step[] }
  /** A recursive rule: looked up when it is reached. */
  | { readonly op: 'again'; readonly step: () => Step };

/** Which part of a sequence is handed down to the parts after it, and what of its value. */
export interface Handing {
  readonly attribute: number;
  readonly part: number;
  readonly take: (value: unknown) => unknown;
}

/** What is known of a recovery rule. */
export interface Mistake<Code extends string = string> extends DiagnosticInfo {
  /** The code, without the name of the format in front. */
  readonly code: Code;
  /** The text ends inside something: the rule is marked `@incomplete`. */
  readonly isCut?: boolean;
}

/** The rules of a grammar. */
export interface GrammarRules {
  /** What they read. */
  readonly machine: Machine;
  /** The steps of the start rules. */
  readonly steps: Readonly<Record<string, Step>>;
}

/**
 * A grammar compiled by `peglot generate`. `Nodes` lists the nodes that a reading hands out, `Texts` the texts that come
 * in pieces, `Mistakes` the recovery nodes, `Codes` the codes of the mistakes, `Around` the streamed rules around each rule.
 */
export interface CompiledGrammar<
  Nodes = unknown,
  Texts = unknown,
  Mistakes = unknown,
  Codes extends string = string,
  Around = unknown,
> {
  /** The rules that a reading may start from; the first is the default. */
  readonly starts: readonly string[];
  /**
   * The rules themselves, made on first use: importing many formats costs only those that read something. What cannot
   * match under the fixed words is left out.
   */
  readonly rules: (fixed?: Options) => GrammarRules;
  /** The mistakes, by the names of their rules. */
  readonly mistakes: Readonly<Record<string, Mistake<Codes>>>;
  /** How many attributes, tables and counters of rules a reading needs. */
  readonly attributes: number;
  readonly inside?: number;
  readonly tables: number;
  /** Only in types: what the adapter is given. */
  readonly types?: {
    readonly nodes: Nodes;
    readonly texts: Texts;
    readonly mistakes: Mistakes;
    readonly around: Around;
  };
}
