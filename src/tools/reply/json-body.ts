import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Json, parseFully } from '../../formats/json/embedding.ts';
import { MAX_DEPTH } from '../argument-writer.ts';
import type { CallWriter, Finding } from '../call.ts';
import type { Reply } from './reply.ts';

/** What calls say by a code of their own. */
const OWN_CODES: ReadonlyMap<string, string> = new Map([
  ['json/imprecise-number', 'imprecise-number'],
  ['json/duplicate-key', 'repeated-key'],
]);
/** What is said of strings that are valid JSON. */
const VALID: ReadonlySet<string> = new Set(['json/meant-backslash', 'json/lone-surrogate']);
/** Behind the value, which is told as words of a call or a block are. */
const WORDS = 'json/bad-prose';
/** A marker shows where the body ends: of what nests nothing, only the last brackets can be missing. */
const BRACKET = 'json/missing-end';
const BRACKETS: ReadonlySet<string> = new Set([BRACKET, 'json/missing-bracket', 'json/bad-bracket']);

/** A key and its value: a quote, a colon and blanks are between them. */
const MOST_BETWEEN = 16;

const NOTHING: Finding = { code: null, detail: {} };

/** How a body ends. */
interface Ending {
  /** How many items the reply had before it. */
  readonly before: number;
  /** With the text. */
  readonly isAtEnd?: boolean;
  /** Nothing but its last brackets seems to be missing. */
  readonly lacks?: boolean;
}

/** What the reader of JSON says of a body. */
interface Reading {
  readonly json: Parsed<Json>;
  readonly before: number;
  readonly isBroken: boolean;
  /** The text ends inside it. */
  readonly isCut: boolean;
  readonly finding: Finding;
}

/**
 * A body of JSON. While it is valid its parts go to the call as they come; where it turns out to be damaged, the reader of
 * JSON reads all of it when it ends, and what it says counts.
 */
