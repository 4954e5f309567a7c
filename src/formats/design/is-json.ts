import type { Json } from '../../json/index.ts';

/** Whether a value is made of JSON's types alone, however deep. A value that holds itself is none. */
export function isJson(value: unknown): value is Json {
  const open: { node: object; leave: boolean }[] = [];
  const above = new Set<object>();
  const enter = (node: unknown): boolean => {
    if (node === null || typeof node === 'boolean' || typeof node === 'string') return true;
    if (typeof node === 'number') return Number.isFinite(node);
    if (typeof node !== 'object' || above.has(node)) return false;
    const prototype: unknown = Object.getPrototypeOf(node);
    if (!Array.isArray(node) && prototype !== Object.prototype && prototype !== null) return false;
    open.push({ node, leave: false });
    return true;
  };
  if (!enter(value)) return false;
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (top.leave) {
      above.delete(top.node);
      open.pop();
      continue;
    }
    top.leave = true;
    above.add(top.node);
    if (!Object.values(top.node).every(enter)) return false;
  }
  return true;
}
