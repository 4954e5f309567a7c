import { isRecord } from '../../../../core/record.ts';
import { jsonIn, written } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { type Ending, given, PartWriter } from '../parts.ts';

/** Places the model's output in a line: its text, its thoughts, its calls. */
type Said = (message: { content?: string; thinking?: string; tool_calls?: Fields[] }) => Fields;

/** Writes an answer as Ollama does: a JSON object in each line. */
export class LineWriter extends PartWriter {
  readonly #model: unknown;
  readonly #said: Said;
  readonly #calls: Fields[] = [];
  #part: 'text' | 'thought' | { readonly id: string; readonly name: string } = 'text';
  #text = '';
  #content = '';
  #thinking = '';
  #isCutOff = false;
  #last: Fields = {};

  constructor({ model }: Fields, said: Said) {
    super();
    this.#model = model;
    this.#said = said;
  }

  whole(): object {
    const message = {
      content: this.#content,
      ...(this.#thinking !== '' && { thinking: this.#thinking }),
      ...(this.#calls.length > 0 && { tool_calls: this.#calls }),
    };
    return { ...this.#last, ...this.#said(message) };
  }

  /** Lines have no comments: an empty message keeps the connection alive, too. */
  override other(raw: string): string {
    return raw.startsWith(':') ? this.#line(this.#said({ content: '' })) : '';
  }

  protected begin(): string {
    return '';
  }

  protected openPart(part: 'text' | 'thought'): string {
    this.#part = part;
    return '';
  }

  protected openCall(id: string, name: string): string {
    this.#part = { id, name };
    return '';
  }

  protected add(text: string): string {
    if (this.#part === 'text') return this.#say(text);
    if (this.#part === 'thought') {
      this.#thinking += text;
      return this.#line({ ...this.#said({ thinking: text }) });
    }
    this.#text += text;
    return '';
  }

  /** Ollama sends a call when it is whole; the text of an incomplete one is sent as text. */
  protected closePart(): string {
    if (typeof this.#part === 'string') return '';
    const { id, name } = this.#part;
    const text = this.#text;
    this.#text = '';
    const given = jsonIn(text === '' ? '{}' : text);
    if (!isRecord(given)) {
      this.#isCutOff = true;
      return this.#say(`${name} ${text}`);
    }
    const call = { id, function: { index: this.#calls.length, name, arguments: given } };
    this.#calls.push(call);
    return this.#line(this.#said({ tool_calls: [call] }));
  }

  protected finish({ reason, peglot, promptTokens, completionTokens, head }: Ending): string {
    const known = reason === 'tool_calls' || reason === null ? 'stop' : reason;
    this.#last = {
      ...ownHead(head),
      ...this.#head(),
      ...this.#said({}),
      done: true,
      done_reason: this.#isCutOff ? 'length' : known,
      prompt_eval_count: promptTokens,
      eval_count: completionTokens,
      ...given({ peglot }),
    };
    return `${written(this.#last)}\n`;
  }

  protected fail(code: string, message: string): string {
    return `${written({ error: `${message} (${code})` })}\n`;
  }

  #say(text: string): string {
    this.#content += text;
    return this.#line(this.#said({ content: text }));
  }

  #line(said: Fields): string {
    return `${written({ ...this.#head(), ...said, done: false })}\n`;
  }

  #head(): Fields {
    return { model: this.#model, created_at: new Date().toISOString() };
  }
}

/** Ollama's own fields at the end, such as durations, without those of a completion chunk. */
function ownHead({
  id: _,
  object: __,
  created: ___,
  system_fingerprint: ____,
  choices: _____,
  ...head
}: Fields): Fields {
  return head;
}
