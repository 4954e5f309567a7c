import { match } from '../../../generated/acor.ts';

/** What the lines of a transcript stand in, as far as it decides whether a header counts. */
type State =
  | { readonly kind: 'open' }
  /** `column` is null where the fence stands by itself, else where the content of its list item begins. */
  | { readonly kind: 'fence'; readonly run: string; readonly column: number | null }
  | { readonly kind: 'comment' };

/** What a line is. */
export type LineKind = 'header' | 'fence' | 'noise' | 'text';

const OPEN: State = { kind: 'open' };

/** Follows the fences and comments that hide headers, line by line. */
export class LineState {
  #state: State = OPEN;

  /**
   * Whether a line that begins like this may be more than text. It may say yes too often, never no too often: the
   * grammar decides on the whole line. A wrong no would show as a difference between chunkings, which the laws look for.
   */
  mayMatter(beginning: string): boolean {
    switch (this.#state.kind) {
      case 'comment':
        return true;
      case 'fence':
        return mayEndFence(beginning, this.#state.column);
      case 'open':
        return mayBegin(beginning);
    }
  }

  /** Takes the next whole line and says what it is; a `fence` is one that opens. */
  next(line: string): LineKind {
    const state = this.#state;
    if (state.kind === 'comment') {
      if (line.includes('-->')) this.#state = OPEN;
      return 'text';
    }
    if (state.kind === 'fence' && !this.#leaves(line, state.column)) {
      const close = match(line, state.column === null ? 'FenceEnd' : 'EntryFenceEnd', 0);
      if (close.matched && close.value[0] === state.run[0] && close.value.length >= state.run.length)
        this.#state = OPEN;
      return 'text';
    }
    if (!mayBegin(line)) return 'text';
    if (match(line, 'HeaderLine', 0).matched) return 'header';
    return this.#opened(line);
  }

  /** A line that is indented less than its list item ends a fence in the item. */
  #leaves(line: string, column: number | null): boolean {
    if (column === null || indentOf(line) === -1 || indentOf(line) >= column) return false;
    this.#state = OPEN;
    return true;
  }

  #opened(line: string): LineKind {
    const fence = match(line, 'FenceStart', 0);
    if (fence.matched) {
      this.#state = { kind: 'fence', run: fence.value, column: null };
      return 'fence';
    }
    const entry = match(line, 'EntryFenceStart', 0);
    if (entry.matched) {
      this.#state = { kind: 'fence', ...entry.value };
      return 'text';
    }
    const comment = match(line, 'CommentStart', 0);
    if (comment.matched) {
      if (!line.includes('-->', comment.value)) this.#state = { kind: 'comment' };
      return 'text';
    }
    return match(line, 'NoiseLine', 0).matched ? 'noise' : 'text';
  }
}

/** The columns of indentation; -1 for a blank line, or for the beginning of one. */
export function indentOf(line: string): number {
  let column = 0;
  for (const char of line) {
    if (char === ' ') column++;
    else if (char === '\t') column += 4 - (column % 4);
    else return char === '\n' || char === '\r' ? -1 : column;
  }
  return -1;
}

function mayEndFence(beginning: string, column: number | null): boolean {
  const indent = indentOf(beginning);
  if (indent === -1) return true;
  if (column === null ? indent > 3 : indent >= column) {
    if (column === null) return false;
  } else if (column !== null) return true;
  const first = beginning.trimStart()[0];
  return first === '`' || first === '~';
}

function mayBegin(beginning: string): boolean {
  const rest = beginning.trimStart();
  const [first, second] = rest;
  if (first === undefined || first === '\x1b') return true;
  if (first === '<') return second === undefined || second === '|' || second === '!';
  // Tabs and more than three blanks make code of what follows.
  if (beginning.length - rest.length > 3 || beginning.startsWith('\t')) return false;
  if (first === '#' || first === '`' || first === '~') return true;
  if ((first === '*' || first === '_') && (second === undefined || second === first)) return true;
  return mayBeginEntryFence(rest);
}

/** Markers of list items, and nothing but a fence behind them. */
function mayBeginEntryFence(rest: string): boolean {
  return /^(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:$|[-+*`~]$|\d{1,9}[.)]?$|`|~)/.test(rest);
}
