import { quote } from '../../core/diagnostic.ts';
import type { CallWriter } from '../call.ts';
import type { CallObjects } from '../call-objects.ts';
import { literalOf } from '../literals.ts';
import { JsonBody } from './json-body.ts';
import type { Reply } from './reply.ts';

/** Puts values together: call objects, the arguments of calls, and calls in Python. */
export class ArgumentReader {
  readonly #reply: Reply;
  readonly json: JsonBody;
  #isInList = false;
  /** Brackets that are open in a value that is left out. */
  #skipped = 0;
  /** A value is over: a comma is due before the next. */
  #isCommaDue = false;
  /** `ping({…})`: the object holds the arguments. */
  #isMerged = false;

  constructor(reply: Reply) {
    this.#reply = reply;
    this.json = new JsonBody(reply);
  }

  /** Something is written otherwise than it should be, and its meaning is clear. */
  repaired(at: number): void {
    if (!this.json.damage(at)) this.#reply.repaired();
  }

  /** A list of calls in Python is over; false where none was open. */
  endList(): boolean {
    const was = this.#isInList;
    this.#isInList = false;
    return was;
  }

  /** Where the parts of values go. */
  get #sink(): CallObjects | CallWriter['writer'] {
    const { named, objects } = this.#reply;
    return named === null ? objects : named.writer;
  }

  /** The value is in a call in Python without a name. */
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
    if (this.#isPositional) {
      this.#positional(kind);
      return;
    }
    if (named !== null && dialect.call?.json === 'wrong' && !isPython && named.writer.depth === 0)
      to.report('wrong-dialect');
    this.begin();
    this.json.open(at);
    if (named === null) this.#reply.openBare(at, kind === 'list');
    this.#sink.open(kind, at);
  }

  close(at: number): void {
    if (this.#skipped > 0) this.#skipped--;
    else if (this.#isMerged && this.#reply.call?.writer.depth === 1) this.#isMerged = false;
    else if (this.json.close(at)) this.#isCommaDue = this.json.isOpen;
    else {
      this.#sink.close(at);
      this.#end();
      this.#reply.endBare(at);
      this.#noteWhole();
    }
  }

  textOpen(): void {
    if (this.#isPositional) this.#positional('text');
    else {
      this.begin();
      this.#sink.textOpen();
    }
  }

  chars(piece: string): void {
    if (this.#skipped === 0) this.#sink.chars(piece);
  }

  textClose(): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const one = this.#sink;
    if (one.isInText) one.textClose();
    this.#end();
    this.#noteWhole();
  }

  scalar(word: string, isNumber: boolean): void {
    const { dialect, to } = this.#reply;
    if (this.#isPositional) {
      this.#positional('scalar');
      return;
    }
    this.begin();
    const { value, flaw } = literalOf(word, isNumber, dialect.python !== undefined);
    if (flaw !== null && this.json.damage(to.range.start)) {
      // JSON's reader says what it is.
    } else if (flaw === 'bad-value') to.report('bad-value', { message: `${quote(word)} is not a value` });
    else if (flaw === 'imprecise-number')
      to.report(flaw, { message: `${quote(word)} has more digits than a number can hold` });
    else if (flaw !== null) this.#reply.repaired();
    this.#sink.scalar(value);
    this.#end();
  }

  /** `"` opens a string, which another quote should. */
  doubleOpen(): void {
    if (this.#reply.dialect.quote !== undefined) this.#reply.repaired();
    this.textOpen();
  }

  /** A value is over. Behind one that is all there is, no comma is due. */
  #end(): void {
    const { named, objects } = this.#reply;
    this.#isCommaDue = named === null ? objects.isOpen : named.writer.depth > 0;
  }

  /** A list of calls in Python begins. */
  openList(): void {
    this.#isInList = true;
    this.#isCommaDue = false;
  }

  /** A call in Python is over: in a list, a comma is due before the next. */
  endListed(): void {
    this.#isCommaDue = this.#isInList;
  }

  key(name: string, at: number): void {
    this.begin();
    this.#sink.key(name, at);
  }

  comma(at: number): void {
    if (!this.#isCommaDue) this.json.damage(at);
    this.#isCommaDue = false;
    this.#sink.comma();
  }

  /** Something is between the parts of a value: no comma is due. */
  debris(): void {
    this.#isCommaDue = false;
  }

  /** A key or an item begins: a comma should be before it, unless it is the first. */
  begin(): void {
    this.json.begin();
    if (this.#isCommaDue) this.repaired(this.#reply.to.range.start);
    this.#isCommaDue = false;
  }

  #noteWhole(): void {
    if (this.#reply.named?.writer.depth === 0) this.#reply.hasWholeArguments = true;
  }

  missingBracket(at: number): false {
    if (this.json.endEarly(at, false, this.#isCommaDue)) return false;
    const { call, isPython, to } = this.#reply;
    const code = call !== null && this.#sink.waits ? 'json-broken' : 'json-repaired';
    const isNew = this.#reply.once(code) !== false;
    if (code === 'json-broken') this.#reply.breakCall();
    if (isPython && call?.writer.depth === 1) this.#reply.endCall(at, true);
    else this.close(at);
    if (isNew) to.report(code);
    return false;
  }
}
