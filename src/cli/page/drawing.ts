import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import { escapeControls } from '../../core/escape-controls.ts';
import { type Content, type Html, html } from '../../core/html.ts';
import { oneLine } from '../../core/lines.ts';
import type { Point, Size } from './layout.ts';

/** Frames a drawing: it scrolls on its own where it is wider than the page, and keeps a readable size. */
export function drawing(
  { id, title, description, caption }: { id: string; title: string; description: string; caption: Content },
  { width, height }: Size,
  shapes: Content,
): Html {
  const [w, h] = [Math.ceil(width) + 4, Math.ceil(height) + 4];
  return html`<figure>
${w > LARGE ? fitting(id) : undefined}<div class="drawing" tabindex="0" role="group" aria-label="${title}">
<svg xmlns="http://www.w3.org/2000/svg" role="group" aria-labelledby="${id}-name ${id}-about" width="${w}" height="${h}" viewBox="-2 -2 ${w} ${h}" style="min-width:${Math.round(w * SMALLEST)}px">
<title id="${id}-name">${title}</title>
<desc id="${id}-about">${description}</desc>
${shapes}
</svg>
</div>
<figcaption>${caption}</figcaption>
</figure>
`;
}

/** A wider drawing is first scaled to fit, and shown in full size on request. */
const LARGE = 1200;

function fitting(id: string): Html {
  return html`<input type="checkbox" class="fit" id="${id}-fit" checked> <label for="${id}-fit">Fit to the width of the page</label>\n`;
}

/** The smallest scale of a drawing on a narrow screen; beyond it, the drawing scrolls. */
const SMALLEST = 0.7;

/** A text for a drawing: one line, shortened to a number of terminal columns. */
export function shorten(text: string, columns = 34): string {
  return cliTruncate(escapeControls(oneLine(text)), columns);
}

/** The width of a text in the drawings' font, in pixels; rather an overestimate. */
export function textWidth(text: string, fontSize: number): number {
  return stringWidth(text) * fontSize * CELL;
}

/** The width of one column in the fixed-width fonts, relative to the font size. */
const CELL = 0.605;

/** Rounds a number for a drawing to visible precision. */
export function px(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The SVG path data of a smooth curve through the points. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  const bends = rest.map((point, at) => {
    const next = rest[at + 1];
    const end = next === undefined ? middle(point, last) : middle(point, next);
    return `Q${px(point.x)} ${px(point.y)} ${px(end.x)} ${px(end.y)}`;
  });
  return [`M${px(first.x)} ${px(first.y)}`, ...bends, `L${px(last.x)} ${px(last.y)}`].join('');
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The end of a line and its direction, as a vector of length 1. */
export interface LineEnd {
  readonly at: Point;
  readonly direction: Point;
}

/** The end of the line through these points; undefined when there is no direction. */
export function endOf(points: readonly Point[]): LineEnd | undefined {
  const at = points.at(-1);
  const before = points.findLast((point) => at !== undefined && Math.hypot(at.x - point.x, at.y - point.y) > 1);
  if (at === undefined || before === undefined) return undefined;
  const length = Math.hypot(at.x - before.x, at.y - before.y);
  return { at, direction: { x: (at.x - before.x) / length, y: (at.y - before.y) / length } };
}

/** A point relative to the end of a line: a distance back along it, and a distance to its side. */
export function fromEnd({ at, direction }: LineEnd, back: number, side: number): string {
  return `${px(at.x - direction.x * back - direction.y * side)} ${px(at.y - direction.y * back + direction.x * side)}`;
}
