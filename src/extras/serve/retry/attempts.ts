import type { Parsed } from '../../../core/parsed.ts';
import { isRecord } from '../../../core/record.ts';
import { CallIds } from '../../../hosts/call-ids.ts';
import { feedbackOn } from '../../../hosts/findings-error.ts';
import { jsonIn, written } from '../../../hosts/openai/json-text.ts';
import { type ErrorBody, findingsOf, type Reading } from '../../../hosts/openai/reading.ts';
import type { ChunkWriter } from '../../../hosts/openai/stream.ts';
import type { ToolReply } from '../../../hosts/tool-format.ts';
import type { Fields } from '../apis/api.ts';
import { recordsOf } from '../apis/parts.ts';

/** A call of the current attempt. */
interface Call {
  id: unknown;
  name: string;
  /** Not valid JSON where the call is not handed out. */
  json: string;
}

/** Keeps a connection alive, where streams have comments. */
const COMMENT = ': the model is asked again\n\n';

/**
 * Writes the answers to a request and its retries as one answer. The first answer is passed on as it arrives. Calls are
 * passed on when their answer is over, since a retry may correct one that is not handed out. What was passed on stays,
 * and is not repeated.
 */
export class Attempts implements ChunkWriter {
  /** Settings for reading the answers that also report to this object. */
  readonly reading: Reading;
  /** The messages that continue the conversation: the unusable answers, and what was wrong with them. */
  readonly messages: Fields[] = [];
  readonly #writer: ChunkWriter;
  readonly #isWhole: boolean;
  #left: number;
  #goesOn = false;
  #isFirst = true;
  // State of all attempts:
  readonly #ids = new CallIds();
  /** The calls that were passed on, to recognise repetitions. */
  readonly #told = new Set<string>();
  readonly #retried: unknown[] = [];
  #count = 0;
  #hasSaid = false;
  #head: Fields = {};
  #before: Fields | undefined;
  // State of the current attempt:
  readonly #calls = new Map<number, Call>();
  #parsed: Parsed<ToolReply> | undefined;
  #text = '';
  #thought = '';
  /** The text of a later attempt. */
  #held = '';
  #last: Fields | undefined;
  #usage: Fields | undefined;
  #usageIsAlone = false;
  #end = '';

  /**
   * @param times - the number of retries
   * @param isWhole - the answer does not stream, so a call that is not handed out stays text
   */
  constructor(reading: Reading, writer: ChunkWriter, times: number, isWhole: boolean) {
    this.reading = {
      ...reading,
      onReply: (parsed, choice) => {
        this.#parsed = parsed;
        reading.onReply(parsed, choice);
      },
    };
    this.#writer = writer;
    this.#left = times;
    this.#isWhole = isWhole;
  }

  /** Whether to ask the model again: its answer is over and contains an unusable call. */
  get goesOn(): boolean {
    return this.#goesOn;
  }

  /** Sent to keep the client waiting. */
  get alive(): string {
    return this.#writer.other(COMMENT);
  }

