import type { Flaw, KeyNode, OpenNode, ScalarNode, StepNode } from '../../generated/json.ts';
import { quote } from '../core/diagnostic.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Range } from '../core/range.ts';
import { setOwn } from '../core/record.ts';
import { Report } from '../core/report.ts';
import type { Code } from './diagnostics.ts';
import type { Json, Settings } from './model.ts';
import type { Places } from './places.ts';
import { hasHalf, mayHoldHalf } from './surrogates.ts';

/** An open object or array. */
interface Frame {
  readonly object: { [key: string]: Json } | null;
  readonly array: Json[] | null;
  /** The name whose value comes next. */
  key: string | undefined;
  /** The names so far and where they stand, two offsets each; by name once one came twice. */
  readonly names: string[];
  readonly offsets: number[];
  seen: Map<string, Range> | null;
}

/**
 * Makes the value from the steps of the grammar, in their order. The depth of the text is on a stack of its own, so
 * that no text can overflow the program's.
 */
export class JsonBuilder {
  readonly report: Report;
  readonly #text: string;
  readonly #offset: number;
  readonly #settings: Settings;
  readonly #places: Places | null;
  readonly #mayBeHalf: boolean;
  readonly #frames: Frame[] = [];
  #top: Frame | null = null;
  /** How many containers are open that are too deep to be built. */
  #skipped = 0;
  #tooDeep = false;
  #complete = true;
  #root: Json | undefined;
  #rootRange: Range | null = null;
  /** Set by a line end between two values: the values make a list. */
  #inSequence = false;
  #list: Json[] | null = null;

  /** @param offset where the text stands in the whole text: all ranges count from that one's start */
  constructor(text: string, offset: number, settings: Settings, places: Places | null = null) {
    this.#text = text;
    this.#offset = offset;
    this.#settings = settings;
    this.#places = places;
    this.#mayBeHalf = mayHoldHalf(text);
    this.report = new Report(settings.strict, null);
  }

  /** Takes the next step. */
  add(node: StepNode): void {
    if (node.errors !== null) for (const flaw of node.errors) this.#flaw(flaw);
    switch (node.type) {
      case 'Key':
        this.#key(node);
        if (node.member !== null) this.add(node.member);
        return;
      case 'Scalar':
        this.#scalar(node);
        return;
      case 'Open':
        this.#open(node);
        return;
      case 'Close':
        for (let level = 0; level < node.levels; level++) this.#close(node.end);
        return;
      default:
    }
  }

