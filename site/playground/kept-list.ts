/** How an item becomes an element. */
export interface Elements<Item> {
  elementOf(item: Item): HTMLElement;
  /** Whether two items look alike. */
  isSame(a: Item, b: Item): boolean;
}

/** Elements made of items. What looks as before keeps its element: a keystroke changes few of many. */
export class KeptList<Item> {
  readonly #parent: HTMLElement;
  readonly #elements: Elements<Item>;
  #items: readonly Item[] = [];

  constructor(parent: HTMLElement, elements: Elements<Item>) {
    this.#parent = parent;
    this.#elements = elements;
  }

  /** Shows other items: what comes before the first change and after the last one stays. */
  set(items: readonly Item[]): void {
    const { elementOf, isSame } = this.#elements;
    const before = this.#items;
    const shorter = Math.min(before.length, items.length);
    const differ = (a: Item | undefined, b: Item | undefined): boolean =>
      a === undefined || b === undefined || !isSame(a, b);
    let head = 0;
    while (head < shorter && !differ(before[head], items[head])) head++;
    let tail = 0;
    while (tail < shorter - head && !differ(before.at(-1 - tail), items.at(-1 - tail))) tail++;
    const elements = [...this.#parent.children];
    for (const element of elements.slice(head, before.length - tail)) element.remove();
    const next = elements[before.length - tail] ?? null;
    for (const item of items.slice(head, items.length - tail)) this.#parent.insertBefore(elementOf(item), next);
    this.#items = items;
  }

  /** The element of an item, by its number. */
  elementAt(at: number): Element | null {
    return this.#parent.children.item(at);
  }

  /** The item that an element, or what it is in, was made of. */
  itemOf(target: EventTarget | null): Item | undefined {
    let element = target instanceof Element ? target : null;
    while (element !== null && element.parentElement !== this.#parent) element = element.parentElement;
    return element === null ? undefined : this.#items[[...this.#parent.children].indexOf(element)];
  }
}
