import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import type { Member } from '../../../engine/index.ts';
import type { Page } from './page.ts';

/** Keeps what the specification does not know: labels or sections by name, other text under `''`. */
export class Extra {
  readonly #member: Member<Record<string, string>>;
  readonly #page: Page;

  constructor(member: Member<Record<string, string>>, page: Page) {
    this.#member = member;
    this.#page = page;
  }

  /** The text under a name. */
  member(name: string): Member<string> {
    return this.#member.part().member(name);
  }

  pathOf(name: string): Path {
    return [...this.#member.path, name];
  }

  /** Appends a text to what is kept under a name. */
  keep(name: string, text: string, range: Range): void {
    const extra = this.#member.part();
    const before = getOwn(extra.value, name) ?? '';
    extra.set(name, before === '' || text === '' ? before + text : `${before}\n\n${text}`, { range });
  }

  /** Reports texts without a label, and keeps them as one text. */
  keepLoose(ranges: readonly Range[]): void {
    const page = this.#page;
    const kept = ranges.map((range) => page.trim(range)).filter(({ start, end }) => start < end);
    // What is in the line of a label is only known to be loose after the blocks below it.
    kept.sort((one, other) => one.start - other.start);
    const [first] = kept;
    if (first === undefined) return;
    page.report(
      'loose-text',
      first,
      `Text without a label; it was kept: ${quote(page.source(first))}`,
      this.pathOf(''),
    );
    const text = kept.map((range) => page.source(range)).join('\n\n');
    this.keep('', text, { start: first.start, end: kept.at(-1)?.end ?? first.end });
  }
}
