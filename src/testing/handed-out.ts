import assert from 'node:assert/strict';
import type { Event } from '../core/event.ts';
import { applyEvent } from '../core/fold.ts';
import { getOrMake } from '../core/maps.ts';
import { formatPath, type Path, valueAt } from '../core/path.ts';

/** Folds the events of a stream, and checks that only a `revise` takes back what was handed out before. */
export class HandedOut<Model> {
  model: Model;
  /** The paths that were handed out, as a tree of steps. */
  readonly #told = new Told();

  constructor(empty: Model) {
    this.model = empty;
  }

  take(event: Event): void {
    const { type } = event;
    if (type === 'set') {
      const before = this.#told.holds(event.path) ? valueAt(this.model, event.path) : undefined;
      const taken = `a set takes back what was handed out at ${formatPath(event.path)}`;
      assert(isKept(before, event.value), `${taken}: name the code that says so, { twice: CODE }`);
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
      at = getOrMake(at.#steps, step, () => new Told());
    }
    at.#isTold = true;
  }

  /** Whether anything at or below a path was handed out. */
  holds(path: Path): boolean {
    let at: Told | undefined = this;
    for (const step of path) at = at === undefined ? at : at.#steps.get(step);
    return at !== undefined && (at.#isTold || at.#steps.size > 0);
  }
}

/** Whether a value equals the earlier one, or continues it. */
function isKept(before: unknown, after: unknown): boolean {
  if (before === undefined || Object.is(before, after)) return true;
  if (typeof before === 'string') return typeof after === 'string' && after.startsWith(before);
  const areParts = [before, after].every((value) => typeof value === 'object' && value !== null);
  return areParts && Object.entries(Object(before)).every(([key, value]) => isKept(value, valueAt(after, [key])));
}
