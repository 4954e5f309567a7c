import type { Diagnostic } from '../core/diagnostic.ts';
import { codeTableOf } from './code-table.ts';
import type { Detail } from './draft.ts';
import { FLAT_SIZE, type FlatGrammar, type FlatReading } from './flat.ts';
import type { CompiledGrammar } from './grammar.ts';
import { MAX_OF_CODE } from './reader.ts';
import type { RecoveryNode } from './tree-node.ts';

/** What the mistakes of a flat reading say: made when somebody asks. */
export class FlatFindings {
  readonly #rules: readonly string[];
  readonly #table: ReturnType<typeof codeTableOf>['mistakes'];
  readonly #isError: readonly boolean[];

  constructor(
    name: string,
    grammar: CompiledGrammar & { readonly flat: FlatGrammar },
    codes: Parameters<typeof codeTableOf>[2],
  ) {
    this.#rules = grammar.flat.mistakes;
    this.#table = codeTableOf(name, grammar, codes).mistakes;
    this.#isError = this.#rules.map((rule) => this.#table.of(rule)?.mistake.severity === 'error');
  }

  /** Whether there are so many mistakes that not all of them are told. */
  areTooMany({ mistakes }: FlatReading): boolean {
    return mistakes.length > MAX_OF_CODE * FLAT_SIZE;
  }

  /** No mistake is an error. */
  areOk({ mistakes }: FlatReading): boolean {
    for (let at = 0; at < mistakes.length; at += FLAT_SIZE) if (this.#isError[mistakes[at] ?? 0] === true) return false;
    return true;
  }

  /** The findings in the order of the text; `say` is asked for more, or gives false for one that is not told. */
  of({ text, mistakes }: FlatReading, say: (node: RecoveryNode) => Detail | false | undefined): Diagnostic[] {
    const found: Diagnostic[] = [];
    for (let at = 0; at < mistakes.length; at += FLAT_SIZE) {
      const type = this.#rules[mistakes[at] ?? 0] ?? '';
      const start = mistakes[at + 1] ?? 0;
      const end = mistakes[at + 2] ?? 0;
      const node = { type, start, end, raw: text.slice(start, end) };
      const detail = say(node);
      if (detail !== false) {
        const words = this.#table.of(type);
        if (words !== null) found.push(words.diagnostic(node, detail));
      }
    }
    return found;
  }
}
