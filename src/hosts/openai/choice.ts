import type { Parsed } from '../../core/parsed.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { CallIds } from '../call-ids.ts';
import type { ToolCall, ToolReply } from '../tool-format.ts';
import { notJson, type ToolPiece, ToolReader } from '../tool-reader.ts';
import type { Reading } from './reading.ts';

/** A piece of an answer, as a chunk of a chat completion has it in its `delta`. */
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

/** How a choice ends. */
export interface ChoiceEnd {
  readonly deltas: readonly Delta[];
  readonly finishReason: string;
  readonly parsed: Parsed<ToolReply>;
}

/** A call that is handed out, with the id that clients know it by. */
export interface GivenCall {
  readonly id: string;
  readonly call: ToolCall;
}

type CallEnd = Extract<ToolPiece, { type: 'call-end' }>;

/** Turns the text of one choice, as it arrives, into text, reasoning and calls as the API tells of them. */
export class ChoiceReader {
  readonly #reader: ToolReader;
  readonly #about: Reading['about'];
  readonly #ids = new CallIds();
  /** The calls that are handed out, and what was written of those that are not. */
  readonly handedOut: GivenCall[] = [];
  readonly withheld: string[] = [];
  #isCut = false;

  constructor({ format, about, calls }: Pick<Reading, 'format' | 'about' | 'calls'>) {
    this.#reader = new ToolReader(format, calls);
    this.#about = about;
  }

  /** How many calls were begun. */
  get begun(): number {
    return this.#ids.size;
  }

  /** Reads the next piece of the text. */
  push(content: string): Delta[] {
    return this.#deltasOf(this.#reader.push(content));
  }

  /**
   * Says that the text is over.
   *
   * @param reason - why the model stopped, as the server says; null when it does not
   * @param isCut - the text broke off
   */
  end(reason: string | null, isCut = false): ChoiceEnd {
    const known = reason === null ? {} : { finished: !stoppedEarly(reason) };
    const { pieces, result } = this.#reader.end(isCut ? { finished: false } : known);
    const deltas = this.#deltasOf(pieces);
    const { events: _, ...read } = result;
    const parsed = { ...read, diagnostics: [...this.#about, ...read.diagnostics] };
    return { deltas, finishReason: this.#reasonAfter(reason ?? 'stop'), parsed };
  }

  /** A server that takes calls for text says `stop` after them; a call that was cut off is no good end. */
  #reasonAfter(reason: string): string {
    if (reason !== 'stop') return reason;
    if (this.#isCut) return 'length';
    return this.handedOut.length > 0 ? 'tool_calls' : reason;
  }

  #deltasOf(pieces: readonly ToolPiece[]): Delta[] {
    const deltas: Delta[] = [];
    for (const piece of pieces) {
      const delta = this.#deltaOf(piece);
      if (delta === undefined) continue;
      const joined = joinedCall(deltas.at(-1), delta);
      if (joined === undefined) deltas.push(delta);
      else deltas[deltas.length - 1] = joined;
    }
    return deltas;
  }

  #deltaOf(piece: ToolPiece): Delta | undefined {
    switch (piece.type) {
      case 'text':
        return { content: piece.text };
      case 'reasoning':
        return { reasoning_content: piece.text };
      case 'call': {
        const { at: index, name } = piece;
        return callDelta({
          index,
          id: this.#ids.add(index, piece.id),
          type: 'function',
          function: { name, arguments: '' },
        });
      }
      case 'input':
        return callDelta({ index: piece.at, function: { arguments: piece.text } });
      case 'call-end':
        return this.#endCall(piece);
    }
  }

  #endCall({ at: index, call, handedOut, whole }: CallEnd): Delta | undefined {
    if (handedOut) this.handedOut.push({ id: this.#ids.of(index), call });
    else this.withheld.push(call.raw);
    if (!call.complete) this.#isCut = true;
    return handedOut && whole ? undefined : callDelta({ index, function: { arguments: notJson(call) } });
  }
}

function callDelta(call: CallDelta): Delta {
  return { tool_calls: [call] };
}

/** Two pieces of the same call as one. */
function joinedCall(before: Delta | undefined, next: Delta): Delta | undefined {
  if (before === undefined || !('tool_calls' in before) || !('tool_calls' in next)) return undefined;
  const [{ function: said, ...call }] = before.tool_calls;
  const [added] = next.tool_calls;
  if (call.index !== added.index || added.id !== undefined) return undefined;
  return callDelta({ ...call, function: { ...said, arguments: said.arguments + added.function.arguments } });
}
