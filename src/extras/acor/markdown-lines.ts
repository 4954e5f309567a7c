import type { Colors } from '../../cli/output.ts';
import { visible } from './visible.ts';

/** A longer line is shown in parts, so that a line without an end needs no memory. */
const MAX_LENGTH = 10_000;

/**
 * Shows Markdown as it arrives, line by line: inline code and bold text in colour, code blocks unchanged. Blank lines
 * at the beginning and the end are dropped.
 */
export class MarkdownLines {
  readonly #colors: Colors;
  readonly #indent: string;
  #rest = '';
  #blank = 0;
  #begun = false;
  /** The beginning of the line was returned by `release` already. */
  #released = false;
  #fence: string | undefined;

  constructor(colors: Colors, indent: string) {
    this.#colors = colors;
    this.#indent = indent;
  }

  /** Takes the next piece, and returns the lines that it completes. */
  push(piece: string): string {
    this.#rest += piece;
    if (!piece.includes('\n') && this.#rest.length <= MAX_LENGTH) return '';
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop() ?? '';
    let shown = lines.map((line) => this.#lines(line)).join('');
    while (this.#rest.length > MAX_LENGTH) {
      shown += this.#line(this.#rest.slice(0, MAX_LENGTH));
      this.#rest = this.#rest.slice(MAX_LENGTH);
    }
    return shown;
  }

  /** Returns the unfinished line so far, without a line end. */
  release(): string {
    const rest = this.#rest;
    if (rest.trim() === '') return '';
    this.#rest = '';
    if (this.#released) return visible(rest);
    this.#released = true;
    return this.#opened(rest);
  }

  /** Shows the unfinished line without taking it. */
  peek(): string {
    return this.#rest.trim() === '' ? '' : `${this.#indent}${visible(this.#rest)}`;
  }

  /** Returns the last line. */
  end(): string {
    const rest = this.#rest;
    this.#rest = '';
    return this.#lines(rest);
  }

  /** A lone carriage return ends a line too: tools use it to overwrite what they wrote. */
  #lines(line: string): string {
    const parts = line.replace(/\r$/, '').split('\r');
    return parts.map((part) => this.#line(part)).join('');
  }

  #line(line: string): string {
    if (this.#released) {
      this.#released = false;
      return `${visible(line)}\n`;
    }
    if (line.trim() === '') {
      if (this.#begun) this.#blank++;
      return '';
    }
    return `${this.#opened(line)}\n`;
  }

  #opened(line: string): string {
    const gap = '\n'.repeat(this.#blank);
    this.#blank = 0;
    this.#begun = true;
    return `${gap}${this.#indent}${this.#styled(line)}`;
  }

  #styled(line: string): string {
    const run = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    const [, ticks = '', info = ''] = run ?? [];
    if (this.#fence === undefined && ticks !== '') {
      this.#fence = ticks;
      return this.#colors.dim(visible(line));
    }
    if (this.#fence !== undefined) {
      const closes = ticks.startsWith(this.#fence) && info.trim() === '';
      if (closes) this.#fence = undefined;
      return closes ? this.#colors.dim(visible(line)) : this.#colors.cyan(visible(line));
    }
    if (!this.#colors.isColorSupported) return visible(line);
    return visible(line)
      .replaceAll(/`[^`]+`/g, (code) => this.#colors.cyan(code))
      .replaceAll(/\*\*([^*]+)\*\*/g, (_, text: string) => this.#colors.bold(text));
  }
}
