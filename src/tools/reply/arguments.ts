import { quote } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import { readStrictly } from '../../formats/json/embedding.ts';
import { PYTHON } from '../literals.ts';
import { JsonBody } from './json-body.ts';
import type { Reply } from './reply.ts';

/** Passes values to the JSON reader: call objects, the arguments of calls, and calls in Python. */
export class ArgumentReader {
  readonly #reply: Reply;
  readonly json: JsonBody;
  #isInList = false;
  /** In a list of Python calls, a comma is due after a call. */
  #isCommaDue = false;

  constructor(reply: Reply) {
    this.#reply = reply;
    this.json = new JsonBody(reply);
  }

  // ── Calls in Python

  openList(): void {
    this.#isInList = true;
    this.#isCommaDue = false;
  }

  /** Ends a list of calls; false if none was open. */
  endList(): boolean {
    const was = this.#isInList;
    this.#isInList = false;
    return was;
  }

  openArguments(node: Range & { readonly name: string }): void {
    if (this.#isCommaDue) this.#reply.repaired();
    this.#isCommaDue = false;
    this.#reply.isPython = true;
    this.json.openArguments(node.end - 1);
  }

  closeArguments(end: number): void {
    this.json.closeArguments(end);
    this.#reply.endCall(end, true);
    this.#isCommaDue = this.#isInList;
  }

  /** Begins a value: in Python, one without a name is either an object with all arguments, or reported. */
  #begin(at: number): void {
    if (this.json.isNameDue) this.#reply.to.report(this.json.leaveOut(at) ? 'wrong-dialect' : 'positional-argument');
  }

  // ── Values

  open(kind: 'object' | 'list', at: number, words?: string): void {
    const { dialect, named, to } = this.#reply;
    this.#begin(at);
    if (!this.json.takes(words)) {
      if (named !== null && dialect.call?.json === 'wrong' && named.writer.depth === 0) to.report('wrong-dialect');
      if (named === null) this.#reply.openBare(at, kind === 'list');
      this.json.begin();
    }
    this.json.open(kind, at);
  }

  textOpen({ start, end }: Range): void {
    const { dialect, named, objects, reading } = this.#reply;
    const isPlain = reading.source(start, end) === '"';
    if (dialect.quote !== undefined && isPlain) this.json.isOdd = true;
    this.#begin(start);
    this.json.textOpen(start);
    if (this.json.takes('"')) return;
    this.json.begin();
    if (named === null) objects.noCall();
    else this.json.openText(start);
  }

  /** A key without quotes is translated to JSON only in dialects with quotes of their own: in JSON, it is a mistake. */
  name(name: string): void {
    this.json.takes(this.#reply.dialect.quote === undefined ? undefined : JSON.stringify(name));
  }

  word(word: string): void {
    const { isPython, named, objects, to } = this.#reply;
    this.#begin(to.range.start);
    const value = !isPython ? undefined : PYTHON.has(word) ? PYTHON.get(word) : numberOf(word);
    if (this.json.takes(value === undefined ? undefined : String(value))) return;
    this.json.begin();
    if (named === null) {
      objects.noCall();
      return;
    }
    const read = PYTHON.has(word) ? PYTHON.get(word) : readStrictly(word);
    if (read === undefined) to.report('bad-value', { message: `${quote(word)} is not a value` });
    else if (PYTHON.has(word)) this.#reply.repaired();
    if (named.hasArguments) named.another();
    else named.put(read === undefined ? word : read);
  }

  comma(end: number): void {
    this.#isCommaDue = false;
    if (!this.json.comma(end) && this.#reply.named === null) this.#reply.objects.comma();
  }

  /** After debris between the calls of a list, no comma is due. */
  debris(): void {
    this.#isCommaDue = false;
  }
}

/** Python allows underscores between digits: `1_000`. */
function numberOf(word: string): string | undefined {
  return /^-?[1-9]\d*(?:_\d+)+$/.test(word) ? word.replaceAll('_', '') : undefined;
}
