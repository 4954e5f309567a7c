import type { TreeNode } from './tree-node.ts';

/** How deep rules may call themselves. Deeper text does not match: what recovers reads it. */
export const MAX_DEPTH = 400;

/** How many numbers there are for a node or a mistake: what it is, where it starts, and where it ends. */
export const FLAT_SIZE = 3;

/** What readers marked `@flat` move over, and the numbers that they note. One text is read at a time. */
export class FlatMachine {
  text = '';
  end = 0;
  /** How deep rules call themselves. */
  depth = 0;
  /** The nodes, each before those in it; after `nodesEnd` is what did not match, or what another text left. */
  nodes: Int32Array = new Int32Array(FLAT_SIZE * 256);
  nodesEnd = 0;
  mistakes: Int32Array = new Int32Array(FLAT_SIZE * 64);
  mistakesEnd = 0;

  load(text: string): void {
    this.text = text;
    this.end = text.length;
    this.depth = 0;
    this.nodesEnd = 0;
    this.mistakesEnd = 0;
  }

  node(kind: number, start: number, end: number): void {
    const at = this.nodesEnd;
    if (at === this.nodes.length) this.nodes = larger(this.nodes);
    this.nodes[at] = kind;
    this.nodes[at + 1] = start;
    this.nodes[at + 2] = end;
    this.nodesEnd = at + FLAT_SIZE;
  }

  /** Notes a node whose end is not known yet; gives its number. */
  open(kind: number, start: number): number {
    const at = this.nodesEnd;
    this.node(kind, start, start);
    return at;
  }

  close(node: number, end: number): void {
    this.nodes[node + 2] = end;
  }

  mistake(kind: number, start: number, end: number): void {
    const at = this.mistakesEnd;
    if (at === this.mistakes.length) this.mistakes = larger(this.mistakes);
    this.mistakes[at] = kind;
    this.mistakes[at + 1] = start;
    this.mistakes[at + 2] = end;
    this.mistakesEnd = at + FLAT_SIZE;
  }
}

function larger(numbers: Int32Array): Int32Array {
  const made = new Int32Array(numbers.length * 2);
  made.set(numbers);
  return made;
}

/** The readers of the rules marked `@flat`: each gives the offset after what it read, or -1. */
export interface FlatRules {
  readonly machine: FlatMachine;
  readonly starts: Readonly<Record<string, (at: number) => number>>;
}

/** What a grammar reads flat. */
export interface FlatGrammar<Kind extends string = string> {
  readonly rules: () => FlatRules;
  /** The rules of the nodes by their numbers; a rule of several alternatives has one for each. */
  readonly kinds: readonly Kind[];
  /** The rules of the mistakes by their numbers. */
  readonly mistakes: readonly string[];
}

/** What was read flat: nodes as numbers, {@link FLAT_SIZE} for each, each before those in it. */
export interface FlatNodes {
  readonly text: string;
  readonly nodes: Int32Array;
}

/** The node of a rule marked `@flat`. */
export interface FlatNode extends TreeNode, FlatNodes {}

/** A stretch of a text as it was read flat, with its mistakes in the same manner. */
export interface FlatReading extends FlatNodes {
  readonly mistakes: Int32Array;
  readonly end: number;
  /** The text ends inside it: what is missing at its end is. */
  readonly isCut: boolean;
}

/** Reads by a rule marked `@flat`, at an offset of a text that is there as a whole. */
export function readFlat(grammar: FlatGrammar, rule: string, text: string, at = 0): FlatReading | undefined {
  const { machine, starts } = grammar.rules();
  machine.load(text);
  const end = starts[rule]?.(at) ?? -1;
  if (end < 0) return undefined;
  const mistakes = machine.mistakes.slice(0, machine.mistakesEnd);
  return {
    text,
    nodes: machine.nodes.slice(0, machine.nodesEnd),
    mistakes,
    end,
    isCut: isCut(grammar, mistakes, text.length),
  };
}

/** Mistakes are in the order of the text: the last one tells. */
function isCut(grammar: FlatGrammar, mistakes: Int32Array, length: number): boolean {
  const last = mistakes.length - FLAT_SIZE;
  if (last < 0 || mistakes[last + 1] !== length) return false;
  return grammar.mistakes[mistakes[last] ?? 0]?.startsWith('Missing') === true;
}

/** Makes something when it is first asked for, and keeps it. */
export function onceMade<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
