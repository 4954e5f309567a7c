import type { Json } from '../../json/embedding.ts';

/** As deep as this a value is walked by recursion; below, with a stack of its own, which sees values within themselves. */
const SHALLOW = 50;

/** Whether a value is made of JSON's types alone, however deep. A value that holds itself is none. */
export function isJson(value: unknown): value is Json {
  return isJsonAt(value, 0);
}

function isJsonAt(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return isScalar(value);
  if (depth === SHALLOW) return isDeepJson(value);
  if (!isPlain(value)) return false;
  for (const part of Object.values(value)) if (!isJsonAt(part, depth + 1)) return false;
  return true;
}

function isDeepJson(value: object): boolean {
  const open: { node: object; leave: boolean }[] = [];
  const above = new Set<object>();
  const enter = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return isScalar(node);
    if (above.has(node) || !isPlain(node)) return false;
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

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'boolean' || typeof value === 'string';
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
