import { match, parse as parseTree, type TileNode } from '../../../generated/design.ts';
import type { Event } from '../../core/event.ts';
import { applyEvent } from '../../core/fold.ts';
import type { ParseOptions, Stream } from '../../core/format.ts';
import { LineFeed, type LineReceiver } from '../../core/line-feed.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { type Reader, streamOf, transformOf } from '../../core/stream.ts';
import { textEnd } from '../../core/text-end.ts';
import { DesignBuilder } from './build.ts';
import type { Piece } from './context.ts';
import { type DesignSpecification, emptyDesign } from './model.ts';
import { build } from './parse.ts';
import { opensDesign } from './titles.ts';

/**
 * Reads a design while it arrives. An endpoint, a table, a component or a check comes as one event when the next heading
 * shows that it is whole; so does a section of text. A document inside a fence, and JSON, give their events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export function createStream(options: ParseOptions = {}): Stream<DesignSpecification> {
  return streamOf((emit) => new DesignReader(options, emit));
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: ParseOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}

/** How long a piece may grow while every heading in it is looked at. */
const SHORT = 4096;

class DesignReader implements Reader<DesignSpecification>, LineReceiver {
  readonly #options: ParseOptions;
  readonly #emit: Emit;
  readonly #feed: LineFeed = new LineFeed(this);
  /** What was read since the last cut. It grows at its end, so the spans that the builder holds stay right. */
  #piece: GrowingPiece = { text: '', offset: 0 };
  /** What has arrived and is not read. */
  #parts: string[] = [];
  /** Where the next look at a heading is worth its time: each look costs what the piece is long. */
  #due = 0;
  /** The fence that is open. */
  #fence: string | null = null;
  #inComment = false;
  #return = -1;
  /** The chunk that came last. */
  #last = '';
  /** Set once a heading has shown that the text is a design in Markdown, and no document in a fence. */
  #builder: DesignBuilder | null = null;
  #told: DesignSpecification = emptyDesign();

  constructor(options: ParseOptions, emit: Emit) {
    this.#options = options;
    this.#emit = (event) => {
      this.#told = applyEvent(this.#told, event);
      emit(event);
    };
  }

  /** What the events so far have told: the builder knows more, of items that are not whole. */
  get value(): DesignSpecification {
    return this.#told;
  }

  push(chunk: string): void {
    if (chunk !== '') this.#last = chunk;
    this.#feed.push(chunk);
  }

  end(): Parsed<DesignSpecification> {
    this.#feed.end();
    const builder = this.#builder;
    if (builder === null) return build(this.#parts.join(''), this.#options, this.#emit);
    this.#take(builder);
    if (this.#return >= 0) builder.returns(this.#return);
    return builder.finish(textEnd(this.#feed.length, this.#last, this.#options), 'markdown');
  }

  mayMatter(beginning: string): boolean {
    if (this.#inComment) return true;
    const first = beginning.trimStart().slice(0, 1);
    return first === '' || '#`~<\x1b'.includes(first);
  }

  line(text: string, offset: number): void {
    this.#parts.push(text);
    this.#noteEnd(text, offset);
    if (this.#inComment) {
      if (text.includes('-->')) this.#inComment = false;
    } else if (this.#fence !== null) {
      const close = match(text, 'FenceEnd', 0);
      if (close.matched && closes(this.#fence, close.value)) this.#fence = null;
    } else this.#look(text);
  }

  piece(text: string): void {
    this.#parts.push(text);
  }

  lineEnd(text: string, offset: number): void {
    this.#parts.push(text);
    this.#noteEnd(text, offset);
  }

  /** Remembers the first carriage return. */
  #noteEnd(line: string, offset: number): void {
    if (this.#return < 0 && (line.endsWith('\r') || line.endsWith('\r\n'))) this.#return = offset + line.indexOf('\r');
  }

  /** Looks at a line that seems to stand outside of fences and comments: whether it does, only the grammar knows. */
  #look(whole: string): void {
    const noise = match(whole, 'BadNoise', 0);
    const line = noise.matched ? whole.slice(noise.end) : whole;
    const open = match(line, 'FenceStart', 0);
    if (open.matched) {
      this.#fence = open.value;
      return;
    }
    const text = line.trimStart();
    if (text.startsWith('<!--')) this.#inComment = !text.includes('-->');
    else if (text.startsWith('#') && this.#feed.length >= this.#due && this.#mayOpen(line)) this.#cut(whole.length);
  }

  /** Whether a line is a heading; before the first one of a design, whether it is that one. */
  #mayOpen(line: string): boolean {
    const heading = parseTree(line, { startRule: this.#rule }).at(-1);
    if (heading?.type !== 'Heading') return false;
    return this.#builder !== null || (heading.depth <= 2 && opensDesign(line, heading.title));
  }

  /** Cuts the text before the heading on its last line, where what stands before it needs nothing from behind it. */
  #cut(lineLength: number): void {
    const piece = this.#piece;
    const { text, tiles } = this.#read();
    const heading = tiles.pop();
    if (heading?.type !== 'Heading' || heading.start < text.length - lineLength) {
      this.#wait(text);
      return;
    }
    // A fence around the document, or an example of one: only what follows tells.
    if (this.#builder === null && tiles.some(({ type }) => type === 'BadWrapper')) {
      this.#wait(text);
      return;
    }
    this.#builder ??= new DesignBuilder(this.#options.strict === true, this.#emit);
    piece.text = text;
    for (const tile of tiles) this.#builder.add(tile, piece);
    if (this.#builder.maySplit(heading, piece)) {
      this.#piece = { text: '', offset: piece.offset + heading.start };
      this.#parts = [text.slice(heading.start)];
      this.#take(this.#builder);
      return;
    }
    this.#builder.add(heading, piece);
    this.#parts = [];
    if (text.length > SHORT) this.#wait(text);
  }

  /** Adds what has arrived to the model. */
  #take(builder: DesignBuilder): void {
    const { text, tiles } = this.#read();
    this.#piece.text = text;
    this.#parts = [];
    for (const tile of tiles) builder.add(tile, this.#piece);
  }

  /** Reads what has arrived. */
  #read(): { text: string; tiles: TileNode[] } {
    const start = this.#piece.text.length;
    const text = this.#piece.text + this.#parts.join('');
    const found = match(text, this.#rule, start);
    return { text, tiles: found.matched ? found.value : [] };
  }

  get #rule(): 'Document' | 'Tiles' {
    return this.#piece.offset === 0 && this.#piece.text === '' ? 'Document' : 'Tiles';
  }

  /** Puts the next look off until the text is twice as long: the cost of all looks stays linear. */
  #wait(text: string): void {
    this.#due = this.#feed.length + text.length;
  }
}

/** A piece of the input that more is added to. */
interface GrowingPiece extends Piece {
  text: string;
}

function closes(open: string, close: string): boolean {
  return open.charCodeAt(0) === close.charCodeAt(0) && close.length >= open.length;
}
