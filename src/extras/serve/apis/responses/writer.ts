import { randomUUID } from 'node:crypto';
import { jsonIn } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { type Ending, given, PartWriter, typedEvent } from '../parts.ts';
import { customInput, customTools } from './request.ts';

/** Fields of a request that its response repeats. */
const SAID_AGAIN = [
  'instructions',
  'max_output_tokens',
  'metadata',
  'previous_response_id',
  'reasoning',
  'store',
  'temperature',
  'text',
  'top_p',
  'truncation',
  'user',
];

type Item = Record<string, unknown>;

/** Writes an answer as a response of OpenAI's API. */
export class ResponseWriter extends PartWriter {
  readonly #custom: ReadonlySet<unknown>;
  readonly #output: Item[] = [];
  #response: Item;
  #text = '';
  #sequence = 0;
  #hasCutOff = false;

  constructor(request: Fields) {
    super();
    this.#custom = customTools(request);
    this.#response = {
      id: idOf('resp'),
      object: 'response',
      created_at: Math.floor(Date.now() / 1000),
      status: 'in_progress',
      error: null,
      incomplete_details: null,
      model: request.model,
      output: [],
      parallel_tool_calls: request.parallel_tool_calls ?? true,
      tool_choice: request.tool_choice ?? 'auto',
      tools: request.tools ?? [],
      ...Object.fromEntries(SAID_AGAIN.map((name) => [name, request[name] ?? null])),
      metadata: request.metadata ?? {},
      usage: null,
    };
  }

  whole(): object {
    return this.#response;
  }

  /** @param chunk - has the response that a server of the same API has begun */
  protected begin({ response }: Fields): string {
    Object.assign(this.#response, response, { output: [] });
    return (
      this.#event('response.created', { response: this.#response }) +
      this.#event('response.in_progress', { response: this.#response })
    );
  }

  protected openPart(part: 'text' | 'thought'): string {
    if (part === 'thought') {
      const id = this.thoughtId ?? idOf('rs');
      this.thoughtId = undefined;
      const added = this.#add({ type: 'reasoning', id, status: 'in_progress', summary: [], content: [] });
      return added + this.#partEvent('content_part.added', { part: { type: 'reasoning_text', text: '' } });
    }
    const added = this.#add({
      type: 'message',
      id: idOf('msg'),
      status: 'in_progress',
      role: 'assistant',
      content: [],
    });
    return added + this.#partEvent('content_part.added', { part: outputText('') });
  }

  protected openCall(id: string, name: string): string {
    const begun = { id: idOf('fc'), status: 'in_progress', call_id: id, name };
    if (this.#custom.has(name)) return this.#add({ type: 'custom_tool_call', ...begun, input: '' });
    return this.#add({ type: 'function_call', ...begun, arguments: '' });
  }

  protected add(text: string): string {
    this.#text += text;
    switch (this.#last.type) {
      case 'message':
        return this.#partEvent('output_text.delta', { delta: text, logprobs: [] });
      case 'reasoning':
        return this.#partEvent('reasoning_text.delta', { delta: text });
      case 'function_call':
        return this.#itemEvent('function_call_arguments.delta', { delta: text });
      // The text of such a call is known when its JSON is complete.
      default:
        return '';
    }
  }

  protected override seal(sealed: Fields): string {
    Object.assign(this.#last, sealed);
    return '';
  }

  protected override pass(part: Fields): string {
    return (
      this.#add(part) + this.#event('response.output_item.done', { output_index: this.#output.length - 1, item: part })
    );
  }

  protected closePart(): string {
    const text = this.#text;
    this.#text = '';
    switch (this.#last.type) {
      case 'message':
        return (
          this.#partEvent('output_text.done', { text, logprobs: [] }) +
          this.#partEvent('content_part.done', { part: outputText(text) }) +
          this.#done({ content: [outputText(text)] })
        );
      case 'reasoning': {
        const part = { type: 'reasoning_text', text };
        return (
          this.#partEvent('reasoning_text.done', { text }) +
          this.#partEvent('content_part.done', { part }) +
          this.#done({ content: [part] })
        );
      }
      case 'function_call':
        return this.#closeFunctionCall(text === '' ? '{}' : text);
      default:
        return this.#closeCustomCall(text);
    }
  }

  protected finish({ reason, peglot, head: _, ...usage }: Ending): string {
    const isCut = this.#hasCutOff || reason === 'length' || reason === 'content_filter';
    const why = reason === 'content_filter' ? reason : 'max_output_tokens';
    this.#response = {
      ...this.#response,
      status: isCut ? 'incomplete' : 'completed',
      incomplete_details: isCut ? { reason: why } : null,
      output: this.#output,
      usage: usageOf(usage),
      ...given({ peglot }),
    };
    return this.#event(isCut ? 'response.incomplete' : 'response.completed', { response: this.#response });
  }

  protected fail(code: string, message: string): string {
    const error = { code, message };
    this.#response = { ...this.#response, status: 'failed', error, output: this.#output };
    return this.#event('response.failed', { response: this.#response });
  }

  get #last(): Item {
    return this.#output.at(-1) ?? {};
  }

  #add(item: Item): string {
    this.#output.push(item);
    return this.#event('response.output_item.added', { output_index: this.#output.length - 1, item });
  }

  #done(more: Item, status = 'completed'): string {
    const item = { ...this.#last, ...more, status };
    this.#output[this.#output.length - 1] = item;
    return this.#event('response.output_item.done', { output_index: this.#output.length - 1, item });
  }

  #closeFunctionCall(json: string): string {
    const isWhole = jsonIn(json) !== undefined;
    if (!isWhole) this.#hasCutOff = true;
    return (
      this.#itemEvent('function_call_arguments.done', { arguments: json, name: this.#last.name }) +
      this.#done({ arguments: json }, isWhole ? 'completed' : 'incomplete')
    );
  }

  /** A client could make the call with an incomplete text, so the item then has no end. */
  #closeCustomCall(json: string): string {
    const input = customInput(json);
    if (input === undefined) {
      this.#hasCutOff = true;
      Object.assign(this.#last, { input: json, status: 'incomplete' });
      return '';
    }
    return (
      this.#itemEvent('custom_tool_call_input.delta', { delta: input }) +
      this.#itemEvent('custom_tool_call_input.done', { input }) +
      this.#done({ input })
    );
  }

  #partEvent(type: string, more: Fields): string {
    return this.#itemEvent(type, { content_index: 0, ...more });
  }

  #itemEvent(type: string, more: Fields): string {
    return this.#event(`response.${type}`, {
      item_id: this.#last.id,
      output_index: this.#output.length - 1,
      ...more,
    });
  }

  #event(type: string, more: Fields): string {
    return typedEvent({ type, sequence_number: this.#sequence++, ...more });
  }
}

function outputText(text: string): Item {
  return { type: 'output_text', text, annotations: [], logprobs: [] };
}

function usageOf(usage: Omit<Ending, 'reason' | 'peglot' | 'head'>): Fields {
  const { promptTokens, cachedTokens, completionTokens, reasoningTokens } = usage;
  return {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: cachedTokens, cache_write_tokens: 0 },
    output_tokens: completionTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens },
    total_tokens: promptTokens + completionTokens,
  };
}

function idOf(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}
