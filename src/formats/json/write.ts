import { PrintError } from '../../core/print-error.ts';
import type { Json } from './model.ts';

/**
 * The JSON text of a value, without white space. Unlike `JSON.stringify` it keeps `-0` and takes any depth.
 *
 * @throws {PrintError} when an object or an array contains itself
 */
export function write(value: Json): string {
  let out = '';
  // The rest to write, last first: finished text, or a value.
  const todo: (string | { readonly value: Json })[] = [{ value }];
  // The containers of the next value.
  const around = new Set<object>();
  const open: object[] = [];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') {
      out += next;
      // A member's name is never a bracket alone, since it has quotes.
      const closed = next === ']' || next === '}' ? open.pop() : undefined;
      if (closed !== undefined) around.delete(closed);
      continue;
    }
    if (typeof next.value !== 'object' || next.value === null) {
      out += scalar(next.value);
      continue;
    }
    if (around.has(next.value)) throw new PrintError([], 'an object or an array holds itself');
    around.add(next.value);
    open.push(next.value);
    if (Array.isArray(next.value)) pushArray(next.value);
    else pushObject(next.value);
  }
  return out;

  function pushArray(items: readonly Json[]): void {
    todo.push(']');
    for (let at = items.length - 1; at >= 0; at--) {
      todo.push({ value: items[at] ?? null });
      if (at > 0) todo.push(',');
    }
    out += '[';
  }

  function pushObject(object: Readonly<Record<string, Json>>): void {
    todo.push('}');
    const members = Object.entries(object);
    for (let at = members.length - 1; at >= 0; at--) {
      const [name, member] = members[at] ?? ['', null];
      todo.push({ value: member }, `${at > 0 ? ',' : ''}${JSON.stringify(name)}:`);
    }
    out += '{';
  }
}

/** The JSON text of a value other than an object or array. */
export function scalar(value: null | boolean | number | string): string {
  // Callers without types may pass values that are not JSON, which read back differently.
  if (typeof value === 'bigint') return 'null';
  if (typeof value !== 'number') return JSON.stringify(value);
  if (Object.is(value, -0)) return '-0';
  // JSON has no infinity, but `JSON.parse` reads these numbers as one.
  return Number.isFinite(value) ? String(value) : value > 0 ? '1e999' : '-1e999';
}
