import type { Defined } from './defined.ts';
import { Driver, type Sink } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';
import { isNode, type RecoveryNode } from './tree-node.ts';

/** A stretch of a text that a rule read, for what shows texts: highlighting, outlines. */
export interface Stretch {
  /** The name of the rule. */
  readonly type: string;
  /** UTF-16 units from the start of the text. */
  readonly start: number;
  readonly end: number;
  /** The rule names a mistake. */
  readonly isMistake: boolean;
}

/**
 * The nodes of a text, without their labels: in text order, outer ones before those inside them.
 *
 * @example stretchesOf(defined, '[MOOD] 0.5\n') // [{ type: 'Vital', start: 0, end: 11, isMistake: false }]
 */
export function stretchesOf(
  { grammar, start, words }: Pick<Defined, 'grammar' | 'start' | 'words'>,
  text: string,
): Stretch[] {
  const collector = new Collector(grammar);
  const driver = new Driver(grammar, start, collector, words);
  driver.end(text);
  return collector.inOrder();
}

class Collector implements Sink {
  readonly #mistakes: CompiledGrammar['mistakes'];
  readonly #found: (Stretch & { readonly order: number })[] = [];
  readonly #open: { readonly type: string; readonly start: number; readonly order: number }[] = [];
  /** Of nodes that are the same stretch, the outer one began first. */
  #order = 0;

  constructor({ mistakes }: CompiledGrammar) {
    this.#mistakes = mistakes;
  }

  leaf(value: unknown): void {
    // Nodes lie in the labels of nodes, and in lists: as deep as the text has it.
    const waiting = [value];
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (typeof next !== 'object' || next === null) continue;
      if (isNode(next)) this.#add(next.type, next.start, next.end, this.#order++);
      for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }

  mistakes(found: readonly RecoveryNode[]): void {
    for (const { type, start, end } of found) this.#add(type, start, end, this.#order++);
  }

  piece(): void {}

  enter(type: string, start: number): void {
    this.#open.push({ type, start, order: this.#order++ });
  }

  leave(type: string, end: number): void {
    const opened = this.#open.pop();
    if (opened !== undefined) this.#add(type, opened.start, end, opened.order);
  }

  inOrder(): Stretch[] {
    const sorted = this.#found.sort((a, b) => a.start - b.start || b.end - a.end || a.order - b.order);
    // A mistake is told of, and may be a label too.
    const once = sorted.filter(({ type, start, end }, at) => {
      const before = sorted[at - 1];
      return before?.type !== type || before.start !== start || before.end !== end;
    });
    return once.map(({ type, start, end, isMistake }) => ({ type, start, end, isMistake }));
  }

  #add(type: string, start: number, end: number, order: number): void {
    const isMistake = Object.hasOwn(this.#mistakes, type);
    if (start < end) this.#found.push({ type, start, end, isMistake, order });
  }
}
