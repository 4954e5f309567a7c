import { getOrMake } from '../../core/maps.ts';
import { isRecord } from '../../core/record.ts';
import { type ChoiceEnd, ChoiceReader, type Delta } from './choice.ts';
import { hasCalls, reasonOf } from './completion.ts';
import { findingsOf, MOST_CHOICES, type Reading } from './reading.ts';

type Fields = Record<string, unknown>;

/** The fields for thoughts: the older name, and the newer one. */
const THOUGHTS = ['reasoning_content', 'reasoning'];

interface OpenChoice {
  readonly reader: ChoiceReader;
  /** The server reports calls itself: the rest of the choice is passed on unread. */
  isNative: boolean;
  isOver: boolean;
}

/** Reads the chunks of a chat completion: those with text become chunks with text, reasoning and calls. */
export class ChunkReader {
  readonly #reading: Reading;
  readonly #choices = new Map<number, OpenChoice>();
  /** The fields common to all chunks: the id, the model, …. */
  #head: Fields = {};
  #length = 0;
  #hasTooMany = false;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Whether the server gave a finish reason for each choice. */
  get isFinished(): boolean {
    return this.#choices.size > 0 && [...this.#choices.values()].every(({ isOver }) => isOver);
  }

  /** Whether there are more choices than the limit; the others were left out. */
  get hasTooMany(): boolean {
    return this.#hasTooMany;
  }

  /** The length of the text that was read, in UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  /** The chunks that replace a chunk; undefined when it stays as it is. */
  read(chunk: Fields): Fields[] | undefined {
    const { choices, usage, ...head } = chunk;
    if (!Array.isArray(choices)) return undefined;
    this.#head = head;
    const read = choices.map((choice: unknown) => this.#readChoice(choice));
    if (read.every((made) => made === undefined)) return undefined;
    const made = read.flatMap((list, at): unknown[] => list ?? [choices[at]]);
    const counts = usage === undefined || usage === null ? {} : { usage };
    if (made.length === 0) return 'usage' in counts ? [{ ...head, choices: [], ...counts }] : [];
    return made.map((choice, at) => ({ ...head, choices: [choice], ...(at === made.length - 1 ? counts : {}) }));
  }

  /**
   * The chunks that close what is open.
   *
   * @param isCut - the stream broke off, so no choice ends well
   */
  end(isCut: boolean): Fields[] {
    const made: Fields[] = [];
    for (const [index, choice] of this.#choices) {
      if (choice.isOver || choice.isNative) continue;
      const end = this.#endChoice(index, choice, null, isCut);
      made.push(...end.deltas.map((delta) => choiceOf(index, delta)));
      if (!isCut) made.push(lastOf({ index }, {}, end));
    }
    return made.map((choice) => ({ ...this.#head, choices: [choice] }));
  }

  #readChoice(choice: unknown): Fields[] | undefined {
    if (!isRecord(choice)) return undefined;
    const { index = 0 } = choice;
    // Some servers send `null` as the delta of a choice's last chunk.
    const delta = choice.delta ?? {};
    if (typeof index !== 'number' || !isRecord(delta)) return undefined;
    if (!this.#choices.has(index) && this.#choices.size === MOST_CHOICES) {
      this.#hasTooMany = true;
      return [];
    }
    const reason = reasonOf(choice);
    const open = this.#open(index);
    if (open.isOver) return undefined;
    if (open.isNative || hasCalls(delta)) open.isOver = reason !== null;
    if (open.isNative) return shifted(choice, delta, open.reader.begun);
    const { texts, rest } = this.#textsOf(delta);
    const deltas = texts.flatMap(({ text, isThought }) => this.#push(open.reader, text, isThought));
    if (hasCalls(delta)) return this.#becomeNative(index, open, deltas, { ...choice, delta: rest });
    const saysMore = Object.values(rest).some((value) => value !== null && value !== undefined);
    if (reason === null) {
      if (texts.length === 0) return undefined;
      const [first, ...others] = deltas;
      if (first === undefined && !saysMore) return [];
      return [{ ...choice, delta: { ...rest, ...first } }, ...others.map((one) => choiceOf(index, one))];
    }
    const end = this.#endChoice(index, open, reason);
    const made = [...deltas, ...end.deltas].map((one) => choiceOf(index, one));
    return [...made, lastOf(choice, rest, end)];
  }

  #textsOf(delta: Fields): { texts: { text: string; isThought: boolean }[]; rest: Fields } {
    const texts: { text: string; isThought: boolean }[] = [];
    const { content, ...rest } = delta;
    for (const name of this.#reading.readsThoughts ? THOUGHTS : []) {
      const text = rest[name];
      if (typeof text !== 'string') continue;
      // Some servers send the same thought under both names.
      if (texts.every((other) => other.text !== text)) texts.push({ text, isThought: true });
      delete rest[name];
    }
    if (typeof content === 'string') texts.push({ text: content, isThought: false });
    return { texts, rest };
  }

  #push(reader: ChoiceReader, text: string, isThought: boolean): Delta[] {
    this.#length += text.length;
    return isThought ? reader.pushThought(text) : reader.push(text);
  }

  #open(index: number): OpenChoice {
    return getOrMake(this.#choices, index, () => ({
      reader: new ChoiceReader(this.#reading),
      isNative: !this.#reading.isRead,
      isOver: false,
    }));
  }

  #endChoice(index: number, choice: OpenChoice, reason: string | null, isCut = false): ChoiceEnd {
    choice.isOver = true;
    const end = choice.reader.end(reason, isCut);
    this.#reading.onReply(end.parsed, index);
    return end;
  }

  /** Ends the reading of a choice: from here on, its calls come from the server. */
  #becomeNative(index: number, open: OpenChoice, deltas: readonly Delta[], choice: Fields): Fields[] {
    open.isNative = true;
    const { deltas: last } = open.reader.end(null);
    const made = [...deltas, ...last].map((one) => choiceOf(index, one));
    const rest = Object(choice.delta);
    return [...made, ...(shifted(choice, rest, open.reader.begun) ?? [choice])];
  }
}

function choiceOf(index: number, delta: Fields | Delta): Fields {
  return { index, delta, finish_reason: null };
}

/** The last chunk of a choice, with its finish reason. */
function lastOf(choice: Fields, delta: Fields, { finishReason, parsed }: ChoiceEnd): Fields {
  return { ...choice, delta, finish_reason: finishReason, ...findingsOf(parsed) };
}

/** A choice with native calls, renumbered after those that were read in the text. */
function shifted(choice: Fields, delta: Fields, by: number): Fields[] | undefined {
  if (by === 0 || !Array.isArray(delta.tool_calls)) return undefined;
  const calls = delta.tool_calls.map((call: unknown) =>
    isRecord(call) && typeof call.index === 'number' ? { ...call, index: call.index + by } : call,
  );
  return [{ ...choice, delta: { ...delta, tool_calls: calls } }];
}
