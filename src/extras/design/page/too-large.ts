import { crossings } from '../../../cli/page/crossings.ts';
import type { Line } from '../../../cli/page/layout.ts';
import { counted } from '../../../core/counted.ts';
import { type Html, html } from '../../../core/html.ts';

/** Beyond this a drawing is a thicket, and its layout takes seconds. */
const MAX_BOXES = 500;
const MAX_LINES = 1000;
const MAX_CROSSINGS = 1000;

/** The remark in place of a drawing that nobody could read; undefined when it can be drawn. */
export function tooLargeToDraw(boxes: number, lines: readonly Line[]): Html | undefined {
  const fits = boxes <= MAX_BOXES && lines.length <= MAX_LINES && crossings(boxes, lines) <= MAX_CROSSINGS;
  if (fits) return undefined;
  const size = `${counted(boxes, 'box', 'boxes')} and ${counted(lines.length, 'line')}`;
  return html`<p class="soft">There is no drawing: ${size} are too many to be read. The lists below have everything.</p>\n`;
}
