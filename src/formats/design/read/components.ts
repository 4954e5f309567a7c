import type { ListedHeadingNode, ListedSignatureNode, SignatureNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';
import { ITEMS } from '../labels.ts';
import type { Component, Interface } from '../model.ts';
import { Item } from './item.ts';
import type { Block, Page } from './page.ts';
import { writeMethod } from './signature.ts';

/** A component, which contains its methods. */
export class ComponentItem extends Item<Component> {
  constructor(page: Page) {
    super(ITEMS.component, page.design.list('component_logic'), page);
  }

  override add(block: Block): void {
    if (block.type === 'Subheading' && this.#isAtInterfaces()) this.reportNoMethod(block);
    super.add(block);
  }

  /** Whether its methods are expected: below their label, or below an unknown label after it. */
  #isAtInterfaces(): boolean {
    const label = ITEMS.component.labels.interfaces?.label ?? '';
    return this.openLabel === label || (this.openLabel === null && this.given.has(label));
  }

  reportNoMethod(block: Block): void {
    const message = `Interfaces must be methods, not ${quote(this.page.text(block))}`;
    this.page.report('unread-text', block, message, this.part.pathOf('interfaces'));
  }
}

/** A method of a component. */
export class MethodItem extends Item<Interface> {
  readonly #component: ComponentItem;
  /** The minimum column of the contents of a method in a list; -1 for other methods. */
  #inner = -1;

  constructor(page: Page, component: ComponentItem) {
    super(ITEMS.method, component.part.list('interfaces'), page);
    this.#component = component;
  }

  protected override describe(text: string, range: Range): void {
    const { description } = this.part.value;
    this.part.set('description', description === '' ? text : `${description}\n\n${text}`, { range });
  }

  beginMethod(heading: Range, signature: SignatureNode | ListedSignatureNode): void {
    this.begin(heading);
    writeMethod(signature, this.part, this.page);
  }

  /** Begins a method that is a list item: `` - `name(a: int)`: what it does ``. */
  beginListed({ inner, signature, text, end }: ListedHeadingNode): void {
    const { page } = this;
    const whole = page.trim({ start: signature.start, end });
    this.beginMethod(whole, signature);
    this.#inner = inner.length;
    page.report('bad-form', whole, `The method is not a heading: ${quote(page.source(whole))}`, this.part.path);
    this.part.set('description', page.text(text), { range: null });
  }

  override add(block: Block): void {
    const isOther = block.type === 'Subheading' || (block.type === 'Bullet' && this.#isBeside(block.lead));
    if (isOther) this.#component.reportNoMethod(block);
    super.add(block);
  }

  /** A list item beside the methods, while no label's list is open. */
  #isBeside(lead: string): boolean {
    return this.#inner >= 0 && !this.hasOpenLabel && columnsOf(lead) < this.#inner;
  }
}
