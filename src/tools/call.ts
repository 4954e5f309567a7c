import { quote } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import { nearest } from '../core/nearest.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { getOwn, isRecord } from '../core/record.ts';
import type { Detail, Part } from '../engine/index.ts';
import { memberBelow, partOf } from '../engine/member-below.ts';
import type { OpenMember } from '../engine/open-member.ts';
import type { Json } from '../formats/json/embedding.ts';
import { ArgumentWriter } from './argument-writer.ts';
import { type Coercion, coercionsIn, withCoercions } from './coerce.ts';
import { isImprecise, mendJson } from './json.ts';
import { meantTool } from './meant-tool.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';

/** The context that all calls of a reply share. */
export interface CallContext {
  readonly to: Part<ToolReply>;
  readonly tools: ReadonlyMap<string, ToolSchema> | null;
  source(start: number, end: number): string;
  /** Called at the beginning of a call: everything before it has ended. */
  begin(name: string, range: Range): void;
  /** Called when all of a call was written: says that it is over, now or later. */
  end(call: Part<ToolCall>): void;
}

/** A finding about a call; a null code means none. */
export interface Finding {
  readonly code: string | null;
  readonly detail: Detail;
}

export const NOTHING: Finding = { code: null, detail: {} };

/** A call while it is read. It is in the model as soon as its name is known. */
export class CallWriter {
  readonly writer: ArgumentWriter;
  readonly start: number;
  readonly #context: CallContext;
  readonly #part: Part<ToolCall>;
  /** Whether its name is known. */
  isOpen = false;
  #name = '';
  hasArguments = false;
  #isPlain = false;
  /** Arguments in a string, which may contain their object. */
  #text: string | null = null;
  /** The range of arguments that are no object. */
  given: Range | null = null;
  #reported = new Set<string>();
  isBroken = false;
  /** Whether arguments may be a text. */
  mayBePlain = false;
  /** The dialect does not allow arguments that are a text. */
  isPlainWrong = false;
  /** Keys of the call object were dropped: they may be its arguments. */
  leftOut = false;
  /** The key whose value has not ended. */
  openKey: string | null = null;

