/** A line from one box to another, by their indices. */
interface Ends {
  readonly from: number;
  readonly to: number;
}

/**
 * How often lines pass a layer between their ends, when boxes are in layers as `layOut` puts them. A layout takes a
 * place for each, so that a few hundred lines across a few hundred layers are a large drawing.
 *
 * @example crossings(3, [{ from: 0, to: 1 }, { from: 1, to: 2 }, { from: 0, to: 2 }]) // 1: the last line passes box 1
 */
export function crossings(boxes: number, lines: readonly Ends[]): number {
  const layers = layersOf(boxes, lines);
  const between = ({ from, to }: Ends): number => Math.abs((layers[to] ?? 0) - (layers[from] ?? 0)) - 1;
  return lines.reduce((sum, line) => sum + Math.max(0, between(line)), 0);
}

/** The layer of each box: one below the lowest that leads to it. Lines that close a circle lead upwards. */
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

/** All boxes, each before those that it leads to, but for circles. */
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
