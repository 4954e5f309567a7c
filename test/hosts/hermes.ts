// A small dialect of tool calls, `<tool_call>{json}</tool_call>` with `<think>` around the reasoning, by which the hosts
// are tested: any format with this value will do in its place.
import type { Event, Parsed, Stream, StreamEnd } from 'peglot';
import type { ToolCall, ToolFormat, ToolOffers, ToolReply } from 'peglot/ai-sdk';
import * as json from 'peglot/json';

interface Value {
  text: string;
  reasoning: string;
  calls: ToolCall[];
}

const CALL = '<tool_call>';
const CALL_END = '</tool_call>';
const THINK = '<think>';
const THINK_END = '</think>';

export function hermes(tools: ToolOffers = {}): ToolFormat {
  return {
    name: 'hermes',
    createStream: () => new HermesStream(),
    print: ({ text, calls }) => text + calls.map(printed).join('\n'),
    prompt: () =>
      [
        'Write a call of a tool as <tool_call>{"name": …, "arguments": …}</tool_call>. The tools:',
        ...Object.entries(tools).map(([name, offer]) => JSON.stringify({ name, ...offer })),
      ].join('\n'),
  };
}

function printed(call: ToolCall): string {
  return `${CALL}${JSON.stringify({ name: call.name, arguments: call.arguments })}${CALL_END}`;
}

class HermesStream implements Stream<ToolReply> {
  readonly #value: Value = { text: '', reasoning: '', calls: [] };
  #rest = '';
  #region: 'text' | 'reasoning' | 'call' = 'text';
  #call = { raw: '', stream: json.createStream() };
  #events: Event[] = [];

  get value(): ToolReply {
    return this.#value;
  }

  push(chunk: string): Event[] {
    this.#rest += chunk;
    while (this.#step()) {}
    return this.#taken();
  }

  end(): StreamEnd<ToolReply> {
    const complete = this.#region === 'text';
    const rest = this.#rest;
    this.#rest = '';
    this.#add(rest);
    if (this.#region === 'call') this.#endCall(false);
    const code = this.#region === 'call' ? 'hermes/missing-close' : 'hermes/missing-think-close';
    const found = { code, severity: 'error', message: 'cut off', range: { start: 0, end: 0 } } as const;
    const result: Parsed<ToolReply> = {
      value: this.#value,
      diagnostics: complete ? [] : [found],
      ok: complete,
      complete,
      format: 'hermes',
      via: 'tags',
      locate: () => undefined,
    };
    return { ...result, events: this.#taken() };
  }

  #taken(): Event[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Reads up to the next mark; false when more text is needed. */
  #step(): boolean {
    const marks = { text: [CALL, THINK], reasoning: [THINK_END], call: [CALL_END] }[this.#region];
    const found = marks
      .map((mark) => ({ mark, at: this.#rest.indexOf(mark) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => a.at - b.at)[0];
    if (found === undefined) {
      const keep = Math.max(...marks.map((mark) => overlap(this.#rest, mark)));
      const sure = this.#rest.slice(0, this.#rest.length - keep);
      this.#rest = this.#rest.slice(sure.length);
      this.#add(sure);
      return false;
    }
    this.#add(this.#rest.slice(0, found.at));
    this.#rest = this.#rest.slice(found.at + found.mark.length);
    if (found.mark === CALL) this.#beginCall();
    else if (found.mark === CALL_END) this.#endCall(true);
    else this.#region = found.mark === THINK ? 'reasoning' : 'text';
    if (found.mark === CALL_END) this.#region = 'text';
    return true;
  }

  #add(text: string): void {
    if (text === '') return;
    if (this.#region === 'call') {
      this.#call.raw += text;
      this.#tell(this.#call.stream.push(text));
    } else {
      this.#value[this.#region] += text;
      this.#events.push({ type: 'delta', path: [this.#region], text });
    }
  }

  #beginCall(): void {
    this.#region = 'call';
    this.#call = { raw: CALL, stream: json.createStream() };
    this.#value.calls.push({ name: '', arguments: {}, complete: false, raw: '' });
    this.#events.push({ type: 'open', path: ['calls', this.#value.calls.length - 1], kind: 'object' });
  }

  #endCall(closed: boolean): void {
    const at = this.#value.calls.length - 1;
    const result = this.#call.stream.end();
    this.#tell(result.events);
    const complete = closed && result.complete && result.ok;
    const raw = this.#call.raw + (closed ? CALL_END : '');
    this.#value.calls[at] = { name: '', arguments: {}, ...Object(result.value), complete, raw };
    this.#events.push({ type: 'set', path: ['calls', at, 'complete'], value: complete });
    this.#events.push({ type: 'close', path: ['calls', at] });
  }

  #tell(events: readonly Event[]): void {
    const base = ['calls', this.#value.calls.length - 1];
    for (const event of events)
      if ('path' in event && event.path.length > 0) this.#events.push({ ...event, path: [...base, ...event.path] });
  }
}

/** How much of the end of a text may be the beginning of a mark. */
function overlap(text: string, mark: string): number {
  for (let length = Math.min(text.length, mark.length - 1); length > 0; length--)
    if (text.endsWith(mark.slice(0, length))) return length;
  return 0;
}
