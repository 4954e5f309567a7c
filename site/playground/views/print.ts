import { EditorState } from '@codemirror/state';
import { button, element } from '../dom.ts';
import { Editor } from '../editor.ts';
import type { Tab } from '../tabs.ts';
import type { Acts, State } from './state.ts';

/** The canonical text of the value, or why there is none. */
export function printTab(state: State, { replace }: Acts): Tab {
  const box = element('div', { className: 'editor' });
  // An editor draws only what is seen of a long text.
  const shown = new Editor(box, 'Canonical text', {}, EditorState.readOnly.of(true));
  const problem = element('pre', { className: 'bad' });
  const take = button('Put it in place of the text', () => replace(shown.text));
  return {
    id: 'print',
    title: 'Print',
    panel: element('div', {}, element('div', { className: 'bar' }, take), problem, box),
    show() {
      const printed = state.reading?.printed ?? { text: '' };
      const text = 'text' in printed ? printed.text : '';
      problem.hidden = 'text' in printed;
      problem.textContent = 'text' in printed ? '' : `This value cannot be written: ${printed.problem}`;
      if (text !== shown.text) shown.text = text;
      take.disabled = !('text' in printed) || text === state.text;
    },
  };
}
