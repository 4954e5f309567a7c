import { element } from '../dom.ts';
import { opened } from '../parcel.ts';
import type { Tab } from '../tabs.ts';
import { eventsView } from './events.ts';
import { RowList, scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

/** The value, line by line: a line leads to where it came from. Below it, how it arrives in a stream. */
export function valueTab(state: State, acts: Acts): Tab {
  const list = scroller('Value');
  const rows = new RowList(list, acts.select);
  const events = eventsView(state, acts);
  let drawn: State['reading'];
  return {
    id: 'value',
    title: 'Value and events',
    panel: element('div', { className: 'both' }, list, events.panel),
    show() {
      events.show();
      if (drawn === state.reading) return;
      drawn = state.reading;
      rows.set(drawn === undefined ? [] : opened(drawn.value));
    },
    hide: () => events.hide(),
  };
}
