import type { BulletNode, TechnologyNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { setOwn } from '../../../core/record.ts';
import type { Part } from '../../../engine/index.ts';
import type { Extra } from './extra.ts';
import { nameOf, tableEntries, tellBadLabel, textOf } from './lists.ts';
import { type Block, Names, Nesting, type Page, saysNothing, textRange } from './page.ts';

/** What takes the blocks that are in it. */
export interface Blocks {
  add(block: Block): void;
  rule?(): void;
}

/** A section, and what is done with the blocks in it once all are there. */
export interface Section extends Blocks {
  close(): void;
}

/** A section that is one text: from its first block to its last. A rule counts only when more text follows. */
export class TextSection implements Section {
  readonly #page: Page;
  #write: (text: string, range: Range) => void = () => {};
  #range: Range | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Says where its text belongs. */
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

/** A section of items: it keeps what is in it and in no item. */
export class ItemsSection implements Section {
  protected readonly page: Page;
  protected readonly loose: Range[] = [];
  readonly #extra: Extra;

  constructor(page: Page, extra: Extra) {
    this.page = page;
    this.#extra = extra;
  }

  /** Takes what is before the first item. */
  add(block: Block): void {
    if (!saysNothing(this.page.text(block))) this.loose.push(block);
  }

  close(): void {
    this.#extra.keepLoose(this.loose);
  }
}

/** The technology stack: `- **Language:** Python 3.12`. */
export class StackSection extends ItemsSection {
  /** Knows the places; the section is told when it is whole. */
  readonly #part: Part<Record<string, string>>;
  readonly #stack: Record<string, string>;
  readonly #names: Names;
  readonly #nesting = new Nesting();

  constructor(page: Page, extra: Extra) {
    super(page, extra);
    this.#part = page.design.part('technology_stack');
    this.#stack = { ...this.#part.value };
    this.#names = new Names(this.#part, page);
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
      const entries = block.type === 'Table' ? tableEntries(block, this.#part.path, page) : [];
      for (const { nameRange, textRange, text } of entries) this.#set(nameRange, textRange, text);
      if (entries.length > 0) return;
      if (block.type === 'Bullet' || block.type === 'Table') {
        const message = `A technology must be **Label:** value, not ${quote(page.text(block))}`;
        page.tell('bad-technology', block, message, this.#part.path);
      }
      this.loose.push(block);
    }
  }

  override close(): void {
    super.close();
    this.page.design.set('technology_stack', this.#stack, { range: null });
  }

  #item(bullet: BulletNode): void {
    const { page } = this;
    const { path } = this.#part;
    const name = nameOf(bullet, page);
    tellBadLabel(bullet, path, page);
    if (bullet.content?.type !== 'LabelledItem')
      page.tell('bad-technology', name, `The technology is not a bold label: ${quote(page.source(name))}`, path, {
        severity: 'warning',
        hint: `Write the name in bold, with a colon: **${page.source(name)}:**`,
      });
    this.#set(name, textOf(bullet, page));
  }

  #set(nameRange: Range, value: Range, text: string = this.page.source(value)): void {
    const { page } = this;
    const name = page.source(page.unquoted(nameRange));
    this.#names.take(name, nameRange);
    setOwn(this.#stack, name, text);
    this.#nesting.begin(value.start, (whole) => setOwn(this.#stack, name, page.text(whole)));
    this.#part.place(name, value.start === value.end ? nameRange : value);
  }
}

function isNamed({ content }: BulletNode): boolean {
  return content?.type === 'LabelledItem' || content?.type === 'CodeItem' || content?.type === 'LooseItem';
}

/** The assumptions: a list. */
export class AssumptionsSection extends ItemsSection {
  /** Knows the places; the section is told when it is whole. */
  readonly #part: Part<string[]>;
  readonly #assumptions: string[];
  readonly #nesting = new Nesting();

  constructor(page: Page, extra: Extra) {
    super(page, extra);
    this.#part = page.design.part('assumptions');
    this.#assumptions = [...this.#part.value];
  }

  override add(block: Block): void {
    const { page } = this;
    if (this.#nesting.extend(block)) return;
    if (block.type === 'Comment') {
      this.loose.push(block);
      return;
    }
    const range = page.trim(textRange(block));
    const text = page.source(range);
    if (saysNothing(text)) return;
    const at = this.#assumptions.length;
    if (block.type !== 'Bullet') {
      const message = `The assumption is not a list item: ${quote(text)}`;
      page.tell('bad-assumption', range, message, this.#part.pathOf(at));
    }
    const write = (whole: Range): void => {
      this.#assumptions[at] = page.text(whole);
      this.#part.place(at, page.trim(whole));
    };
    write(range);
    this.#nesting.begin(range.start, write);
  }

  override close(): void {
    super.close();
    this.page.design.set('assumptions', this.#assumptions, { range: null });
  }
}
