import { quote } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
import type { CallObjects } from '../call-objects.ts';
import { literalOf } from '../literals.ts';
import { JsonBody } from './damaged.ts';
import type { Said } from './ending.ts';
import type { Reply, ToolHandlers } from './reply.ts';

type ArgumentHandlers = Pick<
  ToolHandlers,
  | 'PyOpen'
  | 'PyClose'
  | 'PyHead'
  | 'PyKey'
  | 'PyCallClose'
  | 'ObjectOpen'
  | 'ObjectClose'
  | 'ListOpen'
  | 'ListClose'
  | 'SetOpen'
  | 'SetClose'
  | 'Key'
  | 'Comma'
  | 'PlainText'
  | 'DoubleOpen'
  | 'SingleOpen'
  | 'TripleOpen'
  | 'MarkedOpen'
  | 'DoubleChars'
  | 'SingleChars'
  | 'TripleChars'
  | 'MarkedChars'
  | 'TextClose'
  | 'TripleClose'
  | 'MarkedClose'
  | 'Number'
  | 'Word'
  | 'BadControl'
  | 'BadPoint'
  | 'BadKey'
  | 'BadEscape'
  | 'BadMarkedText'
  | 'BadDamage'
  | 'BadComma'
  | 'BadFirstComma'
  | 'BadDebris'
  | 'MissingQuote'
  | 'MissingValue'
  | 'MissingBracket'
  | 'MissingRest'
  | 'BadCutEscape'
  | 'BadCutPart'
  | 'BadCutArgument'
  | 'BadCutMarkedQuote'
>;

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
    this.#sink.scalar(value, word);
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

const isJson = ({ dialect }: Reply): boolean => dialect.python === undefined;
const open = ({ start }: Range, { values }: Reply): void => values.open('object', start);
const openList = ({ start }: Range, { values }: Reply): void => values.open('list', start);
const close = ({ end }: Range, { values }: Reply): void => values.close(end);
const textOpen = (_: unknown, { values }: Reply): void => values.textOpen();
/** What a string of Python cannot hold as it is; other control characters it can. */
const NO_PYTHON = /[\0\r\n]/;

/** Quotes that Python has, and JSON has not. */
const pythonTextOpen = ({ start }: Range, reply: Reply): void => {
  reply.values.textOpen();
  if (isJson(reply)) reply.values.repaired(start);
};
const chars = ({ text }: { readonly text: string }, { values }: Reply): void => values.chars(text);
const textClose = (_: unknown, { values }: Reply): void => values.textClose();
const repaired = ({ start }: Range, reply: Reply): Said =>
  reply.values.json.damage(start) ? false : reply.once('json-repaired');
const cutValue = ({ end }: Range, reply: Reply): Said => {
  if (reply.values.json.endEarly(end, true)) return false;
  return reply.cutValue(end);
};
/** The text ends inside a part of a call. */
export const cutPart = (_: unknown, reply: Reply): Said => {
  reply.breakCall();
  return reply.ending.cut();
};

/** All parts of values. */
export const argumentHandlers: ArgumentHandlers = {
  PyOpen: (_, { values }) => values.openList(),
  PyClose: (_, { values }) => void values.endList(),
  PyHead: (node, reply) => {
    reply.beginCall(node.name, node.start);
    reply.isPython = true;
    reply.values.begin();
    reply.call?.writer.begin();
  },
  PyKey: (node, { call, values }) => {
    values.begin();
    call?.writer.key(node.name, node.start);
  },
  PyCallClose: (node, reply) => {
    // The last argument is over too.
    reply.call?.writer.comma();
    reply.endCall(node.end, true);
    reply.values.endListed();
  },

  ObjectOpen: open,
  ObjectClose: close,
  ListOpen: openList,
  ListClose: close,
  SetOpen: openList,
  SetClose: close,
  Key: (node, reply) => {
    if (node.quote !== '"' && isJson(reply) && reply.dialect.quote === undefined) reply.values.repaired(node.start);
    reply.values.key(node.name, node.start);
  },
  Comma: (node, { values }) => values.comma(node.start),
  // Told as its parts would be: quote, characters, quote.
  PlainText: ({ start, end, text }, { to, values }) => {
    to.moveTo({ start, end: start + 1 });
    values.doubleOpen();
    to.moveTo({ start: start + 1, end: end - 1 });
    values.chars(text);
    to.moveTo({ start: end - 1, end });
    values.textClose();
  },
  DoubleOpen: (_, { values }) => values.doubleOpen(),
  SingleOpen: pythonTextOpen,
  TripleOpen: pythonTextOpen,
  MarkedOpen: textOpen,
  DoubleChars: chars,
  SingleChars: chars,
  TripleChars: chars,
  MarkedChars: chars,
  TextClose: textClose,
  TripleClose: textClose,
  MarkedClose: textClose,
  Number: (node, { values }) => values.scalar(node.text, true),
  BadPoint: repaired,
  BadKey: repaired,
  Word: (node, { values }) => values.scalar(node.text, false),

  BadControl: (node, reply) => {
    reply.values.chars(node.raw);
    return isJson(reply) || NO_PYTHON.test(node.raw) ? repaired(node, reply) : false;
  },
  BadMarkedText: ({ text }, reply) => {
    reply.values.textOpen();
    reply.values.chars(text);
    reply.values.textClose();
    return reply.once('json-repaired');
  },
  BadEscape: (node, reply) => {
    reply.values.chars(node.text);
    return repaired(node, reply);
  },
  BadDamage: ({ start }, reply) => {
    if (reply.values.json.damage(start)) return false;
    reply.breakCall();
    if (reply.once('json-broken') !== false) reply.to.report('json-broken');
    return false;
  },
  BadComma: repaired,
  BadFirstComma: repaired,
  BadDebris: (_, reply) => {
    reply.values.debris();
    reply.breakCall();
    return reply.once('json-broken');
  },
  MissingValue: ({ start }, { values }) => {
    values.json.damage(start);
    return false;
  },
  MissingQuote: (node, reply) => {
    if (reply.values.json.endEarly(node.start, false)) return false;
    reply.leaveOpen();
    reply.values.textClose();
    return false;
  },
  MissingBracket: (node, { values }) => values.missingBracket(node.start),
  MissingRest: (node, reply) => {
    const { ending, objects, values } = reply;
    if (values.json.endEarly(node.start, true)) return false;
    if (!objects.isBetweenItems) return cutValue(node, reply);
    objects.close(node.start);
    return ending.missingAtEnd();
  },
  BadCutEscape: cutValue,
  BadCutPart: cutPart,
  BadCutArgument: cutPart,
  BadCutMarkedQuote: cutValue,
};
