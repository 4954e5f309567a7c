import type { BulletNode, TableNode, TechnologyNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { List, Member, Part } from '../../../engine/index.ts';
import type { ItemKind } from '../item-kind.ts';
import { isNamed, nameOf, reportBadLabel, tableEntries, textOf } from '../values/entries.ts';
import { cellText } from '../values/table.ts';
import type { Extra } from './extra.ts';
import { type Block, Names, Nesting, type Page, saysNothing, textRange } from './page.ts';
import { cellsOf, readBullets, readRows } from './rows.ts';

/** Takes the blocks inside it. */
export interface Blocks {
  add(block: Block): void;
  rule?(): void;
}

/** A section, which reads its blocks once all are there. */
export interface Section extends Blocks {
  close(): void;
}

/** A section that is one text: from its first block to its last. A rule only counts when more text follows. */
export class TextSection implements Section {
  readonly #page: Page;
  #write: (text: string, range: Range) => void = () => {};
  #range: Range | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets the destination of its text. */
  into(write: (text: string, range: Range) => void): void {
    this.#write = write;
  }

  add({ start, end }: Range): void {
    this.#range = { start: this.#range?.start ?? start, end };
  }

  close(): void {
    if (this.#range === null) return;
    const range = this.#page.trim(this.#range);
    this.#write(this.#page.source(range), range);
  }
}

/** A structured section: keeps the contents that are in none of its parts. */
abstract class FormedSection implements Section {
  protected readonly page: Page;
  protected loose: Block[] = [];
  readonly #extra: Extra;

  constructor(page: Page, extra: Extra) {
    this.page = page;
    this.#extra = extra;
  }

  abstract add(block: Block): void;

  close(): void {
    this.#extra.keepLoose(this.loose);
  }

  /** Reports a section of which nothing could be read, although it has contents. */
  protected reportUnread(path: Path, what: string): void {
    const [first] = this.loose.filter(({ type }) => type !== 'Comment');
    if (first === undefined) return;
    const message = `The section has no ${what} that can be read, only text: ${quote(this.page.text(first))}`;
    this.page.report('unread-section', this.page.trim(first), message, path);
  }
}

/** A section of items. Text before the first one is kept; without items, the section may have them in another form. */
export class ItemsSection<Item extends object> extends FormedSection {
  readonly #kind: ItemKind<Item>;
  readonly #list: List<Item>;
  readonly #before: number;

  constructor(page: Page, extra: Extra, kind: ItemKind<Item>, list: List<Item>) {
    super(page, extra);
    this.#kind = kind;
    this.#list = list;
    this.#before = list.value.length;
  }

  override add(block: Block): void {
    if (!saysNothing(this.page.text(textRange(block)))) this.loose.push(block);
  }

  override close(): void {
    if (!this.#hasItems())
      this.loose = this.loose.filter(
        (block) => block.type !== 'Table' || !readRows(block, this.#kind, this.#list, this.page),
      );
    if (!this.#hasItems()) this.#readList();
    if (!this.#hasItems()) this.reportUnread(this.#list.path, this.#kind.what);
    super.close();
  }

  #readList(): void {
    const isPlain = this.loose.every(({ type }) => type === 'Bullet' || type === 'Paragraph' || type === 'Comment');
    const bullets = this.loose.filter((block) => block.type === 'Bullet');
    if (isPlain && readBullets(bullets, this.#kind, this.#list, this.page))
      this.loose = this.loose.filter(({ type }) => type !== 'Bullet');
  }

  #hasItems(): boolean {
    return this.#list.value.length > this.#before;
  }
}

/** The technology stack: `- **Language:** Python 3.12`. */
export class StackSection extends FormedSection {
  readonly #member: Member<Record<string, string>>;
  readonly #stack: Part<Record<string, string>>;
  readonly #names: Names;
  readonly #nesting = new Nesting();

  constructor(page: Page, extra: Extra) {
    super(page, extra);
    this.#member = page.design.member('technology_stack');
    this.#stack = this.#member.prepare({ ...page.design.value.technology_stack });
    this.#names = new Names(this.#stack, page);
  }

  technology({ label, value }: TechnologyNode): void {
    const whole = { start: label.start, end: value.end };
    this.#set(this.page.trim(label.name), this.page.unboldened(whole, value));
  }

  override add(block: Block): void {
    const { page } = this;
    if (this.#nesting.extend(block)) return;
    if (block.type === 'Bullet' && isNamed(block)) this.#item(block);
    else if (!saysNothing(page.text(textRange(block)))) {
      const entries = block.type === 'Table' ? tableEntries(block, this.#stack.path, page) : [];
      for (const { nameRange, textRange, text } of entries) this.#set(nameRange, textRange, text);
      if (entries.length > 0) return;
      if (block.type === 'Bullet' || block.type === 'Table') {
        const message = `A technology must be **Label:** value, not ${quote(page.text(block))}`;
        page.report('bad-technology', block, message, this.#stack.path);
      }
      this.loose.push(block);
    }
  }

  override close(): void {
    const { path, value } = this.#stack;
    const isTold = this.loose.some(({ type }) => type === 'Bullet' || type === 'Table');
    if (Object.keys(value).length === 0 && !isTold) this.reportUnread(path, 'technology');
    this.#nesting.end();
    super.close();
    this.#member.take();
  }

  #item(bullet: BulletNode): void {
    const { page } = this;
    const { path } = this.#stack;
    const name = nameOf(bullet, page);
    reportBadLabel(bullet, path, page);
    if (bullet.content?.type !== 'LabelledItem')
      page.report('bad-technology', name, `The technology is not a bold label: ${quote(page.source(name))}`, path, {
        severity: 'warning',
        hint: `Write the name in bold, with a colon: **${page.source(name)}:**`,
      });
    this.#set(name, textOf(bullet, page));
  }

  #set(nameRange: Range, value: Range, text: string = this.page.source(value)): void {
    const { page } = this;
    const name = page.source(page.unquoted(nameRange));
    this.#names.take(name, nameRange);
    this.#nesting.end();
    this.#stack.set(name, text, { range: value.start === value.end ? nameRange : value });
    this.#nesting.begin(value.start, (whole) => this.#stack.set(name, page.text(whole), { range: null }));
  }
}

/** The assumptions: a list. */
export class AssumptionsSection extends FormedSection {
  readonly #member: Member<string[]>;
  readonly #assumptions: Part<string[]>;
  readonly #nesting = new Nesting();

  constructor(page: Page, extra: Extra) {
    super(page, extra);
    this.#member = page.design.member('assumptions');
    this.#assumptions = this.#member.prepare([...page.design.value.assumptions]);
  }

  override add(block: Block): void {
    const { page } = this;
    if (this.#nesting.extend(block)) return;
    if (block.type === 'Comment') {
      this.loose.push(block);
      return;
    }
    if (block.type === 'Table') {
      this.#rows(block);
      return;
    }
    const range = page.trim(textRange(block));
    const text = page.source(range);
    if (saysNothing(text)) return;
    const at = this.#assumptions.value.length;
    if (block.type !== 'Bullet') {
      const message = `The assumption is not a list item: ${quote(text)}`;
      page.report('bad-assumption', range, message, this.#assumptions.pathOf(at));
    }
    const write = (whole: Range): void => this.#assumptions.set(at, page.text(whole), { range: page.trim(whole) });
    write(range);
    this.#nesting.begin(range.start, write);
  }

  #rows(table: TableNode): void {
    const { page } = this;
    page.report('bad-form', page.trim(table), 'There must be a list here, not a table', this.#assumptions.path);
    for (const cells of cellsOf(table, page)) {
      const [range = table] = cells;
      const text = cells.map((cell) => cellText(cell, page)).join(', ');
      if (text !== '') this.#assumptions.set(this.#assumptions.value.length, text, { range: page.trim(range) });
    }
  }

  override close(): void {
    this.#nesting.end();
    super.close();
    this.#member.take();
  }
}
