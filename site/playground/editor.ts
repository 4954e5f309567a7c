import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintKeymap, setDiagnostics, type Diagnostic as Underline } from '@codemirror/lint';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import type { Diagnostic, Range } from 'peglot';
import { colours, showMarks } from './colours.ts';
import type { Stretches } from './stretches.ts';

/** What an editor tells, and what it shows. */
export interface EditorOptions {
  /** The text is another. */
  changed?(text: string): void;
  /** The cursor is elsewhere. */
  moved?(at: number): void;
  /** Shown while there is no text. */
  readonly hint?: string;
}

const showArrived = StateEffect.define<number | undefined>();

/** Grey where the text has not arrived yet. */
const arrived = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, newDoc }) {
    let next = shown.map(changes);
    for (const effect of effects) {
      if (!effect.is(showArrived)) continue;
      const from = Math.min(effect.value ?? newDoc.length, newDoc.length);
      next = from < newDoc.length ? Decoration.set([LATER.range(from, newDoc.length)]) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const LATER = Decoration.mark({ class: 'cm-later' });

const theme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '12.5px', lineHeight: '1.55' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--soft)', border: 'none', paddingLeft: '6px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--wash)',
  },
  '.cm-structure': { color: 'var(--accent)' },
  '.cm-number': { color: 'var(--info)' },
  '.cm-mistake': { color: 'var(--warning)' },
  '.cm-later': { opacity: '0.35' },
  '.cm-placeholder': { color: 'var(--soft)', fontFamily: 'system-ui, sans-serif' },
  '.cm-tooltip': { backgroundColor: 'var(--pane)', borderColor: 'var(--line)', color: 'var(--ink)', maxWidth: '480px' },
  '.cm-diagnostic': { fontFamily: 'inherit' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--accent)', color: 'var(--pane)' },
});

/** A text that is edited. */
export class Editor {
  readonly #view: EditorView;

  constructor(parent: HTMLElement, label: string, { changed, moved, hint = '' }: EditorOptions, more: Extension = []) {
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          highlightSpecialChars(),
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          placeholder(hint),
          // Tab leads on, as it does for whoever has no mouse.
          keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({
            'aria-label': label,
            spellcheck: 'false',
            tabindex: '0',
            autocorrect: 'off',
          }),
          theme,
          colours,
          arrived,
          more,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed?.(this.text);
            if (update.docChanged || update.selectionSet) moved?.(update.state.selection.main.head);
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.#view.state.sliceDoc();
  }

  set text(text: string) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** Colours the text, and underlines what was found. */
  show(marks: Stretches, found: readonly Diagnostic[]): void {
    const { length } = this.#view.state.doc;
    const within = (at: number): number => Math.min(at, length);
    this.#view.dispatch({ effects: showMarks.of(marks) });
    const underlines = found.map(
      (one): Underline => ({
        from: within(one.range.start),
        to: within(one.range.end),
        severity: one.severity,
        source: one.code,
        message: one.hint === undefined ? one.message : `${one.message}. ${one.hint}`,
        actions: one.fix === undefined ? [] : [{ name: 'Fix', apply: () => this.apply(one) }],
      }),
    );
    this.#view.dispatch(setDiagnostics(this.#view.state, underlines));
  }

  /** Greys out what comes after an offset; nothing without one. */
  showArrived(end: number | undefined): void {
    this.#view.dispatch({ effects: showArrived.of(end) });
  }

  /** Mends what was found, as the finding says. */
  apply({ fix }: Diagnostic): void {
    if (fix === undefined) return;
    const { length } = this.#view.state.doc;
    if (fix.range.end > length) return;
    this.#view.dispatch({ changes: { from: fix.range.start, to: fix.range.end, insert: fix.text } });
  }

  /** Selects a stretch and brings it into view. */
  select({ start, end }: Range): void {
    const { length } = this.#view.state.doc;
    const selection = { anchor: Math.min(start, length), head: Math.min(end, length) };
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    this.#view.focus();
  }
}
