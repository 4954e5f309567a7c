import { forEachChild, type SyntaxNode } from 'unbash';
import type { TextEdit } from '../../core/text-edit.ts';
import type { BashScript } from './script.ts';

/** An edit that only adds. */
export function insert(at: number, text: string): TextEdit {
  return { range: { start: at, end: at }, text };
}

/** An edit that puts a text in place of a node. */
export function replace({ pos, end }: { readonly pos: number; readonly end: number }, text: string): TextEdit {
  return { range: { start: pos, end }, text };
}

/** Finds the places where a comment line may be. */
export class CommentPlaces {
  readonly #text: string;
  /** Stretches that no comment may break, by start: commands with their words, here-documents, tests, arithmetic. */
  readonly #solid: { start: number; end: number }[] = [];

  constructor({ text, tree }: BashScript) {
    this.#text = text;
    this.#collect(tree);
  }

  /** The start of the line of an offset, or of the nearest line above it that may have a comment in front. */
  above(offset: number): number {
    let start = this.lineStart(offset);
    while (start > 0 && !this.#mayStart(start)) start = this.lineStart(start - 1);
    return start;
  }

  lineStart(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The blanks at the start of the line that begins at an offset. */
  indentAt(lineStart: number): string {
    let end = lineStart;
    while (this.#text[end] === ' ' || this.#text[end] === '\t') end++;
    return this.#text.slice(lineStart, end);
  }

  #mayStart(offset: number): boolean {
    let backslashes = 0;
    while (this.#text[offset - 2 - backslashes] === '\\') backslashes++;
    return backslashes % 2 === 0 && !this.#solid.some(({ start, end }) => start < offset && offset < end);
  }

  #collect(node: SyntaxNode): void {
    if (SOLID.includes(node.type)) this.#solid.push({ start: node.pos, end: node.end });
    else forEachChild(node, (child) => this.#collect(child));
    if (node.type === 'Command' || node.type === 'Redirected') {
      for (const redirection of node.redirects) {
        if (redirection.type !== 'HereDoc') continue;
        this.#solid.push({ start: redirection.body.pos - 1, end: redirection.closing?.end ?? redirection.body.end });
      }
    }
  }
}

const SOLID: readonly string[] = ['Command', 'Word', 'TestCommand', 'ArithmeticCommand'];
