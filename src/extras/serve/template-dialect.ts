import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Event } from '../../core/event.ts';
import { PrintError } from '../../core/print-error.ts';
import { isRecord } from '../../core/record.ts';
import type { Ending, Stream, StreamEnd } from '../../core/stream.ts';
import { jsonIn } from '../../hosts/openai/json-text.ts';
import type { ToolCall, ToolDialect, ToolFormat, ToolOffers, ToolReply } from '../../hosts/tool-format.ts';
import { toolCalls } from '../../tools/index.ts';
import { fromResponseTemplate, type Message, type TemplateFormat } from '../template/index.ts';

/** The fields of messages for thoughts. */
const THOUGHTS: ReadonlySet<unknown> = new Set(['thinking', 'reasoning_content', 'reasoning']);

/**
 * A dialect of tool calls that a response template describes.
 *
 * @throws {TemplateError} when the template is broken
 */
export function templateDialect(template: unknown): ToolDialect {
  fromResponseTemplate(template, { prefix: '' });
  return (tools) => formatOf(fromResponseTemplate(template, { prefix: '', tools }), tools);
}

function formatOf(template: TemplateFormat, tools: ToolOffers): ToolFormat {
  const name = 'response-template';
  return {
    name,
    createStream: (options) => new TemplateStream(template.createStream(options), tools),
    print: () => {
      throw new PrintError([], 'a response template says how a reply is read, not how it is written');
    },
    prompt: () => '',
  };
}

/** A call, and its findings as a call of one of the tools. */
interface Judged {
  readonly call: ToolCall;
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts the messages of a template into text, thoughts and calls. */
class TemplateStream implements Stream<ToolReply> {
  readonly #messages: Stream<Message>;
  readonly #tools: ToolOffers;
  readonly #calls: Judged[] = [];
  #source = '';
  #text = '';
  #reasoning = '';

  constructor(messages: Stream<Message>, tools: ToolOffers) {
    this.#messages = messages;
    this.#tools = tools;
  }

  get value(): ToolReply {
    return { text: this.#text, reasoning: this.#reasoning, calls: this.#calls.map(({ call }) => call) };
  }

  push(chunk: string): Event<ToolReply>[] {
    this.#source += chunk;
    return this.#read(this.#messages.push(chunk));
  }

  end(ending: Ending = {}): StreamEnd<ToolReply> {
    const { events, diagnostics, ...read } = this.#messages.end(ending);
    // Calls that only appear at the end are cut off.
    const told = this.#read(events, read.complete);
    const found = [...diagnostics, ...this.#calls.flatMap((judged) => judged.diagnostics)];
    return {
      ...read,
      value: this.value,
      diagnostics: found,
      ok: found.every(({ severity }) => severity !== 'error'),
      complete: read.complete && ending.finished !== false,
      locate: () => undefined,
      events: told,
    };
  }

  #read(events: readonly Event<Message>[], isWhole = true): Event<ToolReply>[] {
    const { content, tool_calls: calls, ...others } = this.#messages.value;
    const [, reasoning] = Object.entries(others).find(([name]) => THOUGHTS.has(name)) ?? [];
    const told: Event<ToolReply>[] = events.filter((event) => event.type === 'diagnostic');
    told.push(...grown('reasoning', this.#reasoning, textOf(reasoning)));
    this.#reasoning = textOf(reasoning);
    told.push(...grown('text', this.#text, textOf(content)));
    this.#text = textOf(content);
    const made: unknown[] = Array.isArray(calls) ? calls : calls === undefined ? [] : [calls];
    const unread = events.flatMap((event) => {
      const { code, range } = event.type === 'diagnostic' ? event.diagnostic : {};
      return code === 'response-template/bad-value' && range ? [this.#source.slice(range.start, range.end)] : [];
    });
    for (const one of made.slice(this.#calls.length)) {
      const at = this.#calls.length;
      const judged = isCall(one) ? judge(one, at, this.#tools, isWhole) : noCall(unread.shift() ?? textOf(one));
      this.#calls.push(judged);
      told.push(...judged.diagnostics.map((diagnostic) => ({ type: 'diagnostic', diagnostic }) as const));
      told.push({ type: 'set', path: ['calls', at], value: judged.call }, { type: 'close', path: ['calls', at] });
    }
    return told;
  }
}

function grown(field: 'text' | 'reasoning', before: string, now: string): Event<ToolReply>[] {
  if (before === now) return [];
  if (now.startsWith(before)) return [{ type: 'delta', path: [field], text: now.slice(before.length) }];
  return [{ type: 'set', path: [field], value: now }];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A call that cannot be read from the template's output: only its text is known. */
function noCall(raw: string): Judged {
  return { call: { name: '', arguments: raw, complete: false, raw }, diagnostics: [] };
}

function isCall(made: unknown): boolean {
  const { function: said = made } = Object(made);
  return typeof Object(said).name === 'string';
}

/** The call in a template's output, checked against the tools like those of every dialect. */
function judge(made: unknown, at: number, tools: ToolOffers, isWhole: boolean): Judged {
  const { id, function: said = made } = Object(made);
  const { name, arguments: given = {} } = Object(said);
  const values = typeof given === 'string' ? (jsonIn(given) ?? given) : given;
  const raw = JSON.stringify({ name, arguments: values });
  const { value, diagnostics } = toolCalls({ dialect: 'hermes', tools }).parse(
    `<tool_call>${raw.replaceAll('<', '\\u003c')}</tool_call>`,
  );
  const [call = { name, arguments: values }] = value.calls;
  const nowhere = { start: 0, end: 0 };
  return {
    call: { ...call, ...(typeof id === 'string' && { id }), complete: isWhole && isRecord(values), raw },
    diagnostics: diagnostics.map(({ fix: _, ...one }) => ({ ...one, range: nowhere, path: ['calls', at] })),
  };
}
