import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import type { Ending, Stream, StreamEnd } from '../core/stream.ts';
import { CallGate, type HandedOut } from './handed-out.ts';
import { JsonGrowth } from './json-growth.ts';
import type { ToolCall, ToolFormat, ToolReply } from './tool-format.ts';

/** A piece of a text with tool calls, in text order. */
export type ToolPiece =
  | { readonly type: 'text' | 'reasoning'; readonly text: string }
  /** A call begins; calls are numbered from 0. */
  | { readonly type: 'call'; readonly at: number; readonly id: string | undefined; readonly name: string }
  /** The next piece of the JSON of a call's arguments. */
  | { readonly type: 'input'; readonly at: number; readonly text: string }
  /**
   * A call ends; unless it is `handedOut`, it must not be made. `whole` says that its pieces of input, joined, are its
   * arguments: an event may change what JSON that only grows cannot.
   */
  | {
      readonly type: 'call-end';
      readonly at: number;
      readonly call: ToolCall;
      readonly handedOut: boolean;
      readonly whole: boolean;
    };

interface OpenCall {
  name: string;
  begun: boolean;
  over: boolean;
  /** Arguments that arrived before the name. */
  early: string;
  readonly input: JsonGrowth;
}

/**
 * Appended to the input of a call that must not be made, inside a string or outside: some clients accept any prefix of
 * JSON as arguments, and this makes it invalid.
 */
export function notJson({ complete }: ToolCall): string {
  return ` …" …${complete ? 'not a call: it has an error' : 'cut off'}`;
}

/** The length of the path of a call's arguments: `calls`, its number, `arguments`. */
const ARGUMENTS_DEPTH = 3;

/** Turns the events of a tool dialect's stream into pieces for hosts. */
export class ToolReader {
  readonly #stream: Stream<ToolReply>;
  readonly #gate: CallGate;
  readonly #calls: OpenCall[] = [];
  readonly #told = { text: '', reasoning: '' };
  #pieces: ToolPiece[] = [];

  /** @param calls - which calls are handed out */
  constructor(format: ToolFormat, calls: HandedOut = 'ok') {
    this.#stream = format.createStream();
    this.#gate = new CallGate(calls);
  }

  /** Reads the next piece of the text. */
  push(chunk: string): ToolPiece[] {
    this.#gate.read(chunk);
    for (const event of this.#stream.push(chunk)) this.#read(event, this.#stream.value);
    return this.#taken();
  }

  /** Ends the text: returns the last pieces, and the result. */
  end(ending?: Ending): { readonly pieces: readonly ToolPiece[]; readonly result: StreamEnd<ToolReply> } {
    const result = this.#stream.end(ending);
    for (const event of result.events) this.#read(event, result.value);
    for (const at of result.value.calls.keys()) this.#endCall(at, result.value);
    this.#tellRest('reasoning', result.value.reasoning);
    this.#tellRest('text', result.value.text);
    return { pieces: this.#taken(), result };
  }

  #taken(): ToolPiece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #read(event: Event, value: ToolReply): void {
    if ('diagnostic' in event) this.#gate.found(event.diagnostic);
    if (!('path' in event)) return;
    const [field, at] = event.path;
    if ((field === 'text' || field === 'reasoning') && event.path.length === 1) this.#readText(field, event);
    if (field === 'calls' && typeof at === 'number') this.#readCall(at, event, event.path, value);
  }

  #readText(field: 'text' | 'reasoning', event: Event): void {
    if (event.type === 'delta') this.#tell(field, event.text);
    if ((event.type === 'set' || event.type === 'revise') && typeof event.value === 'string')
      this.#tellRest(field, event.value);
  }

  #tell(field: 'text' | 'reasoning', text: string): void {
    if (text === '') return;
    this.#told[field] += text;
    const last = this.#pieces.at(-1);
    if (last?.type === field) this.#pieces[this.#pieces.length - 1] = { type: field, text: last.text + text };
    else this.#pieces.push({ type: field, text });
  }

  /** Hands out the rest. What was handed out cannot be taken back, so the rest begins where the two texts differ. */
  #tellRest(field: 'text' | 'reasoning', text: string): void {
    const told = this.#told[field];
    if (text === told) return;
    let same = 0;
    while (same < told.length && told[same] === text[same]) same++;
    this.#tell(field, text.slice(same));
    this.#told[field] = text;
  }

  #readCall(at: number, event: Event, path: Path, value: ToolReply): void {
    const call = this.#call(at);
    if (call.over) return;
    const [, , field] = path;
    if (field === 'name') {
      if (event.type === 'set' || event.type === 'revise') call.name = String(event.value);
      if (event.type === 'delta') call.name += event.text;
      if (event.type === 'set' || event.type === 'close') this.#beginCall(at, value);
    } else if (field === 'arguments') {
      this.#tellInput(at, call.input.add(event));
    } else if (field === undefined && event.type === 'set') {
      this.#readWhole(at, event.value, path, value);
    } else if (field === undefined && event.type === 'close') {
      this.#endCall(at, value);
    }
  }

  /** Reads a call that was set at once, with its name and the arguments so far. */
  #readWhole(at: number, read: unknown, path: Path, value: ToolReply): void {
    const { name, arguments: given } = Object(read);
    if (typeof name !== 'string') return;
    this.#call(at).name = name;
    this.#beginCall(at, value);
    if (typeof given !== 'object' || given === null || Object.keys(given).length > 0)
      this.#tellInput(at, this.#call(at).input.add({ type: 'set', path: [...path, 'arguments'], value: given }));
  }

  #call(at: number): OpenCall {
    this.#calls[at] ??= { name: '', begun: false, over: false, early: '', input: new JsonGrowth(ARGUMENTS_DEPTH) };
    return this.#calls[at];
  }

  #beginCall(at: number, value: ToolReply): void {
    const call = this.#call(at);
    if (call.begun) return;
    call.begun = true;
    this.#pieces.push({ type: 'call', at, id: value.calls[at]?.id, name: call.name });
    const early = call.early;
    call.early = '';
    this.#tellInput(at, early);
  }

  #tellInput(at: number, text: string): void {
    const call = this.#call(at);
    if (!call.begun) call.early += text;
    else if (text !== '') this.#pieces.push({ type: 'input', at, text });
  }

  #endCall(at: number, value: ToolReply): void {
    const call = this.#call(at);
    const read = value.calls[at];
    if (call.over || read === undefined) return;
    // A value that was set at once had no events for its parts.
    if (!call.begun) call.name = read.name;
    this.#beginCall(at, value);
    if (!call.input.begun) this.#tellInput(at, JSON.stringify(read.arguments));
    else this.#tellInput(at, call.input.end());
    call.over = true;
    const handedOut = this.#gate.opens(at, read);
    this.#pieces.push({ type: 'call-end', at, call: read, handedOut, whole: call.input.whole });
  }
}
