import type { HeadingNode, SectionKey, TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn, setOwn } from '../../core/record.ts';
import { type Emit, Report } from '../../core/report.ts';
import type { TextEnd } from '../../core/text-end.ts';
import { footer } from './blocks.ts';
import { Context, type Loose, type Piece, trimSpan } from './context.ts';
import { itemSections, type Listener } from './item-sections.ts';
import { Metadata } from './metadata.ts';
import { type DesignSpecification, emptyDesign } from './model.ts';
import { matchSpan } from './reading.ts';
import { checkBuilt } from './rules.ts';
import { AssumptionsSection, type SectionReader, StackSection, TextSection } from './sections.ts';
import { SECTION_FIELDS } from './titles.ts';

/** How the value of a design was won. */
export type Via = 'markdown' | 'json';

/**
 * Makes the model from the tiles of the tree, in their order: the one place where syntax gets its meaning. `parse` and
 * the stream both drive it, so they cannot disagree; with an `emit` it tells every change as an event.
 */
export class DesignBuilder {
  readonly value: DesignSpecification = emptyDesign();
  readonly context: Context;
  readonly #emit: Emit | null;
  readonly #metadata: Metadata;
  #section: SectionReader | null = null;
  readonly #sections = new Map<string, Range>();
  /** What stands before the title or the first section that the specification names: chat, where a title follows. */
  #preamble: { tile: TileNode; piece: Piece }[] = [];
  #isTitled = false;
  /** The tile that came last could go on. */
  #endsOpen = false;
  readonly #footers: { text: string; range: Range }[] = [];

