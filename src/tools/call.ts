import { quote } from '../core/diagnostic.ts';
import { nearest } from '../core/nearest.ts';
import { type Path, valueAt } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { isRecord, setOwn } from '../core/record.ts';
import type { Detail, Part } from '../engine/index.ts';
import { memberBelow } from '../engine/member-below.ts';
import type { OpenMember } from '../engine/open-member.ts';
import { type Coercion, coercionsIn, withCoercions } from './coerce.ts';
import { isImprecise, readJson } from './json.ts';
import { meantTool } from './meant-tool.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';
import { type ValueTarget, ValueWriter } from './values.ts';

/** No marker before a key is longer. */
const LONGEST_MARKER = 64;

/** Arguments that are a text grow by one path. */
const WHOLE: Path = [];

/** What the calls of one reply share. */
export interface CallContext {
  readonly to: Part<ToolReply>;
  readonly tools: ReadonlyMap<string, ToolSchema> | null;
  source(start: number, end: number): string;
  /** A call was found: what is before it is over. */
  begin(name: string): void;
}

/** What is said of a call; a null code says nothing. */
export interface Finding {
  readonly code: string | null;
  readonly detail: Detail;
}

/** One call that is being read. It is in the model as soon as its name is known. */
export class CallWriter implements ValueTarget {
  writer: ValueWriter = new ValueWriter(this);
  readonly start: number;
  readonly #context: CallContext;
  /** What is in the model of it. */
  #written: Part<ToolCall> | null = null;
  #name = '';
  #id: string | undefined;
  /** The arguments that came before the name, or that are read again. */
  #early: unknown;
  /** Why the arguments are read again. */
  #restarted: Finding | null = null;
  /** Where in the text a part of arguments is that were read again. */
  places: (path: Path) => Range | undefined = () => undefined;
  #hasArguments = false;
  /** What is read now comes again. */
  #isHeld = false;
  #isPlain = false;
  /** Arguments that are a string: it may hold their object. */
  #text: string | null = null;
  /** Where arguments are that are no object. */
  #given: Range | null = null;
  #reported = new Set<string>();
  /** Numbers that are written otherwise than they print. */
  #numbers: Map<string, { readonly value: number; readonly raw: string }> | null = null;
  /** The text of the arguments that grew last. */
  #grown: { readonly path: Path; readonly member: OpenMember } | null = null;
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
    return this.#written !== null;
  }

  /** A bracket too many behind the arguments may have closed one in them too early: then what is behind that is a level too high. */
  get mayHaveMoved(): boolean {
    return goesOnBehindPart(this.#written?.value.arguments);
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
    this.#written?.set('id', id);
  }

  /** The name is known, as it is written. */
  begin(written: string): void {
    const { to, tools } = this.#context;
    const name = tools === null ? written : meantTool(written, tools);
    this.#context.begin(name);
    this.#name = name;
    const id = this.#id === undefined ? {} : { id: this.#id };
    const given = this.#early === undefined ? {} : this.#early;
    const call = to.list('calls').add({ ...id, name, arguments: given, complete: false, raw: '' });
    this.#written = call;
    const range = this.#placeOf(written);
    call.place('name', range);
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

  /** What is being read is damaged, and comes again: until then nothing more of it is told. */
  hold(): void {
    this.#isHeld = true;
  }

  /** All of the arguments come again; the model gets them when the call is over. */
  restart(finding: Finding): void {
    this.#isHeld = false;
    this.#tellAgain();
    this.#restarted = finding;
    this.writer = new ValueWriter(this);
    this.#early = undefined;
    this.#hasArguments = false;
    this.#text = null;
    this.#given = null;
    this.#numbers = null;
  }

  /** Arguments that were read again take the place of what was told of them. */
  #settle({ code, detail }: Finding): void {
    const call = this.#there;
    const value = this.#early;
    const told = call.value.arguments;
    this.#restarted = null;
    if (code !== null) this.once(code);
    const isSame = value === undefined || JSON.stringify(told) === JSON.stringify(value);
    const isNew = isRecord(told) && Object.keys(told).length === 0;
    if (!isSame && !isNew) call.revise('arguments', value, code ?? 'json-repaired', detail);
    else {
      if (!isSame) call.set('arguments', value);
      if (code !== null) call.report(code, detail);
    }
    call.within(this.places, 'arguments');
  }

  /** The arguments are a text, as it is. */
  plain(text: string): void {
    const call = this.#there;
    if (typeof call.value.arguments !== 'string') call.set('arguments', '');
    this.#argument(WHOLE).append(text);
    this.#hasArguments = true;
    this.#isPlain = true;
  }

  open(path: Path, kind: 'object' | 'list' | 'text'): void {
    this.#hasArguments = true;
    if (this.#isHeld) return;
    if (path.length === 0) this.#given = this.#context.to.range;
    const empty = { object: {}, list: [], text: '' }[kind];
    if (path.length === 0 && kind === 'text') this.#text = '';
    else if (this.#written === null || this.#restarted !== null) this.#early = put(this.#early, path, empty);
    // The arguments are an object until something else is written.
    else if (path.length > 0 || kind === 'list') this.#open(path, kind, empty);
  }

  /** What is there already is written again: the last one counts. */
  #open(path: Path, kind: 'object' | 'list' | 'text', empty: unknown): void {
    if (this.#revises(path, empty)) return;
    if (this.#valueOf(path) !== undefined) this.#argument(path).set(empty);
    else this.#argument(path).open(kind === 'list' ? 'array' : kind);
  }

  set(path: Path, value: unknown, raw?: string): void {
    this.#hasArguments = true;
    if (this.#isHeld) return;
    const [key] = path;
    if (path.length === 1 && typeof value === 'number' && raw !== undefined && raw !== String(value)) {
      this.#numbers ??= new Map();
      this.#numbers.set(String(key), { value, raw });
    }
    if (path.length === 0) this.#given = this.#context.to.range;
    if (path.length === 0 && typeof value === 'string') this.#text = value;
    // No arguments are none: the object stays that is there.
    else if (path.length === 0 && value === null) this.#hasArguments = false;
    else if (this.#written === null || this.#restarted !== null) this.#early = put(this.#early, path, value);
    else if (!this.#revises(path, value)) this.#argument(path).set(value);
  }

  /** Whether a value took the place of another one. */
  #revises(path: Path, value: unknown): boolean {
    const again = this.#again;
    if (again === null || !isSamePath(again.path, path)) return false;
    this.#again = null;
    const member = this.#argument(path);
    member.revise(value, 'repeated-key', again.detail);
    member.place = this.#context.to.range;
    return true;
  }

  append(path: Path, text: string): void {
    if (this.#isHeld) return;
    if (path.length === 0) this.#addText(text);
    else if (this.#written === null || this.#restarted !== null)
      this.#early = put(this.#early, path, String(valueAt(this.#early, path)) + text);
    else this.#argument(path).append(text);
  }

  #addText(text: string): void {
    const { range } = this.#context.to;
    this.#text = (this.#text ?? '') + text;
    this.#given = { start: this.#given?.start ?? range.start, end: range.end };
  }

  /** Says what is wrong with arguments that are no object. */
  #findGiven(code: string, message?: string): void {
    const call = this.#there;
    const path = call.pathOf('arguments');
    const range = this.#given ?? call.placeOf('arguments');
    call.report(code, { path, ...(range && { range }), ...(message !== undefined && { message }) });
  }

  repeated(inner: Path, at: number): void {
    if (this.#isHeld) return;
    this.#tellAgain();
    const key = String(inner.at(-1));
    const range = this.#within(key, at, at + key.length + LONGEST_MARKER) ?? { start: at, end: at + 1 };
    const detail = { path: this.#pathOf(inner), range, message: `${quote(key)} is given twice` };
    this.#again = { path: inner, detail };
    // What was not told of cannot be taken back.
    if (!this.isOpen) this.#tellAgain();
  }

  /** A key is given again, and no value came for it. */
  #tellAgain(): void {
    if (this.#again !== null) this.#context.to.report('repeated-key', this.#again.detail);
    this.#again = null;
  }

  another(): void {
    if (this.once('bad-arguments'))
      this.#context.to.report('bad-arguments', {
        path: this.#pathOf([]),
        message: 'There is another value after the arguments; it was left out',
      });
  }

  listed(path: Path): void {
    const first = this.#valueOf(path);
    const read = typeof first === 'string' && this.schema?.kind([...path, 0]) === 'json' ? readJson(first) : undefined;
    this.#argument(path).revise([read?.value ?? first], 'repeated-tag', {
      message: `${quote(String(path.at(-1)))} is repeated`,
    });
  }

  noValue(key: string): void {
    if (!this.isBroken) this.#context.to.report('bad-value', { message: `${quote(key)} has no value` });
  }

  /** Reports once for a call. */
  once(code: string): boolean {
    if (this.#reported.has(code) || (code === 'json-repaired' && this.#reported.has('json-broken'))) return false;
    this.#reported.add(code);
    return true;
  }

  /** The call is over. `needsArguments`: the dialect writes them always. */
  finish(end: number, isComplete: boolean, needsArguments: boolean): void {
    if (this.#written === null) return;
    const call = this.#written;
    this.#tellAgain();
    if (this.#restarted !== null) this.#settle(this.#restarted);
    const complete = isComplete && !this.isBroken;
    if (this.#text?.trim() === '' && !this.mayBePlain) this.#hasArguments = false;
    else if (this.#text !== null) this.#decode(this.#text, complete);
    if (needsArguments && !this.#hasArguments && complete)
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
    if (complete) call.set('complete', true);
    call.set('raw', this.#context.source(this.start, end));
    this.#context.to.list('calls').place(Number(call.path.at(-1)), { start: this.start, end });
    call.close();
  }

  #decode(text: string, complete: boolean): void {
    const call = this.#there;
    const told = call.value.arguments;
    // What was told of is not taken back.
    if (isRecord(told) && Object.keys(told).length > 0) {
      this.#findGiven('bad-arguments', 'There is text beside the arguments; it was left out');
      return;
    }
    const inner = complete ? readJson(text)?.value : undefined;
    call.set('arguments', isRecord(inner) ? inner : text);
    if (isRecord(inner) && isImprecise(text)) call.report('imprecise-number');
    if (isRecord(inner)) this.#findGiven('encoded-twice');
    else if (complete && !this.mayBePlain) this.#findGiven('bad-arguments');
  }

  /** Reads the arguments by the schema of the tool, where they are not written as it has them. */
  #coerce(): void {
    const call = this.#there;
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
        // A member cannot get another name: then all of them are told anew, once.
        if (isLast && !isRenamed) this.#argument([key]).revise(read, 'coerced-argument', detail);
        else if (isLast && at === coercions.length - 1)
          call.revise('arguments', withCoercions(value, coercions), 'coerced-argument', detail);
        else call.report('coerced-argument', detail);
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
        const inner = key === null ? [] : [key];
        const range = this.#argument(inner).place;
        this.#there.report(code, { path: this.#pathOf(inner), message, ...(range !== undefined && { range }) });
      }
    }
  }

  /** What was written of it: its name is known. */
  get #there(): Part<ToolCall> {
    if (this.#written === null) throw new Error('a call without a name has no arguments');
    return this.#written;
  }

  /** Where something in the arguments is in the model, or will be. */
  #pathOf(inner: Path): Path {
    const { to } = this.#context;
    const whole = this.#written?.path ?? ['calls', to.value.calls.length];
    return [...whole, 'arguments', ...inner];
  }

  /** A part of the arguments in the model; while a text grows it is given by the same path. */
  #argument(path: Path): OpenMember {
    if (this.#grown?.path !== path) this.#grown = { path, member: memberBelow(this.#there, ['arguments', ...path]) };
    return this.#grown.member;
  }

  #valueOf(path: Path): unknown {
    return valueAt(this.#there.value.arguments, path);
  }

  /** Where a word is in a stretch of the text. */
  #within(word: string, start: number, end: number): Range | null {
    const at = this.#context.source(start, end).indexOf(word);
    return at < 0 ? null : { start: start + at, end: start + at + word.length };
  }

  /** Where the name is: in what is being read, or right before it. */
  #placeOf(name: string): Range {
    const { start, end } = this.#context.to.range;
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

/** Whether something stands behind an object or a list in a value. */
function goesOnBehindPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.some(
    (part, at) => typeof part === 'object' && part !== null && (at < parts.length - 1 || goesOnBehindPart(part)),
  );
}
