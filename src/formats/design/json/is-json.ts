import type { Json } from '../../json/embedding.ts';

/** Whether a value only consists of JSON types, at any depth. A circular value does not. */
export function isJson(value: unknown): value is Json {
  const open: { readonly node: object; readonly parts: unknown[] }[] = [];
  const above = new Set<object>();
  /** Starts visiting a value's parts; false if it is not JSON. */
  const enter = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return isScalar(node);
    if (above.has(node) || !isPlain(node)) return false;
    above.add(node);
    open.push({ node, parts: Object.values(node) });
    return true;
  };
  if (!enter(value)) return false;
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (top.parts.length === 0) {
      above.delete(top.node);
      open.pop();
    } else if (!enter(top.parts.pop())) return false;
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
