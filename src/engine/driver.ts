import type { Range } from '../core/range.ts';
import type { CompiledGrammar } from './grammar.ts';
import type { Machine } from './machine.ts';
import { type Units, unitsOf } from './matchers/units.ts';
import { NO_OPTIONS, type Options, prepareOptions } from './option-words.ts';
import { CHOICE, GUARD, LEAF, LOOP, OPTIONAL, type Plan, RULE, rootOf, SEQUENCE, TEXT } from './plan.ts';
import type { Reading } from './reading.ts';
import type { RecoveryNode } from './tree-node.ts';

/** Receives what a driver hands out, in text order. */
export interface Sink {
  /** The value of a leaf: a node, a list that contains nodes, or a value to ignore. */
  leaf(value: unknown): void;
  /** A piece of the innermost streamed text. Offsets count in the whole text. */
  piece(rule: string, text: string, start: number, end: number): void;
  /** The mistakes in the leaf before. */
  mistakes(found: readonly RecoveryNode[]): void;
  enter(rule: string, start: number): void;
  leave(rule: string, end: number): void;
}

/** How to read a text: the start rule and the words. */
export interface Way {
  readonly start: string;
  readonly words: Options;
  readonly fixedWords: Options;
}

/** A step in progress. Frames are reused, since a text has as many steps as parts. */
interface Frame {
  plan: Plan;
  /** The next part of a sequence, or the open run of a text. */
  at: number;
  /** The value of the rule's attribute outside of it. */
  outer: unknown;
  /** The streamed text around the rule. */
  text: string | null;
}

const WAIT = 0;
const FAIL = 1;
const DONE = 2;
type Outcome = typeof WAIT | typeof FAIL | typeof DONE;

/**
 * The maximum depth of open steps, some 7,000 levels of JSON: each takes memory, and no meaningful text is that deep.
 */
export const MOST_OPEN = 30_000;

/** The rest of a text that no rule read. */
export interface Unread extends Range {
  /** At least its beginning. */
  readonly text: string;
  /** The rest was skipped because it nests too deep. */
  readonly isTooDeep: boolean;
}

/** Up to this many waiting units, every push retries; beyond, only once they have grown by half. */
const SHORT = 256;

/** The state for reading a whole text, or for a stream. */
export function beginReading(grammar: CompiledGrammar, whole?: string, options: Options = NO_OPTIONS): Reading {
  return {
    text: whole ?? '',
    base: 0,
    eof: whole !== undefined,
    attributes: new Array(grammar.attributes).fill(null),
    inside: new Array(grammar.inside ?? 0).fill(0),
    ahead: [],
    options: prepareOptions(options),
  };
}

/**
 * Reads a text that comes in chunks, following the steps of a grammar, and hands out each part as soon as no further
 * text can change it. The parts do not depend on the chunk boundaries.
 */
export class Driver {
  readonly #grammar: CompiledGrammar;
  #machine: Machine;
  readonly #sink: Sink;
  readonly #mistakesFirst: boolean;
  #reading: Reading;
  /** Where to continue with other rules or words. */
  #next: (Way & { readonly at: number }) | null = null;
  /** The first `#depth` frames are open. */
  readonly #frames: Frame[] = [];
  #depth = 0;
  #at = 0;
  /** Chunks that arrived since the last reading. */
  #pending = '';
  #waits = 0;
  /** While only these units arrive, retrying would end the same way. */
  #idle: Units | null = null;
  /** A shortcut was skipped since the last reading; it may match with more text. */
  #isPassedOver = false;
  /** The innermost streamed text. */
  #text: string | null = null;
  #isOpenEnded = false;
  #notEntered = 0;
  /** The rest of the text where it nests too deep; the text is read as if it ended there. */
  #tooDeep: { start: number; end: number; text: string } | null = null;

