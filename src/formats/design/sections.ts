import type { HeadingNode, Span, TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import { type Context, type Loose, type Piece, saysNothing, trimSpan } from './context.ts';
import { tableEntries } from './entries.ts';
import type { DesignSpecification } from './model.ts';
import { Nesting } from './nesting.ts';
import { unquoted } from './readers.ts';

/** Reads the tiles of one section. */
export interface SectionReader {
  /** Takes a tile; headings that open no section come here too, blank lines and footers do not. */
  add(tile: TileNode): void;
  /** A heading that would open a section opens an item here: `## GET /users`. */
  claims?(tile: HeadingNode): boolean;
  /** Whether a heading opens an item: then nothing before it needs what follows. */
  opens?(tile: HeadingNode): boolean;
  /** Finishes the section. With `isLast`, the text ends here: what stands behind a rule at its end is no part of it. */
  close(isLast: boolean): void;
}

/** A section that is one text: from its first tile to its last. */
export class TextSection implements SectionReader {
  readonly #context: Context;
  readonly #write: (text: string, span: Span) => void;
  #piece: Piece = { text: '', offset: 0 };
  #start = -1;
  #end = -1;

  constructor(context: Context, write: (text: string, span: Span) => void) {
    this.#context = context;
    this.#write = write;
  }

  add(tile: TileNode): void {
    // A rule counts only when more text follows.
    if (tile.type === 'Rule') return;
    if (this.#start === -1) {
      this.#start = tile.start;
      this.#piece = this.#context.piece;
    }
    this.#end = tile.end;
  }

  close(): void {
    if (this.#start === -1) return;
    const span = trimSpan(this.#piece.text, { start: this.#start, end: this.#end });
    this.#context.within(this.#piece, () => this.#write(this.#context.text(span), span));
  }
}

/** The technology stack: `- **Language:** Python 3.12`. */
export class StackSection implements SectionReader {
  readonly #context: Context;
  readonly #stack: Record<string, string>;
  readonly #names = new Map<string, Range>();
  readonly #loose: Loose[] = [];
  readonly #keep: (loose: readonly Loose[]) => void;
  readonly #nesting: Nesting = new Nesting();
  /** The technology that was set last. */
  #last: { name: string; start: number } | null = null;

  constructor(context: Context, design: DesignSpecification, keep: (loose: readonly Loose[]) => void) {
    this.#context = context;
    this.#stack = design.technology_stack;
    this.#keep = keep;
  }

  add(tile: TileNode): void {
    const context = this.#context;
    const last = this.#nesting.holds(tile, context) ? this.#last : null;
    if (tile.type === 'Rule') return;
    if (last !== null) {
      setOwn(this.#stack, last.name, context.text(trimSpan(context.piece.text, { start: last.start, end: tile.end })));
    } else if (tile.type === 'Field') {
      context.mistakes(tile.errors, PATHS.stack);
      this.#set(tile.name, tile.value);
    } else if (tile.type === 'Bullet' && tile.content.kind === 'entry') {
      const { name, value, style, errors } = tile.content;
      context.mistakes(errors, PATHS.stack);
      if (style !== 'label')
        context.tell(
          'bad-technology',
          name,
          `The technology is no bold label: ${quote(context.text(name))}`,
          PATHS.stack,
          'warning',
          undefined,
          { hint: `Write the name in bold, with a colon: **${context.text(unquoted(context, name))}:**` },
        );
      this.#set(name, value);
    } else if (!saysNothing(context.text(tile.type === 'Bullet' ? tile.text : trimSpan(context.piece.text, tile)))) {
      const entries = tile.type === 'Table' ? tableEntries(tile, PATHS.stack, context) : [];
      for (const { nameSpan, textSpan, text } of entries) this.#set(nameSpan, textSpan, text);
      if (entries.length > 0) return;
      if (tile.type === 'Bullet' || tile.type === 'Table')
        context.tell(
          'bad-technology',
          tile,
          `A technology is written **Label:** value, not ${quote(context.text(tile).trim())}`,
          PATHS.stack,
        );
      this.#loose.push({ span: tile, piece: context.piece });
    }
  }

  close(): void {
    this.#keep(this.#loose);
  }

  #set(nameSpan: Span, valueSpan: Span, text: string = this.#context.text(valueSpan)): void {
    const context = this.#context;
    const name = context.text(unquoted(context, nameSpan));
    const before = this.#names.get(name);
    if (before !== undefined) context.twice(name, nameSpan, [...PATHS.stack, name], before);
    this.#names.set(name, context.range(nameSpan));
    setOwn(this.#stack, name, text);
    this.#last = { name, start: valueSpan.start };
    context.place(PATHS.stack, valueSpan.start === valueSpan.end ? nameSpan : valueSpan, name);
  }
}

/** The assumptions: a list. */
export class AssumptionsSection implements SectionReader {
  readonly #context: Context;
  readonly #assumptions: string[];
  readonly #comments: Loose[] = [];
  readonly #nesting: Nesting = new Nesting();
  /** Where the assumption begins that was read last. */
  #last: number | null = null;
  readonly #keep: (loose: readonly Loose[]) => void;

  constructor(context: Context, design: DesignSpecification, keep: (loose: readonly Loose[]) => void) {
    this.#context = context;
    this.#assumptions = design.assumptions;
    this.#keep = keep;
  }

  add(tile: TileNode): void {
    const context = this.#context;
    const isNested = this.#nesting.holds(tile, context);
    if (tile.type === 'Rule') return;
    if (isNested && this.#last !== null) {
      const whole = trimSpan(context.piece.text, { start: this.#last, end: tile.end });
      const at = this.#assumptions.length - 1;
      this.#assumptions[at] = context.text(whole);
      context.place(PATHS.assumptions, whole, at);
      return;
    }
    if (tile.type === 'Comment') {
      this.#comments.push({ span: tile, piece: context.piece });
      return;
    }
    const span = tile.type === 'Bullet' ? tile.text : trimSpan(context.piece.text, tile);
    if (saysNothing(context.text(span))) return;
    const path = [...PATHS.assumptions, this.#assumptions.length];
    if (tile.type !== 'Bullet')
      context.tell('bad-assumption', span, `An assumption is an item of a list: ${quote(context.text(span))}`, path);
    context.place(path, span);
    this.#assumptions.push(context.text(span));
    this.#last = span.start;
  }

  close(): void {
    this.#keep(this.#comments);
  }
}

const PATHS: { readonly stack: Path; readonly assumptions: Path } = {
  stack: ['technology_stack'],
  assumptions: ['assumptions'],
};
