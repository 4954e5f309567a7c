import { RangeSetBuilder, StateEffect } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { NO_STRETCHES, type Stretches, stretchAt, stretchesIn } from './stretches.ts';

/** Says how the text looks that is in the editor. */
export const showMarks = StateEffect.define<Stretches>();

const LOOKS: Readonly<Record<string, Decoration>> = {
  structure: Decoration.mark({ class: 'cm-structure' }),
  number: Decoration.mark({ class: 'cm-number' }),
  mistake: Decoration.mark({ class: 'cm-mistake' }),
};

/** Colours what is in view; what is typed moves the colours until the text is read again. */
class Colours {
  shown: DecorationSet = Decoration.none;
  #marks: Stretches = NO_STRETCHES;
  #isStale = false;

  update({ changes, docChanged, transactions, view, viewportChanged }: ViewUpdate): void {
    if (docChanged) {
      this.shown = this.shown.map(changes);
      this.#isStale = true;
    }
    const said = transactions.flatMap(({ effects }) => effects).find((effect) => effect.is(showMarks));
    if (said !== undefined) {
      this.#marks = said.value;
      this.#isStale = false;
    }
    if (said !== undefined || (viewportChanged && !this.#isStale)) this.shown = this.#inView(view);
  }

  #inView({ viewport: { from, to } }: EditorView): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    for (const at of stretchesIn(this.#marks, { start: from, end: to })) {
      const { start, end, kind } = stretchAt(this.#marks, at);
      const look = LOOKS[kind];
      if (look !== undefined) builder.add(start, end, look);
    }
    return builder.finish();
  }
}

export const colours: ViewPlugin<Colours> = ViewPlugin.fromClass(Colours, { decorations: ({ shown }) => shown });
