import { isBlank, Pieces } from '../core/pieces.ts';
import type { Range } from '../core/range.ts';
import type { Part, RecoveryNode, Text, TreeNode } from '../engine/index.ts';

/** The part of a model that prose is written to. */
export interface ProseTarget extends Pick<Part<unknown>, 'report'> {
  text(key: 'text'): Text;
}

/** The state of the reply being read. */
export interface Reading {
  /** Marks it as cut off. */
  cut(): void;
}

export type TextNode = TreeNode & { readonly text: string };

/** Handlers for the text around edits, the same in all dialects. */
export type ProseHandlers = Record<
  'ProseText' | 'LineEnd' | 'Blank' | 'EndToken' | 'MentionText' | 'MentionEnd',
  (node: TextNode) => void
> &
  Record<'BadCutHead' | 'BadCutToken', (node: RecoveryNode) => void> &
  Record<'End' | 'MissingMentionEnd', () => void> & {
    MentionHead(node: { readonly run: string; readonly info: string }): void;
  };

type FenceHandlers = Record<'MissingFenceEnd' | 'MissingFenceRest', () => false | undefined> & {
  FenceEnd(node: { readonly text: string }): void;
};

/** The text around edits: pieces between markers, without end-of-turn tokens at the very end. */
export class Prose {
  readonly #to: ProseTarget;
  readonly #text: Pieces;
  /** End-of-turn tokens, and the blanks after them: text, unless only such tokens follow. */
  #waiting = '';
  #tokens: Range | null = null;

  constructor(to: ProseTarget) {
    this.#to = to;
    this.#text = new Pieces(to.text('text'));
  }

  add(text: string): void {
    if (this.#tokens === null) this.#text.add(text);
    else {
      this.#waiting += text;
      if (!isBlank(text)) this.#settle();
    }
  }

  /** Marks the place of a marker, which separates pieces. */
  mark(): void {
    this.#settle();
    this.#text.mark();
  }

  handlers(reading: Reading): ProseHandlers {
    const add = ({ text }: TextNode): void => this.add(text);
    const cut = ({ raw }: RecoveryNode): void => {
      this.add(raw);
      reading.cut();
    };
    return {
      ProseText: add,
      LineEnd: add,
      Blank: add,
      EndToken: ({ text, start, end }) => {
        this.#waiting += text;
        this.#tokens = { start: this.#tokens?.start ?? start, end };
      },
      End: () => {
        if (this.#tokens === null) this.#text.end();
        else this.#to.report('end-token', { range: this.#tokens });
      },
      MentionHead: ({ run, info }) => this.add(run + info),
      MentionText: add,
      MentionEnd: add,
      MissingMentionEnd: () => reading.cut(),
      BadCutHead: cut,
      BadCutToken: cut,
    };
  }

  /** Turns what was held back into text. */
  #settle(): void {
    if (this.#tokens !== null) this.#text.add(this.#waiting);
    this.#waiting = '';
    this.#tokens = null;
  }
}

/** Handlers for edits in another notation, which stay text. */
export function otherEdits(prose: Prose) {
  return {
    BadOtherEdit: ({ raw }: RecoveryNode): void => prose.add(raw),
    OtherHead: ({
      fence: { open, info },
    }: {
      readonly fence: { readonly open: string; readonly info: string };
    }): void => prose.add(open + info),
  };
}

/** The fence around edits: a marker if it contains an edit, else text. */
export class Fence {
  readonly #prose: Prose;
  readonly #reading: Reading;
  #source: string | null = null;
  #isText = false;
  /** Its contents were cut off, so there is no need to report that it is not closed. */
  isCut = false;

  constructor(prose: Prose, reading: Reading) {
    this.#prose = prose;
    this.#reading = reading;
  }

  open(source: string): void {
    this.#source = source;
    this.#isText = false;
  }

  /** Called when it contains an edit. */
  leave(): void {
    this.#source = null;
  }

  /** Called when it contains something else than an edit. */
  tell(): void {
    if (this.#source === null) return;
    this.#prose.add(this.#source);
    this.#isText = true;
    this.#source = null;
  }

  /** Called when the reply is cut off inside it. */
  cut(): void {
    this.isCut = true;
    this.#reading.cut();
  }

  handlers(): FenceHandlers {
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
