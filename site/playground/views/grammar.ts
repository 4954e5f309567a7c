import { ruleDiagram } from '../../../src/extras/workbench/diagram.ts';
import { element } from '../dom.ts';
import { editNames, OWN, ours, TYPED } from '../names.ts';
import type { GrammarRule } from '../protocol.ts';
import { NO_STRETCHES, stretchAt } from '../stretches.ts';
import type { Tab } from '../tabs.ts';
import { scroller } from './rows.ts';
import { nodesAt, type State } from './state.ts';
import { NO_NODES } from './tree.ts';

/** The grammar as railroad diagrams; the rules that read the text at the cursor light up. */
export function grammarTab(state: State): Tab {
  const path = element('div', { className: 'bar mono' });
  const list = scroller('Grammar');
  const panel = element('div', {}, path, list);
  let cards = new Map<string, HTMLElement>();
  let of = '';
  let last = '';

  function light(): void {
    const nodes = state.reading?.nodes ?? NO_STRETCHES;
    const names = nodesAt(state).map((at) => stretchAt(nodes, at).kind);
    const drawn = names.filter((name) => cards.has(name));
    const here = drawn.at(-1) ?? '';
    path.textContent =
      names.join(' › ') || (state.reading?.nodes === undefined ? NO_NODES : 'No rule reads the text at the cursor.');
    for (const [name, card] of cards) {
      card.classList.toggle('here', name === here);
      card.classList.toggle('around', name !== here && drawn.includes(name));
    }
    if (here !== last) bringIntoView(cards.get(here));
    last = here;
  }

  return {
    id: 'grammar',
    title: 'Grammar',
    panel,
    async show() {
      const format = grammarOf(state.reading?.of ?? '');
      if (of !== format) {
        of = format;
        const rules = format === '' ? [] : await rulesOf(format);
        if (of !== format) return;
        const names = new Set(rules.map(({ name }) => name));
        const width = Math.min(WIDEST, list.clientWidth - 80);
        cards = new Map(rules.map((rule) => [rule.name, card(rule, names, width, (name) => cards.get(name))]));
        list.replaceChildren(...cards.values());
        last = '';
      }
      light();
    },
  };
}

/** Rows that are wider are broken, in pixels. */
const WIDEST = 520;

/** For how many frames a card is brought into view again. */
const FRAMES = 10;
let sought: HTMLElement | undefined;

/** For some frames: the cards around it are drawn when they come into view, and only then are as tall as they are. */
function bringIntoView(card: HTMLElement | undefined, frames: number = FRAMES): void {
  sought = card;
  if (card === undefined || frames === 0) return;
  const block = card.clientHeight > (card.parentElement?.clientHeight ?? 0) ? 'start' : 'center';
  card.scrollIntoView({ block });
  requestAnimationFrame(() => {
    if (sought === card) bringIntoView(card, frames - 1);
  });
}

/** The grammar that a format is read by, of those that are drawn; none for a format of one's own. */
function grammarOf(format: string): string {
  if (Object.hasOwn(ours, format) || editNames.some((name) => name === format)) return format;
  if (format === 'json' || format === TYPED) return 'json';
  // Every dialect of tool calls is read by the same grammar.
  return format === '' || format === OWN ? '' : 'tools';
}

async function rulesOf(grammar: string): Promise<readonly GrammarRule[]> {
  const response = await fetch(`grammars/${grammar}.json`);
  return response.json();
}

function card(
  rule: GrammarRule,
  names: ReadonlySet<string>,
  width: number,
  cardOf: (name: string) => HTMLElement | undefined,
): HTMLElement {
  const { name, about, label } = rule;
  const drawn = ruleDiagram(rule, {
    ...(label !== undefined && { label }),
    width,
    linkTo: (to) => (names.has(to) ? `#${to}` : undefined),
  });
  // Everything of the grammar is escaped in it.
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn.width}" height="${drawn.height}" viewBox="0 0 ${drawn.width} ${drawn.height}">${drawn.shapes.text}</svg>`;
  const drawing = document.adoptNode(new DOMParser().parseFromString(source, 'image/svg+xml').documentElement);
  // A box leads to its rule; the address of the page holds what is shared.
  drawing.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    bringIntoView(cardOf(link.getAttribute('href')?.slice(1) ?? ''));
  });
  const rails = element('div', { className: 'rails', tabIndex: 0 });
  rails.setAttribute('role', 'group');
  rails.setAttribute('aria-label', `Diagram of ${name}`);
  rails.append(drawing);
  const card = element(
    'article',
    { className: 'rule' },
    element('h2', {}, name),
    ...(about === '' ? [] : [element('p', {}, about)]),
    rails,
  );
  // About as tall as it will be, for the scroll bar to stay where it is.
  card.style.containIntrinsicHeight = `auto ${drawn.height + (about === '' ? 40 : 62)}px`;
  return card;
}
