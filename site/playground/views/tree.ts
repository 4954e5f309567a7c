import { element } from '../dom.ts';
import type { Row, Stretch } from '../protocol.ts';
import type { Tab } from '../tabs.ts';
import { RowList, scroller } from './rows.ts';
import { type Acts, nodesAt, type State } from './state.ts';

const MOST = 1500;

/** What is said where nothing knows the nodes. */
export const NO_NODES =
  'A format that is not made by defineFormat tells no nodes. Its value and its findings have their places all the same.';

/** The nodes of the text: each says which rule read which stretch. */
export function treeTab(state: State, { select }: Acts): Tab {
  const list = scroller('Tree');
  const rows = new RowList(list, select);
  let drawn: State['reading'];
  return {
    id: 'tree',
    title: 'Tree',
    panel: element('div', {}, list),
    show() {
      const nodes = state.reading?.nodes;
      if (drawn !== state.reading) {
        drawn = state.reading;
        const left = (nodes?.length ?? 0) - MOST;
        rows.set(
          rowsOf(nodes ?? [], state.text),
          nodes === undefined ? NO_NODES : left > 0 ? `… and ${left} more` : '',
        );
      }
      const here = nodesAt(state).at(-1);
      rows.mark(here === undefined ? -1 : (nodes?.indexOf(here) ?? -1));
    },
  };
}

function rowsOf(nodes: readonly Stretch[], text: string): Row[] {
  const around: number[] = [];
  return nodes.slice(0, MOST).map(({ type, start, end }) => {
    while (around.length > 0 && ((around.at(-1) ?? 0) <= start || (around.at(-1) ?? 0) < end)) around.pop();
    const depth = around.length;
    around.push(end);
    const shown = end - start > 70 ? `${text.slice(start, start + 60)}…` : text.slice(start, end);
    return { depth, name: type, text: JSON.stringify(shown), range: { start, end } };
  });
}
