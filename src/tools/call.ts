import { quote } from '../core/diagnostic.ts';
import { nearest } from '../core/nearest.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { isRecord, setOwn } from '../core/record.ts';
import type { Detail, Part } from '../engine/index.ts';
import { memberBelow, partOf } from '../engine/member-below.ts';
import type { OpenMember } from '../engine/open-member.ts';
import { ArgumentWriter } from './argument-writer.ts';
import { type Coercion, coercionsIn, withCoercions } from './coerce.ts';
import { isImprecise, readJson } from './json.ts';
import { meantTool } from './meant-tool.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';

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

/** Arguments that were read again. */
interface Reread {
  readonly finding: Finding;
  value: unknown;
}

/** One call that is being read. It is in the model as soon as its name is known. */
export class CallWriter {
  readonly writer: ArgumentWriter;
  readonly start: number;
  readonly #context: CallContext;
  readonly #part: Part<ToolCall>;
  /** Its name is known. */
  isOpen = false;
  #name = '';
  /** The arguments that were read again: the model gets them when the call is over. */
  #reread: Reread | null = null;
  /** Where in the text a part of arguments is that were read again. */
  places: (path: Path) => Range | undefined = () => undefined;
  hasArguments = false;
  #isPlain = false;
  /** Arguments that are a string: it may hold their object. */
  #text: string | null = null;
  /** Where arguments are that are no object. */
  given: Range | null = null;
  #reported = new Set<string>();
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
    this.#part = context.to.list('calls').prepare({ name: '', arguments: {}, complete: false, raw: '' });
    this.writer = new ArgumentWriter(this, partOf(this.#part));
  }

  /** A bracket too many behind the arguments may have closed one in them too early: then what is behind that is a level too high. */
  get mayHaveMoved(): boolean {
    return this.isOpen && goesOnBehindPart(this.#part.value.arguments);
  }

  /** Its arguments are a text, as it is. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  get schema(): ToolSchema | undefined {
    return this.#context.tools?.get(this.#name);
  }

  set id(id: string) {
    if (this.isOpen) this.#part.set('id', id);
    else partOf(this.#part).replace({ id, ...this.#part.value });
  }

  /** The name is known, as it is written. */
  begin(written: string): void {
    const { to, tools } = this.#context;
    const name = tools === null ? written : meantTool(written, tools);
    this.#context.begin(name);
    this.#name = name;
    const call = this.#part;
    const range = this.#placeOf(written);
    call.set('name', name, { range: null });
    if (this.#reread?.value !== undefined) call.set('arguments', this.#reread.value);
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

  /** All of the arguments come again. */
  restart(finding: Finding): void {
    this.writer.replaced();
    this.#reread = { finding, value: undefined };
    this.hasArguments = false;
    this.#text = null;
    this.given = null;
    if (!this.isOpen) this.#part.set('arguments', {});
  }

  /** Arguments that were read again take the place of what was told of them. */
  settle(): void {
    if (this.#reread === null) return;
    const { value, finding } = this.#reread;
    const { code, detail } = finding;
    this.#reread = null;
    const call = this.#part;
    const told = call.value.arguments;
    if (code !== null) this.once(code);
    const isSame = value === undefined || JSON.stringify(told) === JSON.stringify(value);
    const isNew = isRecord(told) && Object.keys(told).length === 0;
    if (!isSame && !isNew) call.revise('arguments', value, code ?? 'json-repaired', detail);
    else {
      if (!isSame) call.set('arguments', value, { range: null });
      if (code !== null) call.report(code, detail);
    }
    call.within(this.places, 'arguments');
  }

  /** The arguments are one value, or those that were read again are. */
  put(value: unknown): void {
    this.hasArguments = true;
    this.given = this.#context.to.range;
    if (typeof value === 'string') this.#text = value;
    // No arguments are none: the object stays that is there.
    else if (value === null) this.hasArguments = false;
    else if (this.#reread === null) this.#part.set('arguments', value);
    else this.#reread.value = value;
  }

  /** One of the arguments that were read again. */
  putMember(key: string, value: unknown): void {
    this.hasArguments = true;
    const all = isRecord(this.#reread?.value) ? this.#reread.value : {};
    setOwn(all, key, value);
    this.put(all);
  }

  /** The arguments are a text, as it is. */
  plain(text: string): void {
    if (typeof this.#part.value.arguments !== 'string') this.#part.set('arguments', '');
    memberBelow(this.#part, ['arguments']).append(text);
    this.hasArguments = true;
    this.#isPlain = true;
  }

  /** The arguments are a string: one more piece of it. */
  addText(text: string): void {
    const { range } = this.#context.to;
    this.#text = (this.#text ?? '') + text;
    this.given = { start: this.given?.start ?? range.start, end: range.end };
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

  /** Reports once for a call. */
  once(code: string): boolean {
    if (this.#reported.has(code) || (code === 'json-repaired' && this.#reported.has('json-broken'))) return false;
    this.#reported.add(code);
    return true;
  }

  /** The call is over. `needsArguments`: the dialect writes them always. */
  finish(end: number, isComplete: boolean, needsArguments: boolean): void {
    if (!this.isOpen) return;
    const call = this.#part;
    this.writer.tellAgain();
    this.settle();
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
    if (complete) call.set('complete', true);
    call.set('raw', this.#context.source(this.start, end));
    this.#context.to.list('calls').place(Number(call.path.at(-1)), { start: this.start, end });
    call.close();
  }

  #decode(text: string, complete: boolean): void {
    const call = this.#part;
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
    if (typeof coercion.value !== 'string' || typeof given !== 'number') return coercion;
    const { start = 0, end = 0 } = this.#argument([coercion.written]).place ?? {};
    const raw = this.#context.source(start, end);
    return Number(raw) === given ? { ...coercion, value: raw } : coercion;
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

  /** Says what is wrong with arguments that are no object. */
  #findGiven(code: string, message?: string): void {
    const call = this.#part;
    const path = call.pathOf('arguments');
    const range = this.given ?? call.placeOf('arguments');
    call.report(code, { path, ...(range && { range }), ...(message !== undefined && { message }) });
  }

  /** Where something in the arguments is in the model, or will be. */
  #pathOf(inner: Path): Path {
    return [...this.#part.path, 'arguments', ...inner];
  }

  /** A part of the arguments in the model. */
  #argument(path: Path): OpenMember {
    return memberBelow(this.#part, ['arguments', ...path]);
  }

  /** Where a word is in a stretch of the text. */
  within(word: string, start: number, end: number): Range | null {
    const at = this.#context.source(start, end).indexOf(word);
    return at < 0 ? null : { start: start + at, end: start + at + word.length };
  }

  /** Where the name is: in what is being read, or right before it. */
  #placeOf(name: string): Range {
    const { start, end } = this.#context.to.range;
    const inside = this.within(name, start, end);
    if (inside !== null) return inside;
    const isBefore = this.#context.source(start - name.length, start) === name;
    return isBefore ? { start: start - name.length, end: start } : { start, end };
  }
}

/** Whether something stands behind an object or a list in a value. */
function goesOnBehindPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.some(
    (part, at) => typeof part === 'object' && part !== null && (at < parts.length - 1 || goesOnBehindPart(part)),
  );
}
