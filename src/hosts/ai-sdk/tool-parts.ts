import { generateId } from 'ai';
import { stoppedEarly } from '../../core/stopped-early.ts';
import type { Ending } from '../../core/stream.ts';
import { CallIds } from '../call-ids.ts';
import type { HandedOut } from '../handed-out.ts';
import type { ToolCall, ToolFormat } from '../tool-format.ts';
import { type ToolPiece, ToolReader } from '../tool-reader.ts';
import type { FinishReason, ProviderMetadata, StreamPart } from './types.ts';

/** The parts of the SDK that a text is turned into. */
export type ToolPart = Extract<
  StreamPart,
  {
    type:
      | 'text-start'
      | 'text-delta'
      | 'text-end'
      | 'reasoning-start'
      | 'reasoning-delta'
      | 'reasoning-end'
      | 'tool-input-start'
      | 'tool-input-delta'
      | 'tool-input-end'
      | 'tool-call';
  }
>;

/** How the answer ends. */
export interface ToolPartsEnd {
  readonly parts: readonly ToolPart[];
  readonly finishReason: FinishReason;
  /** `{ peglot: { findings } }`, when there are any. */
  readonly metadata: ProviderMetadata | undefined;
}

/** Turns a model's text, as it arrives, into parts of the SDK: text, reasoning and tool calls. */
export class ToolParts {
  readonly #reader: ToolReader;
  readonly #ids = new CallIds(generateId);
  #block: { readonly type: 'text' | 'reasoning'; readonly id: string } | undefined;
  #parts: ToolPart[] = [];
  #handedOut = 0;
  #withheld = 0;

  constructor(format: ToolFormat, calls: HandedOut) {
    this.#reader = new ToolReader(format, calls);
  }

  /** Reads the next piece of the text. */
  push(chunk: string): ToolPart[] {
    return this.#written(this.#reader.push(chunk));
  }

  /** Ends the text. @param reason - why the model stopped, according to the provider */
  end(reason: FinishReason): ToolPartsEnd {
    const { pieces, result } = this.#reader.end(endingOf(reason));
    const parts = this.#written(pieces);
    this.#endBlock();
    parts.push(...this.#taken());
    const findings = result.diagnostics.map(({ code, severity, message }) => ({ code, severity, message }));
    return {
      parts,
      finishReason: this.#reasonAfter(reason, result.complete),
      metadata: findings.length === 0 ? undefined : { peglot: { findings } },
    };
  }

  /**
   * A model that writes calls as text ends with `stop` after them, too. An answer that was cut off, or with a call that is
   * not handed out, must not seem to end well.
   */
  #reasonAfter(reason: FinishReason, complete: boolean): FinishReason {
    if (reason.unified !== 'stop') return reason;
    if (this.#withheld > 0 || !complete) return { ...reason, unified: 'other' };
    return this.#handedOut > 0 ? { ...reason, unified: 'tool-calls' } : reason;
  }

  #written(pieces: readonly ToolPiece[]): ToolPart[] {
    for (const piece of pieces) this.#write(piece);
    return this.#taken();
  }

  #taken(): ToolPart[] {
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  #write(piece: ToolPiece): void {
    switch (piece.type) {
      case 'text':
      case 'reasoning':
        this.#writeText(piece.type, piece.text);
        break;
      case 'call': {
        this.#endBlock();
        const id = this.#ids.add(piece.at, piece.id);
        this.#parts.push({ type: 'tool-input-start', id, toolName: piece.name });
        break;
      }
      case 'input':
        this.#parts.push({ type: 'tool-input-delta', id: this.#ids.of(piece.at), delta: piece.text });
        break;
      case 'call-end':
        this.#endCall(this.#ids.of(piece.at), piece.call, piece.handedOut);
    }
  }

  #writeText(type: 'text' | 'reasoning', text: string): void {
    if (this.#block?.type !== type) {
      this.#endBlock();
      this.#block = { type, id: generateId() };
      this.#parts.push({ type: `${type}-start`, id: this.#block.id });
    }
    this.#parts.push({ type: `${type}-delta`, id: this.#block.id, delta: text });
  }

  #endBlock(): void {
    if (this.#block !== undefined) this.#parts.push({ type: `${this.#block.type}-end`, id: this.#block.id });
    this.#block = undefined;
  }

  /** A call that is not handed out stays as text. */
  #endCall(id: string, call: ToolCall, handedOut: boolean): void {
    this.#parts.push({ type: 'tool-input-end', id });
    if (handedOut) {
      this.#handedOut++;
      const input = JSON.stringify(call.arguments);
      this.#parts.push({ type: 'tool-call', toolCallId: id, toolName: call.name, input });
    } else {
      this.#withheld++;
      if (call.raw !== '') this.#writeText('text', call.raw);
    }
  }
}

/** How the text ended, as far as the reason tells. */
function endingOf({ unified }: FinishReason): Ending {
  if (unified === 'stop' || unified === 'tool-calls') return { finished: true };
  return stoppedEarly(unified) ? { finished: false } : {};
}
