import type { Flaw, KeyNode, OpenNode, ScalarNode, StepNode } from '../../generated/json.ts';
import { quote } from '../core/diagnostic.ts';
import { type Finding, findingOf } from '../core/finding.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Range } from '../core/range.ts';
import { setOwn } from '../core/record.ts';
import { Report } from '../core/report.ts';
import { type Code, codeOf, diagnostics } from './diagnostics.ts';
import type { Json, Settings } from './model.ts';
import type { Places } from './places.ts';

/** An open object or array. */
interface Frame {
  readonly object: { [key: string]: Json } | null;
  readonly array: Json[] | null;
  readonly start: number;
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
  complete = true;
  readonly report: Report;
  readonly #text: string;
  readonly #offset: number;
  readonly #settings: Settings;
  readonly #finding: Finding<Code>;
  readonly #places: Places | null;
  readonly #frames: Frame[] = [];
  #top: Frame | null = null;
  /** How many containers are open that are too deep to be built. */
  #skipped = 0;
  #tooDeep = false;
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
    this.#finding = findingOf(settings.format, diagnostics);
    this.#places = places;
    this.report = new Report(settings.strict, null);
  }

  /** The value so far; undefined when none has begun. */
  get value(): Json | undefined {
    return this.#list ?? this.#root;
  }

  /** Takes the next step. */
  add(node: StepNode): void {
    if (node.errors !== null) this.#flaws(node.errors);
    switch (node.type) {
      case 'Key':
        this.#key(node);
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
    const { report, complete } = this;
    const end = this.#offset + this.#text.length;
    for (let level = this.#skipped + this.#frames.length; level > 0; level--) this.#close(this.#text.length);
    const value = this.value;
    if (value === undefined) {
      const empty = this.#text.trim() === '';
      if (empty) this.complete = false;
      const message = empty ? 'The text is empty' : undefined;
      const range = { start: this.#offset, end };
      report.add(this.#finding('missing-document', range, message ?? diagnostics['missing-document'].meaning));
    }
    return {
      value: value ?? null,
      diagnostics: report.inTextOrder(),
      ok: report.ok,
      complete: complete && this.complete,
      format: this.#settings.format,
      via,
      locate: () => undefined,
    };
  }

  #key(node: KeyNode): void {
    if (node.flaw !== '') this.#flaw(node.flaw, node.start, node.end);
    if (this.#top === null)
      this.#open({ type: 'Open', kind: 'object', start: node.start, end: node.start, errors: null });
    const top = this.#top;
    if (this.#skipped > 0 || top === null || top.object === null) return;
    const name = node.value;
    if (Object.hasOwn(top.object, name)) this.#duplicate(top, name, node);
    else if (top.seen !== null) top.seen.set(name, this.#range(node.start, node.end));
    top.key = name;
    top.names.push(name);
    top.offsets.push(node.start, node.end);
    if (hasLoneSurrogate(name)) this.#find('lone-surrogate', node.start, node.end);
  }

  #duplicate(top: Frame, name: string, node: Range): void {
    if (top.seen === null) {
      top.seen = new Map();
      for (const [at, known] of top.names.entries())
        top.seen.set(known, this.#range(top.offsets[2 * at] ?? 0, top.offsets[2 * at + 1] ?? 0));
    }
    const range = this.#range(node.start, node.end);
    const related = top.seen.get(name);
    const found = this.#finding('duplicate-key', range, `The name ${quote(name)} is given twice; the last one counts`);
    this.report.add(related === undefined ? found : { ...found, related });
    top.seen.set(name, range);
  }

  #scalar(node: ScalarNode): void {
    const { value, start, end } = node;
    if (node.flaw !== '') this.#flaw(node.flaw, start, end);
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) this.#checkNumber(value, start, end);
    } else if (typeof value === 'string' && hasLoneSurrogate(value)) {
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
      if (this.#skipped === 0) this.#put(null, node.start, node.end);
      this.#skipped++;
      if (this.#tooDeep) return;
      this.#tooDeep = true;
      const message = `The value nests deeper than ${this.#settings.maxDepth} levels; what is deeper is null`;
      this.report.add(this.#finding('too-deep', this.#range(node.start, node.end), message));
      return;
    }
    const object = node.kind === 'object' ? {} : null;
    const array = node.kind === 'array' ? [] : null;
    this.#put(object ?? array, node.start, node.end);
    const top = { object, array, start: node.start, key: undefined, names: [], offsets: [], seen: null };
    this.#frames.push(top);
    this.#top = top;
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
      this.#putRoot(value, this.#range(start, end));
    } else if (top.array !== null) {
      top.array.push(value);
      this.#places?.note(top.array, top.array.length - 1, value, this.#offset + start, this.#offset + end);
    } else if (top.object !== null && top.key !== undefined) {
      if (top.key === '__proto__') setOwn(top.object, top.key, value);
      else top.object[top.key] = value;
      this.#places?.note(top.object, top.key, value, this.#offset + start, this.#offset + end);
      top.key = undefined;
    }
  }

  #putRoot(value: Json, range: Range): void {
    const before = this.#rootRange;
    if (this.#inSequence && this.#root !== undefined && before !== null) {
      if (this.#list === null) {
        this.#list = [this.#root];
        this.#places?.moveRoot(this.#list, this.#root);
      }
      this.#list.push(value);
      this.#places?.note(this.#list, this.#list.length - 1, value, range.start, range.end);
    } else {
      if (before !== null) {
        const found = this.#finding('several-values', range, diagnostics['several-values'].meaning);
        this.report.add({ ...found, related: before });
      }
      this.#list = null;
      this.#places?.noteRoot(value, range.start, range.end);
    }
    this.#inSequence = false;
    this.#root = value;
    this.#rootRange = range;
  }

  #flaws(flaws: readonly Flaw[]): void {
    for (const flaw of flaws) {
      if (flaw.type === 'BadSequence') {
        const first = !this.#inSequence && this.#list === null;
        this.#inSequence = true;
        if (!first) continue;
      }
      if (flaw.type === 'MissingValue' && this.#skipped === 0) this.#put(null, flaw.start, flaw.end);
      this.#flaw(flaw.type, flaw.start, flaw.end);
    }
  }

  #flaw(rule: string, start: number, end: number): void {
    if (CUTS.has(rule)) this.complete = false;
    const code = codeOf(rule);
    if (code !== undefined) this.#find(code, start, end);
  }

  #find(code: Code, start: number, end: number): void {
    this.report.add(this.#finding(code, this.#range(start, end), diagnostics[code].meaning));
  }

  #range(start: number, end: number): Range {
    return { start: this.#offset + start, end: this.#offset + end };
  }
}

/** The flaws that say that the text was cut off. */
const CUTS: ReadonlySet<string> = new Set([
  'BadCutNumber',
  'BadCutWord',
  'MissingEnd',
  'MissingStringEnd',
  'MissingFenceEnd',
  'MissingCommentEnd',
]);

/** True when the text has no more digits than the number. */
function isExact(text: string, value: number): boolean {
  const digits = /^[+-]?([0-9_]+)$/.exec(text)?.[1];
  if (digits === undefined) return true;
  return BigInt(digits.replaceAll('_', '')) === BigInt(Math.abs(value));
}

/** True when a text holds half of a surrogate pair. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE.test(text);
}

const LONE = /\p{Surrogate}/u;
