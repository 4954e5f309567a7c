import { type HeadingNode, match, parse as parseTree } from '../../../generated/design.ts';
import type { Event } from '../../core/event.ts';
import type { ParseOptions, Stream } from '../../core/format.ts';
import { LineFeed, type LineReceiver } from '../../core/line-feed.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { type Reader, streamOf, transformOf } from '../../core/stream.ts';
import { DesignBuilder } from './build.ts';
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

class DesignReader implements Reader<DesignSpecification>, LineReceiver {
  readonly #options: ParseOptions;
  readonly #emit: Emit;
  readonly #feed: LineFeed = new LineFeed(this);
  /** Lines since the last cut, and where they begin. */
  #parts: string[] = [];
  #offset = 0;
  /** The fence that is open. */
  #fence: string | null = null;
  #inComment = false;
  /** Set once a heading has shown that the text is a design in Markdown, and no document in a fence. */
  #builder: DesignBuilder | null = null;
  #undecided = true;
  #opensSection = false;
  #afterText = false;
  #isUnderlined = false;

  constructor(options: ParseOptions, emit: Emit) {
    this.#options = options;
    this.#emit = emit;
  }

  get value(): DesignSpecification {
    return this.#builder?.value ?? emptyDesign();
  }

  push(chunk: string): void {
    this.#feed.push(chunk);
  }

  end(): Parsed<DesignSpecification> {
    this.#feed.end();
    if (this.#builder === null) return build(this.#parts.join(''), this.#options, this.#emit);
    const length = this.#feed.length;
    this.#flush(this.#builder);
    return this.#builder.finish(length, 'markdown');
  }

  mayMatter(beginning: string): boolean {
    if (this.#inComment) return true;
    const first = beginning.trimStart().slice(0, 1);
    return first === '' || '#`~<=-\x1b'.includes(first);
  }

  line(text: string): void {
    if (this.#inComment) {
      if (text.includes('-->')) this.#inComment = false;
    } else if (this.#fence !== null) {
      const close = match(text, 'FenceEnd', 0);
      if (close.matched && closes(this.#fence, close.value)) this.#fence = null;
    } else this.#look(text);
    this.#afterText = text.trim() !== '';
    this.#parts.push(text);
    if (this.#opensSection && this.#builder !== null) {
      // What the lines below may be depends on the section that this line opens.
      this.#opensSection = false;
      this.#flush(this.#builder);
    }
  }

  piece(text: string): void {
    this.#parts.push(text);
  }

  lineEnd(text: string): void {
    this.#afterText = true;
    this.#parts.push(text);
  }

  /** Looks at a line that stands outside of fences and comments. */
  #look(whole: string): void {
    const isFirst = this.#offset === 0 && this.#parts.length === 0;
    const marked = isFirst && whole.startsWith('\ufeff') ? whole.slice(1) : whole;
    const noise = match(marked, 'BadNoise', 0);
    const text = noise.matched ? marked.slice(noise.end) : marked;
    const open = match(text, 'FenceStart', 0);
    if (open.matched) {
      this.#fence = open.value;
      // The fence may stand around the whole document: only the end can tell.
      if (this.#builder === null) this.#undecided = false;
      return;
    }
    const line = text.trimStart();
    // An underlined heading may open a section: which one is known once it is read.
    if (this.#afterText && match(text, 'Underline', 0).matched) this.#isUnderlined = true;
    if (line.startsWith('<!--') && !line.includes('-->')) this.#inComment = true;
    const [heading] = line.startsWith('#') ? parseTree(text, { startRule: 'Tiles' }) : [];
    // Behind noise only a heading with its blank ends the text before it.
    const isCertain = heading?.type === 'Heading' && !(noise.matched && heading.errors.length > 0);
    if (isCertain) this.#cut(heading, text);
  }

  /** Reads what stands before a heading, when that needs nothing from behind it. */
  #cut(heading: HeadingNode, line: string): void {
    if (this.#builder === null) {
      if (!this.#undecided || heading.depth > 2 || !opensDesign(line, heading.title)) return;
      this.#builder = new DesignBuilder(this.#options.strict === true, this.#emit);
    } else if ((heading.depth > 2 && this.#isUnderlined) || !this.#builder.maySplit(heading, line)) return;
    this.#isUnderlined = false;
    this.#flush(this.#builder);
    this.#opensSection = heading.depth <= 2;
  }

  #flush(builder: DesignBuilder): void {
    const text = this.#parts.join('');
    const piece = { text, offset: this.#offset };
    const startRule = this.#offset === 0 ? 'Document' : 'Tiles';
    for (const tile of parseTree(text, { startRule })) builder.add(tile, piece);
    this.#offset += text.length;
    this.#parts = [];
  }
}

function closes(open: string, close: string): boolean {
  return open.charCodeAt(0) === close.charCodeAt(0) && close.length >= open.length;
}
