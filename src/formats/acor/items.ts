import type { Range } from '../../core/range.ts';

/**
 * The parts of a body, which together are its text. Their offsets count from the start of the body, as those of all
 * their parts.
 */
export type Item = CodeItem | FieldItem | EntryItem | CommentItem | PlainItem;

/** A fenced block; behind the marker of a list item, or inside one: `inList`. Without `closed`, the text ends in it. */
export interface CodeItem extends Range {
  readonly type: 'Code';
  end: number;
  /** How many columns of its lines are no part of it. */
  readonly column: number;
  readonly info: string;
  readonly body: Range;
  readonly isCut: boolean;
}

/** `**Recovery**: text`; `code` is the value when it is nothing but a code span. `more` are lines that go on. */
export interface FieldItem extends Range {
  readonly type: 'Field';
  end: number;
  readonly name: Range;
  readonly plain: boolean;
  readonly value: Range;
  readonly code: Range | null;
  more: Range | null;
}

/**
 * An item of a list, `bullet` is the last character of its marker: `before` and `after` are what stands on the two sides
 * of its first separator (`: `, ` - `). `first` is the code span that `before` begins with, `last` the one behind the
 * last separator, which begins at `from`.
 */
export interface EntryItem extends Range {
  readonly type: 'Entry';
  end: number;
  readonly column: number;
  readonly bullet: string;
  readonly text: Range;
  readonly before: Range;
  readonly separator: 'colon' | 'dash' | null;
  readonly after: Range;
  readonly first: FirstCode | null;
  readonly last: LastCode | null;
  more: Range | null;
  moreCode: Range | null;
  readonly blocks: CodeItem[];
}

/** A code span at the beginning of a text; `outer` is its end with the backticks. */
export interface FirstCode extends Range {
  readonly whole: boolean;
  readonly outer: number;
}

export interface LastCode extends Range {
  readonly from: number;
}

/** A comment. */
export interface CommentItem extends Range {
  readonly type: 'Comment';
  end: number;
}

/** Lines of text, blank lines, lines of template tokens. */
export interface PlainItem extends Range {
  readonly type: 'Prose' | 'Gap' | 'Noise';
  end: number;
}
