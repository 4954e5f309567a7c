import { element } from '../dom.ts';
import type { Tab } from '../tabs.ts';
import { rowElement, scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

/** The value, line by line: a line leads to where it came from. */
export function valueTab(state: State, { select }: Acts): Tab {
  const list = scroller('Value');
  const panel = element('div', {}, list);
  let drawn: State['reading'];
  return {
    id: 'value',
    title: 'Value',
    panel,
    show() {
      if (drawn === state.reading) return;
      drawn = state.reading;
      list.replaceChildren(...(drawn?.value ?? []).map((row) => rowElement(row, select)));
    },
  };
}
