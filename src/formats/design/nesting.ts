import type { BulletNode, TileNode } from '../../../generated/design.ts';
import type { Context } from './context.ts';

/** Tells which items of a list belong to the text of the item before them. */
export class Nesting {
  /** The column of the last item that hangs on no other; -1 outside of a list. */
  #column = -1;

  /** Whether a tile, which comes behind those that were asked for, is an item of a list within the last item. */
  holds(tile: TileNode, context: Context): boolean {
    if (tile.type !== 'Bullet') {
      this.#column = -1;
      return false;
    }
    const column = columnOf(tile, context);
    if (this.#column >= 0 && column >= this.#column + 2) return true;
    this.#column = column;
    return false;
  }
}

/** How far a list item is indented, in columns; a tab leads to the next of the tab stops, which are four apart. */
export function columnOf(tile: BulletNode, context: Context): number {
  const { text } = context.piece;
  let column = 0;
  for (let at = tile.start; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20) column++;
    else if (unit === 0x09) column += 4 - (column % 4);
    else return column;
  }
}
