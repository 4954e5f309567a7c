import { counted } from '../../core/counted.ts';
import { type Diagnostic, diagnosticOf } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import type { StreamEnd } from '../../core/stream.ts';
import { CallIds } from '../call-ids.ts';
import type { ToolCall, ToolReply } from '../tool-format.ts';
import { notJson, type ToolPiece, ToolReader } from '../tool-reader.ts';
import type { Reading } from './reading.ts';

/** A piece of an answer, as the `delta` of a chat completion chunk. */
export type Delta =
  | { readonly content: string }
  | { readonly reasoning_content: string }
  | { readonly tool_calls: readonly [CallDelta] };

interface CallDelta {
  readonly index: number;
  readonly id?: string;
  readonly type?: 'function';
  readonly function: { readonly name?: string; readonly arguments: string };
}

export interface ChoiceEnd {
  readonly deltas: readonly Delta[];
  readonly finishReason: string;
  readonly parsed: Parsed<ToolReply>;
}

/** A call that is handed out, with its id for clients. */
export interface GivenCall {
  readonly id: string;
  readonly call: ToolCall;
}

type CallEnd = Extract<ToolPiece, { type: 'call-end' }>;

/** One text of a choice: its content, or its thoughts. */
class Text {
  readonly reader: ToolReader;
  readonly isThought: boolean;
  /** The numbers of this text's calls within the choice; undefined for calls that are left out. */
  readonly numbers: (number | undefined)[] = [];

  constructor({ format, calls }: Reading, isThought: boolean) {
    this.reader = new ToolReader(format, calls);
    this.isThought = isThought;
  }
}

/** Turns the text of one choice, as it arrives, into the API's text, reasoning and calls. */
export class ChoiceReader {
  readonly #reading: Reading;
  readonly #content: Text;
  #thought: Text | undefined;
  readonly #ids = new CallIds();
  /** The calls that are handed out, and the text of those that are not. */
  readonly handedOut: GivenCall[] = [];
  readonly withheld: string[] = [];
  #leftOut = 0;
  #isCut = false;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#content = new Text(reading, false);
  }

  /** How many calls have begun. */
  get begun(): number {
    return this.#ids.size;
  }

  /** Reads the next piece of the text. */
  push(content: string): Delta[] {
    return this.#deltasOf(this.#content, this.#content.reader.push(content));
  }

  /** Reads the next piece of the thoughts. */
  pushThought(text: string): Delta[] {
    this.#thought ??= new Text(this.#reading, true);
    return this.#deltasOf(this.#thought, this.#thought.reader.push(text));
  }

  /**
   * Ends the text.
   *
   * @param reason - why the model stopped, according to the server; null when it does not say
   * @param isCut - the text broke off
   */
  end(reason: string | null, isCut = false): ChoiceEnd {
    const known = reason === null ? {} : { finished: !stoppedEarly(reason) };
    const deltas: Delta[] = [];
    const endOf = (text: Text): StreamEnd<ToolReply> => {
      const { pieces, result } = text.reader.end(isCut ? { finished: false } : known);
      deltas.push(...this.#deltasOf(text, pieces));
      return result;
    };
    const thought = this.#thought && endOf(this.#thought);
    const { events: _, ...read } = endOf(this.#content);
    const leftOut = this.#leftOut === 0 ? [] : [callsLeftOut(this.#leftOut)];
    const { value, diagnostics = [] } = thought ?? {};
    const parsed = {
      ...read,
      ok: read.ok && thought?.ok !== false,
      value: { ...read.value, calls: [...(value?.calls ?? []), ...read.value.calls] },
      diagnostics: [...this.#reading.about, ...leftOut, ...diagnostics, ...read.diagnostics],
    };
    return { deltas, finishReason: this.#reasonAfter(reason ?? 'stop'), parsed };
  }

  /** A server that sees calls as text says `stop` after them; a call that was cut off is not a good end. */
  #reasonAfter(reason: string): string {
    if (reason !== 'stop') return reason;
    if (this.#isCut) return 'length';
    return this.handedOut.length > 0 ? 'tool_calls' : reason;
  }

  #deltasOf(text: Text, pieces: readonly ToolPiece[]): Delta[] {
    const deltas: Delta[] = [];
    for (const piece of pieces) {
      const delta = this.#deltaOf(text, piece);
      if (delta === undefined) continue;
      const joined = joinedCall(deltas.at(-1), delta);
      if (joined === undefined) deltas.push(delta);
      else deltas[deltas.length - 1] = joined;
    }
    return deltas;
  }

  #deltaOf(text: Text, piece: ToolPiece): Delta | undefined {
    switch (piece.type) {
      case 'text':
        return text.isThought ? { reasoning_content: piece.text } : { content: piece.text };
      case 'reasoning':
        return { reasoning_content: piece.text };
      case 'call':
        return this.#beginCall(text, piece);
      case 'input': {
        const index = text.numbers[piece.at];
        return index === undefined ? undefined : callDelta({ index, function: { arguments: piece.text } });
      }
      case 'call-end': {
        const index = text.numbers[piece.at];
        return index === undefined ? undefined : this.#endCall(index, piece);
      }
    }
  }

  #beginCall({ numbers }: Text, { at, id, name }: Extract<ToolPiece, { type: 'call' }>): Delta | undefined {
    const index = this.#ids.size;
    if (index >= this.#reading.mostCalls) {
      this.#leftOut++;
      return undefined;
    }
    numbers[at] = index;
    return callDelta({ index, id: this.#ids.add(index, id), type: 'function', function: { name, arguments: '' } });
  }

  #endCall(index: number, { call, handedOut, whole }: CallEnd): Delta | undefined {
    if (handedOut) this.handedOut.push({ id: this.#ids.of(index), call });
    else this.withheld.push(call.raw);
    if (!call.complete) this.#isCut = true;
    return handedOut && whole ? undefined : callDelta({ index, function: { arguments: notJson(call) } });
  }
}

/** The finding for calls beyond what the request wants (none, or one), which are left out. */
function callsLeftOut(count: number): Diagnostic {
  const message = `${counted(count, 'call')} left out: the request wants no more`;
  return diagnosticOf(
    'openai/calls-left-out',
    { severity: 'info', hint: '' },
    message,
    { start: 0, end: 0 },
    undefined,
    {},
  );
}

function callDelta(call: CallDelta): Delta {
  return { tool_calls: [call] };
}

/** Merges two pieces of the same call. */
function joinedCall(before: Delta | undefined, next: Delta): Delta | undefined {
  if (before === undefined || !('tool_calls' in before) || !('tool_calls' in next)) return undefined;
  const [{ function: said, ...call }] = before.tool_calls;
  const [added] = next.tool_calls;
  if (call.index !== added.index || added.id !== undefined) return undefined;
  return callDelta({ ...call, function: { ...said, arguments: said.arguments + added.function.arguments } });
}
