import { quote } from '../../core/diagnostic.ts';
import { Pieces } from '../../core/pieces.ts';
import type { Range } from '../../core/range.ts';
import type { Adapting, Part } from '../../engine/index.ts';
import { type CallContext, CallWriter } from '../call.ts';
import type { CallObject } from '../call-object.ts';
import { CallObjects } from '../call-objects.ts';
import { callObject } from '../dialects/call-object.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { type DialectName, dialects, isDialect } from '../dialects/index.ts';
import { loneCallIn } from '../lone-call.ts';
import type { ToolCall, ToolReply } from '../model.ts';
import type { ParameterReader } from '../parameter.ts';
import type { ToolSchema } from '../schema.ts';
import type { Bare, Block } from './block.ts';
import { Ending, type Said } from './ending.ts';

/** Switches to another dialect at its marker. */
export interface Turn {
  /** The current dialect; null before a marker identifies it. */
  readonly name: DialectName | null;
  /** The state of what was read before. */
  readonly before: Pick<Reply, 'text' | 'reasoning' | 'isDoubtful'> | null;
  to(dialect: DialectName, at: number, reply: Reply): void;
}

/** The reply being read: what is open in it, and what was reported about it. */
export class Reply {
  readonly to: Part<ToolReply>;
  readonly reading: Adapting<object>;
  readonly dialect: Dialect;
  readonly ending: Ending;
  readonly text: Pieces;
  readonly reasoning: Pieces;
  readonly objects: CallObjects;
  block: Block | null = null;
  call: CallWriter | null = null;
  /** The last call: what follows directly may be damage of it. */
  last: CallWriter | null = null;
  parameter: ParameterReader | null = null;
  callOpening = '';
  /** The opening marker of the last parameter. */
  parameterOpening = '';
  /** Words in the call that are text, added after the call. */
  words = '';
  /** The number of open fences around calls. */
  fences = 0;
  /** A call object or a list of them without a marker around it: its start, and whether it had a call. */
  #bare: Bare | null = null;
  /** The call is in Python notation. */
  isPython = false;
  /** The arguments of the call were read to their end. */
  hasWholeArguments = false;
  /** Something in the call could not be read. */
  hasJunk = false;
  /** The missing outer marker of these calls was reported. */
  isOpenTold = false;
  /** A value or a thought was never closed: everything that follows may be inside it, so no later call is complete. */
  isDoubtful: boolean;
  /** Calls behind words in their line: what follows shows whether they were only mentioned. */
  #inLine: Part<ToolCall>[] = [];
  readonly #context: CallContext;
  readonly #turn: Turn | null;

