import { quote } from '../core/diagnostic.ts';
import type { Range } from '../core/range.ts';
import type { Json } from '../formats/json/embedding.ts';
import type { CallWriter } from './call.ts';

/** What reading call objects asks of the reply. */
export interface CallObjectHost {
  begin(at: number): CallWriter;
  end(call: CallWriter, at: number, isComplete: boolean): void;
  report(code: string, message?: string): void;
  /** What is being read ends here. */
  at(): number;
  /** A call object stands alone where a list is possible. */
  isAlone(): void;
  /** Something is where a call is due. */
  noCall(): void;
}

/** How a dialect writes its call objects. */
export interface ObjectShape {
  readonly nameKey: string;
  readonly argumentsKey: string;
  readonly idKey: string | null;
  /** Keys that are as good: nothing is said of them. */
  readonly alsoKeys: readonly string[];
  /** `{"ping": {}}`: the name is the key. */
  readonly nameIsKey: boolean;
  readonly list: 'one' | 'list' | 'any';
  /** A tool that says that there is nothing to call. */
  readonly pseudo?: string;
}

const NAME_KEYS: ReadonlySet<string> = new Set(['name', 'function', 'tool_name']);
const ARGUMENT_KEYS: ReadonlySet<string> = new Set(['arguments', 'parameters', 'args', 'input']);
const ID_KEYS: ReadonlySet<string> = new Set(['id', 'tool_call_id']);
/** Keys that say nothing of the call, where a word stands for them. Of others something is lost. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['type', 'index']);

/** Reads `{"name": …, "arguments": …}`, alone or in a list: the parts of each go to their call. */
export class CallObjects {
  readonly #host: CallObjectHost;
  readonly #shape: ObjectShape;
  #call: CallWriter | null = null;
  /** Lists around the call. */
  #lists = 0;
  /** Objects around what is read: 1 in the call object, more where it is nested. */
  #objects = 0;
  /** Brackets that are open in what is skipped. */
  #skipped = 0;
  #field: 'none' | 'name' | 'arguments' | 'id' | 'idle' | 'other' = 'none';
  #key = '';
  #keyAt = 0;
  #text: string | null = null;
  #items = 0;
  #isAfterComma = false;
  #names = new Set<string>();
  /** Arguments are beside the name: the call object is theirs, too. */
  #isFlat = false;

  constructor(host: CallObjectHost, shape: ObjectShape) {
    this.#host = host;
    this.#shape = shape;
  }

  get call(): CallWriter | null {
    return this.#call;
  }

  /** How many items there were: calls, and what is none in their place. */
  get items(): number {
    return this.#items;
  }

  get nameIsKey(): boolean {
    return this.#shape.nameIsKey;
  }

  /** The value that comes is the arguments, or one of them where they are beside the name. */
  get isAtArguments(): boolean {
    return this.#field === 'arguments' && this.#skipped === 0;
  }

  get isInList(): boolean {
    return this.#lists > 0;
  }

  get isFlat(): boolean {
    return this.#isFlat;
  }

  get isOpen(): boolean {
    return this.#lists > 0 || this.#objects > 0;
  }

  /** Nothing but the list itself is open, and its last item is whole. */
  get isBetweenItems(): boolean {
    return this.#lists === 1 && this.#call === null && this.#skipped === 0 && this.#items > 0 && !this.#isAfterComma;
  }

  get isInText(): boolean {
    return this.#text !== null || (this.#inArguments && (this.#call?.writer.isInText ?? false));
  }

  get waits(): boolean {
    return this.#inArguments ? (this.#call?.writer.waits ?? false) : this.#field !== 'none';
  }

