import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import type { Event } from '../../core/event.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Stream } from '../../core/stream.ts';
import { partOf } from '../../engine/member-below.ts';
import { byGrammar, type Json, parseFully, Tokens } from '../../formats/json/embedding.ts';
import { MAX_DEPTH } from '../argument-writer.ts';
import { type CallWriter, type Finding, NOTHING } from '../call.ts';
import { isObject, type ReadObject } from '../call-object.ts';
import type { Reply } from './reply.ts';

/** JSON findings for which calls have their own codes. */
const OWN_CODES: ReadonlySet<string> = new Set(['json/imprecise-number', 'json/duplicate-key']);
/** Findings about strings that are valid JSON. */
const VALID: ReadonlySet<string> = new Set(['json/meant-backslash', 'json/lone-surrogate']);
/** Words after the value, which are reported like words of a call or a block. */
const WORDS = 'json/bad-prose';
/** A marker shows the end of the body: without nesting, only the last brackets can be missing. */
const BRACKET = 'json/missing-end';
const BRACKETS: ReadonlySet<string> = new Set([BRACKET, 'json/missing-bracket', 'json/bad-bracket']);

/** A quote, a colon and blanks may be between a key and its value. */
const MOST_BETWEEN = 16;

/** The result of reading a body as JSON. */
interface Reading {
  readonly json: Parsed<Json>;
  readonly range: Range;
  readonly isBroken: boolean;
  /** The text ends inside it. */
  readonly isCut: boolean;
  readonly finding: Finding;
}

/**
 * A body of JSON: arguments, a call object, or a list of them. The grammar finds its end, then the JSON reader reads
 * it, or each object of a list. In a stream, what that reader is certain of is handed out before.
 */
