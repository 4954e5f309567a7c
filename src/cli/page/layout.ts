import { Graph, layout } from '@dagrejs/dagre';
import { getOrMake } from '../../core/maps.ts';

/** A point, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a box, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A line from one box to another, by their indices. */
export interface Line {
  readonly from: number;
  readonly to: number;
  /** The size of its label, if it has one. */
  readonly label?: Size;
}

/** The layout, in pixels from the upper left corner. */
export interface Layout extends Size {
  /** The upper left corners of the boxes. */
  readonly boxes: readonly Point[];
  /** For each line, its points from border to border, and the middle of its label. */
  readonly lines: readonly { readonly points: readonly Point[]; readonly label?: Point }[];
}

/** The preferred width of a drawing: the column of a page. */
const WIDTH = 860;
/** A wider part may be laid out horizontally instead, if that is narrower. */
const NARROW = 420;
const GAP = 28;

/**
 * Lays boxes out in layers, so that lines lead from one layer to the next. Unconnected parts are laid out separately
 * and packed into rows of the page's width.
 */
export function layOut(sizes: readonly Size[], lines: readonly Line[]): Layout {
  const parts = connectedParts(sizes.length, lines).map((part) => layOutPart(part, sizes, lines));
  const boxes: Point[] = sizes.map(() => ({ x: 0, y: 0 }));
  const placed: Layout['lines'][number][] = lines.map(() => ({ points: [] }));
  // Parts with lines come first, the largest at the top; single boxes fill the rows below.
  parts.sort((a, b) => Number(b.lines.size > 0) - Number(a.lines.size > 0) || b.lines.size - a.lines.size);
  const limit = Math.max(WIDTH, ...parts.map(({ width }) => width));
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const part of parts) {
    if (x > 0 && x + part.width > limit) [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    const move = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
    for (const [at, corner] of part.boxes) boxes[at] = move(corner);
    for (const [at, { points, label }] of part.lines) {
      placed[at] = { points: points.map(move), ...(label === undefined ? {} : { label: move(label) }) };
    }
    x += part.width + GAP;
    rowHeight = Math.max(rowHeight, part.height);
    width = Math.max(width, x - GAP);
  }
  return { width, height: y + rowHeight, boxes, lines: placed };
}

interface Part {
  readonly boxes: readonly number[];
  readonly lines: readonly number[];
}

/** The groups of boxes that lines connect, in the order of their first boxes. */
function connectedParts(count: number, lines: readonly Line[]): Part[] {
  const parent = Array.from({ length: count }, (_, at) => at);
  const root = (at: number): number => {
    let top = at;
    for (let next = parent[top]; next !== undefined && next !== top; next = parent[top]) {
      parent[top] = parent[next] ?? next;
      top = next;
    }
    return top;
  };
  for (const { from, to } of lines) parent[root(to)] = root(from);
  const parts = new Map<number, { boxes: number[]; lines: number[] }>();
  for (let at = 0; at < count; at++) getOrMake(parts, root(at), () => ({ boxes: [], lines: [] })).boxes.push(at);
  for (const [at, { from }] of lines.entries()) parts.get(root(from))?.lines.push(at);
  return [...parts.values()];
}

interface PlacedPart extends Size {
  readonly boxes: ReadonlyMap<number, Point>;
  readonly lines: ReadonlyMap<number, Layout['lines'][number]>;
}

function layOutPart(part: Part, sizes: readonly Size[], lines: readonly Line[]): PlacedPart {
  const down = layOutIn('TB', part, sizes, lines);
  if (down.width <= NARROW) return down;
  const across = layOutIn('LR', part, sizes, lines);
  return across.width < down.width ? across : down;
}

const NOTHING: Size = { width: 0, height: 0 };