  /** Closes the result. */
  finish(via: string): Parsed<Json> {
    const end = this.#text.length;
    for (let level = this.#skipped + this.#frames.length; level > 0; level--) this.#close(end);
    const value = this.#list ?? this.#root;
    if (value === undefined) {
      const isEmpty = this.#text.trim() === '';
      if (isEmpty) this.#complete = false;
      this.#find('missing-document', 0, end, isEmpty ? 'The text is empty' : undefined);
    }
    return {
      value: value ?? null,
      diagnostics: this.report.inTextOrder(),
      ok: this.report.ok,
      complete: this.#complete,
      format: this.#settings.format,
      via,
      locate: () => undefined,
    };
  }

  #key(node: KeyNode): void {
    const { value: name, flaw, start, end } = node;
    if (flaw !== '') this.#find(flaw, start, end);
    if (this.#mayBeHalf && hasHalf(name)) this.#find('lone-surrogate', start, end);
    if (this.#skipped > 0) return;
    // A text that begins with a name.
    if (this.#top === null) this.#open({ type: 'Open', kind: 'object', start, end: start, errors: null });
    const top = this.#top;
    if (top === null || top.object === null) return;
    if (Object.hasOwn(top.object, name)) this.#duplicate(top, name, node);
    else if (top.seen !== null) top.seen.set(name, this.#range(start, end));
    top.key = name;
    top.names.push(name);
    top.offsets.push(start, end);
  }

  #duplicate(top: Frame, name: string, { start, end }: Range): void {
    if (top.seen === null) {
      top.seen = new Map();
      for (const [at, known] of top.names.entries())
        top.seen.set(known, this.#range(top.offsets[2 * at] ?? 0, top.offsets[2 * at + 1] ?? 0));
    }
    this.#find(
      'duplicate-key',
      start,
      end,
      `The name ${quote(name)} is given twice; the last one counts`,
      top.seen.get(name),
    );
    top.seen.set(name, this.#range(start, end));
  }

  #scalar(node: ScalarNode): void {
    const { value, flaw, start, end } = node;
    if (flaw !== '') this.#find(flaw, start, end);
    if (CUTS.has(flaw)) this.#complete = false;
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) this.#checkNumber(value, start, end);
    } else if (this.#mayBeHalf && typeof value === 'string' && hasHalf(value)) {
      this.#find('lone-surrogate', start, end);
    }
    if (this.#skipped === 0) this.#put(value, start, end);
  }

  #checkNumber(value: number, start: number, end: number): void {
    if (!Number.isFinite(value)) this.#find('number-out-of-range', start, end);
    else if (Number.isInteger(value) && !isExact(this.#text.slice(start, end), value)) {
      this.#find('imprecise-number', start, end);
    }
  }

  #open(node: OpenNode): void {
    if (this.#skipped > 0 || this.#frames.length >= this.#settings.maxDepth) {
      this.#skip(node);
      return;
    }
    const object = node.kind === 'object' ? {} : null;
    const array = node.kind === 'array' ? [] : null;
    this.#put(object ?? array, node.start, node.end);
    const top = { object, array, key: undefined, names: [], offsets: [], seen: null };
    this.#frames.push(top);
    this.#top = top;
  }

  /** Passes over a container that is too deep. */
  #skip({ start, end }: Range): void {
    if (this.#skipped === 0) this.#put(null, start, end);
    this.#skipped++;
    if (this.#tooDeep) return;
    this.#tooDeep = true;
    const limit = `The value nests deeper than ${this.#settings.maxDepth} levels; what is deeper is null`;
    this.#find('too-deep', start, end, limit);
  }

  #close(end: number): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const top = this.#frames.pop();
    if (top === undefined) return;
    const container = top.object ?? top.array;
    if (container !== null) this.#places?.close(container, this.#offset + end);
    this.#top = this.#frames.at(-1) ?? null;
    if (this.#top === null && this.#rootRange !== null) {
      this.#rootRange = { start: this.#rootRange.start, end: this.#offset + end };
    }
  }

  /** Puts a value in its place. */
  #put(value: Json, start: number, end: number): void {
    const top = this.#top;
    if (top === null) {
      this.#putRoot(value, start, end);
    } else if (top.array !== null) {
      top.array.push(value);
      this.#places?.note(top.array, top.array.length - 1, value, this.#range(start, end));
    } else if (top.object !== null && top.key !== undefined) {
      setOwn(top.object, top.key, value);
      this.#places?.note(top.object, top.key, value, this.#range(start, end));
      top.key = undefined;
    }
  }

  #putRoot(value: Json, start: number, end: number): void {
    const before = this.#rootRange;
    const range = this.#range(start, end);
    if (this.#inSequence && this.#root !== undefined) {
      if (this.#list === null) {
        this.#list = [this.#root];
        this.#places?.listRoot(this.#list);
      }
      this.#list.push(value);
      this.#places?.note(this.#list, this.#list.length - 1, value, range);
    } else {
      if (before !== null) this.#find('several-values', start, end, undefined, before);
      this.#list = null;
      this.#places?.noteRoot(value, range);
    }
    this.#inSequence = false;
    this.#root = value;
    this.#rootRange = range;
  }

  #flaw({ type, start, end }: Flaw): void {
    if (type === 'BadSequence') {
      this.#inSequence = true;
      // Said once for the whole list.
      if (this.#list !== null) return;
    }
    if (CUTS.has(type)) this.#complete = false;
    this.#find(type, start, end);
    if (type === 'MissingValue' && this.#skipped === 0) this.#put(null, start, end);
  }

  /** Reports a finding by its code, or by the recovery rule that made it. */
  #find(name: Code | string, start: number, end: number, message?: string, related?: Range): void {
    const found = this.#settings.finder.find(name, this.#offset + start, this.#offset + end, message);
    this.report.add(related === undefined ? found : { ...found, related });
  }

  #range(start: number, end: number): Range {
    return { start: this.#offset + start, end: this.#offset + end };
  }
}

/** The recovery rules that say that the text was cut off. */
const CUTS: ReadonlySet<string> = new Set([
  'BadCutNumber',
  'BadCutWord',
  'MissingCommentEnd',
  'MissingEnd',
  'MissingFenceEnd',
  'MissingStringEnd',
]);

/** True when the text has no more digits than the number. */
function isExact(text: string, value: number): boolean {
  const digits = /^[+-]?([0-9_]+)$/.exec(text)?.[1];
  if (digits === undefined) return true;
  return BigInt(digits.replaceAll('_', '')) === BigInt(Math.abs(value));
}
