// What `peglot new` writes: the format that a visitor begins with.

import grammar from '../../examples/templates/lines/todo.peggy?text';
import adapter from '../../examples/templates/lines/todo.ts?text';

export const OWN_GRAMMAR: string = grammar;
export const OWN_ADAPTER: string = adapter;

/** Texts of that format. */
export const OWN_TEXTS: Readonly<Record<string, string>> = {
  damaged: '# Shopping\n- [x] milk\nbuy bread\n- [ ] coffee\nNotes:\nThe shop closes at eight.\n',
  clean: '# Shopping\n- [x] milk\n- [ ] bread\nNotes:\nThe shop closes at eight.\n',
};