  constructor(
    grammar: CompiledGrammar,
    start: string,
    sink: Sink,
    options: Options = NO_OPTIONS,
    mistakesFirst = false,
    fixed: Options = NO_OPTIONS,
  ) {
    this.#mistakesFirst = mistakesFirst;
    this.#grammar = grammar;
    this.#sink = sink;
    this.#reading = beginReading(grammar, undefined, options);
    this.#machine = this.#root(start, fixed);
  }

  #root(start: string, fixed: Options): Machine {
    const { machine, steps } = this.#grammar.rules(fixed);
    const step = steps[start];
    if (step === undefined) throw new Error(`the grammar has no start rule ${start}`);
    this.#push(rootOf(step), null, 0);
    return machine;
  }

  /** Continues in another way from an offset on, at or after the part being handed out. */
  goOn(at: number, way: Way): void {
    this.#next = { at, ...way };
  }

  #turn({ at, start, words, fixedWords }: Way & { readonly at: number }): void {
    this.#next = null;
    while (this.#depth > 0) this.#pop();
    const { text, base, eof } = this.#reading;
    this.#reading = { ...beginReading(this.#grammar, undefined, words), text, base, eof };
    this.#at = at - base;
    this.#machine = this.#root(start, fixedWords);
    this.#machine.load(this.#reading);
  }

  /** The number of units handed out. */
  get offset(): number {
    return this.#reading.base + this.#at;
  }

  /** What was handed out last ends with the text and would have continued with more text. */
  get isOpenEnded(): boolean {
    return this.#isOpenEnded && this.#at === this.#reading.text.length;
  }

  /** Takes the next chunk. */
  push(chunk: string): void {
    if (this.#tooDeep !== null) {
      this.#leaveOut(this.#tooDeep, chunk);
      return;
    }
    this.#pending += chunk;
    if (this.#idle !== null && this.#idle.endOf(chunk, 0, null) === chunk.length) return;
    this.#idle = null;
    const length = this.#reading.text.length - this.#at + this.#pending.length;
    if (this.#waits > 0 && length > SHORT && length < this.#waits * 1.5) return;
    this.#go();
  }

  /**
   * Ends the text, so nothing waits any longer. Returns what no rule read; nothing if the start rule accepts every
   * text.
   */
  end(chunk = ''): Unread {
    if (this.#tooDeep === null) {
      this.#pending += chunk;
      this.#reading.eof = true;
      this.#go();
    }
    if (this.#tooDeep !== null) return { ...this.#tooDeep, isTooDeep: true };
    const text = this.#reading.text.slice(this.#at);
    return { start: this.offset, end: this.offset + text.length, text, isTooDeep: false };
  }

  /** Ends the text here because it nests too deep. */
  #stop(): void {
    const reading = this.#reading;
    this.#tooDeep = { start: this.offset, end: this.offset, text: '' };
    this.#leaveOut(this.#tooDeep, reading.text.slice(this.#at));
    reading.text = reading.text.slice(0, this.#at);
    reading.eof = true;
    this.#machine.load(reading);
  }

  #leaveOut(rest: { end: number; text: string }, chunk: string): void {
    rest.end += chunk.length;
    if (rest.text.length < SHORT) rest.text += chunk.slice(0, SHORT);
  }

  #go(): void {
    const reading = this.#reading;
    const rest = this.#at === 0 ? reading.text : reading.text.slice(this.#at);
    reading.text = rest === '' ? this.#pending : rest + this.#pending;
    reading.base += this.#at;
    this.#at = 0;
    this.#pending = '';
    this.#machine.load(reading);
    this.#isPassedOver = false;
    this.#waits = this.#run() ? this.#reading.text.length - this.#at : 0;
    const { hitEnd } = this.#machine;
    this.#idle = this.#waits > 0 && typeof hitEnd === 'string' && !this.#isPassedOver ? unitsOf(hitEnd) : null;
  }

  /** Reads on; true if it has to wait for more text. */
  #run(): boolean {
    for (;;) {
      if (this.#next !== null) this.#turn(this.#next);
      if (this.#depth > MOST_OPEN && this.#tooDeep === null) this.#stop();
      const reading = this.#reading;
      const frame = this.#frames[this.#depth - 1];
      if (frame === undefined) return false;
      const { plan } = frame;
      const isAtEnd = this.#at === reading.text.length;
      switch (plan.op) {
        case LOOP: {
          const depth = this.#depth;
          // Usually a round leaves nothing open.
          while (this.#depth === depth && this.#next === null) {
            const before = this.#at;
            const isOver = before === reading.text.length;
            if (isOver && !reading.eof) return false;
            const outcome = isOver ? FAIL : this.#try(plan.body);
            if (outcome === WAIT) return true;
            if (outcome === FAIL || (this.#at === before && this.#depth === depth)) this.#pop();
          }
          break;
        }
        case TEXT: {
          if (isAtEnd && !reading.eof) return false;
          const isOver = this.#readText(frame, plan.read);
          if (isOver === WAIT) return this.#at < reading.text.length;
          this.#pop();
          break;
        }
        case SEQUENCE: {
          const part = plan.parts[frame.at];
          if (part === undefined) {
            this.#pop();
            break;
          }
          frame.at++;
          const outcome = this.#try(part);
          if (outcome === WAIT) {
            frame.at--;
            return true;
          }
          if (outcome === DONE && plan.hand?.part === frame.at - 1) this.#hand(plan.hand);
          break;
        }
        default:
          this.#pop();
      }
    }
  }

  #try(plan: Plan): Outcome {
    switch (plan.op) {
      case LEAF:
        return this.#leaf(plan);
      case GUARD: {
        const end = plan.read(this.#at, 0);
        if (this.#machine.hitEnd && !this.#reading.eof) return WAIT;
        return end < 0 ? FAIL : this.#try(plan.body);
      }
      case CHOICE: {
        for (const alternative of plan.at(this.#reading.text, this.#at)) {
          // The usual case, without a recursive call.
          const outcome = alternative.op === LEAF ? this.#leaf(alternative) : this.#try(alternative);
          if (outcome !== FAIL) return outcome;
        }
        return FAIL;
      }
      case OPTIONAL:
        return this.#try(plan.body) === WAIT ? WAIT : DONE;
      case TEXT:
        return plan.flag ? this.#tryText(plan) : this.#enter(plan);
      case LOOP:
        return this.#enter(plan);
      case RULE:
        return this.#tryRule(plan);
      default: {
        const depth = this.#depth;
        this.#push(plan, null, 1);
        const first = plan.parts[0];
        const outcome = first === undefined ? DONE : this.#try(first);
        if (outcome !== DONE) this.#depth = depth;
        else if (plan.hand?.part === 0) this.#hand(plan.hand);
        return outcome;
      }
    }
  }

  #enter(plan: Plan): Outcome {
    this.#push(plan, null, 0);
    return DONE;
  }

  /** A text with `isSome` matches if its first piece is not empty. */
  #tryText(plan: Plan): Outcome {
    const from = this.#at;
    const end = plan.read(from, 0);
    const hitEnd = this.#machine.hitEnd !== false;
    if (end === from) return hitEnd && !this.#reading.eof ? WAIT : FAIL;
    const within = this.#machine.within;
    this.#tellEntered();
    this.#at = end;
    if (this.#text !== null) this.#piece(this.#text, from, end);
    this.#isOpenEnded = hitEnd;
    this.#push(plan, null, within);
    return DONE;
  }

  #tryRule(plan: Plan): Outcome {
    const depth = this.#depth;
    const outer = plan.attribute < 0 ? null : this.#reading.attributes[plan.attribute];
    const text = this.#text;
    this.#push(plan, outer, 0);
    this.#notEntered++;
    const outcome = this.#try(plan.body);
    if (outcome === DONE) {
      this.#tellEntered();
      return DONE;
    }
    this.#depth = depth;
    if (plan.inside >= 0) this.#count(plan.inside, -1);
    this.#notEntered--;
    this.#text = text;
    if (plan.attribute >= 0) this.#reading.attributes[plan.attribute] = outer;
    return outcome;
  }

  /** Enters pending streamed rules: a rule counts as entered once something in it is handed out. */
  #tellEntered(): void {
    if (this.#notEntered === 0) return;
    let at = this.#depth;
    for (let missing = this.#notEntered; missing > 0; ) if (this.#frames[--at]?.plan.op === RULE) missing--;
    this.#notEntered = 0;
    for (; at < this.#depth; at++) {
      const plan = this.#frames[at]?.plan;
      if (plan?.op === RULE) this.#sink.enter(plan.name, this.offset);
    }
  }

  #leaf(plan: Plan): Outcome {
    const from = this.#at;
    const end = plan.read(from, 0);
    const hitEnd = this.#machine.hitEnd !== false;
    if (hitEnd && !this.#reading.eof) {
      this.#isPassedOver ||= plan.flag;
      return plan.flag ? FAIL : WAIT;
    }
    if (end < 0) return FAIL;
    this.#tellEntered();
    const value = this.#machine.value;
    const found = this.#machine.pending;
    const rule = this.#text;
    this.#at = end;
    if (this.#mistakesFirst && found.length > 0) this.#sink.mistakes(found);
    if (rule !== null) {
      if (plan.isValued && typeof value === 'string') this.#machine.said = value;
      if (end > from) this.#piece(rule, from, end);
      this.#isOpenEnded = hitEnd;
    } else {
      this.#sink.leaf(value);
      this.#isOpenEnded = hitEnd && typeof value === 'object' && value !== null;
    }
    if (!this.#mistakesFirst && found.length > 0) this.#sink.mistakes(found);
    return DONE;
  }

  #readText(frame: Frame, read: (at: number, within: number) => number): Outcome {
    const from = this.#at;
    const end = read(from, frame.at);
    const within = this.#machine.within;
    const hitEnd = this.#machine.hitEnd !== false;
    frame.at = within;
    this.#at = end;
    const rule = this.#text;
    if (end > from && rule !== null) this.#piece(rule, from, end);
    if (end > from) this.#isOpenEnded = hitEnd;
    return hitEnd && !this.#reading.eof ? WAIT : DONE;
  }

  #piece(rule: string, from: number, end: number): void {
    const { base, text } = this.#reading;
    const { said } = this.#machine;
    this.#machine.said = null;
    this.#sink.piece(rule, said ?? text.slice(from, end), base + from, base + end);
  }

  #hand(hand: { readonly attribute: number; readonly take: (value: unknown) => unknown }): void {
    this.#reading.attributes[hand.attribute] = hand.take(this.#machine.value);
  }

  #push(plan: Plan, outer: unknown, at: number): void {
    const text = this.#text;
    const frame = this.#frames[this.#depth++];
    if (frame === undefined) this.#frames.push({ plan, at, outer, text });
    else {
      frame.plan = plan;
      frame.at = at;
      frame.outer = outer;
      frame.text = text;
    }
    if (plan.op !== RULE) return;
    this.#text = plan.flag ? plan.name : null;
    if (plan.inside >= 0) this.#count(plan.inside, 1);
  }

  #count(rule: number, by: 1 | -1): void {
    this.#reading.inside[rule] = (this.#reading.inside[rule] ?? 0) + by;
  }

  #pop(): void {
    const frame = this.#frames[--this.#depth];
    if (frame?.plan.op !== RULE) return;
    const { plan } = frame;
    if (plan.attribute >= 0) this.#reading.attributes[plan.attribute] = frame.outer;
    if (plan.inside >= 0) this.#count(plan.inside, -1);
    this.#sink.leave(plan.name, this.offset);
    this.#text = frame.text;
  }
}
