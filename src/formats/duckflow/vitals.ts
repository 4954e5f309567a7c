import type { Range } from '../../core/range.ts';
import type { Writer } from '../../engine/index.ts';
import type { Reply } from './model.ts';

/** Takes the vitals of a reply: what is out of range is left out, of several values the last one counts. */
export class Vitals {
  readonly #to: Writer<Reply>;
  readonly #given = new Map<string, { readonly range: Range; readonly isUsable: boolean }>();

  constructor(to: Writer<Reply>) {
    this.#to = to;
  }

  /** Sets a vital, whose name is in lower case; without a value, it is known to have none that can be used. */
  set(name: string, value: number | undefined, range: Range): void {
    const path = ['vitals', name];
    const shown = name.toUpperCase();
    const before = this.#given.get(name);
    const isUsable = value !== undefined && value >= 0 && value <= 1;
    if (value !== undefined && !isUsable)
      this.#to.find('vital-out-of-range', { range, path, message: `${shown} must be from 0.0 to 1.0, not ${value}` });
    if (before !== undefined) {
      const which = isUsable
        ? before.isUsable
          ? 'the last one counts'
          : 'the first is unusable'
        : 'this one is unusable';
      const message = `The vital ${shown} is given twice; ${which} (first at offset ${before.range.start})`;
      const detail = { range, path, related: before.range, message };
      if (isUsable && before.isUsable) {
        this.#to.revise(path, value, 'duplicate', detail);
        this.#to.place(path, range);
      } else this.#to.find('duplicate', detail);
    }
    if (isUsable && before?.isUsable !== true) this.#to.set(path, value, { range });
    if (isUsable || before === undefined) this.#given.set(name, { range, isUsable });
  }
}
