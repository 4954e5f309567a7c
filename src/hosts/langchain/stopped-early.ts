import { BaseMessage } from '@langchain/core/messages';

/** What the providers' packages say when a model stopped before its end. */
const EARLY: ReadonlySet<string> = new Set(['length', 'max_tokens', 'model_length', 'content_filter', 'safety']);
const FIELDS = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/** Whether a model's message says that the model stopped before its end. */
export function stoppedEarly(message: unknown): boolean {
  if (!BaseMessage.isInstance(message)) return false;
  const about = { ...message.additional_kwargs, ...message.response_metadata };
  return FIELDS.some((field) => EARLY.has(String(about[field]).toLowerCase()));
}
