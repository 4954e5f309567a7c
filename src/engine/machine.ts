import { caselessUnits } from './caseless.ts';
import { NO_OPTIONS, type Options } from './option-words.ts';
import type { Reading } from './reading.ts';
import type { RecoveryNode } from './tree-node.ts';

/** What the rules of one compiled grammar read, and what their last reading found. One text is read at a time. */
export class Machine {
  reading: Reading = { text: '', base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} };
  /** What there is of the text and was not read yet. */
  text = '';
  /** Its length. */
  end = 0;
  /** Where it begins in the whole text. */
  base = 0;
  /** No more text comes: its end is the end. */
  eof = true;
  /** Counts the texts read: what is cached about a text is valid for one count. */
  loads = 0;
  /**
   * The last reading looked at or past the end of the text so far. Where a run of units did so first, those units, written
   * as a class: as long as no others arrive, reading again would end the same way.
   */
  hitEnd: boolean | string = false;
  /** The value of what was read last, where it was asked for. */
  value: unknown = undefined;
  /** What the last piece of a text says, where its rule returns something else than it reads (`@type string`). */
  said: string | null = null;
  /** The labels of the node that is being read, by number. */
  labels: unknown[] = [];
  /** The mistakes that the last leaf named, in text order. */
  pending: RecoveryNode[] = [];
  /** The run of characters that a text ended in, at the end of what there is; 0 when it did not. */
  within = 0;
  /** How deep rules call themselves. */
  depth = 0;
  /** The words that the rules are made for. */
  readonly fixed: Options;

  constructor(fixed: Options = NO_OPTIONS) {
    this.fixed = fixed;
  }

  /** Switches to a reading: everything read until the next call belongs to it. */
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

  /** Whatever else matches, this is read again when there is more text. */
  get hasToWait(): boolean {
    return this.hitEnd !== false && !this.eof;
  }

  /** Notes whether what is left of the text may go on to be a literal. */
  reaches(at: number, literal: string): void {
    if (at + literal.length > this.end && literal.startsWith(this.text.slice(at))) this.hitEnd ||= true;
  }

  /** The text goes on with what is given in lower case, whatever its own case. */
  isCaseless(at: number, lower: string): boolean {
    const units = caselessUnits(this.text, at, lower);
    if (units === lower.length) return true;
    this.hitEnd ||= at + units >= this.end;
    return false;
  }

  /** The units of the next character, if it is of a class with the `u` flag; else 0. */
  characterSize(at: number, one: RegExp): number {
    const code = this.text.codePointAt(at);
    const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
    this.hitEnd ||= at + 1 >= this.end && (size === 0 || (this.text.charCodeAt(at) & 0xfc00) === 0xd800);
    return size > 0 && one.test(this.text.slice(at, at + size)) ? size : 0;
  }

  /** Drops the mistakes after the first `length`: the rule that named them did not match. */
  forget(length: number): void {
    // There are few, and setting the length of an array calls into the runtime.
    while (this.pending.length > length) this.pending.pop();
  }
}