  constructor(strict: boolean, emit: Emit | null) {
    this.#emit = emit;
    this.context = new Context(new Report(strict, emit));
    this.#metadata = new Metadata(this.context, (key, text) => {
      this.value[key] = text;
      this.#set([key], text);
    });
  }

  /** Takes the next tile of a piece of the text. */
  add(tile: TileNode, piece: Piece): void {
    this.context.piece = piece;
    this.#endsOpen = !CLOSED.has(tile.type);
    switch (tile.type) {
      case 'Blank':
        return;
      case 'Heading':
        this.#heading(tile);
        return;
      case 'BadBom':
      case 'BadNoise':
      case 'BadWrapper':
        this.context.mistakes([tile]);
        return;
      case 'BadWrapperEnd':
        this.#closeSection(true);
        this.#section = new TextSection(this.context, (_text, span) => this.context.chat([span]));
        return;
      case 'MissingWrapperEnd':
      case 'MissingCommentEnd':
      case 'MissingMarkEnd':
        this.context.cut = true;
        this.context.mistakes([tile]);
        return;
      case 'Footer':
        this.#footers.push({ text: this.context.text(tile).trim(), range: this.context.range(tile) });
        return;
      case 'Fence':
        if (!tile.closed) this.context.endsInFence(tile);
        this.#pass(tile);
        return;
      default:
        this.#pass(tile);
    }
  }

  #pass(tile: TileNode): void {
    if (this.#section !== null) this.#section.add(tile);
    else this.#before(tile);
  }

  /** Says that the text is over. */
  finish(end: TextEnd, via: Via): Parsed<DesignSpecification> {
    const { context } = this;
    const { length } = end;
    this.#readPreamble();
    this.#closeSection(true);
    context.piece = { text: '', offset: 0 };
    this.#checkEnd(end, via);
    this.#checkFooters();
    if (this.value.task_id === '')
      context.tell('missing-task-id', { start: 0, end: 0 }, 'There is no task id', ['task_id']);
    this.#checkRules(length);
    const { report, places } = context;
    return {
      value: this.value,
      diagnostics: report.inTextOrder(),
      ok: report.ok,
      complete: !context.cut,
      format: 'design',
      via,
      locate: (path) => places.locate(path),
    };
  }

  /**
   * Whether a heading that follows opens a section or an item: then what was added needs nothing from behind it, and the
   * tiles that follow may belong to another piece.
   */
  maySplit(tile: HeadingNode, piece: Piece): boolean {
    const section = this.#section;
    return this.context.within(piece, () => {
      const mayBeKept = tile.depth > 2 || section?.claims?.(tile) === true;
      return !mayBeKept || section?.opens?.(tile) === true;
    });
  }

  /** Says where the first line ends that does so with a carriage return. */
  returns(offset: number): void {
    this.context.piece = { text: '', offset: 0 };
    this.context.tell(
      'bad-line-end',
      { start: offset, end: offset + 1 },
      'Lines end with CR or CRLF; this is the first',
    );
  }

  /** Tells the whole model, made in one go. */
  tellAll(): void {
    for (const [name, value] of Object.entries(this.value)) this.#set([name], value);
  }

  /** What can be said of how the text ends, where it does not end inside something. */
  #checkEnd({ length, endsLine, finished }: TextEnd, via: Via): void {
    const { context } = this;
    if (context.cut) return;
    const range = { start: length, end: length };
    if (!finished) {
      context.cut = true;
      context.tell('stopped-early', range, 'Whoever wrote the text stopped before its end');
    } else if (!endsLine && via === 'markdown' && this.#endsOpen) {
      context.tell('ends-in-value', range, 'The text ends right behind a value, without a line end');
    }
  }

  #heading(tile: HeadingNode): void {
    const { context } = this;
    if (!this.#isTitled && this.#sections.size === 0 && tile.depth <= 2 && this.#title(tile)) return;
    const section = this.#sectionOf(tile);
    if (section !== undefined) {
      this.#openSection(tile, section);
      return;
    }
    const isItem = tile.depth > 2 || this.#section?.claims?.(tile) === true;
    // Before the title it may be one of the chat.
    if (!isItem && (this.#isTitled || this.#sections.size > 0)) this.#openUnknown(tile);
    else if (this.#section === null) this.#before(tile);
    else {
      context.mistakes(tile.errors);
      this.#section.add(tile);
    }
  }

  /** `# Design Specification: ID` */
  #title(tile: HeadingNode): boolean {
    const { context } = this;
    const found = matchSpan(context.piece.text, tile.title, 'DocumentTitle');
    if (!found.matched) return false;
    for (const before of this.#preamble) context.within(before.piece, () => context.chat([before.tile]));
    this.#preamble = [];
    this.#isTitled = true;
    context.mistakes(tile.errors);
    if (tile.depth !== 1) context.badLevel(tile, 1, 'title');
    context.mistakes(found.value.errors, ['task_id']);
    this.#metadata.title(found.value.id);
    return true;
  }

  /** The section that a heading opens, if its title names one. */
  #sectionOf(tile: HeadingNode): SectionKey | undefined {
    if (tile.depth > 3) return undefined;
    const found = matchSpan(this.context.piece.text, tile.title, 'SectionTitle');
    if (!found.matched) return undefined;
    // At a wrong level only the specification's own words count: ### Overview may be anything.
    const isExact = found.value.errors.every((error) => error.type !== 'BadSectionName');
    if (tile.depth === 3 && !isExact) return undefined;
    this.context.mistakes([...tile.errors, ...found.value.errors]);
    if (tile.depth !== 2) this.context.badLevel(tile, 2, 'section');
    return found.value.name;
  }

  #openSection(tile: HeadingNode, key: SectionKey): void {
    this.#leaveSection();
    const { context, value: design } = this;
    const before = this.#sections.get(key);
    const root = SECTION_FIELDS[key];
    if (before !== undefined)
      context.tell(
        'duplicate-section',
        tile,
        `The section ${quote(context.text(tile.title))} comes twice; both were read`,
        [root],
        undefined,
        before,
      );
    this.#sections.set(key, context.range(tile));
    context.place([root], tile);
    const listener: Listener = {
      done: (path) => this.#tellItem(path),
      loose: (texts) => this.#keepLoose(texts),
    };
    switch (key) {
      case 'overview':
        this.#section = new TextSection(context, (text, span) => {
          design.architecture_overview = joined(design.architecture_overview, text);
          context.place([root], span);
          this.#set([root], design.architecture_overview);
        });
        return;
      case 'stack':
        this.#section = closing(new StackSection(context, design, listener.loose), () =>
          this.#set([root], design.technology_stack),
        );
        return;
      case 'assumptions':
        this.#section = closing(new AssumptionsSection(context, design, listener.loose), () =>
          this.#set([root], design.assumptions),
        );
        return;
      default:
        this.#section = itemSections[key](design, context, listener, tile.depth);
    }
  }

  /** A section that the specification does not know is kept by its title. */
  #openUnknown(tile: HeadingNode): void {
    this.#leaveSection();
    const { context } = this;
    const title = context.text(tile.title);
    const path = ['extra', title];
    const before = this.#sections.get(`extra ${title}`);
    this.#sections.set(`extra ${title}`, context.range(tile));
    context.mistakes(tile.errors);
    if (before === undefined)
      context.tell('unknown-section', tile, `The specification has no section ${quote(title)}; it was kept`, path);
    else
      context.tell(
        'duplicate-section',
        tile,
        `The section ${quote(title)} comes twice; both were read`,
        path,
        undefined,
        before,
      );
    context.place(path, tile);
    this.#setExtra(title, before === undefined ? '' : (getOwn(this.value.extra ?? {}, title) ?? ''));
    this.#section = new TextSection(context, (text, span) => {
      context.place(path, span);
      this.#setExtra(title, joined(getOwn(this.value.extra ?? {}, title) ?? '', text));
    });
  }

  #leaveSection(): void {
    this.#readPreamble();
    this.#closeSection(false);
  }

  #closeSection(isLast: boolean): void {
    const section = this.#section;
    this.#section = null;
    section?.close(isLast);
  }

  /** What stands before the first section: the metadata, and text that belongs to nothing. */
  #before(tile: TileNode): void {
    if (this.#metadata.take(tile) || tile.type === 'Rule') return;
    this.#preamble.push({ tile, piece: this.context.piece });
  }

  /** Reads what stands before the first section, now that no title can follow: headings open sections of their own. */
  #readPreamble(): void {
    const { context } = this;
    const before = this.#preamble;
    this.#preamble = [];
    for (const { tile, piece } of before) {
      context.within(piece, () => {
        if (tile.type === 'Heading' && tile.depth <= 2) this.#openUnknown(tile);
        else if (this.#section !== null) this.#section.add(tile);
        else if (this.#isTitled) this.#keepLoose([{ span: tile, piece }]);
        else context.chat([tile]);
      });
    }
  }

  /** Keeps text that stands under no label and in no item. */
  #keepLoose(loose: readonly Loose[]): void {
    const { context } = this;
    const path = ['extra', ''];
    const texts: string[] = [];
    let start: number | undefined;
    for (const { span, piece } of loose) {
      const kept = trimSpan(piece.text, span);
      if (kept.start === kept.end) continue;
      context.within(piece, () => {
        const text = context.text(kept);
        const range = context.range(kept);
        if (start === undefined)
          context.tell('loose-text', kept, `The text belongs to no field; it was kept: ${quote(text)}`, path);
        start ??= range.start;
        context.places.note(path, undefined, start, range.end);
        texts.push(text);
      });
    }
    if (texts.length > 0) this.#setExtra('', joined(getOwn(this.value.extra ?? {}, '') ?? '', texts.join('\n\n')));
  }

  /** The footer is written anew from the timestamp: what another one said is told. */
  #checkFooters(): void {
    const due = footer(this.value);
    for (const { text, range } of this.#footers)
      if (text !== due) this.context.tell('other-footer', range, `The footer is left out: ${quote(text)}`);
  }

  /** Adds the rules' findings, each at its place; one that the text's own mistakes explain is left out. */
  #checkRules(length: number): void {
    const problems = checkBuilt(this.value);
    if (problems.length === 0) return;
    const { report, places } = this.context;
    const known = new Set(
      report
        .inTextOrder()
        .filter((found) => found.severity === 'error')
        .flatMap(({ code, path = [] }) =>
          // A heading that is no endpoint has no method and no path.
          code === 'design/bad-endpoint-title' ? [path, [...path, 'method'], [...path, 'endpoint']] : [path],
        )
        .map((path) => path.join('\0')),
    );
    for (const found of problems) {
      if (found.path !== undefined && known.has(found.path.join('\0'))) continue;
      const range = places.near(found.path ?? []) ?? { start: length, end: length };
      report.add({ ...found, range });
    }
  }

  #setExtra(title: string, text: string): void {
    if (this.value.extra === undefined) {
      this.value.extra = {};
      this.#emit?.({ type: 'open', path: ['extra'], kind: 'object' });
    }
    setOwn(this.value.extra, title, text);
    this.#set(['extra', title], text);
  }

  #tellItem(path: Path): void {
    const [root, at] = path;
    const list =
      root === 'api_contracts' ||
      root === 'data_schemas' ||
      root === 'component_logic' ||
      root === 'design_review_checklist'
        ? this.value[root]
        : [];
    this.#set(path, list[Number(at)]);
  }

  #set(path: Path, value: unknown): void {
    this.#emit?.({ type: 'set', path, value });
  }
}

/** Tiles that something ends which more text would not change. */
const CLOSED: ReadonlySet<TileNode['type']> = new Set(['Blank', 'Rule', 'Footer', 'Fence', 'Comment', 'BadWrapperEnd']);

function joined(before: string, text: string): string {
  return before === '' ? text : `${before}\n\n${text}`;
}

/** A section that tells when it is over. */
function closing(section: SectionReader, tell: () => void): SectionReader {
  return {
    add: (tile) => section.add(tile),
    close(isLast) {
      section.close(isLast);
      tell();
    },
  };
}