export class JsonBody {
  readonly #reply: Reply;
  /** The start of the body; null outside of one. */
  #start: number | null = null;
  #depth = 0;
  /** The start of the last item of a list of calls. */
  #itemStart = 0;
  /** The number of finished items of the list; those of an earlier reply count in `#before`. */
  #before = 0;
  /** The offset up to which its items were read: findings before it are not repeated. */
  #readTo = 0;
  /** It was read: closing it again does nothing. */
  #isOver = false;
  /** It ended before its last bracket: what follows an inner bracket may be cut off as well. */
  #isEarly = false;
  /** The start of the word in which the text ends. */
  #cutAt: number | null = null;
  /** It is not the first value of its call, so it is dropped. */
  #isExtra = false;
  /** Reads the body as it arrives, to hand it out; null after a mistake. */
  #shown: Stream<Json> | null = null;
  #tokens = new Tokens();
  #shownFrom = 0;
  /** The offset up to which it was handed out. */
  #shownTo = 0;

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#start !== null;
  }

  /** Whether the JSON reader reports about this, or has done so. */
  get isRead(): boolean {
    return this.isOpen || this.#isOver;
  }

  /** Begins a value, or a call. */
  begin(): void {
    if (!this.isOpen) this.#isOver = false;
  }

  /** Whether the JSON reader reads what arrives: if so, it is handed out. */
  takes(): boolean {
    const { named, objects, to } = this.#reply;
    if (this.#start === null || (named === null && this.#depth === (objects.isInList ? 1 : 0))) return false;
    if (this.#isWatched) this.#show(to.range.end);
    return true;
  }

  /** Hands out what is certain of a call, up to its first mistake. */
  #show(end: number): void {
    const text = this.#reply.reading.source(this.#shownTo, end);
    this.#shownTo = end;
    for (const event of this.#shown?.push(text) ?? []) {
      if (event.type === 'revise' || (event.type === 'diagnostic' && !isHarmless(event.diagnostic))) {
        this.#shown = null;
        return;
      }
      this.#tellShown(event);
    }
  }

  #tellShown(event: Event): void {
    const { named, objects } = this.#reply;
    if (event.type === 'diagnostic' || event.type === 'revise') return;
    const placeOf = (path: Path): Range => {
      const { start, end } = this.#tokens.locate(path) ?? { start: 0, end: this.#shownTo - this.#shownFrom };
      return { start: this.#shownFrom + start, end: this.#shownFrom + end };
    };
    const keyPlaceOf = (path: Path): Range => this.#keyBefore(path, placeOf(path).start, this.#shownFrom);
    if (named === null) objects.open?.show(event, { placeOf, keyPlaceOf });
    else named.show(event, event.path);
  }

  /** Whether events are needed, as in a stream. */
  get #isWatched(): boolean {
    return partOf(this.#reply.to).events !== null;
  }

  /** Opens a bracket. */
  open(kind: 'object' | 'list', at: number): void {
    const { named, objects } = this.#reply;
    if (this.#start === null) {
      this.#start = at;
      this.#before = objects.items;
      this.#readTo = at;
      this.#cutAt = null;
      this.#depth = 0;
    }
    this.#depth++;
    const isItem = named === null && this.#depth === (objects.isInList ? 2 : 1);
    if (isItem && kind === 'list') objects.openList();
    else if (isItem) objects.begin(at);
    if (isItem) this.#itemStart = at;
    if (this.#depth === 1 || isItem) {
      this.#isExtra = named !== null && (named.hasArguments || named.writer.isThere);
      this.#tokens = new Tokens();
      this.#shown = this.#isExtra ? null : byGrammar.createStream({ maxDepth: MAX_DEPTH, tokens: this.#tokens });
      this.#shownFrom = at;
      this.#shownTo = at;
    }
    this.takes();
  }

  /** Closes a bracket; false where none was open. */
  close(at: number): boolean {
    if (this.#start === null) return false;
    this.takes();
    this.#depth--;
    const { named, objects } = this.#reply;
    const isInList = named === null && objects.isInList;
    if (this.#depth === 0) this.#end({ start: this.#start, end: at }, false);
    else if (this.#depth === 1 && isInList && objects.open !== null) {
      const read = this.#read({ start: this.#itemStart, end: at });
      this.#readObject(read, [], read.finding);
      objects.finish(at, true);
      if (read.json.diagnostics.length > 0) this.#readTo = at;
    }
    return true;
  }

  /** Handles a marker or the end of the text before the last bracket; false where there is no body. */
  endEarly(at: number, isAtEnd: boolean): boolean {
    if (this.#isOver && this.#isEarly) return true;
    if (this.#start === null) return false;
    this.#end({ start: this.#start, end: at }, true, isAtEnd);
    return true;
  }

  /** The text ends inside a word or a key, which is dropped. */
  cut(at: number): void {
    if (this.isOpen) this.#cutAt = at;
  }

  #end(range: Range, isEarly: boolean, isAtEnd = false): void {
    const { named, objects, to } = this.#reply;
    const { end } = range;
    const read = this.#read(range, isAtEnd);
    this.#start = null;
    this.#isEarly = isEarly;
    this.#isOver = isEarly || read.json.diagnostics.length > 0;
    if (named === null) this.#readObjects(read);
    else this.#readArguments(named, read);
    if (read.isCut && objects.isBetweenItems) {
      objects.closeList();
      this.#reply.ending.missingAtEnd();
    } else if (read.isCut) {
      to.moveTo({ start: end, end });
      this.#reply.cutValue(end);
    } else if (named === null) {
      if (objects.isInList) objects.closeList();
      this.#reply.endBare(end);
    }
    to.moveTo({ start: end, end });
    this.#keepWords(read.json, end);
  }

  #read({ start, end }: Range, isAtEnd = false): Reading {
    const { reading } = this.#reply;
    const certain = (isAtEnd ? this.#cutAt : null) ?? end;
    const source = reading.source(start, certain);
    const json = parseFully(isAtEnd ? source : source.trimEnd(), start, { maxDepth: MAX_DEPTH });
    // A text in one piece emits the same events.
    const isShown = this.#isWatched || json.diagnostics.length > 0;
    if (isShown) this.#show(certain);
    const diagnostics = json.diagnostics.filter(({ range }) => range.start >= this.#readTo);
    const found = diagnostics.filter(({ code }) => !OWN_CODES.has(code) && !VALID.has(code) && code !== WORDS);
    const mayLack =
      found.every(({ code }) => code === BRACKET) && /[\w"'}\]]\s*$/.test(source) && !this.#nests(json.value);
    const wrong = mayLack ? undefined : found.find(({ severity }) => severity === 'error');
    const isCut = isAtEnd && !json.complete;
    // A cut-off text is reported once, with its own code.
    const first = isCut ? found.find(({ severity }) => severity === 'warning') : (wrong ?? found[0]);
    // An open string may contain everything that follows.
    if (!json.complete && !isCut && found.some(({ code, severity }) => severity === 'error' && !BRACKETS.has(code))) {
      this.#reply.isDoubtful = true;
      reading.cut();
    }
    const range = { start, end };
    const finding = this.#tellOwn(diagnostics, findingOf(first, wrong !== undefined && !isCut, range));
    // What was held back is certain now.
    if (finding.code === null && isShown && this.#reply.call?.isOpen === true)
      for (const event of this.#shown?.end().events ?? []) this.#tellShown(event);
    this.#shown = null;
    return { json, range, isBroken: wrong !== undefined, isCut, finding };
  }

  /** Whether arguments contain objects or lists, whose brackets may be missing as well. */
  #nests(value: Json): boolean {
    const { named } = this.#reply;
    const all = named !== null || !Array.isArray(value) ? [value] : value;
    const last = all.at(-1);
    if (all.length !== 1 || last === undefined || !isObject(last)) return true;
    const inner = Object.values(last).filter((one) => typeof one === 'object' && one !== null);
    if (named !== null) return inner.length > 0;
    return inner.some((one) => Object.values(one ?? {}).some((part) => typeof part === 'object' && part !== null));
  }

  /** The first repeated key is the finding if there is no other. */
  #tellOwn(diagnostics: readonly Diagnostic[], finding: Finding): Finding {
    const { reading, to } = this.#reply;
    let told = finding;
    for (const { code, range, message } of diagnostics) {
      if (code === 'json/imprecise-number') to.report('imprecise-number', { range, message });
      if (code !== 'json/duplicate-key') continue;
      const key = reading.source(range.start, range.end).replace(/^["']|["']?\s*:?$/g, '');
      const detail = { range, message: `${quote(key)} is given twice` };
      if (told.code === null) told = { code: 'repeated-key', detail };
      else to.report('repeated-key', detail);
    }
    return told;
  }

  #readArguments(call: CallWriter, { json, isBroken, isCut, finding }: Reading): void {
    if (isBroken) call.isBroken = true;
    if (this.#isExtra) {
      call.another();
      return;
    }
    if (isBroken && !isObject(json.value)) {
      // Something in brackets between the arguments differs from all of them.
      this.#tell({ ...finding, code: 'json-broken' });
      return;
    }
    call.read(json.value, (path) => json.locate(path), finding);
    if (!isCut) this.#reply.hasWholeArguments = true;
  }

  #readObjects(read: Reading): void {
    const { objects } = this.#reply;
    const { json, isBroken, isCut, finding } = read;
    const items = Array.isArray(json.value) && objects.isInList ? json.value : [json.value];
    const done = objects.items - this.#before - (objects.open === null ? 0 : 1);
    let isTold = false;
    for (const [at, value] of items.entries()) {
      if (at < done) continue;
      const isLast = at === items.length - 1;
      const path = objects.isInList ? [at] : [];
      const isOpen = objects.open !== null;
      const { start, end } = json.locate(path) ?? read.range;
      if (!isOpen && isObject(value)) objects.begin(start);
      if (!isOpen && !isTold) this.#tell(finding);
      isTold = true;
      if (isBroken && objects.call !== null) objects.call.isBroken = true;
      if (isObject(value)) this.#readObject(read, path, isOpen ? finding : NOTHING, value);
      else if (!isOpen) objects.noCall();
      if (!(isCut && isLast)) objects.finish(end, true);
    }
    if (!isTold) this.#tell(finding);
    if (isCut || objects.call === null) return;
    // The JSON reader finds fewer calls.
    objects.call.isBroken = true;
    objects.finish(this.#reply.to.range.end, false);
  }

  #readObject({ json, range, isBroken, isCut }: Reading, path: Path, finding: Finding, value: Json = json.value): void {
    const { objects } = this.#reply;
    if (isBroken && objects.call !== null) objects.call.isBroken = true;
    if (!isObject(value)) return;
    const locate = (inner: Path): Range | undefined => json.locate([...path, ...inner]);
    const placeOf = (inner: Path): Range => locate(inner) ?? range;
    const isInText = isCut && !/["']/.test(this.#reply.reading.source(Math.max(range.start, range.end - 1), range.end));
    const object: ReadObject = {
      value,
      cutAt: isInText ? range.end : null,
      placeOf,
      keyPlaceOf: (inner) => this.#keyBefore(inner, placeOf(inner).start, range.start),
      locate,
      finding,
    };
    objects.read(object);
  }

  #tell({ code, detail }: Finding): void {
    if (code !== null) this.#reply.to.report(code, detail);
  }

  /** The range of a value's key, if that is right before it. */
  #keyBefore(path: Path, at: number, from: number): Range {
    const key = String(path.at(-1));
    const start = Math.max(from, at - key.length - MOST_BETWEEN);
    const found = this.#reply.reading.source(start, at).lastIndexOf(key);
    const begin = found < 0 ? at : Math.max(start, start + found - 1);
    return { start: begin, end: begin + `"${key}"`.length };
  }

  /** Keeps words after the value as text. */
  #keepWords(json: Parsed<Json>, end: number): void {
    const { block, named, reading, to } = this.#reply;
    if (!json.diagnostics.some(({ code }) => code === WORDS)) return;
    const start = json.locate([])?.end ?? end;
    const words = reading.source(start, end);
    if (words.trim() === '') return;
    if (named !== null) this.#reply.words += words;
    else this.#reply.text.add(words);
    if (named !== null || block !== null) to.report('stray-text', { range: { start, end } });
  }
}

/** Findings that leave the value unchanged. */
function isHarmless({ code }: Diagnostic): boolean {
  return code === 'json/imprecise-number' || VALID.has(code);
}

function findingOf(found: Diagnostic | undefined, isBroken: boolean, whole: Range): Finding {
  const code = found === undefined ? null : isBroken ? 'json-broken' : 'json-repaired';
  const { range = whole, message, hint } = found ?? {};
  return { code, detail: { range, ...(message !== undefined && { message }), ...(hint !== undefined && { hint }) } };
}
