import { isRecord } from '../../../core/record.ts';
import { written as jsonOf } from '../../../hosts/openai/json-text.ts';
import { type ErrorBody, errorBody } from '../../../hosts/openai/reading.ts';
import type { AnswerWriter, Fields } from './api.ts';

/** How an answer ended, and what it was. */
export interface Ending {
  /** Why the model stopped, in the words of chat completions; null where the server did not say. */
  readonly reason: string | null;
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly completionTokens: number;
  readonly reasoningTokens: number;
  /** What was found in the text. */
  readonly peglot: unknown;
  /** What the last chunk says beside its choices. */
  readonly head: Fields;
}

/** What each part costs beside its text, in the length that is bounded. */
const PART = 64;

/**
 * Writes an answer as parts that follow each other: a thought, a text, a call. It has the first choice of each chunk, for these
 * APIs know no others, and a part that another one followed is over.
 */
export abstract class PartWriter implements AnswerWriter {
  #kept = 0;
  #open: 'text' | 'thought' | number | undefined;
  /** The ids of the calls, by their numbers. */
  readonly #ids = new Map<number, unknown>();
  /** What the server calls the next thought; undefined where it does not say. */
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
  /** More of the part that is open; of a call the JSON of its arguments. */
  protected abstract add(text: string): string;
  /** What goes back to the server with the thought that is open, and nobody else reads. */
  protected seal(_sealed: Fields): string {
    return '';
  }
  /** A part of a server of the same API that is none of these. */
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
    // Some servers give all calls of an answer the same number, or none: a name with another id is another call.
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

/** A whole chat completion as the one chunk of a stream. */
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

/** The text of a content that is one, or a list of parts with texts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

/** An event of a stream whose data says of which type it is. */
export function typedEvent(event: Fields & { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${jsonOf(event)}\n\n`;
}

/** The fields that are there. */
export function given(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A call as chat completions have it. */
export function callOf(id: unknown, name: unknown, json: unknown): Fields {
  return { id, type: 'function', function: { name, arguments: json } };
}

/** What an upstream says is wrong, as chat completions have it. */
export function upstreamError(message: unknown, code: unknown): Fields {
  return { message: String(message ?? 'the upstream gave no reason'), type: 'upstream_error', code: code ?? null };
}

/** A list of objects in a request. */
export function recordsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The names of the fields that are not among these. */
export function leftOver(fields: Fields, told: readonly string[]): string[] {
  return Object.keys(fields).filter((name) => !told.includes(name) && fields[name] !== null);
}
