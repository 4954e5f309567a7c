import type { Range } from 'peglot';
import { element } from '../dom.ts';
import type { Row } from '../protocol.ts';

/** Lines that lead into the text. A line that stays as it is keeps its element: a keystroke changes few of many. */
export class RowList {
  readonly #list: HTMLElement;
  #rows: readonly Row[] = [];
  #here: HTMLElement | undefined;
  #at = -1;

  constructor(list: HTMLElement, select: (range: Range) => void) {
    this.#list = list;
    list.addEventListener('click', ({ target }) => {
      const line = target instanceof Element ? target.closest('.row') : null;
      const range = line === null ? undefined : this.#rows[[...list.children].indexOf(line)]?.range;
      if (range !== undefined) select(range);
    });
  }

  set(rows: readonly Row[], note = ''): void {
    const lines = [...this.#list.children];
    const before = this.#rows;
    for (const [at, row] of rows.entries()) {
      const line = lines[at];
      const old = before[at];
      if (line === undefined || old === undefined) this.#list.append(lineOf(row));
      else if (!isSame(old, row)) line.replaceWith(lineOf(row));
    }
    this.#rows = rows;
    for (const line of lines.slice(rows.length)) line.remove();
    if (note !== '') this.#list.append(element('p', { className: 'note' }, note));
  }

  /** Marks one line, and brings it into view when it was another one before. */
  mark(at: number): void {
    const line = this.#list.children.item(at);
    this.#here?.classList.remove('here');
    this.#here = line instanceof HTMLElement && at < this.#rows.length ? line : undefined;
    this.#here?.classList.add('here');
    if (at !== this.#at) this.#here?.scrollIntoView({ block: 'nearest' });
    this.#at = at;
  }
}

function isSame(a: Row, b: Row): boolean {
  return (
    a.depth === b.depth && a.name === b.name && a.text === b.text && (a.range === undefined) === (b.range === undefined)
  );
}

function lineOf({ depth, name, text, range }: Row): HTMLElement {
  const parts = [
    element('span', { className: 'name' }, name),
    ...(text === '' ? [] : [name === '' ? text : ` ${text}`]),
  ];
  const line =
    range === undefined
      ? element('div', { className: 'row' }, ...parts)
      : element('button', { type: 'button', className: 'row' }, ...parts);
  line.style.setProperty('--depth', String(Math.min(depth, 12)));
  return line;
}

/** A part that scrolls, for keyboards too. */
export function scroller(label: string): HTMLDivElement {
  const made = element('div', { className: 'scroll', tabIndex: 0 });
  made.setAttribute('role', 'region');
  made.setAttribute('aria-label', label);
  return made;
}
