import { requireFormat, requireFunction, requireObject, requireText } from '../core/argument.ts';
import type { Format } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import { feedbackOn, isClean } from './findings-error.ts';
import '../core/web-types.ts';

/** One message of a conversation with a model. */
export interface AskMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/**
 * A model's answer: the text alone, or with `finished: false` when the model stopped before its end (a token limit).
 */
export type AskReply = string | { readonly text: string; readonly finished: boolean };

/** Any model: takes the conversation so far and returns an answer. */
export type AskModel = (
  messages: readonly AskMessage[],
  options: { readonly signal?: AbortSignal },
) => AskReply | PromiseLike<AskReply>;

/** Options of `ask`. */
export interface AskOptions {
  /**
   * The maximum number of requests, at least one.
   *
   * @defaultValue 3
   */
  readonly attempts?: number;
  /** The task, and the conversation before it. The format's instructions precede it as the system message. */
  readonly messages?: readonly AskMessage[];
  /** Count every warning as an error. */
  readonly strict?: boolean;
  /** Passed to the model. Once it is aborted, no further attempt is made and its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** One answer of the model, and the feedback on it. */
export interface Attempt<Model> {
  readonly text: string;
  readonly parsed: Parsed<Model>;
  /** The message that says what to fix; empty when the answer was accepted. */
  readonly feedback: string;
}

/** The result of asking: the value of the last attempt, or only the attempts. */
export type Answer<Model> =
  | { readonly ok: true; readonly value: Model; readonly text: string; readonly attempts: readonly Attempt<Model>[] }
  | { readonly ok: false; readonly attempts: readonly Attempt<Model>[] };

/** The part of a format that `ask` needs. */
export type AskFormat<Model> = Pick<Format<Model>, 'parse' | 'prompt'>;

/**
 * Asks a model for a text in a format until it is whole and has no errors: sends the format's instructions, reads the
 * answer, tells the model what to fix, and asks again.
 *
 * What the model wrote never makes it throw; errors of the model's function pass through.
 *
 * @throws {TypeError} when an argument, or the result of the model's function, has the wrong type
 *
 * @example
 * const answer = await ask(duckflow, (messages) => callModel(messages), {
 *   messages: [{ role: 'user', content: 'Write a greeting to hello.txt' }],
 * });
 * if (answer.ok) run(answer.value.actions);
 * else console.error(answer.attempts.at(-1)?.feedback);
 */
export async function ask<Model>(
  format: AskFormat<Model>,
  model: AskModel,
  options: AskOptions = {},
): Promise<Answer<Model>> {
  requireFormat(format);
  requireFunction(model, 'model', 'takes messages and gives a text');
  requireObject(options, 'options');
  const { attempts: limit = 3, messages = [], strict = false, signal } = options;
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of { role, content }');
  const conversation: AskMessage[] = [{ role: 'system', content: format.prompt() }, ...messages];
  const attempts: Attempt<Model>[] = [];
  do {
    signal?.throwIfAborted();
    const reply = await model(conversation.slice(), signal === undefined ? {} : { signal });
    const { text, finished = true } = typeof reply === 'object' && reply !== null ? reply : { text: reply };
    requireText(text, "the model's text");
    const parsed = format.parse(text, { strict, finished });
    if (isClean(parsed, finished)) {
      attempts.push({ text, parsed, feedback: '' });
      return { ok: true, value: parsed.value, text, attempts };
    }
    const todo = feedbackOn(parsed, text);
    attempts.push({ text, parsed, feedback: todo });
    conversation.push({ role: 'assistant', content: text }, { role: 'user', content: todo });
  } while (attempts.length < limit);
  return { ok: false, attempts };
}