  constructor(context: CallContext, start: number) {
    this.#context = context;
    this.start = start;
    this.#part = context.to.list('calls').prepare({ name: '', arguments: {}, complete: false, raw: '' });
    this.writer = new ArgumentWriter(this, partOf(this.#part));
  }

  /**
   * Whether an extra bracket after the arguments may have closed an inner one too early: then what follows it is one
   * level too high.
   */
  get mayHaveMoved(): boolean {
    return this.isOpen && goesOnBehindPart(this.#part.value.arguments);
  }

  /** Its arguments are a text, unchanged. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  get schema(): ToolSchema | undefined {
    return this.#context.tools?.get(this.#name);
  }

  set id(id: string) {
    if (this.#part.value.id === id) return;
    if (this.isOpen) this.#part.set('id', id);
    else partOf(this.#part).replace({ id, ...this.#part.value });
  }

  /** Sets the name, as written: in what is being read, or at a range of its own. */
  begin(written: string, place: Range = this.#context.to.range): void {
    const { to, tools } = this.#context;
    const name = tools === null ? written : meantTool(written, tools);
    const range = this.#placeOf(written, place);
    this.#context.begin(name, range);
    this.#name = name;
    const call = this.#part;
    call.set('name', name, { range: null });
    const calls = to.list('calls');
    calls.take();
    calls.place(calls.value.length - 1);
    call.place('name', range);
    this.isOpen = true;
    if (name !== written)
      call.report('mended-name', {
        path: call.pathOf('name'),
        range,
        message: `${quote(written)} was read as the tool ${quote(name)}`,
      });
    if (tools !== null && !tools.has(name)) {
      const meant = nearest(name, tools.keys());
      call.report('unknown-tool', {
        path: call.pathOf('name'),
        range,
        message: `There is no tool ${JSON.stringify(name)}`,
        ...(meant !== undefined && { hint: `Call ${meant}.` }),
      });
    }
  }

  /** Emits arguments as soon as they are certain. A text waits, since it may contain their object. */
  show(event: Exclude<Event, { readonly type: 'diagnostic' | 'revise' }>, path: Path): void {
    if (event.type === 'close' || path.length === 0) return;
    // A list is emitted with its first item: an empty one means that there are no arguments.
    if (typeof path[0] === 'number' && !Array.isArray(this.#part.value.arguments))
      this.#argument([]).set([], { range: null });
    const member = this.#argument(path);
    // The JSON reader knows all places.
    if (event.type === 'delta') member.append(event.text, { range: null });
    else if (event.type === 'set') member.set(event.value, { range: null });
    else member.open(event.kind);
  }

  /** Sets the arguments to the JSON reader's result, with events where it differs from what was emitted. */
  read(written: Json, places: (path: Path) => Range | undefined, found: Finding): void {
    const call = this.#part;
    // Some models write an empty list for no arguments.
    const isNone = Array.isArray(written) && written.length === 0;
    const value = isNone ? {} : written;
    const { code, detail } = isNone && found.code === null ? { ...found, code: 'json-repaired' } : found;
    const told = call.value.arguments;
    if (code !== null) this.once(code);
    if (value !== null) this.hasArguments = true;
    if (typeof value === 'string') this.#text = value;
    this.given = places([]) ?? null;
    const isSame = value === null || typeof value === 'string' || JSON.stringify(told) === JSON.stringify(value);
    const isNew = isRecord(told) && Object.keys(told).length === 0;
    if (code === 'repeated-key' && !isNew && isRecord(told) && isRecord(value)) this.#readAgain(told, value, detail);
    else if (!isSame && !isNew && !this.#adds(told, value))
      call.revise('arguments', value, code ?? 'json-repaired', detail);
    else {
      if (!isSame && isNew) call.set('arguments', value, { range: null });
      if (code !== null) call.report(code, { path: call.pathOf('arguments'), ...detail });
    }
    if (value !== null) call.within(places, 'arguments');
  }

  /** If what was emitted stays the same, only adds the arguments that came before it, beside the name. */
  #adds(told: unknown, value: Json): boolean {
    if (!isRecord(told) || !isRecord(value)) return false;
    if (Object.entries(told).some(([key, one]) => JSON.stringify(getOwn(value, key)) !== JSON.stringify(one)))
      return false;
    for (const [key, one] of Object.entries(value))
      if (!Object.hasOwn(told, key)) this.#argument([key]).set(one, { range: null });
    return true;
  }

  /** For a repeated key, what was emitted for the others stays. */
  #readAgain(told: Record<string, unknown>, value: Record<string, unknown>, detail: Detail): void {
    let isTold = false;
    for (const [key, one] of Object.entries(value)) {
      if (!Object.hasOwn(told, key)) this.#argument([key]).set(one, { range: null });
      else if (JSON.stringify(told[key]) !== JSON.stringify(one)) {
        this.#argument([key]).revise(one, 'repeated-key', detail);
        isTold = true;
      }
    }
    if (!isTold) this.#part.report('repeated-key', detail);
  }

  /** Sets the arguments to one value. */
  put(value: unknown): void {
    this.hasArguments = true;
    this.given = this.#context.to.range;
    if (typeof value === 'string') this.#text = value;
    // Null means no arguments: the present object stays.
    else if (value === null) this.hasArguments = false;
    else this.#part.set('arguments', value);
  }

  /** Reports that what follows the arguments, or is inside one of them, may be another argument. */
  goesOn(key: string): void {
    this.isBroken = true;
    if (this.once('json-broken'))
      this.#context.to.report('json-broken', {
        message: `${quote(key)} may be one of the arguments`,
      });
  }

  /** Sets the arguments to a text, unchanged. */
  plain(text: string): void {
    if (typeof this.#part.value.arguments !== 'string') this.#part.set('arguments', '');
    memberBelow(this.#part, ['arguments']).append(text);
    this.hasArguments = true;
    this.#isPlain = true;
  }

  another(): void {
    if (this.once('bad-arguments'))
      this.#context.to.report('bad-arguments', {
        path: this.#pathOf([]),
        message: 'There is another value after the arguments; it was left out',
      });
  }

  noValue(key: string): void {
    if (!this.isBroken) this.#context.to.report('bad-value', { message: `${quote(key)} has no value` });
  }

  /** Claims a finding for this call; false if it was reported before. */
  once(code: string): boolean {
    if (this.#reported.has(code) || (code === 'json-repaired' && this.#reported.has('json-broken'))) return false;
    this.#reported.add(code);
    return true;
  }

  /** Ends the call. `needsArguments` means that the dialect always writes them. */
  finish(end: number, isComplete: boolean, needsArguments: boolean): void {
    if (!this.isOpen) return;
    const call = this.#part;
    this.writer.tellAgain();
    const complete = isComplete && !this.isBroken;
    if (this.#text?.trim() === '' && !this.mayBePlain) this.hasArguments = false;
    else if (this.#text !== null) this.#decode(this.#text, complete);
    if (needsArguments && !this.hasArguments && complete)
      call.report(this.leftOut ? 'bad-arguments' : 'missing-arguments');
    if (complete) this.#coerce();
    const value = call.value.arguments;
    if (isRecord(value)) this.#check(value, complete);
    else if (
      typeof value !== 'string' ||
      this.isPlainWrong ||
      (complete && this.mayBePlain && this.schema?.takesText(value) === false)
    )
      this.#findGiven('bad-arguments');
    this.#tellDigits(value, []);
    if (complete) call.set('complete', true);
    call.set('raw', this.#context.source(this.start, end));
    this.#context.to.list('calls').place(Number(call.path.at(-1)), { start: this.start, end });
    this.#context.end(call);
  }

  #decode(text: string, complete: boolean): void {
    const call = this.#part;
    const told = call.value.arguments;
    // What was emitted is not taken back.
    if (isRecord(told) && Object.keys(told).length > 0) {
      this.#findGiven('bad-arguments', 'There is text beside the arguments; it was left out');
      return;
    }
    const read = complete ? mendJson(text) : undefined;
    const inner = read?.value;
    call.set('arguments', isRecord(inner) ? inner : text, { range: this.given });
    if (isRecord(inner) && read?.repaired === true && this.once('json-repaired')) this.#findGiven('json-repaired');
    if (isRecord(inner) && isImprecise(text)) this.#findGiven('imprecise-number');
    if (isRecord(inner)) this.#findGiven('encoded-twice');
    else if (complete && !this.mayBePlain) this.#findGiven('bad-arguments');
  }

  /** Converts arguments to the tool's schema, where they do not fit it. */
  #coerce(): void {
    const call = this.#part;
    const value = call.value.arguments;
    const type = isRecord(value) ? this.schema?.type : undefined;
    if (!isRecord(value) || type === undefined) return;
    const coercions = coercionsIn(type, value).map((one) => this.#asWritten(one, value[one.written]));
    const isRenamed = coercions.some(({ written, key }) => written !== key);
    for (const [at, { written, key, value: read, messages }] of coercions.entries()) {
      const range = this.#argument([written]).place;
      for (const [index, { message, isGuess }] of messages.entries()) {
        const severity = isGuess ? ('error' as const) : undefined;
        const detail = { path: this.#pathOf([key]), message, ...(range && { range }), ...(severity && { severity }) };
        const isLast = index === messages.length - 1;
        // A member cannot be renamed, so all of them are written again, once.
        if (isLast && !isRenamed) this.#argument([key]).revise(read, 'coerced-argument', detail);
        else if (isLast && at === coercions.length - 1)
          call.revise('arguments', withCoercions(value, coercions), 'coerced-argument', detail);
        else call.report('coerced-argument', detail);
      }
    }
  }

  /** A number that is read as a text keeps its source. */
  #asWritten(coercion: Coercion, given: unknown): Coercion {
    if (typeof coercion.value !== 'string' || typeof given !== 'number') return coercion;
    const { start = 0, end = 0 } = this.#argument([coercion.written]).place ?? {};
    const raw = this.#context.source(start, end);
    return Number(raw) === given ? { ...coercion, value: raw } : coercion;
  }

  /** Reports numbers that lost digits: those that are read as a text keep them. */
  #tellDigits(value: unknown, path: Path): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value))
        this.#tellDigits(one, [...path, Array.isArray(value) ? Number(key) : key]);
      return;
    }
    if (!Number.isInteger(value) || Number.isSafeInteger(value)) return;
    const range = this.#argument(path).place ?? this.#argument(path.slice(0, 1)).place ?? this.given;
    if (range !== null && isImprecise(this.#context.source(range.start, range.end)))
      this.#part.report('imprecise-number', { path: this.#pathOf(path), range });
  }

  #check(value: Record<string, unknown>, complete: boolean): void {
    for (const { code, key, message } of this.schema?.check(value) ?? []) {
      if (code === 'missing-argument' || key === null ? complete : key !== this.openKey) {
        const inner = key === null ? [] : [key];
        const range = this.#argument(inner).place;
        this.#part.report(code, { path: this.#pathOf(inner), message, ...(range !== undefined && { range }) });
      }
    }
  }

  /** Reports arguments that are no object. */
  #findGiven(code: string, message?: string): void {
    const call = this.#part;
    const path = call.pathOf('arguments');
    const range = this.given ?? call.placeOf('arguments');
    call.report(code, { path, ...(range && { range }), ...(message !== undefined && { message }) });
  }

  /** The path in the model of something in the arguments. */
  #pathOf(inner: Path): Path {
    return [...this.#part.path, 'arguments', ...inner];
  }

  /** A part of the arguments in the model. */
  #argument(path: Path): OpenMember {
    return memberBelow(this.#part, ['arguments', ...path]);
  }

  /** The range of a word inside a range of the text. */
  within(word: string, start: number, end: number): Range | null {
    const at = this.#context.source(start, end).indexOf(word);
    return at < 0 ? null : { start: start + at, end: start + at + word.length };
  }

  /** The range of the name: inside a range, or right before it. */
  #placeOf(name: string, { start, end }: Range): Range {
    const inside = this.within(name, start, end);
    if (inside !== null) return inside;
    const isBefore = this.#context.source(start - name.length, start) === name;
    return isBefore ? { start: start - name.length, end: start } : { start, end };
  }
}

/** Whether a value has something after an inner object or list. */
function goesOnBehindPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.some(
    (part, at) => typeof part === 'object' && part !== null && (at < parts.length - 1 || goesOnBehindPart(part)),
  );
}
