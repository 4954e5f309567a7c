import type {
  BadLabelNode,
  LabelNode,
  ListedHeadingNode,
  ListedSignatureNode,
  NumberHeadNode,
  SignatureNode,
} from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Component, Interface } from '../model.ts';
import { Item } from './item.ts';
import { Others } from './others.ts';
import { type Block, type Page, saysNothing } from './page.ts';
import { readMethod } from './signature.ts';

/** The component that is being read, and the method in it. */
export class Components {
  component: Item<Component> | null = null;
  method: Item<Interface> | null = null;
  readonly #page: Page;
  /** The column that what stands in the item of a method in a list has at least; -1 where its method is none in a list. */
  #inner = -1;

  constructor(page: Page) {
    this.#page = page;
  }

  get item(): Item<Component> | Item<Interface> | null {
    return this.method ?? this.component;
  }

  open(path: Path, heading: Range, name: string): void {
    this.component = new Item<Component>(this.#page, path, heading, {
      component_name: name,
      semantic_unit_id: '',
      responsibility: '',
      dependencies: [],
      interfaces: [],
      implementation_notes: '',
    });
  }

  /** Reads what is open. Gives the component. */
  close(isLast: boolean): Item<Component> | null {
    const { component } = this;
    this.#closeMethod(isLast);
    component?.close(isLast);
    this.component = null;
    return component;
  }

  /** Opens the method of a heading; gives its place. */
  openMethod(heading: Range, signature: SignatureNode): Path {
    const path = this.#startMethod(heading, signature);
    this.#inner = -1;
    return path;
  }

  /** Opens a method that is an item of a list: `` - `name(a: int)`: what it does ``. */
  openListed({ inner, signature, text, end }: ListedHeadingNode): void {
    const page = this.#page;
    const whole = page.trim({ start: signature.start, end });
    const path = this.#startMethod(whole, signature);
    this.#inner = inner.length;
    page.tell('bad-form', whole, `The method is not a heading: ${quote(page.source(whole))}`, path);
    if (this.method !== null) this.method.value.description = page.text(text);
  }

  /** A label of the component ends the method before it. */
  endMethod(): void {
    this.#closeMethod(false);
  }

  add(block: Block): void {
    const { component, method } = this;
    if (component === null) return;
    const isOther =
      block.type === 'Subheading'
        ? method !== null || isAtInterfaces(component)
        : block.type === 'Bullet' && this.#isBesideMethods(block.lead);
    if (isOther) {
      const message = `Interfaces must be methods, not ${quote(this.#page.text(block))}`;
      this.#page.tell('unread-text', block, message, [...component.path, 'interfaces']);
    }
    (method ?? component).add(block);
  }

  interfaces(label: LabelNode | BadLabelNode, value: Range): void {
    this.endMethod();
    const { component } = this;
    if (component === null) return;
    component.field('Interfaces', 'interfaces', label, value, (field) => {
      // The methods come as headings; here only a "None" or a text that has no place can stand.
      const others = new Others(field);
      others.addValue();
      for (const block of field.blocks) others.add(block);
      others.keep(component.value.interfaces.length > 0);
      field.place(field.name);
    });
  }

  complexity({ label, number, value }: NumberHeadNode): void {
    this.endMethod();
    const { component } = this;
    if (component === null) return;
    const page = this.#page;
    component.field('Estimated Complexity', 'complexity', label, value, (field) => {
      if (number === null) {
        const text = field.text();
        const message = `The complexity must be a whole number from 1 to 1000, not ${quote(text)}`;
        if (!saysNothing(text)) field.tell('bad-number', field.value, message);
        return;
      }
      const { content } = field;
      field.place({ start: number.start, end: Math.max(number.end, content.end) });
      component.value.complexity = Number(number.digits);
      // Where the number stands on the label's line, the text below is none of it.
      const isOnLine = !page.source({ start: label.end, end: number.start }).includes('\n');
      const rest = isOnLine ? field.value : content;
      if (rest.start < rest.end)
        field.tell('number-remark', rest, `A remark after the complexity: ${quote(page.source(rest))}`);
      if (isOnLine) for (const block of field.blocks) component.stray(block);
    });
  }

  #startMethod(heading: Range, signature: SignatureNode | ListedSignatureNode): Path {
    this.#closeMethod(false);
    const { component } = this;
    if (component === null) return [];
    const { interfaces } = component.value;
    const path = [...component.path, 'interfaces', interfaces.length];
    this.#page.place(path, heading);
    const method = readMethod(signature, signature, path, this.#page);
    interfaces.push(method);
    this.method = new Item(this.#page, path, heading, method, (text) => {
      method.description = method.description === '' ? text : `${method.description}\n\n${text}`;
    });
    return path;
  }

  /** A list item beside those that are methods, where no list of a label is open. */
  #isBesideMethods(lead: string): boolean {
    return this.#inner >= 0 && this.method?.hasOpenLabel === false && columnsOf(lead) < this.#inner;
  }

  #closeMethod(isLast: boolean): void {
    const { method } = this;
    this.method = null;
    method?.close(isLast);
  }
}

/** Whether a component's methods are due: below their label, or below one that nobody knows behind it. */
function isAtInterfaces({ openLabel, given }: Item<Component>): boolean {
  return openLabel === 'Interfaces' || (openLabel === null && given.has('Interfaces'));
}
