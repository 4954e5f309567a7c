import { isRecord } from '../../../../core/record.ts';
import { jsonIn, written } from '../../../../hosts/openai/json-text.ts';
import { CHAT, type Wire } from '../../../../hosts/openai/stream.ts';
import type { Fields } from '../api.ts';
import { callOf, recordsOf, upstreamError } from '../parts.ts';
import { completionWith } from '../whole-writer.ts';

/** The stop reasons in terms of chat completions. */
const REASONS: Fields = {
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  refusal: 'content_filter',
};

/** The types of blocks that other APIs have, too. */
const KINDS: ReadonlySet<string> = new Set(['text', 'thinking', 'tool_use']);

/** The streaming protocol of Anthropic's API: an answer consists of blocks, each of which begins, grows and ends. */
export function wire(): Wire {
  let head: Fields = {};
  let usage: Fields = {};
  let calls = 0;
  /** A block other than a text, a thought or a call, with the JSON of its input. */
  let other: { readonly block: Fields; json: string } | undefined;
  const chunkOf = (delta: Fields, reason: string | null = null): Record<string, unknown> => ({
    ...head,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  return {
    splitter: CHAT.splitter,
    chunkOf: (data) => {
      const event = jsonIn(data);
      if (!isRecord(event)) return undefined;
      const { type, message, content_block: block, delta } = event;
      switch (type) {
        case 'message_start':
          head = headOf(Object(message));
          usage = Object(Object(message).usage);
          calls = 0;
          return chunkOf({ role: 'assistant', content: '' });
        case 'content_block_start':
          if (!isRecord(block)) return undefined;
          other = KINDS.has(String(block.type)) ? undefined : { block, json: '' };
          return other === undefined ? chunkOf(begun(block, block.type === 'tool_use' ? calls++ : calls)) : undefined;
        case 'content_block_delta': {
          if (!isRecord(delta)) return undefined;
          if (other !== undefined) other.json += String(delta.partial_json ?? '');
          return other === undefined ? chunkOf(more(delta, calls - 1)) : undefined;
        }
        case 'content_block_stop': {
          const input = other === undefined || other.json === '' ? {} : { input: jsonIn(other.json) };
          const passed = other && [{ ...other.block, ...input }];
          other = undefined;
          return passed && chunkOf({ passed });
        }
        case 'message_delta':
          usage = { ...usage, ...Object(event.usage) };
          return { ...chunkOf({}, reasonOf(Object(delta).stop_reason)), usage: usageOf(usage) };
        case 'message_stop':
          return null;
        case 'error':
          return { error: errorOf(event.error) };
        default:
          return undefined;
      }
    },
  };
}

/** A whole message as a chat completion. */
export function completionOf(answer: Fields): Fields {
  if (answer.type === 'error') return { error: errorOf(answer.error) };
  const deltas = recordsOf(answer.content).map((block) => {
    if (block.type === 'tool_use') return { tool_calls: [callOf(block.id, block.name, written(block.input ?? {}))] };
    return KINDS.has(String(block.type)) ? begun(block, 0) : { passed: [block] };
  });
  const head = { ...headOf(answer), usage: usageOf(Object(answer.usage)) };
  return completionWith(head, [{ content: '' }, ...deltas], reasonOf(answer.stop_reason));
}

/** The fields at the beginning of a block. @param at - the number of its call */
function begun(block: Fields, at: number): Fields {
  const { type, text, thinking, signature = '', input } = block;
  if (type === 'text') return { content: text };
  if (type === 'thinking') return { reasoning_content: thinking, ...(signature !== '' && { sealed: { signature } }) };
  const isGiven = isRecord(input) && Object.keys(input).length > 0;
  return { tool_calls: [{ index: at, ...callOf(block.id, block.name, isGiven ? written(input) : '') }] };
}

/** The fields of a block's delta. @param at - the number of the open call */
function more({ type, text, thinking, signature, partial_json: json }: Fields, at: number): Fields {
  switch (type) {
    case 'text_delta':
      return { content: text };
    case 'thinking_delta':
      return { reasoning_content: thinking };
    case 'signature_delta':
      return { sealed: { signature } };
    case 'input_json_delta':
      return { tool_calls: [{ index: at, function: { arguments: json } }] };
    default:
      return {};
  }
}

function headOf({ id, model }: Fields): Fields {
  return { id, object: 'chat.completion.chunk', created: Math.floor(Date.now() / 1000), model };
}

function reasonOf(stop: unknown): string {
  return String(REASONS[String(stop)] ?? 'stop');
}

function errorOf(error: unknown): Fields {
  const { type, message } = Object(error);
  return upstreamError(message, type);
}

function usageOf(usage: Fields): Fields {
  const count = (name: string): number => Number(usage[name] ?? 0);
  const cached = count('cache_read_input_tokens');
  const prompt = count('input_tokens') + cached + count('cache_creation_input_tokens');
  const completion = count('output_tokens');
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached },
  };
}
