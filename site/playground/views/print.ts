import { button, element } from '../dom.ts';
import type { Tab } from '../tabs.ts';
import { scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

/** The canonical text of the value, or why there is none. */
export function printTab(state: State, { replace }: Acts): Tab {
  const text = element('pre', {});
  const take = button('Put it in place of the text', () => replace(text.textContent ?? ''));
  const list = scroller('Canonical text');
  list.append(text);
  const panel = element('div', {}, element('div', { className: 'bar' }, take), list);
  return {
    id: 'print',
    title: 'Print',
    panel,
    show() {
      const printed = state.reading?.printed ?? { text: '' };
      const isText = 'text' in printed;
      text.className = isText ? '' : 'bad';
      text.textContent = isText ? printed.text : `This value cannot be written: ${printed.problem}`;
      take.disabled = !isText || printed.text === state.text;
    },
  };
}
