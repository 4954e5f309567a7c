import type { RecoveryNode, TreeNode } from '../../engine/index.ts';
import type { Prose } from './prose.ts';

/** The fence around edits: a marker if there is an edit in it, else text. */
export class Fence {
  readonly #prose: Prose;
  readonly #reading: { cut(): void };
  #source: string | null = null;
  #isText = false;
  /** What is in it was cut off: that it is not closed says nothing new. */
  isCut = false;

  constructor(prose: Prose, reading: { cut(): void }) {
    this.#prose = prose;
    this.#reading = reading;
  }

  open(source: string): void {
    this.#source = source;
    this.#isText = false;
  }

  /** An edit is in it. */
  leave(): void {
    this.#source = null;
  }

  /** What is in it is no edit. */
  tell(): void {
    if (this.#source === null) return;
    this.#prose.add(this.#source);
    this.#isText = true;
    this.#source = null;
  }

  handlers(): {
    FenceEnd(node: TreeNode & { readonly text: string }): void;
    MissingFenceEnd(node: RecoveryNode): false | undefined;
    MissingFenceRest(node: RecoveryNode): false | undefined;
  } {
    const missing = (): false | undefined => (this.isCut || this.#isText ? false : undefined);
    return {
      FenceEnd: ({ text }) => (this.#isText ? this.#prose.add(text) : this.#prose.mark()),
      MissingFenceEnd: missing,
      MissingFenceRest: () => {
        this.#reading.cut();
        return missing();
      },
    };
  }
}
