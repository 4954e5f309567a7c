import { element } from '../dom.ts';
import { Growing } from '../growing.ts';
import { deserialized } from '../serialized.ts';
import type { Tab } from '../tabs.ts';
import { rowsOf } from '../value-rows.ts';
import { eventsView, type Far } from './events.ts';
import { RowList, scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

const NO_VALUE = 'The value of the text shows here, and below it the events of a stream.';

/** The value, line by line: a line leads to where it came from. Below it, how it arrives in a stream. */
export function valueTab(state: State, acts: Acts): Tab {
  const list = scroller('Value');
  const rows = new RowList(list, acts.select);
  const growing = new Growing();
  const events = eventsView(state, acts, draw);
  /** What the lines show: a reading, or null for a part of its text. */
  let drawn: State['reading'] | null = null;

  /** The value of the whole text, or of what has arrived. */
  function draw(far?: Far): void {
    const { reading } = state;
    if (far === undefined && reading !== undefined && drawn === reading) return;
    drawn = far === undefined ? reading : null;
    if (far !== undefined) rows.set(rowsOf(growing.after(far.frames, far.count)));
    else if (reading === undefined) rows.set([], state.text === '' ? NO_VALUE : '');
    else rows.set(deserialized(reading.value));
  }

  return {
    id: 'value',
    title: 'Value and events',
    panel: element('div', { className: 'both' }, list, events.panel),
    show() {
      if (drawn !== null || state.reading === undefined) draw();
      events.show();
    },
    hide: () => events.hide(),
  };
}
