import { BaseMessage } from '@langchain/core/messages';
import { stoppedEarly } from '../../core/stopped-early.ts';

/** Where the providers' packages say why a model stopped. */
const FIELDS = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/** Whether a model's message says that the model stopped before its end. */
export function isStoppedEarly(message: unknown): boolean {
  if (!BaseMessage.isInstance(message)) return false;
  const about = { ...message.additional_kwargs, ...message.response_metadata };
  return FIELDS.some((field) => stoppedEarly(String(about[field])));
}