function layOutIn(direction: 'TB' | 'LR', part: Part, sizes: readonly Size[], lines: readonly Line[]): PlacedPart {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 26, ranksep: 46, edgesep: 14 });
  const rooms = new Map(part.boxes.map((at) => [at, sizes[at] ?? NOTHING]));
  for (const at of part.lines) {
    const line = lines[at];
    if (line === undefined) continue;
    if (line.from === line.to) rooms.set(line.from, withLoop(rooms.get(line.from), line));
    else graph.setEdge(String(line.from), String(line.to), { ...line.label, labelpos: 'c' }, String(at));
  }
  for (const [at, room] of rooms) graph.setNode(String(at), { ...room });
  layout(graph);
  const boxes = new Map<number, Point>();
  for (const at of part.boxes) {
    const { x = 0, y = 0, width, height } = graph.node(String(at));
    boxes.set(at, { x: x - width / 2, y: y - height / 2 });
  }
  const placed = new Map<number, Layout['lines'][number]>();
  for (const edge of graph.edges()) {
    const { points = [], x, y } = graph.edge(edge);
    placed.set(Number(edge.name), { points, ...(x === undefined || y === undefined ? {} : { label: { x, y } }) });
  }
  for (const at of part.lines) {
    const line = lines[at];
    const corner = boxes.get(line?.from ?? -1);
    if (line !== undefined && line.from === line.to && corner !== undefined) {
      placed.set(at, loop(corner, sizes[line.from] ?? NOTHING, line));
    }
  }
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, boxes, lines: placed };
}

/** How far a line from a box to itself reaches out. */
const LOOP = 26;

/** The size of a box including a line to itself, on its right side. */
function withLoop({ width, height }: Size = NOTHING, { label = NOTHING }: Line): Size {
  return { width: width + LOOP + label.width, height };
}

/** A line from a box to itself. Dagre's own would cross the neighbour's room. */
function loop({ x, y }: Point, { width, height }: Size, { label }: Line): Layout['lines'][number] {
  const right = x + width;
  const [top, bottom] = [y + height * 0.3, y + height * 0.7];
  const points = [
    { x: right, y: top },
    { x: right + LOOP, y: top },
    { x: right + LOOP, y: bottom },
    { x: right, y: bottom },
  ];
  if (label === undefined) return { points };
  return { points, label: { x: right + LOOP * 0.7 + label.width / 2, y: (top + bottom) / 2 } };
}

/** A line from one box to another, by their indices. */
interface Ends {
  readonly from: number;
  readonly to: number;
}

/**
 * How often lines pass a layer between their ends, when boxes are in layers as `layOut` puts them. The layout reserves
 * a place for each, so a few hundred lines across a few hundred layers make a large drawing.
 *
 * @example crossings(3, [{ from: 0, to: 1 }, { from: 1, to: 2 }, { from: 0, to: 2 }]) // 1: the last line passes box 1
 */
export function crossings(boxes: number, lines: readonly Ends[]): number {
  const layers = layersOf(boxes, lines);
  const between = ({ from, to }: Ends): number => Math.abs((layers[to] ?? 0) - (layers[from] ?? 0)) - 1;
  return lines.reduce((sum, line) => sum + Math.max(0, between(line)), 0);
}

/** The layer of each box: one below the lowest box that leads to it. Lines that close a cycle lead upwards. */
function layersOf(boxes: number, lines: readonly Ends[]): number[] {
  const next: number[][] = Array.from({ length: boxes }, () => []);
  for (const { from, to } of lines) if (from !== to) next[from]?.push(to);
  const layers = Array.from({ length: boxes }, () => 0);
  const place = new Map<number, number>();
  const order = finished(next);
  for (const [at, box] of order.entries()) place.set(box, at);
  for (const box of order) {
    for (const to of next[box] ?? []) {
      const isBack = (place.get(to) ?? 0) < (place.get(box) ?? 0);
      if (!isBack) layers[to] = Math.max(layers[to] ?? 0, (layers[box] ?? 0) + 1);
    }
  }
  return layers;
}

/** All boxes in topological order, ignoring lines that close a cycle. */
function finished(next: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const open = [{ box: start, at: 0 }];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const to = next[top.box]?.[top.at++];
      if (to === undefined) order.push(open.pop()?.box ?? top.box);
      else if (!seen.has(to)) {
        seen.add(to);
        open.push({ box: to, at: 0 });
      }
    }
  }
  return order.reverse();
}
