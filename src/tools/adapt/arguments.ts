import { quote } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
import type { CallObjects } from '../call-objects.ts';
import { literalOf } from '../literals.ts';
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
  | 'BadNewline'
  | 'BadPoint'
  | 'BadKey'
  | 'BadEscape'
  | 'BadMarkedText'
  | 'BadDoubleQuote'
  | 'BadSingleQuote'
  | 'BadDoubledBrace'
  | 'BadComma'
  | 'BadDebris'
  | 'MissingQuote'
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
  #isInList = false;
  /** Brackets that are open in a value that is left out. */
  #skipped = 0;
  /** A value is over: a comma is due before the next. */
  #isCommaDue = false;
  /** A newline that is in a string without an escape. */
  #newline: Range | null = null;
  /** `ping({…})`: the object holds the arguments. */
  #isMerged = false;

  constructor(reply: Reply) {
    this.#reply = reply;
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
    this.#begin();
    if (named === null) this.#reply.openBare(at, kind === 'list');
    this.#sink.open(kind, at);
  }

  close(at: number): void {
    if (this.#skipped > 0) this.#skipped--;
    else if (this.#isMerged && this.#reply.call?.writer.depth === 1) this.#isMerged = false;
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
      this.#begin();
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

  #scalar(word: string, isNumber: boolean): void {
    const { dialect, to } = this.#reply;
    if (this.#isPositional) {
      this.#positional('scalar');
      return;
    }
    this.#begin();
    const { value, flaw } = literalOf(word, isNumber, dialect.python !== undefined);
    if (flaw === 'bad-value') to.report('bad-value', { message: `${quote(word)} is not a value` });
    else if (flaw === 'imprecise-number')
      to.report(flaw, { message: `${quote(word)} has more digits than a number can hold` });
    else if (flaw !== null) this.#reply.repaired();
    this.#sink.scalar(value, word);
    this.#end();
  }

  /** A string that ends may hold a newline; in one that does not, it may be the end of the line that lacks the quote. */
  #repairNewline(): void {
    const range = this.#newline;
    this.#newline = null;
    if (range !== null && this.#reply.once('json-repaired') !== false)
      this.#reply.to.report('json-repaired', { range });
  }

  /** A value is over. Behind one that is all there is, no comma is due. */
  #end(): void {
    const { named, objects } = this.#reply;
    this.#isCommaDue = named === null ? objects.isOpen : named.writer.depth > 0;
  }

  /** A key or an item begins: a comma should be before it, unless it is the first. */
  #begin(): void {
    if (this.#isCommaDue) this.#reply.repaired();
    this.#isCommaDue = false;
  }

  #noteWhole(): void {
    if (this.#reply.named?.writer.depth === 0) this.#reply.hasWholeArguments = true;
  }

  #missingBracket(at: number): false {
    const { call, isPython, to } = this.#reply;
    const code = call !== null && this.#sink.waits ? 'json-broken' : 'json-repaired';
    const isNew = this.#reply.once(code) !== false;
    if (code === 'json-broken') this.#reply.breakCall();
    if (isPython && call?.writer.depth === 1) this.#reply.endCall(at, true);
    else this.close(at);
    if (isNew) to.report(code);
    return false;
  }

  /** The handlers of all parts of values. */
  handlers(): ArgumentHandlers {
    const reply = this.#reply;
    const { dialect, objects } = reply;
    const isJson = dialect.python === undefined;
    const chars = (piece: { readonly text: string }): void => this.chars(piece.text);
    const textOpen = (): void => this.textOpen();
    const textClose = (): void => this.textClose();
    const doubleOpen = (): void => {
      if (dialect.quote !== undefined) reply.repaired();
      this.textOpen();
    };
    const cutValue = (node: { readonly end: number }): false => {
      this.#repairNewline();
      return reply.cutValue(node.end);
    };
    const cutPart = (): ReturnType<Reply['ending']['cut']> => {
      reply.breakCall();
      return reply.ending.cut();
    };
    const repairedChars = (node: { readonly raw: string }): ReturnType<Reply['once']> => {
      this.chars(node.raw);
      return reply.once('json-repaired');
    };
    return {
      PyOpen: () => {
        this.#isInList = true;
        this.#isCommaDue = false;
      },
      PyClose: () => {
        this.#isInList = false;
      },
      PyHead: (node) => {
        reply.beginCall(node.name, node.start);
        reply.isPython = true;
        this.#begin();
        reply.call?.writer.begin();
      },
      PyKey: (node) => {
        this.#begin();
        reply.call?.writer.key(node.name, node.start);
      },
      PyCallClose: (node) => {
        // The last argument is over too.
        reply.call?.writer.comma();
        reply.endCall(node.end, true);
        this.#isCommaDue = this.#isInList;
      },

      ObjectOpen: (node) => this.open('object', node.start),
      ObjectClose: (node) => this.close(node.end),
      ListOpen: (node) => this.open('list', node.start),
      ListClose: (node) => this.close(node.end),
      SetOpen: (node) => this.open('list', node.start),
      SetClose: (node) => this.close(node.end),
      Key: (node) => {
        if (node.quote !== '"' && isJson && dialect.quote === undefined) reply.repaired();
        this.#begin();
        this.#sink.key(node.name, node.start);
      },
      Comma: () => {
        this.#isCommaDue = false;
        this.#sink.comma();
      },
      // Told as its parts would be: quote, characters, quote.
      PlainText: ({ start, end, text }) => {
        reply.to.moveTo({ start, end: start + 1 });
        doubleOpen();
        reply.to.moveTo({ start: start + 1, end: end - 1 });
        this.chars(text);
        reply.to.moveTo({ start: end - 1, end });
        textClose();
      },
      DoubleOpen: doubleOpen,
      SingleOpen: () => {
        if (isJson) reply.repaired();
        this.textOpen();
      },
      TripleOpen: textOpen,
      MarkedOpen: textOpen,
      DoubleChars: chars,
      SingleChars: chars,
      TripleChars: chars,
      MarkedChars: chars,
      TextClose: () => {
        this.#repairNewline();
        this.textClose();
      },
      TripleClose: textClose,
      MarkedClose: textClose,
      Number: (node) => this.#scalar(node.text, true),
      BadPoint: () => reply.once('json-repaired'),
      BadKey: () => reply.once('json-repaired'),
      Word: (node) => this.#scalar(node.text, false),

      BadNewline: (node) => {
        this.chars(node.raw);
        this.#newline ??= { start: node.start, end: node.end };
        return false;
      },
      BadMarkedText: (node) => {
        this.textOpen();
        this.chars(node.text);
        this.textClose();
        return reply.once('json-repaired');
      },
      BadEscape: (node) => {
        this.chars(node.text);
        return reply.once('json-repaired');
      },
      BadDoubleQuote: repairedChars,
      BadSingleQuote: repairedChars,
      BadDoubledBrace: () => reply.once('json-repaired'),
      BadComma: () => reply.once('json-repaired'),
      BadDebris: () => {
        this.#isCommaDue = false;
        reply.breakCall();
        return reply.once('json-broken');
      },
      MissingQuote: () => {
        this.#newline = null;
        const said = reply.once('json-broken');
        reply.breakCall();
        this.textClose();
        return said;
      },
      MissingBracket: (node) => this.#missingBracket(node.start),
      MissingRest: (node) => {
        if (!objects.isBetweenItems) return cutValue(node);
        objects.close(node.start);
        return reply.ending.missingAtEnd();
      },
      BadCutEscape: cutValue,
      BadCutPart: cutPart,
      BadCutArgument: cutPart,
      BadCutMarkedQuote: cutValue,
    };
  }
}
