import type { Diagnostic, Range } from 'peglot';
import { element } from './dom.ts';
import { KeptList } from './kept-list.ts';
import type { Reading } from './protocol.ts';

/** What can be done with a finding. */
export interface FindingActs {
  select(range: Range): void;
  apply(found: Diagnostic): void;
}

/** The findings as a list: a message leads to its place, a button mends it. */
export class FindingList {
  readonly #parent: HTMLElement;
  readonly #list: KeptList<Diagnostic>;
  readonly #note = element('p', { className: 'note', hidden: true });

  constructor(parent: HTMLElement, { select, apply }: FindingActs) {
    const list = element('div');
    this.#list = new KeptList(list, { elementOf, isSame });
    list.addEventListener('click', ({ target }) => {
      const clicked = target instanceof Element ? target.closest('button') : null;
      const found = this.#list.itemOf(clicked);
      if (found === undefined) return;
      if (clicked?.className === 'go') select(found.range);
      else apply(found);
    });
    parent.append(list, this.#note);
    parent.hidden = true;
    this.#parent = parent;
  }

  set({ diagnostics, found }: Pick<Reading, 'diagnostics' | 'found'>): void {
    this.#list.set(diagnostics);
    this.#parent.hidden = found === 0;
    this.#note.hidden = found === diagnostics.length;
    this.#note.textContent = `… and ${(found - diagnostics.length).toLocaleString('en')} more further on`;
  }
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.code === b.code &&
    a.message === b.message &&
    a.hint === b.hint &&
    a.severity === b.severity &&
    (a.fix === undefined) === (b.fix === undefined)
  );
}

function elementOf({ severity, message, hint, code, fix }: Diagnostic): HTMLElement {
  const text = element(
    'div',
    {},
    element('button', { type: 'button', className: 'go' }, message),
    element('p', {}, ...(hint === undefined ? [] : [`${hint} `]), element('code', {}, code)),
  );
  const button = fix === undefined ? [] : [element('button', { type: 'button' }, 'Fix')];
  return element('div', { className: 'finding' }, element('span', { className: severity }, severity), text, ...button);
}
