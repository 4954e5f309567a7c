import type {
  ListedHeadingNode,
  ListedSignatureNode,
  NumberHeadNode,
  SignatureNode,
} from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';
import type { Member } from '../../../engine/index.ts';
import { LABELS } from '../labels.ts';
import type { Field } from './field.ts';
import { Item } from './item.ts';
import { newItem } from './new-items.ts';
import { type Block, type Page, saysNothing } from './page.ts';
import { writeMethod } from './signature.ts';

/** A component, of which methods are a part. */
export class ComponentItem extends Item<'component'> {
  constructor(page: Page) {
    super('component', page.design.list('component_logic'), newItem.component(), page, (part) => part.member('extra'));
  }

  override add(block: Block): void {
    if (block.type === 'Subheading' && this.#isAtInterfaces()) this.reportNoMethod(block);
    super.add(block);
  }

  /** Its methods are due: below their label, or below one that nobody knows after it. */
  #isAtInterfaces(): boolean {
    const { label } = LABELS.component.interfaces;
    return this.openLabel === label || (this.openLabel === null && this.given.has(label));
  }

  reportNoMethod(block: Block): void {
    const message = `Interfaces must be methods, not ${quote(this.page.text(block))}`;
    this.page.report('unread-text', block, message, this.part.pathOf('interfaces'));
  }

  /** The methods come as parts of their own; here only a "None" or a text that has no place can be. */
  interfaces(field: Field): void {
    field.addOtherValue();
    for (const block of field.blocks) field.addOther(block);
    field.keepOthers(this.part.value.interfaces.length > 0);
    field.place(field.name);
  }

  complexity(field: Field, complexity: Member<number>, { label, number }: NumberHeadNode): void {
    const { page } = this;
    const { content } = field;
    if (number === null) {
      field.place(content);
      const text = page.source(content);
      const message = `The complexity must be a whole number from 1 to 1000, not ${quote(text)}`;
      if (!saysNothing(text)) field.report('bad-number', field.value, message);
      return;
    }
    const range = { start: number.start, end: Math.max(number.end, content.end) };
    complexity.set(Number(number.digits), field.at(range));
    // Where the number is on the label's line, the text below is none of it.
    const isOnLine = !page.source({ start: label.end, end: number.start }).includes('\n');
    const rest = isOnLine ? field.value : content;
    if (rest.start < rest.end)
      field.report('number-remark', rest, `A remark after the complexity: ${quote(page.source(rest))}`);
    if (isOnLine) for (const block of field.blocks) this.stray(block);
  }
}

/** A method of a component. */
export class MethodItem extends Item<'method'> {
  readonly #component: ComponentItem;
  /** The column that what is in the item of a method in a list has at least; -1 where it is none in a list. */
  #inner = -1;

  constructor(page: Page, component: ComponentItem) {
    super('method', component.part.list('interfaces'), newItem.method(), page, (part) => part.member('extra'));
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

  /** Begins a method that is an item of a list: `` - `name(a: int)`: what it does ``. */
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

  /** A list item beside those that are methods, where no list of a label is open. */
  #isBeside(lead: string): boolean {
    return this.#inner >= 0 && !this.hasOpenLabel && columnsOf(lead) < this.#inner;
  }
}
