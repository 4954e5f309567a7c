import { grammar } from '../../../../generated/json-in-text.ts';
import type { Range } from '../../../core/range.ts';
import type { HandlersOf } from '../../../engine/index.ts';
import { visit } from '../../../engine/visit.ts';

import { readStrictly } from '../read/strict.ts';
import { unescaped } from '../read/values.ts';

/** An object or array in a text that is something else; of an object, the bracket that opens it may be missing. */
export interface FoundJson extends Range {
  readonly kind: 'object' | 'array';
  /** False when it is cut off: by the end of the text, or by an object that begins on a line of its own. */
  readonly closed: boolean;
  /** The names at its top level, as far as they can be read. */
  readonly names: readonly string[];
  /** It is JSON as RFC 8259 has it. */
  readonly valid: boolean;
}

/**
 * Finds the outermost objects and arrays of a text, in text order, broken and cut-off ones included. Takes one pass,
 * whatever the text.
 *
 * @example findJson('[INFO] done: {"success": true}') // one object at 13, names ['success'], valid
 */
export function findJson(text: string): FoundJson[] {
  const finder = new Finder();
  const read = visit(grammar, text, finder.handlers);
  return finder.found.map((one) => {
    // What nests too deep to be read on is cut off by the end of the text.
    const end = !one.closed && one.end === read ? text.length : one.end;
    return new FoundIn(text, one, { start: one.start, end });
  });
}

/** Whether a text may hold an object with names. The answer is quick, and no for most texts that hold none. */
export function mayHoldObject(text: string): boolean {
  return /[{:=：]/.test(text);
}

/** An object or array, before anybody asks whether it is valid. */
export interface Found extends Range {
  readonly kind: FoundJson['kind'];
  readonly closed: boolean;
  readonly names: readonly string[];
  /** It was read as JSON already. */
  readonly valid?: true | undefined;
}

/** What was found in a text: asks `JSON.parse` when somebody wants to know whether it is valid. */
export class FoundIn implements FoundJson {
  readonly start: number;
  readonly end: number;
  readonly kind: FoundJson['kind'];
  readonly closed: boolean;
  readonly names: readonly string[];
  readonly #text: string;
  #valid: boolean | undefined;

  /** `range` is where it is in that text. */
  constructor(text: string, { kind, closed, names, valid }: Found, { start, end }: Range) {
    this.#text = text;
    this.start = start;
    this.end = end;
    this.kind = kind;
    this.closed = closed;
    this.names = names;
    this.#valid = valid;
  }

  get valid(): boolean {
    this.#valid ??= this.closed && readStrictly(this.#text.slice(this.start, this.end)) !== undefined;
    return this.#valid;
  }
}

/** Brackets that are open. */
interface Frame {
  readonly kind: FoundJson['kind'];
  readonly start: number;
  readonly names: string[];
  /** Words in a row are directly in it: then it is no JSON unless it closes. */
  wordy: boolean;
}

/** Takes the nodes of the grammar. */
export class Finder {
  /** What was found so far: those that are outermost. */
  readonly found: Found[] = [];
  readonly #open: Frame[] = [];

  /** What a reading gives its nodes to. */
  readonly handlers: HandlersOf<typeof grammar> = {
    LineObject: ({ start, end, names }) =>
      this.#keep({ kind: 'object', start, end, closed: true, names: names.map(unescaped), valid: true }),
    ObjectOpen: ({ start, name }) => this.#enter('object', start, name),
    OpenlessOpen: ({ name }) => this.#enter('object', name.start, name),
    ArrayOpen: ({ start }) => this.#enter('array', start, null),
    FoundName: ({ name }) => this.#name(name),
    LooseName: ({ name }) => this.#name(name),
    FoundWords: () => {
      const top = this.#open.at(-1);
      if (top !== undefined) top.wordy = true;
    },
    ObjectClose: ({ end }) => this.#close(end),
    ArrayClose: ({ end }) => this.#close(end),
    Unclosed: () => void this.#open.pop(),
    CutOff: ({ end }) => this.#giveUp(end),
    Colour: () => {},
    Token: () => {},
    Plain: () => {},
    ThoughtHead: () => {},
    ThoughtText: () => {},
    OpenThought: () => {},
    ThoughtEnd: () => {},
    // All before it was thought.
    LateThoughtEnd: () => void this.found.splice(0),
    ForeignHead: () => {},
    TextEnd: () => {},
  };

  #enter(kind: Frame['kind'], start: number, name: { readonly name: string } | null): void {
    this.#open.push({ kind, start, names: name === null ? [] : [unescaped(name.name)], wordy: false });
  }

  #name(name: string): void {
    this.#open.at(-1)?.names.push(unescaped(name));
  }

  #close(end: number): void {
    const frame = this.#open.pop();
    if (frame !== undefined) this.#keep(foundOf(frame, end, true));
  }

  /** The outermost bracket that is open is cut off here; one with prose after it began nothing. */
  #giveUp(end: number): void {
    const outermost = this.#open.find((frame) => !frame.wordy);
    if (outermost !== undefined) this.#keep(foundOf(outermost, end, false));
    this.#open.length = 0;
  }

  /** Adds one; what was found inside it is not outermost. */
  #keep(found: Found): void {
    while ((this.found.at(-1)?.start ?? -1) > found.start) this.found.pop();
    this.found.push(found);
  }
}

/** Written out: to spread a frame takes as long as to read what is in it. */
function foundOf({ kind, start, names }: Frame, end: number, closed: boolean): Found {
  return { kind, start, end, closed, names, valid: undefined };
}
