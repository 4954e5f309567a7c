import { Graph, layout } from '@dagrejs/dagre';

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
  /** The room that its label takes; absent when it has none. */
  readonly label?: Size;
}

/** Where everything stands, in pixels from the upper left corner. */
export interface Layout extends Size {
  /** The upper left corners of the boxes. */
  readonly boxes: readonly Point[];
  /** For each line its points from border to border, and the middle of its label. */
  readonly lines: readonly { readonly points: readonly Point[]; readonly label?: Point }[];
}

/** The width that a drawing should have: the column of a page. */
const WIDTH = 860;
const GAP = 28;

/**
 * Lays boxes out in layers, so that lines lead from one layer on to the next. Boxes that no line joins are laid out apart
 * from each other and packed into rows of the page's width.
 */
export function layOut(sizes: readonly Size[], lines: readonly Line[]): Layout {
  const parts = connectedParts(sizes.length, lines).map((part) => layOutPart(part, sizes, lines));
  const boxes: Point[] = sizes.map(() => ({ x: 0, y: 0 }));
  const placed: Layout['lines'][number][] = lines.map(() => ({ points: [] }));
  // What has lines comes first, the largest at the top; single boxes fill the rows below.
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

/** The groups of boxes that lines join, in the order of their first boxes. */
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
  for (let at = 0; at < count; at++) {
    const part = parts.get(root(at)) ?? { boxes: [], lines: [] };
    part.boxes.push(at);
    parts.set(root(at), part);
  }
  for (const [at, { from }] of lines.entries()) parts.get(root(from))?.lines.push(at);
  return [...parts.values()];
}

interface PlacedPart extends Size {
  readonly boxes: ReadonlyMap<number, Point>;
  readonly lines: ReadonlyMap<number, Layout['lines'][number]>;
}

function layOutPart(part: Part, sizes: readonly Size[], lines: readonly Line[]): PlacedPart {
  const down = layOutIn('TB', part, sizes, lines);
  if (down.width <= WIDTH) return down;
  const across = layOutIn('LR', part, sizes, lines);
  return across.width < down.width ? across : down;
}

const NOTHING: Size = { width: 0, height: 0 };

function layOutIn(direction: 'TB' | 'LR', part: Part, sizes: readonly Size[], lines: readonly Line[]): PlacedPart {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 26, ranksep: 46, edgesep: 14 });
  for (const at of part.boxes) graph.setNode(String(at), { ...(sizes[at] ?? NOTHING) });
  for (const at of part.lines) {
    const line = lines[at];
    if (line === undefined) continue;
    graph.setEdge(String(line.from), String(line.to), { ...line.label, labelpos: 'c' }, String(at));
  }
  layout(graph);
  const boxes = part.boxes.map((at) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(String(at));
    return [at, { x: x - width / 2, y: y - height / 2 }] as const;
  });
  const placed = graph.edges().map((edge) => {
    const { points = [], x, y } = graph.edge(edge);
    const label = x === undefined || y === undefined ? {} : { label: { x, y } };
    return [Number(edge.name), { points, ...label }] as const;
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, boxes: new Map(boxes), lines: new Map(placed) };
}