  get kept(): number {
    let kept = this.#writer.kept + this.#text.length + this.#thought.length + this.#held.length;
    for (const { json } of this.#calls.values()) kept += json.length;
    return kept;
  }

  /** Sees what the server sends, before it is read. */
  hear({ choices }: Fields): void {
    const [choice] = recordsOf(choices);
    const { content, reasoning_content: thought, reasoning = thought } = Object(choice?.delta);
    if (typeof content === 'string') this.#text += content;
    if (this.reading.readsThoughts && typeof reasoning === 'string') this.#thought += reasoning;
  }

  chunk(chunk: Fields, raw?: string): string {
    const { choices, usage, ...head } = chunk;
    if (isRecord(usage)) this.#usage = usage;
    const [choice] = recordsOf(choices);
    if (choice === undefined) {
      this.#usageIsAlone ||= isRecord(usage);
      return isRecord(usage) ? '' : this.#writer.chunk(chunk, raw);
    }
    if (this.#isFirst) this.#head = head;
    const { tool_calls: calls, content, role, ...rest } = isRecord(choice.delta) ? choice.delta : {};
    if (typeof choice.finish_reason === 'string') this.#last = choice;
    for (const call of recordsOf(calls)) this.#take(call);
    const isSaid = typeof content === 'string' && content !== '';
    if (isSaid && !this.#isFirst) this.#held += content;
    if (isSaid && this.#isFirst) this.#hasSaid ||= content.trim() !== '';
    if (this.#isFirst && calls === undefined && choice.finish_reason === null) return this.#writer.chunk(chunk, raw);
    const told = { ...rest, ...(this.#isFirst && { role, content }) };
    const isNothing = Object.values(told).every((value) => value === undefined || value === null || value === '');
    return isNothing ? '' : this.#delta(told);
  }

  other(raw: string): string {
    return this.#writer.other(raw);
  }

  end(raw: string): string {
    if (raw !== '') this.#end = raw;
    const isGood = ({ json }: Call): boolean => jsonIn(json) !== undefined;
    const calls = [...this.#calls.values()];
    const told = calls.filter(isGood).map((call) => this.#tell(call));
    const bad = calls.filter((call) => !isGood(call));
    this.#goesOn = this.#left > 0 && this.#isOfNoUse(bad.length);
    return told.join('') + (this.#goesOn ? '' : this.#finish());
  }

  error(body: ErrorBody, raw?: string): string {
    return (
      this.#say() + [...this.#calls.values()].map((call) => this.#tell(call)).join('') + this.#writer.error(body, raw)
    );
  }

  /** Starts the next answer. */
  begin(): void {
    if (this.#parsed === undefined) return;
    this.#left--;
    this.#goesOn = false;
    this.#isFirst = false;
    this.#retried.push(findingsOf(this.#parsed).peglot);
    this.#before = sumOf(this.#before, this.#usage);
    this.#calls.clear();
    this.#parsed = undefined;
    this.#last = undefined;
    this.#usage = undefined;
    this.#text = '';
    this.#thought = '';
    this.#held = '';
  }

  /** The messages that tell the model what is wrong with its answer. */
  complain(): readonly Fields[] {
    if (this.#parsed === undefined) return this.messages;
    const made = [...this.#told].map((call) => `\nThis call was made, do not write it again: ${call}`);
    const said = this.#text.trim() === '' ? this.#thought : this.#text;
    const content = `${feedbackOn(this.#parsed, said)}${made.join('')}`;
    this.messages.push({ role: 'assistant', content: said }, { role: 'user', content });
    return this.messages;
  }

  /** Called when a retry failed: the last answer counts. */
  giveUp(): string {
    this.#goesOn = false;
    return this.#finish();
  }

  #isOfNoUse(bad: number): boolean {
    const { diagnostics = [] } = this.#parsed ?? {};
    return this.#parsed !== undefined && (bad > 0 || diagnostics.some(({ code }) => code === 'tools/no-required-call'));
  }

  #take({ index, id, function: said }: Fields): void {
    const { name, arguments: json = '' } = Object(said);
    const at = typeof index === 'number' ? index : this.#calls.size;
    const call = this.#calls.get(at) ?? { id, name: String(name ?? ''), json: '' };
    call.json += typeof json === 'string' ? json : written(json);
    this.#calls.set(at, call);
  }

  /** Passes on a call, unless an earlier attempt did. */
  #tell({ id, name, json }: Call): string {
    const key = `${name} ${written(jsonIn(json))}`;
    if (!this.#isFirst && this.#told.has(key)) return '';
    this.#told.add(key);
    const index = this.#count++;
    const own = this.#ids.add(index, typeof id === 'string' ? id : undefined);
    const call = { index, id: this.#isFirst ? id : own, type: 'function', function: { name, arguments: json } };
    return this.#delta({ tool_calls: [call] });
  }

  /** Drops the text of a later attempt beside its calls, since an earlier one said it already. */
  #say(): string {
    const isNews = !this.#hasSaid || this.#calls.size === 0;
    return isNews && this.#held !== '' ? this.#delta({ content: this.#held }) : '';
  }

  #finish(): string {
    const bad = [...this.#calls.entries()].filter(([, { json }]) => jsonIn(json) === undefined);
    const said = this.#say();
    const kept = bad.map(([at, call]) =>
      this.#isWhole ? this.#delta({ content: this.#parsed?.value.calls[at]?.raw ?? call.json }) : this.#tell(call),
    );
    const { finish_reason: reason, peglot, ...choice } = this.#last ?? { finish_reason: null };
    const retried = this.#retried.length === 0 ? {} : { retried: this.#retried };
    const found = isRecord(peglot) || this.#retried.length > 0 ? { peglot: { ...Object(peglot), ...retried } } : {};
    const isCalled = reason === 'stop' && this.#count > 0;
    const last = { ...choice, index: 0, delta: {}, finish_reason: isCalled ? 'tool_calls' : reason, ...found };
    const usage = sumOf(this.#before, this.#usage);
    const counts = usage === undefined ? {} : { usage };
    const ends = this.#usageIsAlone
      ? [{ choices: [last] }, { choices: [], ...counts }]
      : [{ choices: [last], ...counts }];
    const written = ends.map((end) => this.#writer.chunk({ ...this.#head, ...end }));
    return said + kept.join('') + written.join('') + this.#writer.end(this.#end);
  }

  #delta(delta: Fields): string {
    return this.#writer.chunk({ ...this.#head, choices: [{ index: 0, delta, finish_reason: null }] });
  }
}

/** The sum of two answers' usage; undefined if neither has it. */
export function sumOf(one: Fields | undefined, other: Fields | undefined): Fields | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const sum: Record<string, unknown> = { ...one, ...other };
  for (const [name, more] of Object.entries(other)) {
    const before = one[name];
    if (typeof before === 'number' && typeof more === 'number') sum[name] = before + more;
    else if (isRecord(before) && isRecord(more)) sum[name] = sumOf(before, more);
  }
  return sum;
}
