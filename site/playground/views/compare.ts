import { element } from '../dom.ts';
import type { Outcome } from '../protocol.ts';
import type { Tab } from '../tabs.ts';
import type { State } from './state.ts';

/** What other libraries make of the same text. */
export function compareTab(state: State, outcomes: () => Promise<readonly Outcome[]>): Tab {
  const cards = element('div', { className: 'cards side' });
  return {
    id: 'compare',
    title: 'Compare',
    panel: element('div', {}, element('div', { className: 'scroll' }, cards)),
    async show() {
      const asked = state.reading;
      const found = await outcomes();
      if (asked === state.reading) cards.replaceChildren(...found.map(card));
    },
  };
}

function card({ name, shown, said, isRefused }: Outcome): HTMLElement {
  const head = element('h2', {}, name, element('span', {}, ` ${said}`));
  return element('section', {}, head, element('pre', { className: isRefused ? 'bad' : '' }, shown));
}
