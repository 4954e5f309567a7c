import type { Component } from '../model.ts';

/**
 * The dependency cycles among components, each as the indices along it, with the first repeated at the end: one for
 * each dependency that leads back, at most `limit`, so that a hostile design cannot cause quadratic work.
 */
export function findCycles(components: readonly Component[], limit = 10): number[][] {
  const indices = new Map(components.map(({ component_name }, at) => [component_name, at]));
  const next = components.map(({ dependencies }) => {
    const known: number[] = [];
    for (const name of dependencies) {
      const at = indices.get(name);
      if (at !== undefined) known.push(at);
    }
    return known;
  });
  const cycles: number[][] = [];
  const done = new Set<number>();
  for (const start of components.keys()) {
    if (done.has(start) || next[start]?.length === 0) continue;
    // Walks with an explicit stack: a long chain of components must not overflow.
    const trail: { at: number; turn: number }[] = [{ at: start, turn: 0 }];
    const depths = new Map([[start, 0]]);
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const to = next[top.at]?.[top.turn++];
      if (to === undefined) {
        trail.pop();
        depths.delete(top.at);
        done.add(top.at);
        continue;
      }
      const depth = depths.get(to);
      if (depth !== undefined) {
        cycles.push([...trail.slice(depth).map(({ at }) => at), to]);
        if (cycles.length === limit) return cycles;
      } else if (!done.has(to)) {
        depths.set(to, trail.length);
        trail.push({ at: to, turn: 0 });
      }
    }
  }
  return cycles;
}
