import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { partOf } from '../../engine/member-below.ts';
import { type Json, parseFully } from '../../formats/json/embedding.ts';
import { MAX_DEPTH } from '../argument-writer.ts';
import { type CallWriter, type Finding, NOTHING } from '../call.ts';
import { isObject, type ReadObject } from '../call-object.ts';
import { type Escaping, rewritten } from './escapes.ts';
import { BRACKET, BRACKETS, findingOf, isOfBody, keyBefore, nests, tellOwn, WORDS } from './json-findings.ts';
import { keyInText } from './key-in-text.ts';
import type { Reply } from './reply.ts';
import { Shown } from './shown.ts';
import { Transcript } from './transcript.ts';

/** The result of reading a body as JSON. */
interface Reading {
  readonly json: Parsed<Json>;
  readonly range: Range;
  readonly isBroken: boolean;
  /** The text ends inside it. */
  readonly isCut: boolean;
  /** It has no errors, except missing brackets at its end. */
  readonly isSound: boolean;
  readonly finding: Finding;
}

/**
 * A body of JSON: arguments, a call object, or a list of them. The grammar finds its end; then the JSON reader reads
 * it, or each object of a list. In a stream, what the JSON reader is certain of is emitted before that. Python
 * arguments, and those with special quotes, are translated to JSON up to their first damage, and left as written after
 * it.
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
  /** It ended before its last bracket: what follows an inner bracket may belong to it. */
  #isEarly = false;
  /** The start of the word in which the text ends. */
  #cutAt: number | null = null;
  /** It is not the first value of its call, so it is dropped. */
  #isExtra = false;
  /** Emits events as the body arrives; null after damage. */
  #shown: Shown | null = null;
  /** The offset up to which to emit at the next pause. */
  #due: number | null = null;
  /** The translation to JSON; null if the body is JSON. */
  #script: Transcript | null = null;
  /** `ping({…})`: the object is the body. */
  #isMerged = false;
  /** The name of an argument was read, and no comma after it. */
  #isNamed = false;
  /** The body is a string. */
  #isText = false;
  /** It deviates from the dialect in a way that the JSON reader does not report. */
  isOdd = false;

  constructor(reply: Reply) {
    this.#reply = reply;
    reply.reading.atPause(() => this.#pause());
  }

  get isOpen(): boolean {
    return this.#start !== null;
  }

  /** Begins a value or a call. */
  begin(): void {
    if (this.isOpen) return;
    this.#isEarly = false;
    this.#script = null;
  }

  /**
   * Adds what was just read to the body (translated to JSON, if `words` are given); false if it is outside of any body.
   */
  takes(words?: string): boolean {
    const { named, objects, to } = this.#reply;
    if (this.#start === null || (named === null && this.#depth === (objects.isInList ? 1 : 0))) return false;
    if (words === undefined) this.#script?.copy(to.range.end);
    else this.#script?.write(words, to.range);
    if (!this.#isWatched) return true;
    // Each `show` is a separate reading, so a call object gets only one per chunk. Arguments take their places from
    // what is being read, so they cannot wait.
    if (named === null) this.#due = to.range.end;
    else this.#shown?.show(to.range.end);
    return true;
  }

  /** Emits what arrived of a call object. */
  #pause(): void {
    if (this.#due !== null) this.#shown?.show(this.#due);
    this.#due = null;
  }

  /** Whether events are needed, as in a stream. */
  get #isWatched(): boolean {
    return partOf(this.#reply.to).events !== null;
  }

  /** Opens a bracket. */
  open(kind: 'object' | 'list', at: number): void {
    const { dialect, named, objects } = this.#reply;
    if (this.#start === null) this.#begin(at, named !== null && dialect.quote !== undefined);
    this.#depth++;
    const isItem = named === null && this.#depth === (objects.isInList ? 2 : 1);
    if (isItem && kind === 'list') objects.openList();
    else if (isItem) objects.begin(at);
    if (isItem) this.#itemStart = at;
    if (this.#depth === 1 || isItem) this.#beginToShow(at);
    this.takes();
  }

  #begin(at: number, isTranslated: boolean): void {
    this.#start = at;
    this.#before = this.#reply.objects.items;
    this.#readTo = at;
    this.#cutAt = null;
    this.#depth = 0;
    this.#script = isTranslated ? this.#transcript(at) : null;
    this.#isMerged = false;
    this.#isNamed = false;
    this.#isText = false;
    this.isOdd = false;
  }

  #beginToShow(at: number): void {
    const { named } = this.#reply;
    this.#isExtra = named !== null && (named.hasArguments || named.writer.isThere);
    this.#shown = this.#isExtra ? null : new Shown(this.#reply, at, this.#script);
  }

  #transcript(at: number): Transcript {
    return new Transcript(at, (start, end) => this.#reply.reading.source(start, end));
  }

  textOpen(at: number): void {
    this.#script?.openString(at);
  }

  /** Adds a piece of a string, translating each escape by itself to keep its place. */
  chars({ start, end }: Range, escaping: Escaping = this.#reply.isPython ? 'python' : 'json'): void {
    const script = this.#script;
    if (script?.isDamaged === false) {
      for (const [at, raw, words] of rewritten(this.#reply.reading.source(start, end), escaping))
        script.write(words, { start: start + at, end: start + at + raw.length });
    }
    this.takes();
  }

  textClose(at: number): void {
    this.takes('"');
    this.#script?.closeString();
    if (this.#isText) this.close(at);
  }

  /** The arguments are a string, which may contain their object, so nothing is emitted yet. */
  openText(at: number): void {
    this.#begin(at, false);
    this.#beginToShow(at);
    this.#depth = 1;
    this.#isText = true;
    this.#shown = null;
  }

  /** Stops translating and emitting: the JSON reader reports what is wrong from here on. */
  damage(): false {
    if (this.#script === null) return false;
    this.#shown?.show(0);
    this.#shown = null;
    this.#script.damage();
    return false;
  }

  // ── Python arguments

  openArguments(at: number): void {
    this.#begin(at, true);
    this.#depth = 1;
    this.#beginToShow(at);
    this.#script?.write('{', { start: at, end: at + 1 });
  }

  key(name: string, { start, end }: Range): void {
    this.#script?.takeUp(start);
    this.#isNamed = true;
    this.#script?.write(JSON.stringify(name), { start, end: start + name.length });
    this.#script?.write(':', { start: start + name.length, end });
    this.takes();
  }

  comma(end: number): boolean {
    if (this.#depth === 1) {
      this.#isNamed = false;
      this.#script?.takeUp(end);
    }
    return this.takes();
  }

  /** Whether a Python argument should start with a name. */
  get isNameDue(): boolean {
    const { isPython, named } = this.#reply;
    const isClean = this.#script?.isDamaged === false;
    return isPython && named !== null && isClean && this.#depth === 1 && !this.#isNamed;
  }

  /** Drops an unnamed value; true if it is instead an object with all arguments. */
  leaveOut(at: number): boolean {
    this.#isNamed = true;
    this.#isMerged = this.#script?.text.trim() === '{' && this.#reply.reading.source(at, at + 1) === '{';
    if (!this.#isMerged) this.#script?.leaveOut(at);
    else {
      this.#script = this.#transcript(at);
      this.#beginToShow(at);
    }
    return this.#isMerged;
  }

  closeArguments(at: number): void {
    if (this.#start === null) return;
    this.#script?.end(at, undefined, this.#isMerged ? '' : '}');
    this.#end({ start: this.#start, end: at }, false);
  }

  /** Closes a bracket; false if none was open. */
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

  /** Handles a marker or the end of the text before the last bracket; false if there is no body. */
  endEarly(at: number, isAtEnd: boolean): boolean {
    if (this.#isEarly) return true;
    if (this.#start === null) return false;
    this.#end({ start: this.#start, end: at }, true, isAtEnd);
    return true;
  }

  /** Handles an unclosed string; Python arguments continue after it. */
  endString(at: number): void {
    this.damage();
    if (!this.#reply.isPython) this.endEarly(at, false);
  }

  /** Handles an unclosed bracket before a marker or the end of an outer bracket. */
  missingBracket(at: number): false {
    if (!this.#reply.isPython) this.endEarly(at, false);
    return false;
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
    if (named === null) this.#readObjects(read);
    else this.#readArguments(named, read);
    if (read.isCut && read.isSound && objects.isBetweenItems) {
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
    // If the text ends inside the value, there are no words after it.
    if (!read.isCut) this.#keepWords(read.json, end);
  }

  #read({ start, end }: Range, isAtEnd = false): Reading {
    const { reading } = this.#reply;
    const certain = (isAtEnd ? this.#cutAt : null) ?? end;
    const script = this.#script;
    script?.end(certain, this.#reply.dialect.quote?.[0]);
    const source = script === null ? reading.source(start, certain) : script.text;
    const moved = (range: Range): Range =>
      script === null ? { start: range.start + start, end: range.end + start } : script.placeOf(range);
    const json = parseFully(isAtEnd ? source : source.trimEnd(), moved, { maxDepth: MAX_DEPTH });
    // A text in one piece needs the same events if there are findings.
    const isShown = this.#isWatched || json.diagnostics.length > 0;
    this.#due = null;
    if (isShown) this.#shown?.show(certain);
    const diagnostics = json.diagnostics.filter(({ range }) => range.start >= this.#readTo);
    const found = diagnostics.filter(({ code }) => isOfBody(code));
    const mayLack =
      found.every(({ code }) => code === BRACKET) &&
      /[\w"'}\]]\s*$/.test(source) &&
      !nests(json.value, this.#reply.named === null);
    const wrong = mayLack ? undefined : found.find(({ severity }) => severity === 'error');
    const isCut = isAtEnd && !json.complete;
    // A cut-off text is reported once, with its own code.
    const first = isCut ? found.find(({ severity }) => severity === 'warning') : (wrong ?? found[0]);
    const isRepaired = first !== undefined || ((this.isOdd || script?.isDamaged === true) && !isCut);
    // An unclosed string may contain everything that follows.
    if (!json.complete && !isCut && found.some(({ code, severity }) => severity === 'error' && !BRACKETS.has(code))) {
      this.#reply.isDoubtful = true;
      reading.cut();
    }
    const range = { start, end };
    const finding = tellOwn(
      this.#reply,
      diagnostics,
      isRepaired ? findingOf(first, wrong !== undefined && !isCut, range) : NOTHING,
    );
    // What was held back is certain now.
    if (finding.code === null && isShown && this.#reply.call?.isOpen === true) this.#shown?.end();
    this.#shown = null;
    const isSound = found.every(({ code, severity }) => severity !== 'error' || code === BRACKET);
    return { json, range, isBroken: wrong !== undefined, isCut, isSound, finding };
  }

  #readArguments(call: CallWriter, { json, isBroken, isCut, finding }: Reading): void {
    if (isBroken) call.isBroken = true;
    if (this.#isExtra) {
      call.another();
      return;
    }
    if (isBroken && !isObject(json.value) && !this.#isText) {
      // Something in brackets between the arguments that is not all of them.
      this.#tellBroken(finding);
      return;
    }
    call.read(json.value, (path) => json.locate(path), finding);
    const key = this.#reply.isPython && this.#script?.isDamaged === true ? keyInText(json.value, call) : undefined;
    if (key !== undefined) call.goesOn(key);
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
      else if (isOpen) this.#tellBroken(finding);
      else objects.noCall();
      if (!(isCut && isLast)) objects.finish(end, true);
    }
    if (!isTold) this.#tell(finding);
    if (isCut || objects.call === null) return;
    // The JSON reader found fewer calls than the grammar.
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
      keyPlaceOf: (inner) => keyBefore(this.#reply, inner, placeOf(inner).start, range.start),
      locate,
      finding,
    };
    objects.read(object);
  }

  #tell({ code, detail }: Finding): void {
    if (code !== null) this.#reply.to.report(code, detail);
  }

  /** Reports that what was emitted as an object turned out to be something else. */
  #tellBroken(finding: Finding): void {
    this.#tell({ ...finding, code: 'json-broken' });
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
