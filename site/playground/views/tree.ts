import { element } from '../dom.ts';
import type { Row, Stretch } from '../protocol.ts';
import type { Tab } from '../tabs.ts';
import { rowElement, scroller } from './rows.ts';
import { type Acts, nodesAt, type State } from './state.ts';

const MOST = 1500;

/** The nodes of the text: each says which rule read which stretch. */
export function treeTab(state: State, { select }: Acts): Tab {
  const list = scroller('Tree');
  const panel = element('div', {}, list);
  let drawn: State['reading'];
  let rows = new Map<Stretch, HTMLElement>();
  return {
    id: 'tree',
    title: 'Tree',
    panel,
    show() {
      if (drawn !== state.reading) {
        drawn = state.reading;
        const nodes = drawn?.nodes;
        rows = new Map(withDepth(nodes ?? []).map(([node, row]) => [node, rowElement(row(state.text), select)]));
        const left = (nodes?.length ?? 0) - rows.size;
        list.replaceChildren(...rows.values());
        if (nodes === undefined) list.append(element('p', { className: 'note' }, NO_NODES));
        if (left > 0) list.append(element('p', { className: 'note' }, `… and ${left} more`));
      }
      const here = nodesAt(state).at(-1);
      for (const [node, row] of rows) row.classList.toggle('here', node === here);
      if (here !== undefined) rows.get(here)?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** What is said where a format does not tell its nodes. */
export const NO_NODES = 'This format does not tell its nodes yet. The value and the findings have their places all the same.';

function withDepth(nodes: readonly Stretch[]): [Stretch, (text: string) => Row][] {
  const ends: number[] = [];
  return nodes.slice(0, MOST).map((node) => {
    while ((ends.at(-1) ?? Number.POSITIVE_INFINITY) < node.end || (ends.at(-1) ?? 1) <= node.start) ends.pop();
    const depth = ends.length;
    ends.push(node.end);
    const { start, end, type } = node;
    const shown = (text: string): string =>
      JSON.stringify(end - start > 70 ? `${text.slice(start, start + 60)}…` : text.slice(start, end));
    return [node, (text: string): Row => ({ depth, name: type, text: shown(text), range: node })];
  });
}
