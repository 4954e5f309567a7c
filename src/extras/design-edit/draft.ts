import type { Parsed } from '../../core/parsed.ts';
import { type Path, valueAt } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { TextEdit } from '../../core/text-edit.ts';
import type { DesignSpecification } from '../../formats/design/inside.ts';
import { type ItemPlace, type Layout, layoutOf } from './layout.ts';

/** The document being edited, the target design, and how new text is written. */
export class Draft {
  readonly text: string;
  readonly target: DesignSpecification;
  readonly eol: string;
  readonly layout: Layout;
  readonly #parsed: Parsed<DesignSpecification>;
  /** New text gets the document's line ends, unless the document contains values with other ones. */
  readonly #fits: boolean;

  constructor(text: string, parsed: Parsed<DesignSpecification>, target: DesignSpecification, fits: boolean) {
    this.text = text;
    this.target = target;
    this.eol = eolOf(text);
    this.layout = layoutOf(text);
    this.#parsed = parsed;
    this.#fits = fits;
  }

  readonly locate = (path: Path): Range | undefined => this.#parsed.locate(path);

  slice({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  readonly before = (path: Path): unknown => valueAt(this.#parsed.value, path);

  readonly after = (path: Path): unknown => valueAt(this.target, path);

  /** The innermost endpoint, table, component, method or check that a path leads into. */
  itemOf(path: Path): { readonly path: Path; readonly item: ItemPlace } | undefined {
    for (const length of [4, 2]) {
      const item = path.length >= length ? this.layout.item(path.slice(0, length)) : undefined;
      if (item !== undefined) return { path: path.slice(0, length), item };
    }
    return undefined;
  }

  replace(range: Range, text: string): TextEdit {
    return { range: { start: range.start, end: range.end }, text: this.#fit(text) };
  }

  /** Inserts blocks after an offset, with a blank line before each. */
  insertAfter(at: number, blocks: readonly string[]): TextEdit {
    return this.replace({ start: at, end: at }, blocks.map((block) => `\n\n${block}`).join(''));
  }

  /** Inserts blocks before an offset, with a blank line after each. */
  insertBefore(at: number, blocks: readonly string[]): TextEdit {
    return this.replace({ start: at, end: at }, blocks.map((block) => `${block}\n\n`).join(''));
  }

  /** Removes a range and the blanks before it. */
  remove({ start, end }: Range): TextEdit {
    return { range: { start: this.text.slice(0, start).trimEnd().length, end }, text: '' };
  }

  #fit(text: string): string {
    return this.#fits && this.eol !== '\n' ? text.replaceAll('\r\n', '\n').replaceAll('\n', this.eol) : text;
  }
}

/** The line end of a text, taken from its first line. */
export function eolOf(text: string): string {
  return text[text.indexOf('\n') - 1] === '\r' ? '\r\n' : '\n';
}
