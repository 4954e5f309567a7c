import { element } from '../dom.ts';
import { Editor } from '../editor.ts';
import { json } from '../languages.ts';
import type { Tab } from '../tabs.ts';

/** What an answer is read by: a JSON Schema, or a type of TypeScript. */
export class SchemaSource {
  readonly #editor: Editor;
  readonly tab: Tab;
  #isSet = false;

  /** @param edited called when a visitor edits it */
  constructor(edited: () => void) {
    const box = element('div', { className: 'editor' });
    const changed = (): void => {
      if (!this.#isSet) edited();
    };
    this.#editor = new Editor(box, 'Schema', { changed, hint: 'A JSON Schema, or a type of TypeScript.' }, json);
    this.tab = { id: 'schema', title: 'Schema', panel: element('div', {}, box), show: () => {} };
  }

  get text(): string {
    return this.#editor.text;
  }

  set text(text: string) {
    this.#isSet = true;
    this.#editor.text = text;
    this.#isSet = false;
  }
}