export class JsonBody {
  readonly #reply: Reply;
  /** Where the value begins; null outside of one. */
  #start: number | null = null;
  #depth = 0;
  /** Where what was opened in it begins. */
  #itemStart = 0;
  /** How many items the reply had before. */
  #before = 0;
  /** What is no JSON begins here; null while nothing is wrong. */
  #damagedAt: number | null = null;
  /** The same for the item of a list of calls that is open. */
  #itemDamagedAt: number | null = null;
  /** Up to where items of it were read: what was said of them is not said again. */
  #readTo = 0;
  /** Where what is being read begins. */
  #readFrom = 0;
  /** It was read: what closes behind it says nothing. */
  #isOver = false;

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#start !== null;
  }

  /** A value begins, or a call. */
  begin(): void {
    if (this.#start === null) this.#isOver = false;
  }

  /** A bracket opens. */
  open(at: number): void {
    const { dialect, isPython, objects } = this.#reply;
    if (this.#start === null) {
      if (isPython || dialect.python !== undefined || dialect.quote !== undefined) return;
      this.#start = at;
      this.#depth = 0;
      this.#before = objects.items;
      this.#damagedAt = null;
      this.#itemDamagedAt = null;
    }
    this.#depth++;
    if (this.#depth === 2) this.#itemStart = at;
  }

  /** Something is no JSON; false where no body of JSON is. */
  damage(at: number): boolean {
    if (this.#isInItem) this.#itemDamagedAt ??= at;
    else if (this.#start !== null) this.#damagedAt ??= at;
    if (this.#start !== null) this.#reply.call?.writer.hold();
    return this.#start !== null || this.#isOver;
  }

  /** A bracket closes: true where that was the last one of a damaged body, or of a call in its list. */
  close(at: number): boolean {
    if (this.#start === null) return false;
    this.#depth--;
    const start = this.#start;
    if (this.#depth === 0) {
      this.#start = null;
      if (this.#damagedAt !== null) this.#read({ start, end: at }, this.#damagedAt, { before: this.#before });
      return this.#isOver;
    }
    const { call, items } = this.#reply.objects;
    if (this.#depth > 1 || this.#itemDamagedAt === null || call === null) return false;
    this.#read({ start: this.#itemStart, end: at }, this.#itemDamagedAt, { before: items - 1 });
    this.#isOver = false;
    this.#itemDamagedAt = null;
    this.#readTo = at;
    return true;
  }

  get #isInItem(): boolean {
    const { named, objects } = this.#reply;
    return this.#start !== null && this.#depth > 1 && named === null && objects.isInList;
  }

  /**
   * A marker or the end of the text comes before the last bracket; false where no damaged body is.
   *
   * @param isAfterValue - nothing but brackets is missing
   */
  endEarly(at: number, isAtEnd: boolean, isAfterValue = false): boolean {
    if (this.#isOver) return true;
    const start = this.#start;
    const damagedAt = this.#damagedAt ?? this.#itemDamagedAt;
    if (start === null || (isAtEnd && damagedAt === null)) return false;
    this.#start = null;
    const lacks = isAfterValue && damagedAt === null;
    this.#read({ start, end: at }, damagedAt ?? at, { before: this.#before, isAtEnd, lacks });
    return true;
  }

  #read({ start, end }: Range, damagedAt: number, { before, isAtEnd = false, lacks = false }: Ending): void {
    this.#isOver = true;
    this.#readFrom = start;
    const { named, objects, reading, to } = this.#reply;
    const source = reading.source(start, end);
    const json = parseFully(isAtEnd ? source : source.trimEnd(), start, { maxDepth: MAX_DEPTH });
    const diagnostics = json.diagnostics.filter(({ range }) => range.start >= this.#readTo);
    const found = diagnostics.filter(({ code }) => !OWN_CODES.has(code) && !VALID.has(code) && code !== WORDS);
    const mayLack = lacks && !this.#nests(json.value);
    const wrong = found.find(({ code, severity }) => severity === 'error' && !(mayLack && code === BRACKET));
    const isCut = isAtEnd && !json.complete;
    // That the text is cut off is said once, and by its own code.
    const first = isCut ? found.find(({ severity }) => severity === 'warning') : (wrong ?? found[0]);
    // Where a string is open, it may hold all that is behind it.
    if (!json.complete && !isCut && found.some(({ code, severity }) => severity === 'error' && !BRACKETS.has(code))) {
      this.#reply.isDoubtful = true;
      reading.cut();
    }
    const finding = findingOf(first, wrong !== undefined && !isCut, { start, end });
    const read = { json, before, isBroken: wrong !== undefined, isCut, finding };
    this.#tellOwn(diagnostics, damagedAt);
    if (named === null) this.#readObjects(read);
    else this.#readArguments(named, read);
    if (isCut) {
      to.moveTo({ start: end, end });
      this.#reply.cutValue(end);
    } else if (named === null) {
      if (objects.isOpen && this.#start === null) objects.close(end);
      this.#reply.endBare(end);
    }
    to.moveTo({ start: end, end });
    this.#keepWords(json, end);
  }

  /** Whether arguments hold objects or lists, of which brackets may be missing as well. */
  #nests(value: Json): boolean {
    const { named, objects } = this.#reply;
    const all = named !== null ? [value] : itemsOf(value, false).map((item) => item.value);
    const last = all.at(-1);
    if (all.length !== 1 || last === undefined || !isObject(last)) return true;
    const inner = Object.values(last).filter((one) => typeof one === 'object' && one !== null);
    if (named !== null || objects.isFlat) return inner.length > 0;
    return inner.some((one) => Object.values(one ?? {}).some((part) => typeof part === 'object' && part !== null));
  }

  /** What was told while the body was valid is not told again. */
  #tellOwn(diagnostics: readonly Diagnostic[], damagedAt: number): void {
    for (const { code, range, message } of diagnostics) {
      const own = OWN_CODES.get(code);
      if (own === undefined || (own === 'repeated-key' && range.start < damagedAt)) continue;
      this.#reply.to.report(own, { range, message });
    }
  }

  #readArguments(call: CallWriter, { json, isBroken, isCut, finding }: Reading): void {
    if (!isObject(json.value)) {
      // Something in brackets between the arguments is not what they all are.
      call.isBroken = true;
      this.#tell({ ...finding, code: 'json-broken' });
      return;
    }
    call.restart(finding);
    call.places = (path) => json.locate(path);
    if (isBroken) call.isBroken = true;
    this.#place(json, []);
    call.put(json.value);
    call.settle();
    if (!isCut) this.#reply.hasWholeArguments = true;
  }

  #readObjects({ json, before, isBroken, isCut, finding }: Reading): void {
    const { objects } = this.#reply;
    const items = itemsOf(json.value, objects.nameIsKey);
    const done = objects.items - before - (objects.call === null ? 0 : 1);
    let isTold = false;
    for (const [at, { path, value }] of items.entries()) {
      if (at < done) continue;
      const isLast = at === items.length - 1;
      const { call } = objects;
      const { start } = this.#place(json, path);
      if (call !== null) objects.restart();
      else if (isObject(value)) objects.open('object', start);
      objects.call?.restart(call === null ? NOTHING : finding);
      if (call === null && !isTold) this.#tell(finding);
      isTold = true;
      if (isBroken && objects.call !== null) objects.call.isBroken = true;
      if (isObject(value)) this.#readMembers(json, path, value);
      else if (call === null) objects.noCall();
      if (objects.call !== null && !(isCut && isLast)) objects.close(this.#place(json, path).end);
    }
    if (!isTold) this.#tell(finding);
    if (isCut || objects.call === null) return;
    // The reader of JSON sees fewer calls.
    objects.call.isBroken = true;
    objects.finish(this.#reply.to.range.end, false);
  }

  #tell({ code, detail }: Finding): void {
    if (code !== null) this.#reply.to.report(code, detail);
  }

  #readMembers(json: Parsed<Json>, path: Path, value: { readonly [key: string]: Json }): void {
    const { objects } = this.#reply;
    for (const [key, member] of Object.entries(value)) {
      const inner = [...path, key];
      const { call } = objects;
      const { start, end } = this.#place(json, inner);
      objects.key(key, this.#keyBefore(key, start));
      if (call !== null && objects.isAtArguments)
        call.places = (rest) => json.locate([...(objects.isFlat ? path : inner), ...rest]);
      if (!isObject(member) || !objects.holdsCall) {
        objects.member(member);
        continue;
      }
      objects.open('object', start);
      this.#readMembers(json, inner, member);
      objects.close(end);
    }
  }

  /** Where the key of a value is, as far as it stands right before it. */
  #keyBefore(key: string, at: number): number {
    const start = Math.max(this.#readFrom, at - key.length - MOST_BETWEEN);
    const found = this.#reply.reading.source(start, at).lastIndexOf(key);
    return found < 0 ? at : Math.max(start, start + found - 1);
  }

  /** Moves to where a value is. */
  #place(json: Parsed<Json>, path: Path): Range {
    const { to } = this.#reply;
    const range = json.locate(path) ?? to.range;
    to.moveTo(range);
    return range;
  }

  /** Words behind the value are text. */
  #keepWords(json: Parsed<Json>, end: number): void {
    const { block, named, reading, to } = this.#reply;
    const start = json.locate([])?.end ?? end;
    const words = reading.source(start, end);
    if (!json.diagnostics.some(({ code }) => code === WORDS) || words.trim() === '') return;
    if (named !== null) this.#reply.words += words;
    else this.#reply.text.add(words);
    if (named !== null || block !== null) to.report('stray-text', { range: { start, end } });
  }
}

function findingOf(found: Diagnostic | undefined, isBroken: boolean, whole: Range): Finding {
  const code = found === undefined ? null : isBroken ? 'json-broken' : 'json-repaired';
  const { range = whole, message, hint } = found ?? {};
  return { code, detail: { range, ...(message !== undefined && { message }), ...(hint !== undefined && { hint }) } };
}

/** The call objects of a value; one whose names are keys holds one for each. */
function itemsOf(value: Json, nameIsKey: boolean): { readonly path: Path; readonly value: Json }[] {
  const items = Array.isArray(value) ? value.map((one, at) => ({ path: [at], value: one })) : [{ path: [], value }];
  if (!nameIsKey) return items;
  return items.flatMap(({ path, value: item }) =>
    isObject(item) && !('name' in item)
      ? Object.entries(item).map(([key, one]) => ({ path, value: { [key]: one } }))
      : [{ path, value: item }],
  );
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
