import { isRecord } from '../../../core/record.ts';
import { written } from '../../../hosts/openai/json-text.ts';
import { errorBody } from '../../../hosts/openai/reading.ts';
import type { Api, Fields } from './api.ts';
import { type Ending, given, PartWriter, recordsOf } from './parts.ts';

/** Chat completions with `functions` and `function_call`, which are tools under their older names, one call in an answer. */
export const functions: Api = {
  path: '/v1/chat/completions',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion: ({ functions: offered, function_call: choice, messages, n, ...others }, leaveOut) => {
    if (typeof n === 'number' && n > 1) leaveOut('n');
    return {
      ...others,
      messages: toolMessages(recordsOf(messages)),
      tools: recordsOf(offered).map((offer) => ({ type: 'function', function: offer })),
      ...given({ tool_choice: isRecord(choice) ? { type: 'function', function: choice } : choice }),
      parallel_tool_calls: false,
    };
  },
  writer: (request) => new FunctionWriter(request),
  errorBody: (_, code, message) => errorBody(code, message),
};

/** Calls had no ids: a result belongs to the call before it. */
function toolMessages(messages: readonly Fields[]): Fields[] {
  let id = 'call00000';
  return messages.map(({ function_call: call, ...message }, at) => {
    if (message.role === 'function') return { role: 'tool', tool_call_id: id, content: message.content };
    if (!isRecord(call)) return message;
    id = `call${String(at).padStart(5, '0')}`;
    return { ...message, tool_calls: [{ id, type: 'function', function: call }] };
  });
}

class FunctionWriter extends PartWriter {
  readonly #hasUsage: boolean;
  readonly #call: Record<'name' | 'arguments', string>[] = [];
  readonly #said = { content: '', reasoning_content: '' };
  #part: 'content' | 'reasoning_content' | 'call' = 'content';
  #head: Fields = {};
  #last: Fields = {};
  #usage: Fields | undefined;

  constructor({ stream_options: options }: Fields) {
    super();
    this.#hasUsage = Object(options).include_usage === true;
  }

  whole(): object {
    const { content, reasoning_content } = this.#said;
    const [call] = this.#call;
    const message = {
      role: 'assistant',
      content: content === '' && call !== undefined ? null : content,
      ...(reasoning_content !== '' && { reasoning_content }),
      ...(call !== undefined && { function_call: call }),
    };
    const { delta: _, ...choice } = this.#last;
    return {
      ...this.#head,
      object: 'chat.completion',
      choices: [{ ...choice, message }],
      ...given({ usage: this.#usage }),
    };
  }

  protected begin({ choices: _, usage: __, ...head }: Fields): string {
    this.#head = head;
    return this.#delta({ role: 'assistant', content: '' });
  }

  protected openPart(part: 'text' | 'thought'): string {
    this.#part = part === 'text' ? 'content' : 'reasoning_content';
    return '';
  }

  protected openCall(_: string, name: string): string {
    this.#part = 'call';
    this.#call.push({ name, arguments: '' });
    return this.#call.length === 1 ? this.#delta({ function_call: { name, arguments: '' } }) : '';
  }

  protected add(text: string): string {
    if (this.#part !== 'call') {
      this.#said[this.#part] += text;
      return this.#delta({ [this.#part]: text });
    }
    const call = this.#call.at(-1);
    if (call !== undefined) call.arguments += text;
    return this.#call.length === 1 ? this.#delta({ function_call: { arguments: text } }) : '';
  }

  protected closePart(): string {
    return '';
  }

  protected finish({ reason, peglot, promptTokens, completionTokens }: Ending): string {
    // The API has a place for one call; an upstream that tells of more has not heard that.
    const more = this.#call.slice(1);
    const told = more.length === 0 ? peglot : { ...Object(peglot), tool_calls: more };
    const finish_reason = reason === 'tool_calls' ? 'function_call' : reason;
    this.#last = { index: 0, delta: {}, finish_reason, ...given({ peglot: told }) };
    this.#usage = {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    };
    const counted = this.#hasUsage ? this.#event({ choices: [], usage: this.#usage }) : '';
    return `${this.#event({ choices: [this.#last] })}${counted}data: [DONE]\n\n`;
  }

  protected fail(code: string, message: string): string {
    return `data: ${written(errorBody(code, message))}\n\ndata: [DONE]\n\n`;
  }

  #delta(delta: Fields): string {
    return this.#event({ choices: [{ index: 0, delta, finish_reason: null }] });
  }

  #event(more: Fields): string {
    return `data: ${written({ ...this.#head, ...more })}\n\n`;
  }
}
