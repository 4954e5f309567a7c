import { quote } from '../../core/diagnostic.ts';
import type { ArgumentWriter } from '../argument-writer.ts';
import { literalOf } from '../literals.ts';
import { JsonBody } from './json-body.ts';
import type { Reply } from './reply.ts';

/** Assembles values: call objects, the arguments of calls, and calls in Python notation. */
export class ArgumentReader {
  readonly #reply: Reply;
  readonly json: JsonBody;
  #isInList = false;
  /** The number of open brackets in a value that is dropped. */
  #skipped = 0;
  /** A value has ended: a comma is expected before the next. */
  #isCommaDue = false;
  /** `ping({…})`: the object contains the arguments. */
  #isMerged = false;

  constructor(reply: Reply) {
    this.#reply = reply;
    this.json = new JsonBody(reply);
  }

  /** Reports a wrong spelling whose meaning is clear. */
  repaired(): void {
    if (!this.json.isRead) this.#reply.repaired();
  }

  /** Ends a list of calls in Python notation; false where none was open. */
  endList(): boolean {
    const was = this.#isInList;
    this.#isInList = false;
    return was;
  }

  /** The call to which the parts of a value go; null where they are calls themselves. */
  get #writer(): ArgumentWriter | null {
    return this.#reply.named?.writer ?? null;
  }

  /** The value is an unnamed argument of a call in Python notation. */
  get #isPositional(): boolean {
    const { named, isPython } = this.#reply;
    return named !== null && isPython && named.writer.depth === 1 && !named.writer.waits;
  }

  #positional(kind: 'object' | 'list' | 'text' | 'scalar'): void {
    const { call, to } = this.#reply;
    if (kind === 'object' && call?.hasArguments === false) {
      to.report('wrong-dialect');
      this.#isMerged = true;
      return;
    }
    to.report('positional-argument');
    if (kind !== 'scalar') this.#skipped = 1;
  }

  open(kind: 'object' | 'list', at: number): void {
    const { dialect, isPython, named, to } = this.#reply;
    if (this.json.takes()) {
      this.json.open(kind, at);
      return;
    }
    if (this.#isPositional) {
      this.#positional(kind);
      return;
    }
    if (named !== null && dialect.call?.json === 'wrong' && !isPython && named.writer.depth === 0)
      to.report('wrong-dialect');
    this.begin();
    if (named !== null && (isPython || dialect.quote !== undefined)) named.writer.open(kind);
    else {
      if (named === null) this.#reply.openBare(at, kind === 'list');
      this.json.open(kind, at);
    }
  }

  close(at: number): void {
    if (this.#skipped > 0) this.#skipped--;
    else if (this.#isMerged && this.#reply.call?.writer.depth === 1) this.#isMerged = false;
    else if (this.json.close(at)) this.#isCommaDue = this.json.isOpen;
    else {
      this.#writer?.close();
      this.#end();
      this.#noteWhole();
    }
  }

  textOpen(): void {
    if (this.json.takes()) return;
    if (this.#isPositional) this.#positional('text');
    else {
      this.begin();
      if (this.#writer === null) this.#reply.objects.noCall();
      else this.#writer.textOpen();
    }
  }

  chars(piece: string): void {
    if (!this.json.takes() && this.#skipped === 0) this.#writer?.chars(piece);
  }

  textClose(): void {
    if (this.json.takes()) return;
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (this.#writer?.isInText) this.#writer.textClose();
    this.#end();
    this.#noteWhole();
  }

  scalar(word: string, isNumber: boolean): void {
    const { dialect, objects, to } = this.#reply;
    if (this.json.takes()) return;
    if (this.#isPositional) {
      this.#positional('scalar');
      return;
    }
    this.begin();
    const { value, flaw } = literalOf(word, isNumber, dialect.python !== undefined);
    if (flaw !== null && this.json.isRead) {
      // The JSON reader decides.
    } else if (flaw === 'bad-value') to.report('bad-value', { message: `${quote(word)} is not a value` });
    else if (flaw === 'imprecise-number')
      to.report(flaw, { message: `${quote(word)} has more digits than a number can hold` });
    else if (flaw !== null) this.#reply.repaired();
    if (this.#writer === null) objects.noCall();
    else this.#writer.scalar(value);
    this.#end();
  }

  /** `"` opens a string instead of the dialect's quote. */
  doubleOpen(): void {
    if (this.#reply.dialect.quote !== undefined) this.#reply.repaired();
    this.textOpen();
  }

  /** Ends a value. After a value that is the whole, no comma is expected. */
  #end(): void {
    const { named, objects } = this.#reply;
    this.#isCommaDue = named === null ? objects.isInList : named.writer.depth > 0;
  }

  /** Begins a list of calls in Python notation. */
  openList(): void {
    this.#isInList = true;
    this.#isCommaDue = false;
  }

  /** Ends a call in Python notation: in a list, a comma is expected before the next. */
  endListed(): void {
    this.#isCommaDue = this.#isInList;
  }

  key(name: string, at: number): void {
    if (this.json.takes()) return;
    this.begin();
    this.#writer?.key(name, at);
  }

  comma(): void {
    if (this.json.takes()) return;
    this.#isCommaDue = false;
    if (this.#writer === null) this.#reply.objects.comma();
    else this.#writer.comma();
  }

  /** Something is between the parts of a value: no comma is expected. */
  debris(): void {
    this.#isCommaDue = false;
  }

  /** Begins a key or an item: a comma should precede it, unless it is the first. */
  begin(): void {
    this.json.begin();
    if (this.#isCommaDue) this.repaired();
    this.#isCommaDue = false;
  }

  #noteWhole(): void {
    if (this.#reply.named?.writer.depth === 0) this.#reply.hasWholeArguments = true;
  }

  missingBracket(at: number): false {
    if (this.json.endEarly(at, false)) return false;
    const { call, isPython, to } = this.#reply;
    const code = this.#writer?.waits === true ? 'json-broken' : 'json-repaired';
    const isNew = this.#reply.once(code) !== false;
    if (code === 'json-broken') this.#reply.breakCall();
    if (isPython && call?.writer.depth === 1) this.#reply.endCall(at, true);
    else this.close(at);
    if (isNew) to.report(code);
    return false;
  }
}
