import type { Diagnostic, Severity } from './diagnostic.ts';
import type { Event } from './event.ts';
import type { Path } from './path.ts';

/** A type guard for the codes of a format, with its prefix. */
export type IsCode<Code extends string> = (code: string) => code is Code;

/** Takes the events of a stream as they become certain. */
export type Emit = (event: Event) => void;

/** The maximum of findings per code: a hostile text must not fill the memory with them. */
export const MAX_OF_CODE = 10_000;

/**
 * Collects the diagnostics of a text and emits them as events. With `strict`, warnings count as errors; without `keep`,
 * findings are emitted and forgotten. Only the first `most` findings of each code are kept.
 */
export class Report<Code extends string> {
  #found: Diagnostic<Code>[] = [];
  readonly #isCode: IsCode<Code>;
  readonly #strict: boolean;
  readonly #emit: Emit | null;
  readonly #keep: boolean;
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #ok = true;
  /** The last finding exceeded the limit of its code. */
  #isLeftOut = false;
  #leavesOut = false;

  constructor(
    isCode: IsCode<Code>,
    strict: boolean,
    emit: Emit | null,
    keep: boolean = true,
    most: number = Number.POSITIVE_INFINITY,
  ) {
    this.#isCode = isCode;
    this.#strict = strict;
    this.#emit = emit;
    this.#keep = keep;
    this.#most = most;
  }

  /**
   * Adds a finding and returns it with its final severity.
   *
   * @throws {Error} when the format has no such code
   */
  add(found: Diagnostic): Diagnostic<Code> {
    const diagnostic = this.note(found);
    if (!this.#isLeftOut) this.#emit?.({ type: 'diagnostic', diagnostic });
    return diagnostic;
  }

  /** Adds a finding without emitting it, for a `revise` event that carries it. */
  note(found: Diagnostic): Diagnostic<Code> {
    const before = this.#counts.get(found.code) ?? 0;
    if (!this.#isOwn(found, before)) throw new Error(`the format has no code ${found.code}: write it into codes`);
    const diagnostic: Diagnostic<Code> =
      this.#strict && found.severity === 'warning' ? { ...found, severity: 'error' } : found;
    if (diagnostic.severity === 'error') this.#ok = false;
    const count = before + 1;
    this.#counts.set(found.code, count);
    this.#isLeftOut = count > this.#most;
    this.#leavesOut ||= this.#isLeftOut;
    if (this.#keep && !this.#isLeftOut) this.#found.push(diagnostic);
    return diagnostic;
  }

  /** Counts a finding beyond the limit of its code, which need not be made; false if it is within the limit. */
  leaveOut(code: string, severity: Severity): boolean {
    const before = this.#counts.get(code) ?? 0;
    if (before < this.#most) return false;
    this.#counts.set(code, before + 1);
    this.#leavesOut = true;
    if (severity === 'error' || (this.#strict && severity === 'warning')) this.#ok = false;
    return true;
  }

  /** A code that was found before is not looked up again. */
  #isOwn(found: Diagnostic, before: number): found is Diagnostic<Code> {
    return before > 0 || this.#isCode(found.code);
  }

  /** Messages about the findings left out, one per code. */
  leftOut(): string[] {
    if (!this.#leavesOut) return [];
    return [...this.#counts].flatMap(([code, count]) =>
      count > this.#most ? [`${count - this.#most} more findings of ${code} are not shown`] : [],
    );
  }

  get last(): Diagnostic<Code> | undefined {
    return this.#found.at(-1);
  }

  /** Updates the paths of the findings so far, after parts of the model moved. */
  movePaths(move: (path: Path) => Path): void {
    this.#found = this.#found.map((found) => (found.path === undefined ? found : { ...found, path: move(found.path) }));
  }

  errorPaths(): Path[] {
    return this.#found.flatMap(({ severity, path }) => (severity === 'error' && path !== undefined ? [path] : []));
  }

  inTextOrder(): Diagnostic<Code>[] {
    return this.#found.length < 2 ? this.#found : this.#found.sort(byPlace);
  }

  get ok(): boolean {
    return this.#ok;
  }
}

/** Text order; findings at one place are ordered independently of how they were made. */
function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.range.start - b.range.start || a.range.end - b.range.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}
