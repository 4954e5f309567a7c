import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Action } from './model.ts';

/** Where the parts of a reply came from. Actions are kept by themselves, for they move when they are sorted. */
export class Places {
  readonly #parts = new Map<string, Range>();
  readonly #actions = new Map<Action, Map<string, Range>>();

  /** Notes the place of a text or a vital: `'reasoning'`, `'vitals.mood'`; a second place widens the first. */
  note(part: string, range: Range): void {
    widen(this.#parts, part, range);
  }

  /** Notes the place of a value that takes an earlier one's. */
  replace(part: string, range: Range): void {
    this.#parts.set(part, range);
  }

  /** Notes the place of a part of an action, and that it belongs to the action. `''` is the action as such. */
  noteIn(action: Action, part: string, range: Range, replace = false): void {
    let parts = this.#actions.get(action);
    if (parts === undefined) {
      parts = new Map();
      this.#actions.set(action, parts);
    }
    if (part !== '') {
      if (replace) parts.delete(part);
      widen(parts, part, range);
    }
    widen(parts, '', range);
  }

  /** The place of a vital or a text, if it was given. */
  of(part: string): Range | undefined {
    return this.#parts.get(part);
  }

  ofAction(action: Action, part: string): Range | undefined {
    return this.#actions.get(action)?.get(part);
  }

  /** The range of a path into the model, as `Parsed.locate` promises it. */
  locate(actions: readonly Action[], path: Path): Range | undefined {
    const [root, second, ...rest] = path;
    if (root === 'actions' && typeof second === 'number') {
      const action = actions[second];
      return action === undefined ? undefined : this.ofAction(action, rest.join('.'));
    }
    return this.#parts.get(path.join('.'));
  }

  /** The range of the path, or of the nearest thing around it that has one. */
  near(actions: readonly Action[], path: Path): Range | undefined {
    for (let length = path.length; length > 0; length--) {
      const range = this.locate(actions, path.slice(0, length));
      if (range !== undefined) return range;
    }
    return undefined;
  }
}

function widen(parts: Map<string, Range>, part: string, range: Range): void {
  const known = parts.get(part);
  parts.set(
    part,
    known === undefined ? range : { start: Math.min(known.start, range.start), end: Math.max(known.end, range.end) },
  );
}
