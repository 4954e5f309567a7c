import { Pieces } from '../core/pieces.ts';
import { isRecord } from '../core/record.ts';
import { listOf } from '../engine/option-words.ts';
import { isPlain, type Json, parseAlone } from '../formats/json/embedding.ts';
import { coercionsIn, withCoercions } from './coerce.ts';
import { type Dialect, wordsOf } from './dialects/index.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';

type Tools = ReadonlyMap<string, ToolSchema> | null;

/** Characters that may begin anything but text. */
const MARKS = /[^\n -\uffff]|[\\`<>[\]{}~&|]|Action/;
/** A quote before a call: the call may only be quoted. */
const QUOTED = /["'“‘„«»]$/;
/** Words after a call: it may be part of a sentence. */
const GOES_ON = /\s*[^\s<]/y;
/** A possible call of a known tool, in Python notation. */
const CALLED = /^[^\n(]*\(/;
const THINK_OPEN = '<think>';
const THINK_CLOSE = '</think>';
/** An object between JSON blanks. */
const OBJECT = /^[ \t\r\n]*\{[\s\S]*\}[ \t\r\n]*$/;
/** Comments may contain brackets that do not belong to the value. */
const COMMENT = /\/[/*]/;
/** The grammar reads deeper values. */
const MAX_DEPTH = 100;

/** A parsed reply; `isMended` if the grammar has warnings about it. */
interface QuickRead {
  readonly value: ToolReply;
  readonly isMended: boolean;
}

/**
 * Reads typical replies: a thought, then text and calls, each a JSON object between its markers, with no mistakes but
 * unambiguous ones of JSON and of types. Undefined for other texts and dialects, which are left to the grammar. A law
 * compares the results with the grammar's.
 */
export function quickReader(dialect: Dialect, tools: Tools): ((text: string) => QuickRead | undefined) | undefined {
  const { block, object, who, breaksThought, tokens, mayBeFenced, tagged, think, ...others } = dialect;
  const [open, ...otherOpens] = block?.open ?? [];
  const [close] = block?.close ?? [];
  const isUsual = object?.list === 'one' && object.nameKey === 'name' && object.argumentsKey === 'arguments';
  if (open === undefined || close === undefined || !isUsual) return undefined;
  if (otherOpens.length + Object.keys(others).length > 0) return undefined;
  const ends = listOf(wordsOf(dialect).endMarker) ?? [];
  return (text) => {
    const reply = new QuickReply(tools);
    let at = text.startsWith(THINK_OPEN) ? text.indexOf(THINK_CLOSE) : 0;
    if (at < 0 || (at > 0 && !reply.takesThought(text.slice(THINK_OPEN.length, at)))) return undefined;
    if (at > 0) at += THINK_CLOSE.length;
    for (let start = text.indexOf(open, at); start >= 0; start = text.indexOf(open, at)) {
      const end = text.indexOf(close, start);
      const before = text.slice(at, start);
      const body = text.slice(start + open.length, end);
      if (end < 0 || !OBJECT.test(body) || ends.some((word) => body.includes(word))) return undefined;
      if (QUOTED.test(before) || !reply.takesText(before) || !reply.takesCall(body.trim())) return undefined;
      at = end + close.length;
      GOES_ON.lastIndex = at;
      if (GOES_ON.test(text)) return undefined;
    }
    return reply.takesText(text.slice(at)) ? reply.end() : undefined;
  };
}

class QuickReply {
  readonly #tools: Tools;
  readonly #calls: ToolCall[] = [];
  readonly #text = new Kept();
  readonly #reasoning = new Kept();
  #isMended = false;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  takesThought(thought: string): boolean {
    this.#reasoning.pieces.mark();
    this.#reasoning.pieces.add(thought);
    this.#reasoning.pieces.mark();
    this.#text.pieces.mark();
    return !MARKS.test(thought);
  }

  takesText(text: string): boolean {
    this.#text.pieces.add(text);
    return !MARKS.test(text) && (this.#tools === null || !CALLED.test(text.trimStart()));
  }

  takesCall(raw: string): boolean {
    const value = this.#valueOf(raw);
    if (!isRecord(value)) return false;
    const { name, arguments: written, ...others } = value;
    if (typeof name !== 'string' || name === '' || !isRecord(written) || Object.keys(others).length > 0) return false;
    const given = this.#tools === null ? written : this.#asTaken(this.#tools.get(name), written);
    if (given === undefined) return false;
    this.#text.pieces.mark();
    this.#calls.push({ name, arguments: given, complete: true, raw });
    return true;
  }

  #valueOf(raw: string): Json | undefined {
    const value = parsed(raw);
    if (value !== undefined) return isPlain(raw, value, MAX_DEPTH) ? value : undefined;
    if (COMMENT.test(raw)) return undefined;
    const read = parseAlone(raw, { maxDepth: MAX_DEPTH });
    this.#isMended = true;
    return read?.ok === true && read.complete ? read.value : undefined;
  }

  /** The arguments, coerced to the tool's schema; undefined if they do not fit or there is an error to report. */
  #asTaken(tool: ToolSchema | undefined, given: Readonly<Record<string, Json>>): Record<string, unknown> | undefined {
    if (tool === undefined) return undefined;
    const coercions = tool.type === undefined ? [] : coercionsIn(tool.type, given);
    const isClear = coercions.every(
      ({ written, messages }) => typeof given[written] !== 'number' && !messages.some(({ isGuess }) => isGuess),
    );
    if (!isClear) return undefined;
    if (coercions.length > 0) this.#isMended = true;
    const taken = coercions.length === 0 ? given : withCoercions(given, coercions);
    return tool.check(taken).length === 0 ? taken : undefined;
  }

  end(): QuickRead {
    this.#text.pieces.end();
    const value = { text: this.#text.text, reasoning: this.#reasoning.text, calls: this.#calls };
    return { value, isMended: this.#isMended };
  }
}

/** Joins a text that comes in pieces. */
class Kept {
  text = '';
  readonly pieces: Pieces = new Pieces(this);

  append(piece: string): void {
    this.text += piece;
  }
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
