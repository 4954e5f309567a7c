import assert from 'node:assert/strict';
import type { Event } from '../core/event.ts';
import { applyEvent } from '../core/fold.ts';
import { formatPath, type Path } from '../core/path.ts';

/** Folds the events of a stream, and holds each to what was handed out before it: only a `revise` takes that back. */
export class HandedOut<Model> {
  model: Model;
  /** What was told of, as a tree of steps. */
  readonly #told = new Told();

  constructor(empty: Model) {
    this.model = empty;
  }

  take(event: Event): void {
    const { type } = event;
    if (type === 'set') {
      const before = this.#told.holds(event.path) ? valueAt(this.model, event.path) : undefined;
      assert(isKept(before, event.value), `a set takes back what was handed out at ${formatPath(event.path)}`);
    }
    if (type === 'revise') assert(event.diagnostic !== undefined, 'a revise says why');
    this.model = applyEvent(this.model, event);
    if (type === 'set' || type === 'delta' || type === 'open' || type === 'revise') this.#told.add(event.path);
  }
}

class Told {
  #isTold = false;
  readonly #steps = new Map<string | number, Told>();

  add(path: Path): void {
    let at: Told = this;
    for (const step of path) {
      const next: Told = at.#steps.get(step) ?? new Told();
      at.#steps.set(step, next);
      at = next;
    }
    at.#isTold = true;
  }

  /** Whether something was told of what is at a path, or in it. */
  holds(path: Path): boolean {
    let at: Told | undefined = this;
    for (const step of path) at = at === undefined ? at : at.#steps.get(step);
    return at !== undefined && (at.#isTold || at.#steps.size > 0);
  }
}

/** Whether a value is what was there before, or goes on from there. */
function isKept(before: unknown, after: unknown): boolean {
  if (before === undefined || Object.is(before, after)) return true;
  if (typeof before === 'string') return typeof after === 'string' && after.startsWith(before);
  if (!isObject(before) || !isObject(after)) return false;
  return Object.keys(before).every((key) => isKept(fieldOf(before, key), fieldOf(after, key)));
}

function valueAt(model: unknown, path: Path): unknown {
  let value = model;
  for (const step of path) value = isObject(value) ? fieldOf(value, String(step)) : undefined;
  return value;
}

function fieldOf(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
