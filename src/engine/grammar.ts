import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { Machine } from './machine.ts';
import type { Options } from './option-words.ts';

/**
 * A node of a compiled grammar: rules marked `@stream` are steps, everything else are leaves that are read in one go.
 * `read` takes an offset and returns the offset after the match, or -1; the value is in the {@link Machine}.
 */
export type Step =
  /** A shortcut that would have to wait for more text is skipped. */
  | {
      readonly op: 'leaf';
      readonly read: (at: number) => number;
      readonly isShortcut?: boolean;
      /** Its value replaces what it read in the text around it. */
      readonly isValued?: boolean;
    }
  /**
   * A streamed text. `within` is the number of the run that the last piece ended in, or 0; `isSome`: it is not empty.
   */
  | { readonly op: 'text'; readonly read: (at: number, within: number) => number; readonly isSome?: boolean }
  | {
      readonly op: 'rule';
      readonly name: string;
      readonly attribute: number;
      /** Its number among the rules that `@inside` refers to. */
      readonly inside?: number;
      readonly body: Step;
      readonly isText: boolean;
    }
  | { readonly op: 'sequence'; readonly steps: readonly Step[]; readonly hand: Handing | null }
  /** The body, if a lookahead matches. */
  | { readonly op: 'guard'; readonly read: (at: number) => number; readonly body: Step }
  | { readonly op: 'loop'; readonly body: Step }
  | { readonly op: 'optional'; readonly body: Step }
  | { readonly op: 'choice'; readonly alternatives: readonly Step[] }
  /** A recursive rule, resolved when it is reached. */
  | { readonly op: 'again'; readonly step: () => Step };

/** The part of a sequence whose value is handed down to later parts. */
export interface Handing {
  readonly attribute: number;
  readonly part: number;
  readonly take: (value: unknown) => unknown;
}

/** A recovery rule. */
export interface Mistake<Code extends string = string> extends DiagnosticInfo {
  /** The code without the format's prefix. */
  readonly code: Code;
  /** The rule is marked `@incomplete`: the text ends inside something. */
  readonly isCut?: boolean;
}

export interface GrammarRules {
  /** The machine that they read with. */
  readonly machine: Machine;
  /** The steps of the start rules. */
  readonly steps: Readonly<Record<string, Step>>;
}

/**
 * A grammar compiled by `peglot generate`. `Nodes` are the nodes that a reading hands out, `Texts` the streamed texts,
 * `Mistakes` the recovery nodes, `Codes` their codes, `Around` the streamed rules around each rule.
 */
export interface CompiledGrammar<
  Nodes = unknown,
  Texts = unknown,
  Mistakes = unknown,
  Codes extends string = string,
  Around = unknown,
> {
  /** The start rules; the first is the default. */
  readonly starts: readonly string[];
  /** The rules, made on first use to keep imports cheap. What cannot match with the fixed words is left out. */
  readonly rules: (fixed?: Options) => GrammarRules;
  /** The mistakes, by rule name. */
  readonly mistakes: Readonly<Record<string, Mistake<Codes>>>;
  /** The numbers of attributes, counters of rules, and lookahead tables that a reading needs. */
  readonly attributes: number;
  readonly inside?: number;
  readonly tables: number;
  /** Exists only as a type. */
  readonly types?: {
    readonly nodes: Nodes;
    readonly texts: Texts;
    readonly mistakes: Mistakes;
    readonly around: Around;
  };
}
