import { type FoundNode, match } from '../../../generated/json-in-text.ts';
import { readStrictly } from './parse.ts';

/** An object or array in a text that is something else; of an object, the bracket that opens it may be missing. */
export interface FoundJson {
  readonly start: number;
  readonly end: number;
  readonly kind: 'object' | 'array';
  /** False when it is cut off: by the end of the text, or by an object that begins on a line of its own. */
  readonly closed: boolean;
  /** The names at its top level, as far as they can be read; escapes of a broken object are as they stand. */
  readonly names: readonly string[];
  /** It is JSON as RFC 8259 has it. */
  readonly valid: boolean;
}

/** Brackets that are open. */
interface Frame {
  readonly kind: 'object' | 'array';
  readonly start: number;
  readonly names: string[];
  /** Words in a row stand directly in it: then it is no JSON unless it closes. */
  wordy: boolean;
}

/**
 * Finds the outermost objects and arrays of a text, in text order, broken and cut-off ones included. Takes one pass,
 * whatever the text; a line that is a valid object, as many logs are made of, is read by `JSON.parse`.
 *
 * @example findJson('[INFO] done: {"success": true}') // one object at 13, names ['success'], valid
 */
export function findJson(text: string): FoundJson[] {
  const found: FoundJson[] = [];
  for (let at = 0; at < text.length; ) {
    const line = objectLine(text, at);
    if (line !== undefined) {
      found.push(line);
      at = line.end;
    } else {
      const stretch = match(text, 'Found', at);
      if (!stretch.matched) break;
      findBetween(text, stretch.value, stretch.end, found);
      at = stretch.end;
    }
  }
  return found;
}

/** The object that is a whole line. */
function objectLine(text: string, start: number): FoundJson | undefined {
  LINE.lastIndex = start;
  const [, blanks = '', line = ''] = LINE.exec(text) ?? [];
  const value = line === '' ? undefined : readStrictly(line);
  if (typeof value !== 'object' || value === null) return undefined;
  const from = start + blanks.length;
  return { start: from, end: from + line.length, kind: 'object', closed: true, names: Object.keys(value), valid: true };
}

const LINE = /([ \t\r\n]*)(\{[^\r\n]*\})[ \t]*(?=[\r\n]|$)/y;

/** Finds what stands in a stretch of the text, at whose end nothing is open or the text ends. */
function findBetween(text: string, nodes: readonly FoundNode[], end: number, found: FoundJson[]): void {
  const open: Frame[] = [];
  for (const node of nodes) {
    if (node === null) continue;
    const top = open.at(-1);
    switch (node.type) {
      case 'Open':
        open.push({ kind: node.kind, start: node.start, names: node.name === null ? [] : [node.name], wordy: false });
        break;
      case 'Name':
        top?.names.push(node.name);
        break;
      case 'Words':
        if (top !== undefined) top.wordy = true;
        break;
      case 'Close':
        for (let level = 1; level < node.levels; level++) open.pop();
        keep(found, new Found(text, open.pop(), node.end, true));
        break;
      default:
        giveUp(text, open, found, node.end);
    }
  }
  giveUp(text, open, found, end);
}

/** The outermost bracket that is open is cut off here; one with prose behind it began nothing. */
function giveUp(text: string, open: Frame[], found: FoundJson[], end: number): void {
  const outermost = open.find((frame) => !frame.wordy);
  if (outermost !== undefined) keep(found, new Found(text, outermost, end, false));
  open.length = 0;
}

/** Adds one; what was found inside it is not outermost. */
function keep(found: FoundJson[], one: FoundJson): void {
  while ((found.at(-1)?.start ?? -1) > one.start) found.pop();
  found.push(one);
}

class Found implements FoundJson {
  readonly start: number;
  readonly end: number;
  readonly kind: 'object' | 'array';
  readonly closed: boolean;
  readonly names: readonly string[];
  readonly #text: string;
  #valid: boolean | undefined;

  constructor(text: string, frame: Frame | undefined, end: number, closed: boolean) {
    this.#text = text;
    this.start = frame?.start ?? end;
    this.end = end;
    this.kind = frame?.kind ?? 'object';
    this.closed = closed;
    this.names = frame?.names ?? [];
  }

  get valid(): boolean {
    this.#valid ??= this.closed && readStrictly(this.#text.slice(this.start, this.end)) !== undefined;
    return this.#valid;
  }
}
