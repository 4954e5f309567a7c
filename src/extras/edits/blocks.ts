import type { Range } from '../../core/range.ts';
import type { RecoveryNode, TextPiece, TreeNode } from '../../engine/index.ts';
import { Fence } from './fence.ts';
import { Prose, type ProseTarget } from './prose.ts';
import { type ProseHandlers, proseHandlers } from './prose-handlers.ts';

/** A block that is being read: nothing of it is told before it is whole. */
interface Block {
  /** All of its text, for when it is no edit. */
  readonly source: string[];
  readonly search: string[];
  readonly replace: string[];
  /** Of its first marker. */
  readonly character: string;
  readonly range: Range;
  isDivided: boolean;
}

type Text = TreeNode & { readonly text: string };

/** Reads SEARCH/REPLACE blocks: their handlers, for all dialects that have them. */
export class Blocks {
  readonly #reading: { cut(): void };
  readonly #deliver: (search: string, replace: string, range: Range) => void;
  readonly #find: ProseTarget['report'];
  readonly prose: Prose;
  readonly fence: Fence;
  #block: Block | null = null;

  /** `deliver` takes a block that is whole; its range is that of its first marker. */
  constructor(
    to: ProseTarget,
    reading: { cut(): void },
    deliver: (search: string, replace: string, range: Range) => void,
  ) {
    this.#reading = reading;
    this.#deliver = deliver;
    this.#find = (code, detail) => to.report(code, detail);
    this.prose = new Prose(to);
    this.fence = new Fence(this.prose, reading);
  }

  /** The first marker of a block. */
  open(source: string, mark: string, { start, end }: Range): void {
    this.#block = {
      source: [source],
      search: [],
      replace: [],
      character: mark.charAt(0),
      range: { start, end },
      isDivided: false,
    };
  }

  /** Handlers that are the same in all dialects. */
  handlers(): ProseHandlers & {
    ContentText(piece: TextPiece<'ContentText'>): void;
    Divider(node: Text): void;
    EditEnd(node: Text & { readonly mark: string }): void;
    MissingRest(node: RecoveryNode): void;
    BadUndivided(node: RecoveryNode): void;
    BadInside(node: RecoveryNode): void;
    BadMarker(node: RecoveryNode): void;
    BadOtherEdit(node: RecoveryNode): void;
    FenceEnd(node: Text): void;
    MissingFenceEnd(node: RecoveryNode): false | undefined;
    MissingFenceRest(node: RecoveryNode): false | undefined;
  } {
    return {
      ContentText: ({ text }) => this.content(text),
      Divider: ({ text }) => this.divide(text),
      EditEnd: ({ mark, start, end }) => {
        const isOwn = (this.#block?.character === '<') === mark.startsWith('>');
        if (!isOwn) this.#find('wrong-close', { range: { start, end } });
        this.close();
      },
      MissingRest: () => {
        this.fail('');
        this.fence.isCut = true;
        this.#reading.cut();
      },
      BadUndivided: ({ raw }) => this.fail(raw),
      BadInside: ({ raw }) => this.content(raw),
      BadMarker: ({ raw }) => this.prose.add(raw),
      BadOtherEdit: ({ raw }) => this.prose.add(raw),
      ...proseHandlers(this.prose, this.#reading),
      ...this.fence.handlers(),
    };
  }

  /** Content as it is meant, and as it was written. */
  content(text: string, source: string = text): void {
    const block = this.#block;
    if (block === null) return;
    block.source.push(source);
    (block.isDivided ? block.replace : block.search).push(text);
  }

  divide(source: string): void {
    if (this.#block === null) return;
    this.#block.source.push(source);
    this.#block.isDivided = true;
  }

  /** The block is whole. */
  close(): void {
    const block = this.#block;
    this.#block = null;
    if (block === null) return;
    this.fence.leave();
    this.prose.mark();
    this.#deliver(block.search.join(''), block.replace.join(''), block.range);
  }

  /** The block is no edit: it stays text. */
  fail(source: string): void {
    const block = this.#block;
    this.#block = null;
    this.fence.tell();
    this.prose.add((block?.source.join('') ?? '') + source);
  }
}
