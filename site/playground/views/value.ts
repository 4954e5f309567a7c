import { element } from '../dom.ts';
import { opened } from '../parcel.ts';
import type { Tab } from '../tabs.ts';
import { RowList, scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

/** The value, line by line: a line leads to where it came from. */
export function valueTab(state: State, { select }: Acts): Tab {
  const list = scroller('Value');
  const rows = new RowList(list, select);
  let drawn: State['reading'];
  return {
    id: 'value',
    title: 'Value',
    panel: element('div', {}, list),
    show() {
      if (drawn === state.reading) return;
      drawn = state.reading;
      rows.set(drawn === undefined ? [] : opened(drawn.value));
    },
  };
}
