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

/** A model's answer: the text alone, or with the word whether the model stopped before its end (a limit of tokens). */
export type AskReply = string | { readonly text: string; readonly finished: boolean };

/** A model, whatever runs it: takes the conversation so far and answers. */
export type AskModel = (
  messages: readonly AskMessage[],
  options: { readonly signal?: AbortSignal },
) => AskReply | PromiseLike<AskReply>;

/** How to ask. */
export interface AskOptions {
  /**
   * How often the model is asked at most, at least once.
   *
   * @defaultValue 3
   */
  readonly attempts?: number;
  /** The task, and what else was said before. The format's instructions are in front of it as the system's message. */
  readonly messages?: readonly AskMessage[];
  /** Count every warning as an error. */
  readonly strict?: boolean;
  /** Handed to the model; when it is aborted, no further attempt is made and its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** One answer of the model, and what was said to it. */
export interface Attempt<Model> {
  readonly text: string;
  readonly parsed: Parsed<Model>;
  /** The message with what is to be fixed; empty when the answer was taken. */
  readonly feedback: string;
}

/** What came of asking: the value of the last attempt, or only the attempts. */
export type Answer<Model> =
  | { readonly ok: true; readonly value: Model; readonly text: string; readonly attempts: readonly Attempt<Model>[] }
  | { readonly ok: false; readonly attempts: readonly Attempt<Model>[] };

/** What `ask` needs of a format. */
export type AskFormat<Model> = Pick<Format<Model>, 'parse' | 'prompt'>;

/**
 * Asks a model for a text in a format until it is whole and has no errors: puts the format's instructions in front, reads
 * the answer, tells the model what is to be fixed, and asks again.
 *
 * Never throws by what the model wrote; what the model's function throws comes through.
 *
 * @throws {TypeError} when an argument, or what the model's function gives, is not what it must be
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
