import { Pieces } from '../core/pieces.ts';
import { isRecord } from '../core/record.ts';
import { listOf } from '../engine/option-words.ts';
import { isPlain, type Json } from '../formats/json/embedding.ts';
import { coercionsIn } from './coerce.ts';
import { type Dialect, wordsOf } from './dialects/index.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { ToolSchema } from './schema.ts';

type Tools = ReadonlyMap<string, ToolSchema> | null;

/** What may begin anything but text. */
const MARKS = /[^\n -\uffff]|[\\`<>[\]{}~&|]|Action/;
/** What may be the call of a known tool, as Python writes it. */
const CALLED = /^[^\n(]*\(/;
const THINK_OPEN = '<think>';
const THINK_CLOSE = '</think>';
/** Deeper values are read by the grammar. */
const MAX_DEPTH = 100;

/**
 * Reads replies as models write them most: a thought, then text and calls, each a valid object of JSON between its markers.
 * Undefined for a dialect that writes calls otherwise, and for a text that is not written so: the grammar reads it. A law
 * holds what is read here to what the grammar says.
 */
export function quickReader(dialect: Dialect, tools: Tools): ((text: string) => ToolReply | undefined) | undefined {
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
      const body = text.slice(start + open.length, end).trim();
      if (end < 0 || ends.some((word) => body.includes(word))) return undefined;
      if (!reply.takesText(text.slice(at, start)) || !reply.takesCall(body)) return undefined;
      at = end + close.length;
    }
    return reply.takesText(text.slice(at)) ? reply.end() : undefined;
  };
}

class QuickReply {
  readonly #tools: Tools;
  readonly #calls: ToolCall[] = [];
  readonly #text = new Kept();
  readonly #reasoning = new Kept();

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
    const value = parsed(raw);
    if (!isRecord(value) || !isPlain(raw, value, MAX_DEPTH)) return false;
    const { name, arguments: given, ...others } = value;
    if (typeof name !== 'string' || name === '' || !isRecord(given) || Object.keys(others).length > 0) return false;
    if (this.#tools !== null && !isAsTaken(this.#tools.get(name), given)) return false;
    this.#text.pieces.mark();
    this.#calls.push({ name, arguments: given, complete: true, raw });
    return true;
  }

  end(): ToolReply {
    this.#text.pieces.end();
    return { text: this.#text.text, reasoning: this.#reasoning.text, calls: this.#calls };
  }
}

/** A text in pieces, as one. */
class Kept {
  text = '';
  readonly pieces: Pieces = new Pieces(this);

  append(piece: string): void {
    this.text += piece;
  }
}

/** Whether there is nothing to be said of the arguments. */
function isAsTaken(tool: ToolSchema | undefined, given: Readonly<Record<string, Json>>): boolean {
  if (tool === undefined) return false;
  const coercions = tool.type === undefined ? [] : coercionsIn(tool.type, given);
  return coercions.length === 0 && tool.check(given).length === 0;
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
