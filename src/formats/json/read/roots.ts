import type { Diagnostic } from '../../../core/diagnostic.ts';
import { firstDifference } from '../../../core/difference.ts';
import type { Range } from '../../../core/range.ts';
import type { Container, Cursor } from '../../../engine/cursor.ts';
import type { Adapting } from '../../../engine/definition.ts';
import type { Detail } from '../../../engine/draft.ts';
import type { Part } from '../../../engine/part.ts';
import type { Json, JsonReading } from '../model.ts';

/** The top-level values of a text: without words between them they are a list, with words one of them counts. */
export class Roots {
  readonly #to: Part<Json>;
  readonly #reading: Adapting<Partial<JsonReading>>;
  readonly #cursor: Cursor;
  /** The start of the last value that was not skipped. */
  #last: Range | null = null;
  #list: Json[] | null = null;
  #isApart = false;
  #isBlank = true;
  #isAsked = false;
  /** The end of the thoughts around the last value. */
  #dropped: Range | undefined;
  /** The last value before words. */
  #former: { readonly value: Json } | undefined;
  #differs = false;
  /** The value that is being skipped. */
  #passed: { readonly start: number; readonly code: 'other-fence' | 'several-values' } | undefined;
  /** The label of the current code fence, and that around the last value. */
  #label = '';
  #lastLabel = '';

  constructor(to: Part<Json>, reading: Adapting<Partial<JsonReading>>, cursor: Cursor) {
    this.#to = to;
    this.#reading = reading;
    this.#cursor = cursor;
  }

  get isEmpty(): boolean {
    return this.#last === null;
  }

  get isList(): boolean {
    return this.#list !== null;
  }

  /** Whether a container holds the top-level values. */
  isAt(container: Container | null): boolean {
    return container === null || container === this.#list;
  }

  /** A doubled brace: around the whole value it does no harm, if the closing brace is doubled, too. */
  openAround({ start, end }: Range): Detail | undefined {
    if (!this.isAt(this.#cursor.container)) return undefined;
    this.#around = { start, end };
    return TOLD;
  }

  /** Closing brackets after the whole value. */
  closeAround(raw: string): Detail | undefined {
    this.#isBlank = false;
    const isWhole = this.#around !== undefined && this.#list === null && raw === '}';
    this.#around = undefined;
    return isWhole ? TOLD : undefined;
  }
  #around: Range | undefined;

  /** There are words between the previous value and the next one. */
  part(): void {
    this.thought();
    this.#isAsked = true;
  }

  /** Like `part`, except that a value may still be at the start of the text. */
  thought(): void {
    this.#isApart = true;
    this.#isBlank = false;
  }

  /** A code fence begins, or ends. */
  fence(label: string): void {
    this.part();
    this.#label = label;
  }

  /** What was read before is a draft. That is reported with its replacement, or here if nothing was read. */
  drop(node: Range): false | undefined {
    this.part();
    if (this.#last === null) return undefined;
    this.#dropped = { start: node.start, end: node.end };
    return false;
  }

  /** Whether the new value does not count because one before it does. */
  isPassedOver({ start }: Range): boolean {
    if (this.#last === null || !this.#areApart || this.#dropped !== undefined) return false;
    if (!this.isAt(this.#cursor.container)) return false;
    const isExample = isJson(this.#lastLabel) && isCode(this.#label);
    const isAnswer = isCode(this.#lastLabel) && isJson(this.#label);
    if (!isExample && (isAnswer || this.#reading.options.several !== 'first')) return false;
    this.#passed = { start, code: isExample ? 'other-fence' : 'several-values' };
    return true;
  }

  /** Ends a value, and reports one that does not count. */
  close(end: number): void {
    if (this.#passed === undefined) return;
    const { start, code } = this.#passed;
    this.#passed = undefined;
    this.#to.report(code, { range: { start, end }, ...TOLD });
  }

  /** Whether the next value is separate: words precede it, or the caller asks for one of several. */
  get #areApart(): boolean {
    const { several } = this.#reading.options;
    return this.#isApart || several === 'first' || several === 'last';
  }

  /** Begins another value: returns the finding about those before. */
  begin({ start, end }: Range): Diagnostic | undefined {
    const before = this.#last;
    const range = { start, end };
    this.#last = range;
    const isApart = this.#areApart;
    this.#isApart = false;
    const isExample = isCode(this.#lastLabel) && isJson(this.#label);
    this.#lastLabel = this.#label;
    if (before === null) return undefined;
    const dropped = this.#dropped;
    this.#dropped = undefined;
    if (dropped !== undefined || (isApart && isExample)) {
      this.#leaveList();
      this.#reading.options.tokens?.clear();
      this.#former = undefined;
      this.#differs = false;
      return dropped
        ? this.#to.note('bad-thought', { range: dropped, related: before })
        : this.#to.note('other-fence', { range: { start: before.start, end: start }, related: range });
    }
    const { several } = this.#reading.options;
    if (isApart && several !== 'all') {
      if (several === undefined) this.#compare(this.#to.value);
      this.#leaveList();
      this.#reading.options.tokens?.part(this.#to.value);
      return this.#to.note('several-values', { range: { start: before.start, end: start }, related: range, ...TOLD });
    }
    if (this.#list === null) {
      const list = [this.#to.value];
      this.#list = list;
      const why = isApart
        ? this.#to.note('several-values', { range, related: before, ...TOLD })
        : this.#to.note('bad-sequence', { range });
      this.#cursor.reviseRoot(list, why);
      this.#reading.options.tokens?.list();
      this.#cursor.enter(list, null);
    } else if (isApart) this.#to.report('several-values', { range, ...TOLD });
    return undefined;
  }

  /** Reports that there is no value: called at the start of the text and at its end. */
  end(node: Range): false {
    if (this.#dropped !== undefined && this.#isAsked) {
      const range = this.#dropped;
      const message = 'The text has a value in its thoughts, and none behind them';
      this.#cursor.reviseRoot(null, this.#to.note('missing-document', { range, message }));
      this.#reading.options.tokens?.clear();
      return false;
    }
    if (this.#last !== null) {
      if (this.#former !== undefined) this.#compare(this.#to.value);
      if (this.#around !== undefined) this.#to.report('bad-bracket', { range: this.#around });
      if (this.#differs) this.#to.report('several-values', { range: this.#last });
      return false;
    }
    if (!this.#isAsked) this.#isAsked = true;
    else {
      const isBlank = this.#isBlank;
      if (isBlank) this.#reading.cut();
      this.#to.emit({ type: 'set', path: [], value: null });
      const range = { start: 0, end: node.end };
      this.#to.report('missing-document', { range, ...(isBlank && { message: 'The text is empty' }) });
    }
    return false;
  }

  /** The next value replaces the ones before. */
  #leaveList(): void {
    if (this.#list !== null) this.#cursor.leave();
    this.#list = null;
  }

  #compare(value: Json): void {
    if (this.#former !== undefined && firstDifference(this.#former.value, value) !== undefined) this.#differs = true;
    this.#former = { value };
  }
}

const TOLD = { severity: 'warning' } as const;

/** Whether the label of a code fence is JSON. */
function isJson(label: string): boolean {
  return /json/i.test(label);
}

/** Whether the label of a code fence is another language. */
function isCode(label: string): boolean {
  return label !== '' && !isJson(label);
}
