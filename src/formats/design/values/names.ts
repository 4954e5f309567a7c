import type { Range } from '../../../core/range.ts';
import { listedOrNone } from '../blocks.ts';
import { Nesting, saysNothing, textRange } from '../read/page.ts';
import type { Kind } from './kind.ts';

/** Names: the items of a list, or comma-separated on the label's line. `None` is not a name. */
export const names: Kind<string[]> = {
  read: (field, member) => {
    const { page, head } = field;
    const list = member.list();
    list.clear();
    const add = (range: Range): void => {
      const name = page.unquoted(range);
      const text = page.source(name);
      if (!saysNothing(text)) list.push(text, { range: name });
    };
    if (head?.value.type === 'NameLine') for (const name of head.value.names) add(name);
    const nesting = new Nesting();
    for (const block of field.blocks) {
      // A list inside an item adds to it, and is not part of its name.
      if (nesting.holds(block)) field.stray(block);
      else if (block.type === 'Bullet') add(textRange(block));
      else if (block.type === 'NamesText') for (const line of block.lines) for (const name of line.names) add(name);
      else field.addOther(block);
    }
    field.keepOthers(list.value.length > 0);
    field.place(field.content);
  },
  write: listedOrNone,
  cell: (text) => text.split(',').flatMap((name) => (saysNothing(name.trim()) ? [] : [name.trim()])),
};
