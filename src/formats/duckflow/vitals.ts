import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Part } from '../../engine/index.ts';
import type { Reply } from './model.ts';

/** Collects the vitals of a reply: a value out of range is dropped, of several values the last one counts. */
export class Vitals {
  readonly #vitals: Part<Record<string, number>>;
  readonly #given = new Map<string, { readonly range: Range; readonly isUsable: boolean }>();

  constructor(reply: Part<Reply>) {
    this.#vitals = reply.part('vitals');
  }

  pathOf(name: string): Path {
    return this.#vitals.pathOf(name);
  }

  /** Sets a vital by lower-case name; without a value, it counts as given but unusable. */
  set(name: string, value: number | undefined, range: Range): void {
    const vitals = this.#vitals;
    const path = vitals.pathOf(name);
    const shown = name.toUpperCase();
    const before = this.#given.get(name);
    const isUsable = value !== undefined && value >= 0 && value <= 1;
    if (value !== undefined && !isUsable)
      vitals.report('vital-out-of-range', { range, path, message: `${shown} must be from 0.0 to 1.0, not ${value}` });
    if (before !== undefined) {
      const which = isUsable
        ? before.isUsable
          ? 'the last one counts'
          : 'the first is unusable'
        : 'this one is unusable';
      const message = `The vital ${shown} is given twice; ${which} (first at offset ${before.range.start})`;
      const detail = { range, path, related: before.range, message };
      if (isUsable && before.isUsable) {
        vitals.revise(name, value, 'duplicate', detail);
        vitals.place(name, range);
      } else vitals.report('duplicate', detail);
    }
    if (isUsable && before?.isUsable !== true) vitals.set(name, value, { range });
    if (isUsable || before === undefined) this.#given.set(name, { range, isUsable });
  }
}
