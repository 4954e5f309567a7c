import type { Range } from 'peglot';
import { element } from '../dom.ts';
import type { Row } from '../protocol.ts';

/** The lines of a view; what has a place in the text leads there. */
export function rowElement({ depth, name, text, range }: Row, select: (range: Range) => void): HTMLElement {
  const parts = [element('b', {}, name), ...(text === '' ? [] : [name === '' ? text : ` ${text}`])];
  const row =
    range === undefined
      ? element('div', { className: 'row' }, ...parts)
      : element('button', { type: 'button', className: 'row', onclick: () => select(range) }, ...parts);
  row.style.setProperty('--depth', String(Math.min(depth, 12)));
  return row;
}

/** A part that scrolls, for keyboards too. */
export function scroller(label: string): HTMLDivElement {
  const made = element('div', { className: 'scroll', tabIndex: 0 });
  made.setAttribute('role', 'region');
  made.setAttribute('aria-label', label);
  return made;
}
