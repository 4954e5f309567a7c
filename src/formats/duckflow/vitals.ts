import type { Range } from '../../core/range.ts';
import { setOwn } from '../../core/record.ts';
import type { Emit, Report } from '../../core/report.ts';
import { duplicate, finding } from './diagnostics.ts';
import type { Places } from './places.ts';

/** Takes the vitals of a reply: what is out of range is left out, of several values the last one counts. */
export class Vitals {
  readonly #values: Record<string, number>;
  readonly #places: Places;
  readonly #report: Report;
  readonly #emit: Emit | null;
  /** Where vitals stand that have no usable value. */
  readonly #unusable = new Map<string, Range>();

  constructor(values: Record<string, number>, places: Places, report: Report, emit: Emit | null) {
    this.#values = values;
    this.#places = places;
    this.#report = report;
    this.#emit = emit;
  }

  /** Sets a vital, whose name is in lower case. */
  set(name: string, value: number, range: Range): void {
    const path = ['vitals', name];
    const shown = name.toUpperCase();
    if (!(value >= 0 && value <= 1)) {
      this.#report.add(finding('vital-out-of-range', range, `${shown} must be from 0.0 to 1.0, not ${value}`, path));
      this.unusable(name, range);
      return;
    }
    const key = path.join('.');
    const before = this.#places.of(key);
    const unusable = this.#unusable.get(name);
    if (before === undefined && unusable !== undefined)
      this.#report.add(duplicate(`The vital ${shown} is given twice; the first is unusable`, range, unusable, path));
    setOwn(this.#values, name, value);
    if (before === undefined) {
      this.#emit?.({ type: 'set', path, value });
      this.#places.note(key, range);
    } else {
      const message = `The vital ${shown} is given twice; the last one counts`;
      const diagnostic = this.#report.note(duplicate(message, range, before, path));
      this.#emit?.({ type: 'revise', path, value, diagnostic });
      this.#places.replace(key, range);
    }
  }

  /** Notes a vital without a usable value; one that was given before stands. */
  unusable(name: string, range: Range): void {
    const path = ['vitals', name];
    const before = this.#places.of(path.join('.')) ?? this.#unusable.get(name);
    if (before === undefined) this.#unusable.set(name, range);
    else {
      const message = `The vital ${name.toUpperCase()} is given twice; this one is unusable`;
      this.#report.add(duplicate(message, range, before, path));
    }
  }
}
