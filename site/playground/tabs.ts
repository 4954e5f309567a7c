import { byId, element } from './dom.ts';

/** One view of the right side. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly panel: HTMLElement;
  /** Called when it is shown, and when what it shows may be another. */
  show(): void;
  /** Called when another is shown. */
  hide?(): void;
}

/** The views, of which one is shown: arrows lead from one to the next. */
export class Tabs {
  readonly #list = byId('tabs', HTMLDivElement);
  readonly #panels = byId('panels', HTMLDivElement);
  #tabs: readonly Tab[] = [];
  #shown = '';

  constructor() {
    this.#list.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = this.#tabs.findIndex(({ id }) => id === this.#shown);
      const next = step === undefined ? undefined : this.#tabs.at((at + step) % this.#tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      this.choose(next.id);
      document.getElementById(`tab-${next.id}`)?.focus();
    });
  }

  /** The view that is shown. */
  get shown(): string {
    return this.#shown;
  }

  /** Which views there are. */
  set(tabs: readonly Tab[]): void {
    this.#tabs = tabs;
    this.#panels.replaceChildren(...tabs.map(({ panel }) => panel));
    for (const { id, panel } of tabs) {
      Object.assign(panel, { id: `panel-${id}`, role: 'tabpanel' });
      panel.setAttribute('aria-labelledby', `tab-${id}`);
    }
    this.#list.replaceChildren(
      ...tabs.map(({ id, title }) => {
        const tab = element(
          'button',
          { type: 'button', id: `tab-${id}`, role: 'tab', onclick: () => this.choose(id) },
          title,
        );
        tab.setAttribute('aria-controls', `panel-${id}`);
        return tab;
      }),
    );
    this.choose(tabs.some(({ id }) => id === this.#shown) ? this.#shown : (tabs[0]?.id ?? ''));
  }

  /** Shows a view, if there is one of that name. */
  choose(id: string): void {
    if (this.#tabs.length > 0 && !this.#tabs.some((tab) => tab.id === id)) return;
    if (id !== this.#shown) this.#tabs.find((tab) => tab.id === this.#shown)?.hide?.();
    this.#shown = id;
    for (const tab of this.#tabs) {
      const isShown = tab.id === id;
      tab.panel.hidden = !isShown;
      const head = document.getElementById(`tab-${tab.id}`);
      head?.setAttribute('aria-selected', String(isShown));
      if (head !== null) head.tabIndex = isShown ? 0 : -1;
    }
    this.refresh();
  }

  /** Draws the view that is shown anew; the others are drawn when they are. */
  refresh(): void {
    this.#tabs.find(({ id }) => id === this.#shown)?.show();
  }
}
