import { isRecord } from '../../../../core/record.ts';
import { jsonIn, written } from '../../../../hosts/openai/json-text.ts';
import { CHAT, type Wire } from '../../../../hosts/openai/stream.ts';
import type { Fields } from '../api.ts';
import { callOf, recordsOf, upstreamError } from '../parts.ts';
import { completionWith } from '../whole-writer.ts';

/**
 * The streaming protocol of OpenAI's Responses API: an answer consists of items, each of which begins, grows and ends.
 */
export function wire(): Wire {
  let head: Fields = {};
  let calls = 0;
  /** The text of the open item so far: some servers send it only when it is whole. */
  let came = '';
  const chunkOf = (delta: Fields, reason: string | null = null): Record<string, unknown> => ({
    ...head,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const said = (name: 'content' | 'reasoning_content', text: unknown): Record<string, unknown> => {
    came += String(text);
    return chunkOf({ [name]: text });
  };
  return {
    splitter: CHAT.splitter,
    chunkOf: (data) => {
      const event = jsonIn(data);
      if (!isRecord(event)) return undefined;
      const { type, response, item, delta } = event;
      switch (type) {
        case 'response.created':
          head = headOf(Object(response));
          calls = 0;
          return { ...chunkOf({ role: 'assistant', content: '' }), response };
        case 'response.output_item.added':
          came = '';
          if (!isRecord(item)) return undefined;
          if (item.type === 'reasoning') return chunkOf({ thought_id: item.id });
          if (item.type !== 'function_call') return undefined;
          return chunkOf({ tool_calls: [{ index: calls++, ...callOf(item.call_id, item.name, '') }] });
        case 'response.output_text.delta':
        case 'response.refusal.delta':
          return said('content', delta);
        case 'response.reasoning_text.delta':
        case 'response.reasoning_summary_text.delta':
          return said('reasoning_content', delta);
        case 'response.reasoning_summary_part.added':
          return event.summary_index === 0 ? undefined : said('reasoning_content', '\n\n');
        case 'response.function_call_arguments.delta':
          came += String(delta);
          return chunkOf({ tool_calls: [{ index: calls - 1, function: { arguments: delta } }] });
        case 'response.output_item.done': {
          if (!isRecord(item)) return undefined;
          const { content, reasoning_content: thought, sealed, tool_calls: made, passed } = partsOf(item);
          const isNews = came === '';
          if (item.type === 'custom_tool_call') return chunkOf({ tool_calls: [{ index: calls++, ...made?.[0] }] });
          if (item.type === 'function_call')
            return isNews
              ? chunkOf({ tool_calls: [{ index: calls - 1, function: { arguments: item.arguments } }] })
              : undefined;
          if (item.type === 'message') return isNews ? chunkOf({ content }) : undefined;
          return chunkOf({ ...(isNews && { reasoning_content: thought }), sealed, passed });
        }
        case 'response.completed':
        case 'response.incomplete': {
          const { usage } = Object(response);
          return { ...chunkOf({}, reasonOf(Object(response), calls > 0)), ...usageOf(usage) };
        }
        case 'response.failed':
          return { error: errorOf(Object(response).error) };
        case 'error':
          return { error: errorOf(event.error ?? event) };
        default:
          return undefined;
      }
    },
  };
}

/** A whole response as a chat completion. */
export function completionOf(answer: Fields): Fields {
  if (isRecord(answer.error)) return { error: errorOf(answer.error) };
  const items = recordsOf(answer.output).map(partsOf);
  const hasCalls = items.some(({ tool_calls: calls }) => calls !== undefined);
  const head = { ...headOf(answer), response: answer, ...usageOf(answer.usage) };
  return completionWith(head, [{ content: '' }, ...items], reasonOf(answer, hasCalls));
}

/** The fields of an item in chat completions. */
function partsOf(item: Fields): Fields & { readonly tool_calls?: readonly Fields[] } {
  const { type, content, summary, encrypted_content: encrypted } = item;
  switch (type) {
    case 'message':
      return {
        content: recordsOf(content)
          .map(({ text, refusal }) => String(text ?? refusal ?? ''))
          .join(''),
      };
    case 'reasoning': {
      const texts = recordsOf(content).length > 0 ? recordsOf(content) : recordsOf(summary);
      return {
        reasoning_content: texts.map(({ text }) => String(text ?? '')).join('\n\n'),
        thought_id: item.id,
        ...(typeof encrypted === 'string' && { sealed: { encrypted_content: encrypted } }),
      };
    }
    case 'function_call':
      return { tool_calls: [callOf(item.call_id, item.name, String(item.arguments))] };
    case 'custom_tool_call':
      return { tool_calls: [callOf(item.call_id, item.name, written({ input: item.input }))] };
    default:
      return { passed: [item] };
  }
}

function headOf({ id, model, created_at: created }: Fields): Fields {
  return { id, object: 'chat.completion.chunk', created, model };
}

function reasonOf({ status, incomplete_details: why }: Fields, hasCalls: boolean): string {
  if (status !== 'incomplete') return hasCalls ? 'tool_calls' : 'stop';
  return Object(why).reason === 'content_filter' ? 'content_filter' : 'length';
}

function errorOf(error: unknown): Fields {
  const { code, message } = Object(error);
  return upstreamError(message, code);
}

function usageOf(usage: unknown): { usage?: Fields } {
  if (!isRecord(usage)) return {};
  const { input_tokens: prompt, output_tokens: completion, total_tokens: total } = usage;
  return {
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: total,
      prompt_tokens_details: usage.input_tokens_details,
      completion_tokens_details: usage.output_tokens_details,
    },
  };
}
