import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../../core/record.ts';
import { jsonIn } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { type Ending, PartWriter, typedEvent } from '../parts.ts';

const STOP_REASONS: Fields = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
};

/** Writes an answer as a message of Anthropic's API. */
export class MessageWriter extends PartWriter {
  readonly #message: Record<string, unknown>;
  readonly #content: Record<string, unknown>[] = [];
  #text = '';
  #isCutOff = false;

  constructor({ model }: Fields) {
    super();
    this.#message = {
      id: `msg_${randomUUID().replaceAll('-', '')}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: usageOf(0, 0, 0),
    };
  }

  whole(): object {
    return { ...this.#message, content: this.#content };
  }

  protected begin(): string {
    return typedEvent({ type: 'message_start', message: this.#message });
  }

  protected openPart(part: 'text' | 'thought'): string {
    return this.#open(part === 'text' ? { type: 'text', text: '' } : { type: 'thinking', thinking: '', signature: '' });
  }

  protected openCall(id: string, name: string): string {
    return this.#open({ type: 'tool_use', id, name, input: {} });
  }

  protected add(text: string): string {
    this.#text += text;
    const { type } = Object(this.#content.at(-1));
    const deltas: Fields = {
      text: { type: 'text_delta', text },
      thinking: { type: 'thinking_delta', thinking: text },
      tool_use: { type: 'input_json_delta', partial_json: text },
    };
    return this.#event('content_block_delta', { delta: deltas[type] });
  }

  protected override seal({ signature }: Fields): string {
    Object.assign(Object(this.#content.at(-1)), { signature });
    return this.#event('content_block_delta', { delta: { type: 'signature_delta', signature } });
  }

  protected override pass(part: Fields): string {
    return this.#open(part) + this.#event('content_block_stop', {});
  }

  protected closePart(): string {
    const block = Object(this.#content.at(-1));
    const input = jsonIn(this.#text === '' ? '{}' : this.#text);
    if (block.type !== 'tool_use') block[block.type] = this.#text;
    else if (isRecord(input)) block.input = input;
    else this.#cutOff(block.name);
    this.#text = '';
    return this.#event('content_block_stop', {});
  }

  protected finish({ reason, promptTokens, cachedTokens, completionTokens, peglot }: Ending): string {
    const known = STOP_REASONS[reason ?? 'stop'] ?? 'end_turn';
    const stop = { stop_reason: this.#isCutOff ? 'max_tokens' : known, stop_sequence: null };
    const usage = usageOf(promptTokens - cachedTokens, cachedTokens, completionTokens);
    const findings = peglot === undefined ? {} : { peglot };
    Object.assign(this.#message, stop, { usage }, findings);
    return (
      typedEvent({ type: 'message_delta', delta: stop, usage, ...findings }) + typedEvent({ type: 'message_stop' })
    );
  }

  protected fail(code: string, message: string): string {
    return typedEvent({ type: 'error', error: { type: 'api_error', message: `${code}: ${message}` } });
  }

  /** In a whole message, an incomplete call becomes text, so that it is not made. */
  #cutOff(name: string): void {
    this.#content[this.#content.length - 1] = { type: 'text', text: `${name} ${this.#text}` };
    this.#isCutOff = true;
  }

  #open(block: Record<string, unknown>): string {
    this.#content.push(block);
    return this.#event('content_block_start', { content_block: { ...block } });
  }

  #event(type: string, more: object): string {
    return typedEvent({ type, index: this.#content.length - 1, ...more });
  }
}

function usageOf(input: number, cached: number, output: number): Fields {
  return {
    input_tokens: input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: output,
  };
}
