import { caselessUnits } from './caseless.ts';
import { NO_OPTIONS, type Options } from './option-words.ts';
import type { Reading } from './reading.ts';
import type { RecoveryNode } from './tree-node.ts';

/** The state of a grammar's matchers: the text, and the result of the last match. It reads one text at a time. */
export class Machine {
  reading: Reading = { text: '', base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} };
  /** The text that arrived and was not handed out yet. */
  text = '';
  end = 0;
  /** The offset of `text` in the whole text. */
  base = 0;
  /** No more text will arrive. */
  eof = true;
  /** Counts loaded texts, to invalidate caches. */
  loads = 0;
  /**
   * The last match looked at or past the end of the text. If a run of units did so first, those units as a class: while
   * only such units arrive, retrying would end the same way.
   */
  hitEnd: boolean | string = false;
  /** The value of the last match, if it has one. */
  value: unknown = undefined;
  /** The content of the last text piece, if it differs from the source (`@type string`). */
  said: string | null = null;
  /** The labels of the current node, by number. */
  labels: unknown[] = [];
  /** The mistakes in the last leaf, in text order. */
  pending: RecoveryNode[] = [];
  /** The number of the run that a text piece ended in, at the end of the text; 0 if none. */
  within = 0;
  /** The depth of recursive rules. */
  depth = 0;
  /** The words that the rules are compiled for. */
  readonly fixed: Options;

  constructor(fixed: Options = NO_OPTIONS) {
    this.fixed = fixed;
  }

  /** Switches to a reading. */
  load(reading: Reading): void {
    this.reading = reading;
    this.text = reading.text;
    this.end = reading.text.length;
    this.base = reading.base;
    this.eof = reading.eof;
    this.loads++;
    this.said = null;
    this.depth = 0;
  }

  /** The result is not final: this will be read again with more text. */
  get hasToWait(): boolean {
    return this.hitEnd !== false && !this.eof;
  }

  /** Sets `hitEnd` if the rest of the text is a prefix of the literal. */
  reaches(at: number, literal: string): void {
    if (at + literal.length > this.end && literal.startsWith(this.text.slice(at))) this.hitEnd ||= true;
  }

  /** Whether the text continues with a lowercase word, ignoring case. */
  isCaseless(at: number, lower: string): boolean {
    const units = caselessUnits(this.text, at, lower);
    if (units === lower.length) return true;
    this.hitEnd ||= at + units >= this.end;
    return false;
  }

  /** The size of the next character in units if it is in a class with the `u` flag; otherwise 0. */
  characterSize(at: number, one: RegExp): number {
    const code = this.text.codePointAt(at);
    const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
    this.hitEnd ||= at + 1 >= this.end && (size === 0 || (this.text.charCodeAt(at) & 0xfc00) === 0xd800);
    return size > 0 && one.test(this.text.slice(at, at + size)) ? size : 0;
  }

  /** Drops the mistakes after the first `length`, since the rule with the others did not match. */
  forget(length: number): void {
    // They are few, and setting an array's length calls into the runtime.
    while (this.pending.length > length) this.pending.pop();
  }
}