  constructor(
    to: Part<ToolReply>,
    reading: Adapting<object>,
    dialect: Dialect,
    tools: ReadonlyMap<string, ToolSchema> | null,
    turn: Turn | null,
  ) {
    this.#turn = turn;
    this.to = to;
    this.reading = reading;
    this.dialect = dialect;
    this.ending = new Ending(to, reading);
    this.text = turn?.before?.text ?? new Pieces(to.text('text'));
    this.reasoning = turn?.before?.reasoning ?? new Pieces(to.text('reasoning'));
    this.isDoubtful = turn?.before?.isDoubtful ?? false;
    this.#context = {
      to,
      tools,
      source: (start, end) => reading.source(start, end),
      begin: (name, range) => this.#foundCall(name, range),
      end: (call) => {
        if (this.text.isInLine) this.#inLine.push(call);
        else call.close();
      },
    };
    this.objects = new CallObjects(
      {
        begin: (at) => this.#beginObject(at),
        end: (object, at, isComplete) => this.#endObject(object, at, isComplete),
        report: (code, range) => to.report(code, range && { range }),
        isAlone: () => this.#foundAlone(),
        noCall: () => {
          const around = this.block ?? this.#bare;
          if (around === null) to.report('no-call');
          else around.noCalls++;
        },
      },
      dialect.object ?? callObject,
    );
  }

  /** The open call, if it is not a call object. */
  get named(): CallWriter | null {
    return this.objects.call === this.call ? null : this.call;
  }

  /** Takes a marker that identifies a dialect. */
  tellDialect(name: string, { start, end }: Range): void {
    if (this.#turn !== null && isDialect(name) && name !== this.#turn.name) {
      this.#turn.to(name, start, this);
      return;
    }
    const marker = this.reading.source(start, end);
    if (!isDialect(name) || dialects[name].who === this.dialect.who) {
      this.keepLikeCall(marker);
      return;
    }
    this.text.add(marker);
    this.to.report('other-dialect', { message: `A call in the dialect ${name} was kept as text` });
  }

  /** Keeps what only looks like a call of the dialect as text, and reports it. */
  keepLikeCall(written: string): void {
    this.text.add(written);
    const message = `What looks like a call was kept as text: ${quote(written)}`;
    this.to.report('other-dialect', { message, hint: 'Write the call as the dialect has it.' });
  }

  /**
   * Reads an object that stands alone with nothing after it: a call if it fits a known tool, otherwise text, and the
   * result is false.
   */
  readLone(text: string, separator: string, start: number): boolean {
    const end = start + text.length;
    const found = loneCallIn(text, this.#context.tools);
    this.to.moveTo({ start, end });
    if (found === undefined) {
      this.text.add(separator);
      this.keepLikeCall(text);
      return false;
    }
    const call = new CallWriter(this.#context, start);
    call.begin(found.name);
    const message = 'A call stands in the text without the markers of the dialect';
    this.to.report('missing-open', { message });
    if (found.repaired) this.to.report('json-repaired');
    call.put(found.given);
    call.finish(end, !this.isDoubtful, true);
    return true;
  }

  // ── Findings

  /** Claims a finding that is reported at most once for each call: false if it was reported before. */
  once(code: string): Said {
    const one = this.call ?? this.last;
    return one === null || one.once(code) ? {} : false;
  }

  /** Reports, once for each call, that it was repaired. */
  repaired(): void {
    if (this.once('json-repaired') !== false) this.to.report('json-repaired');
  }

  // ── Blocks

  /** Begins call objects without a closing marker. */
  openBare(start: number, isList: boolean): void {
    if (this.block !== null || this.#bare !== null) return;
    this.#bare = { start, isList, hasCall: false, noCalls: 0 };
  }

  endBare(end: number): void {
    const bare = this.#bare;
    if (bare === null || this.objects.isOpen) return;
    this.#bare = null;
    this.#tellNoCalls(bare, end);
  }

  /** Keeps a list without any call as text. */
  #tellNoCalls({ start, isList, hasCall, noCalls }: Bare, end: number): void {
    if (!isList) return;
    if (hasCall) for (let told = 0; told < noCalls; told++) this.to.report('no-call');
    else this.#keepNoCall(start, end);
  }

  /** Keeps something without a call as text. */
  #keepNoCall(start: number, end: number): void {
    this.text.add(this.reading.source(start, end));
    if (!this.ending.isCut) this.to.report('no-call', { range: { start, end } });
  }

  openBlock(start: number, end: number, title: string | null): void {
    this.objects.reset();
    this.last = null;
    this.isOpenTold = false;
    const opening = this.reading.source(start, end);
    this.block = { start, opening, title, isOfOne: false, calls: 0, noCalls: 0, pseudo: 0, words: [] };
  }

  /** Whether the block should close because it contains one call. */
  get isCloseDue(): boolean {
    return this.block?.isOfOne === true && this.dialect.block?.ofOne?.get(this.block.opening) === 'closes';
  }

  /** Whether only the opening marker of the block was read. */
  get isBlockEmpty(): boolean {
    const { block } = this;
    return block !== null && block.calls + block.pseudo + block.noCalls === 0 && block.words.length === 0;
  }

  endBlock(end: number): void {
    const { block, text } = this;
    if (block === null) return;
    this.block = null;
    this.objects.reset();
    if (block.calls === 0 && block.pseudo === 0) {
      this.#keepNoCall(block.start, end);
      return;
    }
    for (let told = 0; told < block.noCalls; told++) this.to.report('no-call');
    this.#tellWords(block);
    text.mark();
  }

  /** Keeps the words of a block as text. */
  #tellWords({ words }: Block): void {
    this.text.mark();
    for (const { raw, start, end } of words.splice(0)) {
      this.text.add(raw);
      // <ivoke name="ping"> … </invoke>      with markers in it, it is a call whose opening marker is broken
      const isCall = /<[^/\s]/.test(raw) && /<\/|\{/.test(raw);
      this.to.report(isCall ? 'no-call' : 'stray-text', { range: { start, end } });
    }
  }

  /** The text ends before a block has a call: the block stays text. */
  endCutBlock(end: number): void {
    const start = this.block?.start ?? end;
    this.block = null;
    this.objects.reset();
    this.call = null;
    this.text.add(this.reading.source(start, end));
  }

  // ── Calls

  beginCall(name: string, at: number, id?: string): void {
    const { block, dialect, to } = this;
    if (block === null && dialect.block !== undefined && dialect.python === undefined && !this.isOpenTold) {
      this.isOpenTold = true;
      to.report('missing-open');
    }
    this.beginMarked(name, at, id);
    if (dialect.tagged !== undefined) to.report('wrong-dialect');
  }

  /** Begins a call that is identified by its marker alone. */
  beginMarked(name: string, at: number, id?: string): void {
    this.call = new CallWriter(this.#context, at);
    this.hasWholeArguments = false;
    this.hasJunk = false;
    if (id !== undefined) this.call.id = id;
    this.call.begin(name);
  }

  endCall(end: number, isComplete: boolean): void {
    const one = this.named;
    if (one === null) return;
    this.call = null;
    this.last = one;
    // If there are no other arguments, what could not be read may be them.
    const isRead = !this.hasJunk || one.hasArguments;
    one.finish(end, isComplete && isRead && !this.isDoubtful, !this.hasParameters && !this.isPython);
    this.isPython = false;
    this.text.add(this.words);
    this.words = '';
  }

  /** What follows the last calls is known. */
  endCalls(areMentioned: boolean): false {
    for (const call of this.#inLine.splice(0)) {
      if (areMentioned) this.to.report('mentioned-call', { path: call.path });
      call.close();
    }
    return false;
  }

  /** Whether the arguments of a call are parameters, which may be absent. */
  get hasParameters(): boolean {
    const { parameter } = this.dialect.tagged ?? this.dialect;
    return parameter !== undefined || this.dialect.elements !== undefined;
  }

  endParameter(isWhole: boolean): void {
    const one = this.parameter;
    this.parameter = null;
    one?.end(isWhole);
  }

  /** Marks the call as broken. */
  breakCall(): void {
    if (this.call !== null) this.call.isBroken = true;
  }

  /** Marks the arguments of the call as broken; claims the finding for a rule with that code, once for each call. */
  foundBroken(): Said {
    this.breakCall();
    return this.once('json-broken');
  }

  /** `foundBroken` for a rule with another code. */
  tellBroken(): false {
    if (this.foundBroken() !== false) this.to.report('json-broken');
    return false;
  }

  /**
   * A value is not closed: its end is a guess, and what follows may be inside it. So neither its call nor any later one
   * is complete, and the text may be cut off.
   */
  leaveOpen(): Said {
    this.isDoubtful = true;
    this.reading.cut();
    this.tellBroken();
    return {};
  }

  /** A call is in a thought or a fence that is not closed: if the text is cut off, it is a draft or an example. */
  doubt(): void {
    if (this.reading.isFinished()) return;
    this.isDoubtful = true;
    this.ending.found('open-end');
  }

  /** The text ends inside a value: everything open is closed as it is. */
  cutValue(at: number): false {
    const { call, objects } = this;
    if (call !== null) {
      call.isBroken = true;
      if (this.parameter !== null) this.endParameter(false);
      if (objects.call !== call) this.endCall(at, false);
      else if (call.isOpen) objects.finish(at, false);
      else this.call = null;
    }
    objects.reset();
    this.ending.foundCut();
    this.endBare(at);
    return false;
  }

  /** Handles an object without a name. */
  noCall(start: number, end: number): void {
    if (this.block !== null) this.block.noCalls++;
    else if (this.#bare?.isList === true) this.#bare.noCalls++;
    else this.#keepNoCall(start, end);
  }

  #foundCall(name: string, range: Range): void {
    const { block, text, to } = this;
    if (this.#bare !== null) this.#bare.hasCall = true;
    if (block !== null) {
      this.#tellWords(block);
      block.calls++;
      if (block.title !== null && block.title !== name) {
        const message = `The title names ${quote(block.title)}, the call ${quote(name)}`;
        to.report('repeated-key', { range, message, hint: 'Name the same tool in both.' });
      }
    }
    text.mark();
  }

  /** Reports a call object without a list: where a list is usual, or if it is not the first in a block of one call. */
  #foundAlone(): void {
    const { block, dialect, to } = this;
    if ((dialect.object ?? callObject).list === 'one') {
      if (block !== null && block.calls > 0 && dialect.block?.close.length !== 0) to.report('call-list');
      return;
    }
    if (block !== null) block.isOfOne = true;
    const mayBeAlone = dialect.block?.ofOne?.has(block?.opening ?? '') ?? dialect.object?.list === 'any';
    if (!mayBeAlone || (block !== null && block.calls > 0)) to.report('missing-list');
  }

  #beginObject(at: number): CallWriter {
    const { dialect } = this;
    const call = new CallWriter(this.#context, at);
    this.call = call;
    call.mayBePlain = dialect.shape === 'steps';
    if (dialect.objectIsWrong === true) this.to.report('wrong-dialect');
    else if (
      this.block === null &&
      (dialect.bare === 'marked list' || dialect.mayBeFenced === true) &&
      !this.isOpenTold
    ) {
      this.isOpenTold = true;
      this.to.report('missing-open');
    }
    return call;
  }

  #endObject({ call, isPseudo }: CallObject, at: number, isComplete: boolean): void {
    this.call = null;
    if (call.isOpen) {
      this.last = call;
      call.finish(at, isComplete && !this.isDoubtful, true);
    } else if (isPseudo) {
      if (this.block !== null) this.block.pseudo++;
      this.text.mark();
    } else this.noCall(call.start, at);
  }
}
