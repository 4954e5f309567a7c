import { button, element } from '../dom.ts';
import { Editor } from '../editor.ts';
import { peggy, typescript } from '../languages.ts';
import type { OwnResult } from '../protocol.ts';
import type { Tab } from '../tabs.ts';
import { scroller } from './rows.ts';
import type { State } from './state.ts';

/** A grammar and an adapter that are edited. */
export class OwnSource {
  readonly #problem = element('pre', { className: 'bad', hidden: true });
  readonly #problemToo = element('pre', { className: 'bad', hidden: true });
  readonly #grammar: Editor;
  readonly #adapter: Editor;
  readonly tabs: readonly Tab[];
  #isSet = false;

  /** @param edited called when a visitor edits one of the two */
  constructor(edited: () => void) {
    const changed = (): void => {
      if (!this.#isSet) edited();
    };
    const grammar = element('div', { className: 'editor' });
    const adapter = element('div', { className: 'editor' });
    this.#grammar = new Editor(grammar, 'Grammar', { changed }, peggy);
    this.#adapter = new Editor(adapter, 'Adapter', { changed }, typescript);
    const none = (): void => {};
    this.tabs = [
      { id: 'own-grammar', title: 'Grammar', panel: element('div', {}, grammar, this.#problem), show: none },
      { id: 'own-adapter', title: 'Adapter', panel: element('div', {}, adapter, this.#problemToo), show: none },
    ];
  }

  get grammar(): string {
    return this.#grammar.text;
  }

  get adapter(): string {
    return this.#adapter.text;
  }

  set(grammar: string, adapter: string): void {
    this.#isSet = true;
    this.#grammar.text = grammar;
    this.#adapter.text = adapter;
    this.#isSet = false;
  }

  /** Says what is wrong with the two, below them. */
  tell(problem: string | undefined): void {
    for (const told of [this.#problem, this.#problemToo]) {
      told.hidden = problem === undefined;
      told.textContent = problem ?? '';
    }
  }
}

/** What else comes out of the grammar: sentences, coverage, the trace of the text, the exported grammar, the drawing. */
export function workbenchTab(state: State, run: () => Promise<OwnResult>): Tab {
  const list = scroller('Workbench');
  const cards = element('div', { className: 'cards' });
  list.append(cards);
  const told = element('span', {}, 'Sentences, coverage, trace, export and diagrams of the grammar as it stands.');
  const make = button('Make them', async () => {
    told.textContent = 'Making them …';
    const { problem, workbench } = await run();
    told.textContent = problem ?? '';
    if (workbench === undefined) return;
    const { sentences, coverage, trace, exported, drawing } = workbench;
    cards.replaceChildren(
      section('Sentences of the grammar', ...sentences.map((text) => element('pre', {}, JSON.stringify(text)))),
      section('What the text and these sentences reach', element('pre', {}, coverage)),
      section('How the text was read, rule by rule', element('pre', { tabIndex: 0 }, trace)),
      section('For constrained decoding (GBNF)', element('pre', { tabIndex: 0 }, exported)),
      // A picture runs nothing, whatever is in it.
      section(
        'Diagrams',
        element('img', {
          alt: 'The rules as railroad diagrams',
          src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
        }),
      ),
    );
  });
  make.className = 'main';
  const panel = element('div', {}, element('div', { className: 'bar' }, make, told), list);
  return { id: 'workbench', title: 'Workbench', panel, show: () => void state };
}

function section(title: string, ...children: readonly HTMLElement[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...children);
}
