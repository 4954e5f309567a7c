import type { Event } from './event.ts';
import { begun } from './fold.ts';
import type { Path } from './path.ts';
import { setOwn } from './record.ts';

/**
 * The model after one event, without a change to the model before: what the event does not touch is shared by both. For
 * whoever hands out every state of a stream; `applyEvent` changes one model in place.
 *
 * @throws {TypeError} when the event does not fit the model
 *
 * @example
 * const before = { reasoning: 'a' };
 * afterEvent(before, { type: 'delta', path: ['reasoning'], text: 'b' }) // { reasoning: 'ab' }, before is as it was
 */
export function afterEvent<Model>(model: Model, event: Event): Model;
export function afterEvent(model: unknown, event: Event): unknown {
  switch (event.type) {
    case 'open':
      return changedAt(model, event.path, 0, (old) => old ?? begun(event.kind));
    case 'delta':
      return changedAt(model, event.path, 0, (old) => {
        if (typeof old !== 'string') throw new TypeError('a delta needs an open text');
        return old + event.text;
      });
    case 'set':
    case 'revise':
      return changedAt(model, event.path, 0, () => event.value);
    default:
      return model;
  }
}

function changedAt(node: unknown, path: Path, depth: number, change: (old: unknown) => unknown): unknown {
  const step = path[depth];
  if (step === undefined) return change(node);
  if (typeof node !== 'object' || node === null) throw new TypeError('the event belongs to nothing in the model');
  if (Array.isArray(node)) {
    const items: unknown[] = node;
    const at = Number(step);
    const item = changedAt(items[at], path, depth + 1, change);
    return item === items[at] ? items : withItem(items, at, item);
  }
  const record: Record<string, unknown> = { ...node };
  const key = String(step);
  setOwn(record, key, changedAt(Object.hasOwn(record, key) ? record[key] : undefined, path, depth + 1, change));
  return record;
}

function withItem(items: readonly unknown[], at: number, item: unknown): unknown[] {
  const copy = items.slice();
  copy[at] = item;
  return copy;
}
