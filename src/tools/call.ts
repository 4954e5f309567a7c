import { quote } from '../core/diagnostic.ts';
import { nearest } from '../core/nearest.ts';
import { type Path, valueAt } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { isRecord, setOwn } from '../core/record.ts';
import type { Detail } from '../engine/index.ts';
import type { Writer } from '../engine/writer.ts';
import { type Coercion, coercionsIn, withCoercions } from './coerce.ts';
import { isImprecise, readJson } from './json.ts';
import type { ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';
import { type ValueTarget, ValueWriter } from './values.ts';

/** No marker before a key is longer. */
const LONGEST_MARKER = 64;

/** What the calls of one reply share. */
export interface CallContext {
  readonly writer: Writer<ToolReply>;
  readonly tools: ReadonlyMap<string, ToolSchema> | null;
  source(start: number, end: number): string;
  /** A call was found: what is before it is over. */
  begin(name: string): void;
}

/** One call that is being read. It is in the model as soon as its name is known. */
export class CallWriter implements ValueTarget {
  readonly writer: ValueWriter = new ValueWriter(this);
  readonly start: number;
  readonly #context: CallContext;
  #index = -1;
  #name = '';
  #id: string | undefined;
  /** The arguments that came before the name. */
  #early: unknown;
  #hasArguments = false;
  #isPlain = false;
  /** Arguments that are a string: it may hold their object. */
  #text: string | null = null;
  /** Where arguments are that are no object. */
  #given: Range | null = null;
  #reported = new Set<string>();
  /** Numbers that are written otherwise than they print. */
  #numbers: Map<string, { readonly value: number; readonly raw: string }> | null = null;
  /** The text of the arguments that grew last. */
  #grown: { readonly path: Path; readonly whole: Path } | null = null;
  /** What is to be said of the value that comes for a key that has one. */
  #again: { readonly path: Path; readonly detail: Detail } | null = null;
  isBroken = false;
  /** Arguments may be a text. */
  mayBePlain = false;
  /** Arguments that are a text are no arguments of the dialect. */
  isPlainWrong = false;
  /** Keys of the call object were left out: they may be its arguments. */
  leftOut = false;
  /** The key whose value is not over. */
  openKey: string | null = null;

  constructor(context: CallContext, start: number) {
    this.#context = context;
    this.start = start;
  }

  get isOpen(): boolean {
    return this.#index >= 0;
  }

  /** Its arguments are a text, as it is. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  get hasArguments(): boolean {
    return this.#hasArguments;
  }

  get schema(): ToolSchema | undefined {
    return this.#context.tools?.get(this.#name);
  }

  set id(id: string) {
    this.#id = id;
    if (this.isOpen) this.#context.writer.set(this.#path('id'), id);
  }

  /** The name is known. */
  begin(name: string): void {
    const { writer: to, tools } = this.#context;
    this.#context.begin(name);
    this.#name = name;
    const id = this.#id === undefined ? {} : { id: this.#id };
    this.#index = to.push(['calls'], {
      ...id,
      name,
      arguments: this.#early === undefined ? {} : this.#early,
      complete: false,
      raw: '',
    });
    const range = this.#placeOf(name);
    to.place(this.#path('name'), range);
    if (tools !== null && !tools.has(name)) {
      const meant = nearest(name, tools.keys());
      to.find('unknown-tool', {
        path: this.#path('name'),
        range,
        message: `There is no tool ${JSON.stringify(name)}`,
        ...(meant !== undefined && { hint: `Call ${meant}.` }),
      });
    }
  }

  /** The arguments are a text, as it is. */
  plain(text: string): void {
    const { writer: to } = this.#context;
    const path = this.#path('arguments');
    if (typeof to.get(path) !== 'string') to.set(path, '');
    to.append(path, text);
    this.#hasArguments = true;
    this.#isPlain = true;
  }

  open(path: Path, kind: 'object' | 'list' | 'text'): void {
    this.#hasArguments = true;
    if (path.length === 0) this.#given = this.#context.writer.range;
    const empty = { object: {}, list: [], text: '' }[kind];
    if (path.length === 0 && kind === 'text') this.#text = '';
    else if (!this.isOpen) this.#early = put(this.#early, path, empty);
    // The arguments are an object until something else is written.
    else if (path.length > 0 || kind === 'list') this.#open(this.#argument(path), kind, empty);
  }

  /** What is there already is written again: the last one counts. */
  #open(path: Path, kind: 'object' | 'list' | 'text', empty: unknown): void {
    const { writer: to } = this.#context;
    if (this.#revises(path, empty)) return;
    if (to.get(path) !== undefined) to.set(path, empty);
    else to.open(path, kind === 'list' ? 'array' : kind);
  }

  set(path: Path, value: unknown, raw?: string): void {
    this.#hasArguments = true;
    const [key] = path;
    if (path.length === 1 && typeof value === 'number' && raw !== undefined && raw !== String(value)) {
      this.#numbers ??= new Map();
      this.#numbers.set(String(key), { value, raw });
    }
    if (path.length === 0) this.#given = this.#context.writer.range;
    if (path.length === 0 && typeof value === 'string') this.#text = value;
    // No arguments are none: the object stays that is there.
    else if (path.length === 0 && value === null) this.#hasArguments = false;
    else if (!this.isOpen) this.#early = put(this.#early, path, value);
    else if (!this.#revises(this.#argument(path), value)) this.#context.writer.set(this.#argument(path), value);
  }

  /** Whether a value took the place of another one. */
  #revises(path: Path, value: unknown): boolean {
    const again = this.#again;
    if (again === null || !isSamePath(again.path, path)) return false;
    this.#again = null;
    this.#context.writer.revise(path, value, 'repeated-key', again.detail);
    this.#context.writer.place(path);
    return true;
  }

  append(path: Path, text: string): void {
    if (path.length === 0) this.#addText(text);
    else if (!this.isOpen) this.#early = put(this.#early, path, String(valueAt(this.#early, path)) + text);
    else this.#context.writer.append(this.#argument(path), text);
  }

  #addText(text: string): void {
    const { range } = this.#context.writer;
    this.#text = (this.#text ?? '') + text;
    this.#given = { start: this.#given?.start ?? range.start, end: range.end };
  }

  /** Says what is wrong with arguments that are no object. */
  #findGiven(code: string, message?: string): void {
    const path = this.#path('arguments');
    const range = this.#given ?? this.#context.writer.places.find(path);
    this.#context.writer.find(code, { path, ...(range && { range }), ...(message !== undefined && { message }) });
  }

  repeated(inner: Path, at: number): void {
    this.#tellAgain();
    const key = String(inner.at(-1));
    const range = this.#within(key, at, at + key.length + LONGEST_MARKER) ?? { start: at, end: at + 1 };
    const path = [...this.#path('arguments'), ...inner];
    this.#again = { path, detail: { path, range, message: `${quote(key)} is given twice` } };
    // What was not told of cannot be taken back.
    if (!this.isOpen) this.#tellAgain();
  }

  /** A key is given again, and no value came for it. */
  #tellAgain(): void {
    if (this.#again !== null) this.#context.writer.find('repeated-key', this.#again.detail);
    this.#again = null;
  }

  another(): void {
    if (this.once('bad-arguments'))
      this.#context.writer.find('bad-arguments', {
        path: this.#path('arguments'),
        message: 'There is another value after the arguments; it was left out',
      });
  }

  listed(path: Path): void {
    const { writer: to } = this.#context;
    const whole = this.#argument(path);
    const first = to.get(whole);
    const read = typeof first === 'string' && this.schema?.kind([...path, 0]) === 'json' ? readJson(first) : undefined;
    to.revise(whole, [read?.value ?? first], 'repeated-tag', { message: `${quote(String(path.at(-1)))} is repeated` });
  }

  noValue(key: string): void {
    if (!this.isBroken) this.#context.writer.find('bad-value', { message: `${quote(key)} has no value` });
  }

  /** Reports once for a call. */
  once(code: string): boolean {
    if (this.#reported.has(code) || (code === 'json-repaired' && this.#reported.has('json-broken'))) return false;
    this.#reported.add(code);
    return true;
  }

  /** The call is over. `needsArguments`: the dialect writes them always. */
  finish(end: number, isComplete: boolean, needsArguments: boolean): void {
    if (!this.isOpen) return;
    const { writer: to } = this.#context;
    this.#tellAgain();
    const path = this.#path('arguments');
    const complete = isComplete && !this.isBroken;
    if (this.#text?.trim() === '' && !this.mayBePlain) this.#hasArguments = false;
    else if (this.#text !== null) this.#decode(this.#text, complete);
    if (needsArguments && !this.#hasArguments && complete)
      to.find(this.leftOut ? 'bad-arguments' : 'missing-arguments');
    if (complete) this.#coerce(path);
    const value = to.get(path);
    if (isRecord(value)) this.#check(value, complete);
    else if (typeof value !== 'string' || this.isPlainWrong) this.#findGiven('bad-arguments');
    if (complete) to.set(this.#path('complete'), true);
    to.set(this.#path('raw'), this.#context.source(this.start, end));
    to.place(['calls', this.#index], { start: this.start, end });
    to.close(['calls', this.#index]);
  }

  #decode(text: string, complete: boolean): void {
    const { writer: to } = this.#context;
    const told = to.get(this.#path('arguments'));
    // What was told of is not taken back.
    if (isRecord(told) && Object.keys(told).length > 0) {
      this.#findGiven('bad-arguments', 'There is text beside the arguments; it was left out');
      return;
    }
    const inner = complete ? readJson(text)?.value : undefined;
    to.set(this.#path('arguments'), isRecord(inner) ? inner : text);
    if (isRecord(inner) && isImprecise(text)) to.find('imprecise-number');
    if (isRecord(inner)) this.#findGiven('encoded-twice');
    else if (complete && !this.mayBePlain) this.#findGiven('bad-arguments');
  }

  /** Reads the arguments by the schema of the tool, where they are not written as it has them. */
  #coerce(path: Path): void {
    const { writer: to } = this.#context;
    const value = to.get(path);
    const type = isRecord(value) ? this.schema?.type : undefined;
    if (!isRecord(value) || type === undefined) return;
    const coercions = coercionsIn(type, value).map((one) => this.#asWritten(one, value[one.written]));
    const isRenamed = coercions.some(({ written, key }) => written !== key);
    for (const [at, { written, key, value: read, messages }] of coercions.entries()) {
      const range = to.places.find([...path, written]);
      for (const [index, { message, isGuess }] of messages.entries()) {
        const place = [...path, key];
        const severity = isGuess ? ('error' as const) : undefined;
        const detail = { path: place, message, ...(range && { range }), ...(severity && { severity }) };
        const isLast = index === messages.length - 1;
        // A member cannot get another name: then all of them are told anew, once.
        if (isLast && !isRenamed) to.revise(place, read, 'coerced-argument', detail);
        else if (isLast && at === coercions.length - 1)
          to.revise(path, withCoercions(value, coercions), 'coerced-argument', detail);
        else to.find('coerced-argument', detail);
      }
    }
  }

  /** A number that is read as a text is the text that was written. */
  #asWritten(coercion: Coercion, given: unknown): Coercion {
    const number = this.#numbers?.get(coercion.written);
    const isText = typeof coercion.value === 'string' && number !== undefined && number.value === given;
    return isText ? { ...coercion, value: number.raw } : coercion;
  }

  #check(value: Record<string, unknown>, complete: boolean): void {
    for (const { code, key, message } of this.schema?.check(value) ?? []) {
      if (code === 'missing-argument' || key === null ? complete : key !== this.openKey) {
        const path = [...this.#path('arguments'), ...(key === null ? [] : [key])];
        const range = this.#context.writer.places.find(path);
        this.#context.writer.find(code, { path, message, ...(range !== undefined && { range }) });
      }
    }
  }

  #path(key: string): Path {
    return ['calls', this.#index, key];
  }

  /** The same path for the same place: the writer knows it again while a text grows. */
  #argument(path: Path): Path {
    if (this.#grown?.path !== path) this.#grown = { path, whole: [...this.#path('arguments'), ...path] };
    return this.#grown.whole;
  }

  /** Where a word is in a stretch of the text. */
  #within(word: string, start: number, end: number): Range | null {
    const at = this.#context.source(start, end).indexOf(word);
    return at < 0 ? null : { start: start + at, end: start + at + word.length };
  }

  /** Where the name is: in what is being read, or right before it. */
  #placeOf(name: string): Range {
    const { start, end } = this.#context.writer.range;
    const inside = this.#within(name, start, end);
    if (inside !== null) return inside;
    const isBefore = this.#context.source(start - name.length, start) === name;
    return isBefore ? { start: start - name.length, end: start } : { start, end };
  }
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}

function put(root: unknown, path: Path, value: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return value;
  const parent = valueAt(root, path.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isRecord(parent)) setOwn(parent, String(last), value);
  return root;
}
