import { isRecord } from '../../../core/record.ts';
import { written as jsonOf } from '../../../hosts/openai/json-text.ts';
import { type ErrorBody, errorBody } from '../../../hosts/openai/reading.ts';
import type { AnswerWriter, Fields } from './api.ts';

/** The end of an answer, and its totals. */
export interface Ending {
  /** The stop reason in terms of chat completions; null if the server did not send one. */
  readonly reason: string | null;
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly completionTokens: number;
  readonly reasoningTokens: number;
  /** The findings on the text. */
  readonly peglot: unknown;
  /** The last chunk's fields besides its choices. */
  readonly head: Fields;
}

/** The length that each part counts besides its text, towards the limit. */
const PART = 64;

/**
 * Writes an answer as consecutive parts: thoughts, texts and calls. It takes only the first choice of each chunk, since
 * these APIs have no others. A part ends where the next one begins.
 */
export abstract class PartWriter implements AnswerWriter {
  #kept = 0;
  #open: 'text' | 'thought' | number | undefined;
  /** The ids of the calls, by number. */
  readonly #ids = new Map<number, unknown>();
  /** The server's id of the next thought, if there is one. */
  protected thoughtId: string | undefined;
  #isBegun = false;
  #isOver = false;
  #reason: string | null = null;
  #usage: Fields = {};
  #peglot: unknown;
  #head: Fields = {};

  get kept(): number {
    return this.#kept;
  }

  chunk(chunk: Fields): string {
    if (this.#isOver) return '';
    const begun = this.#isBegun ? '' : this.begin(chunk);
    this.#isBegun = true;
    const { choices: _, usage: __, ...head } = chunk;
    this.#head = head;
    if (isRecord(chunk.usage)) this.#usage = chunk.usage;
    const [choice]: unknown[] = Array.isArray(chunk.choices) ? chunk.choices : [];
    if (!isRecord(choice) || (choice.index !== undefined && choice.index !== 0)) return begun;
    if (typeof choice.finish_reason === 'string') this.#reason = choice.finish_reason;
    if (choice.peglot !== undefined) this.#peglot = choice.peglot;
    return begun + this.#read(isRecord(choice.delta) ? choice.delta : {});
  }

  /** Comments keep the connection alive. */
  other(raw: string): string {
    return raw.startsWith(':') ? raw : '';
  }

  end(): string {
    if (this.#isOver) return '';
    const begun = this.#isBegun ? '' : this.begin({});
    const closed = this.#close();
    this.#isOver = true;
    const { prompt_tokens: prompt, completion_tokens: completion } = this.#usage;
    return (
      begun +
      closed +
      this.finish({
        reason: this.#reason,
        promptTokens: numberOf(prompt),
        cachedTokens: numberOf(Object(this.#usage.prompt_tokens_details).cached_tokens),
        completionTokens: numberOf(completion),
        reasoningTokens: numberOf(Object(this.#usage.completion_tokens_details).reasoning_tokens),
        peglot: this.#peglot,
        head: this.#head,
      })
    );
  }

  error({ error }: ErrorBody): string {
    if (this.#isOver) return '';
    this.#isOver = true;
    return this.fail(String(error.code ?? error.type ?? 'upstream_error'), String(error.message ?? 'unknown error'));
  }

  abstract whole(): object;
  /** @param chunk - the first one */
  protected abstract begin(chunk: Fields): string;
  protected abstract openPart(part: 'text' | 'thought'): string;
  protected abstract openCall(id: string, name: string): string;
  /** Adds to the open part; for a call, JSON of its arguments. */
  protected abstract add(text: string): string;
  /** The signature of the open thought, which only the server reads. */
  protected seal(_sealed: Fields): string {
    return '';
  }
  /** A part of another type, from a server of the same API. */
  protected pass(_part: Fields): string {
    return '';
  }
  protected abstract closePart(): string;
  protected abstract finish(ending: Ending): string;
  protected abstract fail(code: string, message: string): string;

  #read(delta: Fields): string {
    const { content, reasoning_content: thought, reasoning, tool_calls: calls, thought_id: id } = delta;
    let written = typeof id === 'string' ? this.#close() : '';
    if (typeof id === 'string') this.thoughtId = id;
    for (const more of [thought, reasoning]) if (typeof more === 'string') written += this.#say('thought', more);
    if (isRecord(delta.sealed)) {
      if (this.#open !== 'thought') written += this.#openPart('thought');
      written += this.seal(delta.sealed);
    }
    if (typeof content === 'string') written += this.#say('text', content);
    if (typeof delta.refusal === 'string') written += this.#say('text', delta.refusal);
    for (const call of Array.isArray(calls) ? calls : []) written += this.#readCall(call);
    for (const part of recordsOf(delta.passed)) written += this.#close() + this.pass(part);
    return written;
  }

  #say(part: 'text' | 'thought', text: string): string {
    if (text === '') return '';
    let written = '';
    if (this.#open !== part) written = this.#openPart(part);
    this.#kept += text.length;
    return written + this.add(text);
  }

  #openPart(part: 'text' | 'thought'): string {
    const closed = this.#close();
    this.#open = part;
    this.#kept += PART;
    return closed + this.openPart(part);
  }

  #readCall(call: unknown): string {
    if (!isRecord(call) || this.#isOver) return '';
    const { index, id = '', function: said } = call;
    const { name = '', arguments: given = '' } = Object(said);
    const at = typeof index === 'number' ? index : 0;
    let written = '';
    // Some servers number all calls of an answer alike, or not at all: a name with a new id is another call.
    if (!this.#ids.has(at) || (name !== '' && id !== this.#ids.get(at))) {
      written = this.#close() + this.openCall(String(id), String(name));
      this.#open = at;
      this.#ids.set(at, id);
      this.#kept += PART + String(id).length + String(name).length;
    } else if (this.#open !== at) {
      return this.error(errorBody('calls_interleave', 'the server tells more of a call behind the next one'));
    }
    const json = typeof given === 'string' ? given : jsonOf(given);
    if (json === '') return written;
    this.#kept += json.length;
    return written + this.add(json);
  }

  #close(): string {
    if (this.#open === undefined) return '';
    this.#open = undefined;
    return this.closePart();
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** A whole chat completion as a single chunk. */
export function asChunk(completion: Fields): Fields {
  const choices: unknown[] = Array.isArray(completion.choices) ? completion.choices : [];
  const told = choices.map((choice) => {
    if (!isRecord(choice) || !isRecord(choice.message)) return choice;
    const { message, ...others } = choice;
    const calls = recordsOf(message.tool_calls).map((call, index) => ({ ...call, index }));
    return { ...others, delta: { ...message, tool_calls: calls } };
  });
  return { ...completion, choices: told };
}

/** The text of a content, which is a string or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

/** A server-sent event with the type from its data. */
export function typedEvent(event: Fields & { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${jsonOf(event)}\n\n`;
}

/** Drops undefined fields. */
export function given(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A call in chat completions. */
export function callOf(id: unknown, name: unknown, json: unknown): Fields {
  return { id, type: 'function', function: { name, arguments: json } };
}

/** An upstream's error in chat completions. */
export function upstreamError(message: unknown, code: unknown): Fields {
  return { message: String(message ?? 'the upstream gave no reason'), type: 'upstream_error', code: code ?? null };
}

/** A list of objects in a request. */
export function recordsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The names of the fields that are not in a list. */
export function leftOver(fields: Fields, told: readonly string[]): string[] {
  return Object.keys(fields).filter((name) => !told.includes(name) && fields[name] !== null);
}
