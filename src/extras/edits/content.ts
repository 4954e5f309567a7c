import type { Range } from '../../core/range.ts';
import type { RecoveryNode, TextPiece, TreeNode } from '../../engine/index.ts';
import { Prose, type ProseTarget } from './prose.ts';
import { type ProseHandlers, proseHandlers } from './prose-handlers.ts';

/** Reads edits that are the content of a fence: nothing of one is told before it is whole, and it stays text if it is not. */
export class Content<Head> {
  readonly prose: Prose;
  readonly #reading: { cut(): void };
  readonly #deliver: (head: Head, content: string, range: Range) => void;
  #open: { readonly head: Head; readonly source: string; readonly content: string[]; readonly range: Range } | null =
    null;

  /** `deliver` takes content that is whole; its range is that of its head. */
  constructor(to: ProseTarget, reading: { cut(): void }, deliver: (head: Head, content: string, range: Range) => void) {
    this.prose = new Prose(to);
    this.#reading = reading;
    this.#deliver = deliver;
  }

  /** The head was read: what it says, and its text. */
  open(head: Head, source: string, { start, end }: Range): void {
    this.#open = { head, source, content: [], range: { start, end } };
  }

  /** Handlers that are the same in all dialects. */
  handlers(): ProseHandlers & {
    ContentText(piece: TextPiece<'ContentText'>): void;
    ContentEnd(node: TreeNode): void;
    BadInside(node: RecoveryNode): void;
    MissingRest(node: RecoveryNode): void;
  } {
    return {
      ...proseHandlers(this.prose, this.#reading),
      ContentText: ({ text }) => void this.#open?.content.push(text),
      BadInside: ({ raw }) => void this.#open?.content.push(raw),
      ContentEnd: () => {
        const open = this.#take();
        this.prose.mark();
        if (open !== null) this.#deliver(open.head, open.content.join(''), open.range);
      },
      MissingRest: () => {
        const open = this.#take();
        if (open !== null) this.prose.add(open.source + open.content.join(''));
        this.#reading.cut();
      },
    };
  }

  #take() {
    const open = this.#open;
    this.#open = null;
    return open;
  }
}
