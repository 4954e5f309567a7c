import type { Range } from 'peglot';
import { element } from '../dom.ts';
import { KeptList } from '../kept-list.ts';
import type { Row } from '../protocol.ts';

/** Lines that lead into the text. */
export class RowList {
  readonly #lines: KeptList<Row>;
  readonly #note = element('p', { className: 'note', hidden: true });
  #here: Element | null = null;
  #at = -1;

  constructor(parent: HTMLElement, select: (range: Range) => void) {
    const lines = element('div');
    this.#lines = new KeptList(lines, { elementOf: lineOf, isSame });
    lines.addEventListener('click', ({ target }) => {
      const range = this.#lines.itemOf(target)?.range;
      if (range !== undefined) select(range);
    });
    parent.append(lines, this.#note);
  }

  set(rows: readonly Row[], note = ''): void {
    this.#lines.set(rows);
    this.#note.textContent = note;
    this.#note.hidden = note === '';
  }

  /** Marks one line, and brings it into view when it was another one before. */
  mark(at: number): void {
    this.#here?.classList.remove('here');
    this.#here = this.#lines.elementAt(at);
    this.#here?.classList.add('here');
    if (at !== this.#at) this.#here?.scrollIntoView({ block: 'nearest' });
    this.#at = at;
  }
}

function isSame(a: Row, b: Row): boolean {
  return (
    a.depth === b.depth &&
    a.name === b.name &&
    a.text === b.text &&
    a.isBlock === b.isBlock &&
    (a.range === undefined) === (b.range === undefined)
  );
}

function lineOf({ depth, name, text, isBlock, range }: Row): HTMLElement {
  const shown = isBlock === true ? element('span', { className: 'block' }, text) : name === '' ? text : ` ${text}`;
  const parts = [element('span', { className: 'name' }, name), ...(text === '' ? [] : [shown])];
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
