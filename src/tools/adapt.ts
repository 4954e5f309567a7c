import type { Mistakes, Nodes, Texts } from '../../generated/tools.ts';
import type { Adapting, Detail, Handlers, Writer } from '../engine/index.ts';
import { type CallContext, CallWriter } from './call.ts';
import { CallObjects } from './call-objects.ts';
import type { Dialect } from './dialects.ts';
import { literalOf } from './literals.ts';
import type { ToolReply } from './model.ts';
import { ParameterReader } from './parameter.ts';
import { Pieces } from './pieces.ts';
import type { ToolSchema } from './schema.ts';

/** A block of calls that is open. */
interface Block {
  readonly start: number;
  calls: number;
  noCalls: number;
  /** Words between its markers. */
  words: string;
}

type Said = Detail | false;

/** Puts what the grammar finds in a reply into the model. */
export function adaptCalls(
  to: Writer<ToolReply>,
  reading: Adapting<object>,
  dialect: Dialect,
  tools: ReadonlyMap<string, ToolSchema> | null,
): Handlers<Nodes, Texts, Mistakes> {
  const text = new Pieces(to, ['text']);
  const reasoning = new Pieces(to, ['reasoning']);
  let block: Block | null = null;
  let call: CallWriter | null = null;
  let parameter: ParameterReader | null = null;
  let isCut = false;
  let isEndTold = false;
  let openTold = false;
  let isPython = false;
  let isInList = false;
  /** The call that was read last: what stands right behind it may be its damage. */
  let last: CallWriter | null = null;
  let wholeArguments = false;

  const context: CallContext = {
    to,
    tools,
    source: (start, end) => reading.source(start, end),
    begin: () => {
      if (block !== null) {
        if (block.words !== '') {
          text.mark();
          text.add(block.words);
          to.find('stray-text');
          block.words = '';
        }
        block.calls++;
      }
      text.mark();
    },
  };
  const objects = new CallObjects(
    {
      begin: (at) => {
        call = new CallWriter(context, at);
        if (dialect.objectIsWrong === true) to.find('wrong-dialect');
        else if (block === null && dialect.bare === 'marked list' && !openTold) {
          openTold = true;
          to.find('missing-open');
        }
        return call;
      },
      end: (one, at, isComplete) => {
        call = null;
        const wrongKey = objects.takeWrongKey();
        if (!one.isOpen) {
          noCall(one.start, at);
          return;
        }
        if (wrongKey) to.find('wrong-key');
        last = one;
        one.finish(at, isComplete, true);
      },
      report: (code) => to.find(code),
      noCall: () => {
        if (block === null) to.find('no-call');
        else block.noCalls++;
      },
    },
    dialect.object ?? {
      nameKey: 'name',
      argumentsKey: 'arguments',
      idKey: null,
      alsoKeys: [],
      nameIsKey: false,
      list: 'one',
    },
  );

  /** An object without a name. */
  const noCall = (start: number, end: number): void => {
    if (block !== null) block.noCalls++;
    else {
      text.add(reading.source(start, end));
      to.find('no-call', { range: { start, end } });
    }
  };
  const cut = (): Said => {
    if (isCut) return false;
    isCut = true;
    return {};
  };
  const once = (code: string): Said => {
    const one = call ?? last;
    return one === null || one.once(code) ? {} : false;
  };
  /** Where the parts of values go. */
  const sink = (): CallObjects | CallWriter['writer'] =>
    call !== null && objects.call !== call ? call.writer : objects;
  const open = (kind: 'object' | 'list', at: number): void => {
    const one = sink();
    if (one !== objects && call !== null && isPython && one.depth === 1 && !one.waits) {
      positional(kind, at);
      return;
    }
    if (one !== objects && dialect.call?.json === 'wrong' && !isPython && one.depth === 0) to.find('wrong-dialect');
    one.open(kind, at);
  };
  let skipping = 0;
  /** A value of a call in Python that has no name. */
  const positional = (kind: 'object' | 'list' | 'text' | 'scalar', _at: number): void => {
    if (kind === 'object' && call?.hasArguments === false) {
      to.find('wrong-dialect');
      isMerged = true;
      return;
    }
    to.find('positional-argument');
    if (kind !== 'scalar') skipping = 1;
  };
  let isMerged = false;
  const close = (at: number): void => {
    if (skipping > 0) {
      skipping--;
      return;
    }
    if (isMerged && call?.writer.depth === 1) {
      isMerged = false;
      return;
    }
    sink().close(at);
    if (call !== null && objects.call !== call && call.writer.depth === 0) wholeArguments = true;
  };
  const textOpen = (at: number): void => {
    const one = sink();
    if (one !== objects && isPython && one.depth === 1 && !one.waits) positional('text', at);
    else one.textOpen();
  };
  const chars = (piece: string): void => {
    if (skipping === 0) sink().chars(piece);
  };
  const textClose = (): void => {
    if (skipping > 0) {
      skipping--;
      return;
    }
    const one = sink();
    if (one instanceof CallObjects ? one.isInText : one.isInText) one.textClose();
    if (call !== null && objects.call !== call && call.writer.depth === 0) wholeArguments = true;
  };
  const scalar = (word: string, isNumber: boolean): void => {
    const one = sink();
    if (one !== objects && isPython && one.depth === 1 && !one.waits) {
      positional('scalar', 0);
      return;
    }
    const { value, flaw } = literalOf(word, isNumber, dialect.python !== undefined);
    if (flaw === 'bad-value') to.find('bad-value', { message: `${word} is no value` });
    else if (flaw !== null && once(flaw) !== false) to.find(flaw);
    one.scalar(value);
  };

  const endBlock = (end: number): void => {
    const one = block;
    if (one === null) return;
    block = null;
    objects.reset();
    if (one.calls === 0) {
      text.add(reading.source(one.start, end));
      if (!isCut) to.find('no-call', { range: { start: one.start, end } });
      return;
    }
    for (let told = 0; told < one.noCalls; told++) to.find('no-call');
    if (one.words !== '') {
      text.add(one.words);
      to.find('stray-text');
    }
    text.mark();
  };
  const beginCall = (name: string, at: number, id?: string): void => {
    if (block === null && dialect.block !== undefined && dialect.python === undefined && !openTold) {
      openTold = true;
      to.find('missing-open');
    }
    call = new CallWriter(context, at);
    wholeArguments = false;
    if (id !== undefined) call.id = id;
    call.open(name);
  };
  const endCall = (end: number, isComplete: boolean): void => {
    const one = call;
    if (one === null || objects.call === one) return;
    call = null;
    last = one;
    one.finish(end, isComplete, dialect.parameter === undefined && !isPython);
    isPython = false;
  };
  const endParameter = (isWhole: boolean): void => {
    const one = parameter;
    parameter = null;
    one?.end(isWhole);
  };
  const brokenText = (): void => {
    if (call !== null) call.isBroken = true;
    textClose();
  };

  return {
    // ── Text and thoughts
    Space: (node) => {
      if (block === null && call === null && !objects.isOpen) text.add(node.text);
    },
    Text: (piece) => {
      openTold = false;
      text.add(piece.text);
      if (block === null && call === null) reading.release(piece.end);
    },
    LoneText: (node) => text.add(node.text),
    FenceOpen: (node) => text.add(node.text),
    FenceChars: (piece) => text.add(piece.text),
    FenceClose: (node) => text.add(node.text),
    InlineCode: (node) => text.add(node.text),
    WrappingEnd: () => text.mark(),
    Marker: () => text.mark(),
    Citation: () => {},
    ThoughtOpen: () => {
      text.mark();
      reasoning.mark();
    },
    ThoughtGoesOn: () => reasoning.mark(),
    ThoughtChars: (piece) => reasoning.add(piece.text),
    ThoughtCode: (node) => reasoning.add(node.text),
    ThoughtTick: (node) => reasoning.add(node.text),
    ThoughtClose: () => {
      text.mark();
      reasoning.mark();
    },
    EmptyThought: () => text.mark(),
    End: () => {
      text.end();
      reasoning.end();
    },

    // ── Blocks and calls
    SectionOpen: (node) => {
      objects.reset();
      last = null;
      openTold = false;
      block = { start: node.start, calls: 0, noCalls: 0, words: '' };
    },
    SectionClose: (node) => endBlock(node.end),
    SectionOver: (node) => endBlock(node.end),
    LateClose: () => {
      if (dialect.python !== undefined) to.find('missing-open');
      openTold = false;
      text.mark();
    },
    Separator: () => {},
    InnerFenceEnd: () => {},
    CallHead: (node) => {
      if (dialect.call?.isId === true) {
        const { name, isRight } = nameOfId(node.name);
        if (name === '') {
          if (block !== null) block.noCalls++;
          return;
        }
        beginCall(name, node.start, node.name);
        if (!isRight) to.find('bad-id');
        return;
      }
      beginCall(node.name, node.start, node.id ?? undefined);
    },
    CallClose: (node) => endCall(node.end, true),
    CallOver: (node) => endCall(node.end, true),
    CallOverAtEnd: (node) => {
      const isWhole = call?.hasArguments === true;
      endCall(node.end, isWhole);
      if (!isWhole && !isCut) {
        isCut = true;
        found('cut-off');
      }
    },
    ParameterHead: (node) => {
      if (call?.writer.depth === 0) call.writer.begin();
      if (call !== null)
        parameter = new ParameterReader(
          call,
          to,
          node.key,
          new Map((node.attributes ?? []).map((one) => [one.name, one.value])),
        );
    },
    RawLayout: () => {},
    Raw: (piece) => parameter?.add(piece.text),
    RawEnd: () => endParameter(true),
    PyOpen: () => {
      isInList = true;
    },
    PyClose: () => {
      isInList = false;
    },
    PyHead: (node) => {
      beginCall(node.name, node.start);
      isPython = true;
      call?.writer.begin();
    },
    PyKey: (node) => call?.writer.key(node.name),
    PyCallClose: (node) => endCall(node.end, true),

    // ── Values
    ObjectOpen: (node) => open('object', node.start),
    ObjectClose: (node) => close(node.end),
    ListOpen: (node) => open('list', node.start),
    ListClose: (node) => close(node.end),
    Key: (node) => {
      if (
        node.quote !== '"' &&
        dialect.python === undefined &&
        dialect.quote === undefined &&
        once('json-repaired') !== false
      )
        to.find('json-repaired');
      sink().key(node.name);
    },
    Comma: () => sink().comma(),
    DoubleOpen: (node) => {
      if (dialect.quote !== undefined && once('json-repaired') !== false) to.find('json-repaired');
      textOpen(node.start);
    },
    SingleOpen: (node) => {
      if (dialect.python === undefined && once('json-repaired') !== false) to.find('json-repaired');
      textOpen(node.start);
    },
    TripleOpen: (node) => textOpen(node.start),
    MarkedOpen: (node) => textOpen(node.start),
    DoubleChars: (piece) => chars(piece.text),
    SingleChars: (piece) => chars(piece.text),
    TripleChars: (piece) => chars(piece.text),
    MarkedChars: (piece) => chars(piece.text),
    Escape: (node) => chars(node.text),
    TextClose: () => textClose(),
    TripleClose: () => textClose(),
    MarkedClose: () => textClose(),
    Number: (node) => scalar(node.text, true),
    Word: (node) => scalar(node.text, false),

    // ── Mistakes
    BadCutMarker: (node) => {
      text.add(node.raw);
      return cut();
    },
    BadStrayClose: (node) => text.add(node.raw),
    BadThoughtClose: () => text.mark(),
    BadEndToken: () => text.mark(),
    MissingThoughtRest: () => cut(),
    BadFence: () => text.mark(),
    MissingThoughtClose: () => {
      text.mark();
      reasoning.mark();
    },
    BadStrayWords: (node) => {
      if (block !== null) block.words += node.raw;
      return false;
    },
    BadNameless: () => {
      if (block !== null) block.noCalls++;
      return block === null ? {} : false;
    },
    BadNewline: (node) => {
      chars(node.raw);
      return once('json-repaired');
    },
    BadDoubleQuote: (node) => {
      chars(node.raw);
      return once('json-repaired');
    },
    BadSingleQuote: (node) => {
      chars(node.raw);
      return once('json-repaired');
    },
    BadDoubledBrace: () => once('json-repaired'),
    BadComma: () => once('json-repaired'),
    BadBrackets: () => ((call ?? last)?.once('json-repaired') === false ? false : {}),
    BadDebris: () => once('json-broken'),
    BadJunk: () => once('json-broken'),
    MissingQuote: (_node) => {
      const said = once('json-broken');
      brokenText();
      return said;
    },
    MissingBracket: (node) => {
      const one = call;
      const code = one === null ? 'json-repaired' : sink().waits ? 'json-broken' : 'json-repaired';
      const said = once(code);
      if (code === 'json-broken' && one !== null) one.isBroken = true;
      if (isPython && one?.writer.depth === 1) endCall(node.start, true);
      else close(node.start);
      if (said !== false && code === 'json-broken') {
        to.find(code);
        return false;
      }
      return said;
    },
    MissingRest: (node) => {
      if (objects.isBetweenItems) {
        objects.close(node.start);
        return missingAtEnd();
      }
      return cutValue(node.start);
    },
    BadCutEscape: (node) => cutValue(node.start),
    BadCutCall: () => cut(),
    BadCutParameter: () => {
      if (call !== null) call.isBroken = true;
      return cut();
    },
    BadCutOpening: (node) => {
      text.add(node.raw);
      return cut();
    },
    BadCutPart: () => {
      if (call !== null) call.isBroken = true;
      return cut();
    },
    BadCutArgument: () => {
      if (call !== null) call.isBroken = true;
      return cut();
    },
    BadCutMarkedQuote: (node) => cutValue(node.start),
    BadCutRaw: () => {
      endParameter(false);
      if (call !== null) call.isBroken = true;
      return cut();
    },
    BadParameterClose: () => endParameter(true),
    MissingParameterClose: () => endParameter(true),
    BadCallClose: (node) => endCall(node.end, true),
    MissingCallClose: (node) => endCall(node.start, true),
    BadCutClose: (node) => {
      if (call !== null && objects.call !== call)
        endCall(node.start, dialect.parameter === undefined && wholeArguments);
      else if (block?.calls === 0) endCutBlock(node.end);
      block = null;
      return cut();
    },
    BadSectionClose: (node) => endBlock(node.end),
    MissingSectionClose: (node) => endBlock(node.start),
    MissingAtEnd: (node) => {
      if (isInList) {
        isInList = false;
        return isCut ? false : missingAtEnd();
      }
      if (call !== null && objects.call !== call) {
        const isWhole = dialect.parameter === undefined && wholeArguments;
        endCall(node.start, isWhole);
        if (isWhole) return missingAtEnd();
        return cut() === false ? false : found('cut-off');
      }
      if (block === null) return false;
      if (block.calls === 0) {
        endCutBlock(node.end);
        return cut() === false ? false : found('cut-off');
      }
      const hadWords = block.words;
      endBlock(node.end);
      void hadWords;
      return isCut ? false : missingAtEnd();
    },
  };

  function found(code: string): false {
    to.find(code);
    reading.cut();
    return false;
  }
  function endCutBlock(end: number): void {
    const start = block?.start ?? end;
    block = null;
    objects.reset();
    call = null;
    text.add(reading.source(start, end));
  }
  function missingAtEnd(): Said {
    if (!isEndTold && !isCut) {
      isEndTold = true;
      found('missing-close');
    }
    return false;
  }
  /** The text ends inside a value: what is open is closed as far as it goes. */
  function cutValue(at: number): Said {
    const one = call;
    if (one !== null) {
      one.isBroken = true;
      if (parameter !== null) endParameter(false);
      if (one.writer.isInText) one.writer.textClose();
      else if (objects.call === one && objects.isInText) objects.cutText();
      if (objects.call === one) {
        if (one.isOpen) objects.finish(at, false);
        else {
          objects.reset();
          call = null;
        }
      } else endCall(at, false);
    }
    return cut() === false ? false : found('cut-off');
  }
}

/** `functions.ping:0`: the name stands before the last colon. */
function nameOfId(id: string): { readonly name: string; readonly isRight: boolean } {
  const [, name, index] = /^(?:functions\.)?(.*?)([:.]\d+)?$/s.exec(id) ?? [];
  if (name === undefined || name === '' || /^\d+$/.test(name)) return { name: '', isRight: false };
  return { name, isRight: index?.startsWith(':') === true };
}
