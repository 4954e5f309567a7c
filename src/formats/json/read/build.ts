import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import { replacing } from '../../../core/text-edit.ts';
import { type Cursor, cursorOf } from '../../../engine/cursor.ts';
import type { Adapting } from '../../../engine/definition.ts';
import type { Detail } from '../../../engine/draft.ts';
import type { Part } from '../../../engine/part.ts';
import type { RecoveryNode } from '../../../engine/tree-node.ts';
import { DEFAULT_DEPTH, type Json, type JsonReading } from '../model.ts';
import { hasHalf, isExact, mayMeanBackslash } from './odd.ts';
import { Roots } from './roots.ts';
import type { Tokens } from './tokens.ts';
import { literal, type NameNode, nameOf, unescaped, type ValueNode, wordOf } from './values.ts';

/** The value under construction. Objects and arrays that nest too deep are counted and skipped. */
export class Build {
  readonly #to: Part<Json>;
  readonly #reading: Adapting<Partial<JsonReading>>;
  readonly #cursor: Cursor;
  readonly #maxDepth: number;
  readonly #tokens: Tokens | undefined;
  #skipped = 0;
  #isTooDeep = false;
  /** The top-level values of the text: which of several count. */
  readonly roots: Roots;
  /** The names of each open object and their ranges, innermost last. */
  readonly #names: Map<string, Range>[] = [];
  /** The finding that the next value repeats a name. */
  #again: Diagnostic | undefined;
  /** The last name, until its value arrives. */
  #named: { readonly name: string; readonly start: number } | undefined;
  #textStart = 0;

