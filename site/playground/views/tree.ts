import { element } from '../dom.ts';
import type { Row } from '../protocol.ts';
import { countOf, NO_STRETCHES, type Stretches, stretchAt } from '../stretches.ts';
import type { Tab } from '../tabs.ts';
import { RowList, scroller } from './rows.ts';
import { type Acts, nodesAt, type State } from './state.ts';

const MOST = 1500;

/** Where nothing knows the nodes. */
export const NO_NODES =
  'Only formats made by defineFormat show their nodes. Value and findings have their places all the same.';

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
      const nodes = state.reading?.nodes ?? NO_STRETCHES;
      if (drawn !== state.reading) {
        drawn = state.reading;
        const left = countOf(nodes) - MOST;
        const note = left > 0 ? `… and ${left.toLocaleString('en')} more` : '';
        rows.set(rowsOf(nodes, state.text), drawn !== undefined && drawn.nodes === undefined ? NO_NODES : note);
      }
      rows.mark(nodesAt(state).at(-1) ?? -1);
    },
  };
}

function rowsOf(nodes: Stretches, text: string): Row[] {
  const ends: number[] = [];
  return Array.from({ length: Math.min(countOf(nodes), MOST) }, (_, at) => {
    const { start, end, kind } = stretchAt(nodes, at);
    for (let last = ends.at(-1); last !== undefined && (last <= start || last < end); last = ends.at(-1)) ends.pop();
    const depth = ends.length;
    ends.push(end);
    const shown = end - start > 70 ? `${text.slice(start, start + 60)}…` : text.slice(start, end);
    return { depth, name: kind, text: JSON.stringify(shown), range: { start, end } };
  });
}
