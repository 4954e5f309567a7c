import type { Piece } from './words.ts';

/** Texts that stand for expansions while a line is read; they occur nowhere in the script. */
export class StandIns {
  readonly #mark: string;

  constructor(scriptText: string) {
    let mark = 730_145;
    while (scriptText.includes(String(mark))) mark++;
    this.#mark = String(mark);
  }

  /** What stands for the piece at an index of its line where a number is expected. */
  number(at: number): string {
    return `${this.#mark}${String(at).padStart(4, '0')}`;
  }

  /** What stands for it where a path is expected. */
  path(at: number): string {
    return PATH_START + this.number(at);
  }

  /** True when a text holds a stand-in. */
  isIn(text: string): boolean {
    return text.includes(this.#mark);
  }

  /** A text that was read from a line, with the expansions in place of their stand-ins. */
  split(text: string, pieces: readonly Piece[]): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const [at, piece] of pieces.entries()) {
      if (piece.kind === 'text') continue;
      const start = text.indexOf(this.number(at), from);
      if (start === -1) continue;
      const before = text.slice(from, start);
      const literal = before.endsWith(PATH_START) ? before.slice(0, -PATH_START.length) : before;
      if (literal !== '') found.push({ kind: 'text', text: literal });
      found.push(piece);
      from = start + this.number(at).length;
    }
    if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
    return found;
  }
}

// A word that looks like a path alone, before and after other parts of one.
const PATH_START = 'p/';