  constructor(to: Part<Json>, reading: Adapting<Partial<JsonReading>>) {
    this.#to = to;
    this.#reading = reading;
    this.#cursor = cursorOf(to);
    this.#maxDepth = reading.options.maxDepth ?? DEFAULT_DEPTH;
    this.#tokens = reading.options.tokens;
    this.roots = new Roots(to, reading, this.#cursor);
  }

  open(kind: 'object' | 'array', node: Range): void {
    if (this.#skipped > 0 || this.roots.isPassedOver(node)) {
      this.#skipped++;
      return;
    }
    if (this.#depth >= this.#maxDepth) {
      this.#tooDeep(node);
      return;
    }
    const why = this.#before(node);
    this.#cursor.open(kind, why);
    this.#tokens?.open(kind, node.start);
    if (kind === 'object') this.#names.push(new Map());
  }

  close(end: number): void {
    if (this.#skipped > 0) {
      if (--this.#skipped === 0) this.roots.close(end);
      return;
    }
    const { container } = this.#cursor;
    if (container === null || this.roots.isAt(container)) return;
    this.#tellAgain();
    if (!Array.isArray(container)) this.#names.pop();
    this.#tokens?.close(end);
    this.#cursor.close();
  }

  /** A bracket of the wrong kind closes what is open, or nothing. */
  closeOtherwise(node: RecoveryNode): Detail | undefined {
    const { container } = this.#cursor;
    const isOpen = this.#skipped === 0 && !this.roots.isAt(container);
    this.close(node.end);
    const bracket = Array.isArray(container) ? ']' : '}';
    // The square bracket after (1, 2] is wrong, too.
    return isOpen && node.raw !== bracket ? replacing(node, bracket) : undefined;
  }

  /** Reports once that the text ends inside something open, for the innermost, with the name whose value is missing. */
  cut(end: number): Detail | false {
    const named = this.#named;
    this.close(end);
    if (!this.#isFirstCut()) return false;
    if (named === undefined) return {};
    const message = `The text ends before the value of ${quote(named.name)}`;
    return { range: { start: named.start, end }, message };
  }

  /** The closing parenthesis of a call around the value is missing; something open inside it was reported instead. */
  cutCall(): Detail | false {
    return this.#isFirstCut() && { message: 'The text ends before a ")"' };
  }

  #isFirstCut(): boolean {
    const isFirst = !this.#isCut;
    this.#isCut = true;
    this.#reading.cut();
    return isFirst;
  }
  #isCut = false;

  /** A closing bracket before a name: what it closes is known once the name is. */
  itemBracket(node: Range): false | undefined {
    if (this.#skipped > 0) return undefined;
    this.#itemEnd = node;
    return false;
  }
  #itemEnd: Range | undefined;

  /** If the item already has the name, the next item begins, without its bracket; otherwise the item continues. */
  #nextItem(name: string, { start }: Range, end: Range): void {
    this.#itemEnd = undefined;
    if (this.#names.at(-1)?.has(name) !== true) {
      this.#to.report('bad-bracket', { range: end, ...replacing(end, ',') });
      return;
    }
    const range = { start, end: start };
    this.#to.report('missing-open', { range, ...replacing(range, '{') });
    this.close(end.start + 1);
    this.open('object', range);
  }

  name(node: NameNode): void {
    if (this.#skipped > 0) return;
    const name = nameOf(node);
    if (hasHalf(name)) this.#to.report('lone-surrogate', { range: node });
    this.#name(name, node);
    this.#tokens?.name(name, node);
  }

  #name(name: string, range: Range): void {
    if (this.#itemEnd !== undefined) this.#nextItem(name, range, this.#itemEnd);
    this.#tellAgain();
    const names = this.#names.at(-1);
    const before = names?.get(name);
    if (before !== undefined) {
      const message = `The name ${quote(name)} is given twice; the last one counts`;
      this.#again = this.#to.note('duplicate-key', { range, related: before, message });
    } else names?.set(name, { start: range.start, end: range.end });
    this.#cursor.name(name);
    this.#named = { name, start: range.start };
  }

  /** A word that stands for a value. */
  word(node: ValueNode): void {
    const value = wordOf(node);
    if (value === undefined) {
      // A sign alone has no value; at the top level it is null.
      if (this.roots.isEmpty) {
        this.put(null, node);
        this.#tokens?.clear();
      }
      return;
    }
    if (typeof value === 'number' && (value === 0 || !Number.isSafeInteger(value)))
      this.put(this.#checked(value, node, rawOf(node)), node);
    else this.put(value, node);
  }

  put(value: string | number | boolean | null, node: Range): void {
    if (this.#skipped > 0) return;
    if (this.roots.isPassedOver(node)) {
      this.roots.close(node.end);
      return;
    }
    const why = this.#before(node);
    this.#tokens?.value(value, node);
    if (typeof value !== 'string') this.#cursor.put(value, why);
    else {
      this.#cursor.text(value, why);
      this.#judge(value, node);
    }
  }

  /** The word that was read as a member's value is the first name of an object whose bracket is missing. */
  openLate(node: Range): void {
    const { container, key } = this.#cursor;
    const name = container === null || Array.isArray(container) ? '' : String(container[String(key)]);
    this.#again = this.#to.note('missing-open', { message: `The opening bracket before ${quote(name)} is missing` });
    this.open('object', node);
    this.#name(name, node);
    this.#tokens?.valueIsFirstName();
  }

  /** What was read as a member's value is the first element of a list whose bracket is missing, or the list itself. */
  openLateArray(node: Range): void {
    const { container, key } = this.#cursor;
    if (this.#skipped > 0 || this.#depth >= this.#maxDepth || container === null || Array.isArray(container)) {
      this.open('array', node);
      return;
    }
    const name = String(key);
    const value = getOwn(container, name);
    const isList = Array.isArray(value);
    const list = isList ? value : value === undefined ? [] : [value];
    const message = isList
      ? `The bracket that closes ${quote(name)} is not the last one`
      : `The bracket before the first element of ${quote(name)} is missing`;
    const range = { start: node.start, end: node.start };
    this.#cursor.revise(list, this.#to.note(isList ? 'bad-bracket' : 'missing-open', { range, message }));
    if (isList) this.#tokens?.reopenList();
    else if (value === undefined) {
      if (this.#named === undefined) this.#tokens?.name(name, range);
      this.#tokens?.open('array', node.start);
    } else this.#tokens?.beginListBefore();
    this.#cursor.enter(list, name);
  }

  /** The word that was read as a member's value is a name. */
  late(): false {
    const { container, key } = this.#cursor;
    if (this.#skipped > 0 || container === null || Array.isArray(container) || key === null) return false;
    const name = String(container[String(key)]);
    this.#cursor.revise(null, this.#to.note('missing-value'));
    this.#name(name, this.#to.range);
    this.#tokens?.valueIsName();
    return false;
  }

  openText(node: Range): void {
    if (this.#skipped > 0 || this.#cursor.isInText || this.roots.isPassedOver(node)) return;
    this.#textStart = node.start;
    this.#raw = '';
    // A name may have had such an escape.
    this.#hasUnknown = false;
    const why = this.#before(node);
    this.#cursor.openText(why);
  }

  append(text: string): void {
    this.#raw += text.replaceAll('\\', '\\\\');
    this.#cursor.append(text);
  }

  /** Adds quoted text with unresolved escapes. */
  plain(raw: string): void {
    this.#raw += raw;
    this.#cursor.append(unescaped(raw));
  }

  /** Adds the meaning of an escape; one that JSON does not have may be `isUnknown`, and was kept. */
  escape(text: string, isUnknown: boolean): void {
    if (isUnknown) this.#hasUnknown = true;
    this.append(text);
  }

  /**
   * An escape that may belong to a pattern or to prose: if the string had a backslash that was kept, this one is kept,
   * too.
   */
  signEscape(sign: string | null, raw: string): Detail {
    const isKept = this.#hasUnknown;
    this.escape(isKept ? raw : (sign ?? raw), isKept || sign === null);
    return isKept ? {} : { severity: 'error' };
  }
  /** The open text, with JSON escapes. */
  #raw = '';
  #hasUnknown = false;

  /** A text ends with two quotes: after a digit, the first one means inches. */
  doubledEnd(): Detail {
    if (INCH.test(this.#cursor.textSoFar)) this.append('"');
    return { severity: 'error' };
  }

  closeText(end: number): void {
    if (!this.#cursor.isInText) {
      if (this.#skipped === 0) this.roots.close(end);
      return;
    }
    const range = { start: this.#textStart, end };
    const text = this.#meant(this.#cursor.closeText(), range);
    this.#judge(text, range);
    if (this.#cursor.container === null && BRACKETED.test(text))
      this.#to.report('bad-inner-json', { range, ...IN_QUOTES });
    this.#tokens?.value(text, range);
  }

  /**
   * If one backslash of a string does not begin an escape, neither does any that may belong to a path, a pattern or a
   * formula.
   */
  #meant(text: string, range: Range): string {
    if (!this.#hasUnknown || !(UNUSUAL.test(text) || mayMeanBackslash(text))) return text;
    const kept = literal(this.#raw);
    if (kept === text) return text;
    this.#cursor.revise(kept, this.#to.note('bad-path', { range }));
    return kept;
  }

  /** Reports valid but odd strings. */
  #judge(text: string, range: Range): void {
    if (hasHalf(text)) this.#to.report('lone-surrogate', { range });
    if (mayMeanBackslash(text)) this.#to.report('meant-backslash', { range });
  }

  /** The finding before a value: that its name is repeated, or that it is not the first value of the text. */
  #before(node: Range): Diagnostic | undefined {
    if (this.roots.isAt(this.#cursor.container)) return this.roots.begin(node);
    const again = this.#again;
    this.#again = undefined;
    this.#named = undefined;
    return again;
  }

  get #depth(): number {
    return this.#cursor.depth - (this.roots.isList ? 1 : 0);
  }

  #tooDeep(node: Range): void {
    this.put(null, node);
    this.#skipped++;
    if (this.#isTooDeep) return;
    this.#isTooDeep = true;
    this.#to.report('too-deep', {
      range: node,
      message: `The value nests deeper than ${this.#maxDepth} levels; what is deeper is null`,
    });
  }

  #checked(value: number, { start, end }: Range, raw: string): number | string {
    if (!Number.isFinite(value)) {
      this.#to.report('number-out-of-range', { range: { start, end } });
      return raw;
    }
    if (Number.isInteger(value) && !isExact(raw, value)) this.#to.report('imprecise-number', { range: { start, end } });
    return value;
  }

  /** Reports a finding whose value never arrived. */
  #tellAgain(): void {
    if (this.#again !== undefined) this.#to.emit({ type: 'diagnostic', diagnostic: this.#again });
    this.#again = undefined;
  }
}

/** Results of escapes that texts seldom contain: `\\frac` begins with one; and the beginning of a path. */
const UNUSUAL = /[\b\f\r\t]|^[A-Za-z]:\\/;

/** A text that is the whole value, and looks like a quoted object or array. */
const BRACKETED = /^\s*[{}[\]"]/;
export const IN_QUOTES = { message: 'This may be JSON in quotes' } as const;

function rawOf(node: ValueNode): string {
  if (node.type === 'Number') return node.text;
  if (node.type !== 'RepairedNumber') return 'raw' in node ? node.raw : '';
  return node.sign + (typeof node.digits === 'string' ? node.digits : node.digits.raw);
}

/** A length before the inch mark: `27`, `6.1`, `5'11`; not a version, date or amount. */
const INCH = /(?:^|[\s'/(])\d{1,3}(?:\.\d+)?$/;
