import { isRecord } from '../../core/record.ts';
import { ChoiceReader, type Delta } from './choice.ts';
import { written } from './json-text.ts';
import { findingsOf, MOST_CHOICES, type Reading, TOO_MANY_CHOICES } from './reading.ts';

/**
 * A whole chat completion with the calls taken out of its text, or `TOO_MANY_CHOICES` instead; choices with native
 * calls stay as they are.
 */
export function readCompletion(completion: unknown, reading: Reading): unknown {
  if (!isRecord(completion) || !Array.isArray(completion.choices)) return completion;
  if (completion.choices.length > MOST_CHOICES) return TOO_MANY_CHOICES;
  if (!reading.isRead) return completion;
  return { ...completion, choices: completion.choices.map((choice: unknown, at) => readChoice(choice, at, reading)) };
}

function readChoice(choice: unknown, at: number, reading: Reading): unknown {
  if (!isRecord(choice) || !isRecord(choice.message)) return choice;
  const { message } = choice;
  const { content, reasoning, ...others } = message;
  if (hasCalls(message)) return choice;
  const said = textOf(content);
  const thought = reading.readsThoughts ? textOf(message.reasoning_content) || textOf(reasoning) : '';
  if (said === '' && thought === '') return choice;
  const reader = new ChoiceReader(reading);
  const begun = thought === '' ? [] : reader.pushThought(thought);
  begun.push(...reader.push(said));
  const { deltas, finishReason, parsed } = reader.end(reasonOf(choice));
  reading.onReply(parsed, typeof choice.index === 'number' ? choice.index : at);
  const all = [...begun, ...deltas];
  // The text of a call that is not handed out stays.
  const text = [...all.map((delta) => ('content' in delta ? delta.content : '')), ...reader.withheld].join('');
  const kept = thought === '' ? textOf(message.reasoning_content) : '';
  const thoughts = kept + all.map(reasoningOf).join('');
  const calls = reader.handedOut.map(({ id, call }) => ({
    id,
    type: 'function',
    function: { name: call.name, arguments: written(call.arguments) },
  }));
  return {
    ...choice,
    message: {
      ...(thought === '' ? message : others),
      content: text === '' && calls.length > 0 ? null : text,
      ...(thoughts === '' && thought === '' ? {} : { reasoning_content: thoughts }),
      ...(calls.length === 0 ? {} : { tool_calls: calls }),
    },
    finish_reason: finishReason,
    ...findingsOf(parsed),
  };
}

/** Whether a message or a delta has native calls. */
export function hasCalls({ tool_calls: calls, function_call: call }: Record<string, unknown>): boolean {
  return (Array.isArray(calls) && calls.length > 0) || isRecord(call);
}

/** The finish reason of a choice, if there is one. */
export function reasonOf({ finish_reason: reason }: Record<string, unknown>): string | null {
  return typeof reason === 'string' ? reason : null;
}

function reasoningOf(delta: Delta): string {
  return 'reasoning_content' in delta ? delta.reasoning_content : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