  get #inArguments(): boolean {
    return this.#field === 'arguments' && this.#skipped > 0;
  }

  open(kind: 'object' | 'list', at: number): void {
    this.#isNoWord();
    if (this.#skipped > 0 || this.#field === 'arguments') {
      this.#skipped++;
      if (this.#field === 'arguments') this.#call?.writer.open(kind);
      return;
    }
    if (this.#call === null) {
      if (kind === 'list' && this.#lists === 0) {
        this.#lists = 1;
        if (this.#shape.list === 'one') this.#host.report('call-list');
      } else if (kind === 'list') {
        this.#skipped = 1;
        this.noCall();
      } else {
        if (this.#lists === 0) this.#host.isAlone();
        this.#begin(at);
      }
      return;
    }
    if (kind === 'object' && this.holdsCall) {
      this.#objects = 2;
      this.#field = 'none';
      if (this.#call.once('nested-call')) this.#host.report('nested-call');
    } else this.#skipped = 1;
  }

  /** An object for the key that was read last is the call itself. */
  get holdsCall(): boolean {
    return this.#key === 'function' && this.#objects === 1 && this.#skipped === 0 && this.#field !== 'arguments';
  }

  /** The value of a key, which is there as a whole. */
  member(value: Json): void {
    if (typeof value === 'object' && value !== null) this.#isNoWord();
    if (this.#field === 'arguments' && this.#isFlat) {
      this.#call?.putMember(this.#key, value);
      this.#call?.writer.drop();
    } else if (this.#field === 'arguments') this.#call?.put(value);
    else if (typeof value === 'string') this.#word(value);
    else this.#number(value);
    this.#endField();
  }

  /** An object or a list begins. An id is a word. */
  #isNoWord(): void {
    if (this.#field === 'id' && this.#skipped === 0) this.#host.report('bad-id');
    else if (this.#field === 'idle') this.#strange(this.#call, this.#key, this.#keyAt);
  }

  #begin(at: number): void {
    this.#call = this.#host.begin(at);
    this.#objects = 1;
    this.#names = new Set();
    this.#item();
  }

  close(at: number): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      if (this.#field === 'arguments') this.#call?.writer.close();
      if (this.#skipped === 0) this.#endField();
    } else if (this.#objects > 1) this.#objects--;
    else if (this.#objects === 1) this.finish(at, true);
    else if (this.#lists > 0) {
      this.#lists = 0;
      if (this.#items === 0) this.#host.noCall();
    }
  }

  /** The object is over, as far as it goes. */
  finish(at: number, isComplete: boolean): void {
    const call = this.#call;
    if (call === null) return;
    this.#endFlat(call);
    this.#call = null;
    this.#objects = 0;
    this.#skipped = 0;
    this.#field = 'none';
    this.#text = null;
    this.#host.end(call, at, isComplete);
  }

  /** All of the call object comes again. */
  restart(): void {
    this.#objects = 1;
    this.#skipped = 0;
    this.#field = 'none';
    this.#text = null;
    this.#names = new Set();
    this.#isFlat = false;
    this.#wrong = null;
    this.#isAgain = this.#call?.isOpen === true;
  }
  #isAgain = false;

  /** Everything is over. */
  reset(): void {
    this.#call = null;
    this.#isFlat = false;
    this.#lists = 0;
    this.#objects = 0;
    this.#skipped = 0;
    this.#items = 0;
    this.#field = 'none';
    this.#text = null;
    this.#isAfterComma = false;
  }

  key(name: string, at: number): void {
    if (this.#skipped > 0) {
      if (this.#field === 'arguments') this.#call?.writer.key(name, at);
      return;
    }
    this.#key = name;
    this.#keyAt = at;
    const call = this.#call;
    if (this.#objects === 1 && this.#names.has(name) && !this.#shape.nameIsKey) {
      this.#host.report('repeated-key', `${quote(name)} is given twice`);
    }
    const isName = this.#shape.nameIsKey && call !== null && !(NAME_KEYS.has(name) || ARGUMENT_KEYS.has(name));
    if (isName && !this.#hasNameKey) this.#named(name, at);
    else if (this.#isNameKey(name) && !(name === 'function' && this.#names.has('name'))) this.#field = 'name';
    else if (this.#isArgumentsKey(name)) {
      if (call !== null) this.#endFlat(call);
      this.#field = 'arguments';
      if (!this.#shape.nameIsKey && !this.#isRight(name, this.#shape.argumentsKey)) this.#foundWrong();
    } else if (ID_KEYS.has(name)) {
      this.#field = this.#shape.idKey === null ? 'idle' : 'id';
      // Behind the name of a tool that may take it, it may be an argument.
      if (this.#field === 'idle' && call?.isOpen === true && call.schema?.mayTake(name) !== false) call.leftOut = true;
    } else if (IDLE_KEYS.has(name)) this.#field = 'idle';
    else this.#strange(call, name, at);
    this.#names.add(name);
  }

  /** A key of none: an argument beside the name, or something that is left out. */
  #strange(call: CallWriter | null, name: string, at: number): void {
    this.#field = 'other';
    this.#foundWrong();
    if (call?.hasArguments === true && !this.#isFlat && call.schema?.mayTake(name) !== false) this.#behind(call);
    if (call?.schema?.keys.includes(name) && (this.#isFlat || !call.hasArguments)) this.#flat(call, name, at);
    else if (call !== null) call.leftOut = true;
  }

  /** `{"name": "tide_at", "arguments": {"port": "Husum"}, "hour": 6}`: what is behind the arguments may be one of them. */
  #behind(call: CallWriter): void {
    call.isBroken = true;
    if (call.once('json-broken'))
      this.#host.report('json-broken', `${quote(this.#key)} stands behind the arguments, and may be one of them`);
  }

  /** `{"name": "ping", "port": "Husum"}`: what the tool takes is beside its name. */
  #flat(call: CallWriter, name: string, at: number): void {
    if (!this.#isFlat) call.writer.begin();
    this.#isFlat = true;
    call.writer.key(name, at);
    this.#field = 'arguments';
  }

  #endFlat(call: CallWriter): void {
    if (this.#isFlat) call.writer.close();
    this.#isFlat = false;
  }

  /** A key is the name of a call: a second one begins another call. */
  #named(name: string, at: number): void {
    if (this.#isAgain) this.#isAgain = false;
    else if (this.#call?.isOpen === true) {
      this.finish(at, true);
      this.#begin(at);
      this.#host.report('wrong-dialect');
    }
    if (this.#call?.isOpen === false) this.#call.begin(name);
    this.#field = 'arguments';
  }

  get #hasNameKey(): boolean {
    return [...NAME_KEYS].some((key) => this.#names.has(key));
  }

  #wrong: Range | null = null;
  #isPseudo = false;

  #isNameKey(key: string): boolean {
    return NAME_KEYS.has(key) || key === this.#shape.nameKey;
  }

  #isArgumentsKey(key: string): boolean {
    return ARGUMENT_KEYS.has(key) || key === this.#shape.argumentsKey;
  }

  #isRight(key: string, right: string): boolean {
    return key === right || this.#shape.alsoKeys.includes(key);
  }

  comma(): void {
    if (this.#skipped > 0) {
      if (this.#field === 'arguments') this.#call?.writer.comma();
    } else if (this.#call === null) this.#isAfterComma = true;
    else this.#field = 'none';
  }

  textOpen(): void {
    if (this.#field === 'arguments') this.#call?.writer.textOpen();
    else this.#text = '';
  }

  chars(text: string): void {
    if (this.#field === 'arguments') this.#call?.writer.chars(text);
    else if (this.#text !== null) this.#text += text;
  }

  textClose(): void {
    const text = this.#text;
    this.#text = null;
    if (this.#field === 'arguments') this.#call?.writer.textClose();
    else if (this.#skipped === 0 && text !== null) this.#word(text);
    if (this.#skipped === 0) this.#endField();
  }

  /** The text is cut off. */
  cutText(): void {
    if (this.#field === 'arguments') this.#call?.writer.textClose();
    this.#text = null;
  }

  scalar(value: unknown): void {
    if (this.#field === 'arguments') this.#call?.writer.scalar(value);
    else if (this.#skipped === 0 && this.#call === null) this.noCall();
    else this.#number(value);
    if (this.#skipped === 0) this.#endField();
  }

  #number(value: unknown): void {
    if (this.#field !== 'id' || this.#skipped > 0 || this.#call === null || typeof value !== 'number') return;
    this.#call.id = String(value);
    this.#host.report('bad-id');
  }

  #word(text: string): void {
    const call = this.#call;
    if (call === null) this.noCall();
    else if (this.#field === 'name' && !call.isOpen && text !== '') {
      if (this.#shape.nameIsKey) this.#host.report('wrong-dialect');
      else if (!this.#isRight(this.#key, this.#shape.nameKey)) this.#foundWrong();
      if (text === this.#shape.pseudo) this.#isPseudo = true;
      else call.begin(text);
    } else if (this.#field === 'id') call.id = text;
  }

  /** Something stands where a call object is due. */
  noCall(): void {
    this.#item();
    this.#host.noCall();
  }

  #item(): void {
    this.#items++;
    this.#isAfterComma = false;
  }

  /** Whether the object that just ended says that there is nothing to call. */
  takePseudo(): boolean {
    const is = this.#isPseudo;
    this.#isPseudo = false;
    return is;
  }

  /** A value is over. What is left out is told with its key. */
  #endField(): void {
    if (this.#field === 'other' && this.#wrong !== null) this.#wrong = { ...this.#wrong, end: this.#host.at() };
    this.#field = 'none';
  }

  #foundWrong(): void {
    this.#wrong ??= { start: this.#keyAt, end: this.#keyAt + `"${this.#key}"`.length };
  }

  /** Where the call that just ended had another dialect's key. */
  takeWrongKey(): Range | null {
    const wrong = this.#wrong;
    this.#wrong = null;
    return wrong;
  }
}
