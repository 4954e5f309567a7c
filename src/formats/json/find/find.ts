import { grammar } from '../../../../generated/json-in-text.ts';
import type { Range } from '../../../core/range.ts';
import type { HandlersOf } from '../../../engine/index.ts';
import { visit } from '../../../engine/visit.ts';

import { readStrictly } from '../read/strict.ts';
import { unescaped } from '../read/values.ts';

/** An object or array inside a text that is something else; the opening bracket of an object may be missing. */
export interface FoundJson extends Range {
  readonly kind: 'object' | 'array';
  /** False when it is cut off: by the end of the text, or by an object that begins on a line of its own. */
  readonly closed: boolean;
  /** Its top-level names, as far as they can be read. */
  readonly names: readonly string[];
  /** It is valid JSON according to RFC 8259. */
  readonly valid: boolean;
}

/**
 * Finds the outermost objects and arrays of a text, in text order, including broken and cut-off ones. Takes one pass,
 * whatever the text.
 *
 * @example findJson('[INFO] done: {"success": true}') // one object at 13, names ['success'], valid
 */
export function findJson(text: string): FoundJson[] {
  const finder = new Finder();
  const read = visit(grammar, text, finder.handlers);
  return finder.found.map((one) => {
    // A value too deep to be read further counts as cut off by the end of the text.
    const end = !one.closed && one.end === read ? text.length : one.end;
    return new FoundIn(text, one, { start: one.start, end });
  });
}

/** A quick check whether a text may contain an object with names; false for most texts without one. */
export function mayHoldObject(text: string): boolean {
  return /[{:=：]/.test(text);
}

/** An object or array whose validity is not known yet. */
export interface Found extends Range {
  readonly kind: FoundJson['kind'];
  readonly closed: boolean;
  readonly names: readonly string[];
  /** It was already read as valid JSON. */
  readonly valid?: true | undefined;
}

/** A found value that calls `JSON.parse` on demand, to know whether it is valid. */
export class FoundIn implements FoundJson {
  readonly start: number;
  readonly end: number;
  readonly kind: FoundJson['kind'];
  readonly closed: boolean;
  readonly names: readonly string[];
  readonly #text: string;
  #valid: boolean | undefined;

  /** `range` is its place in that text. */
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

/** An open bracket. */
interface Frame {
  readonly kind: FoundJson['kind'];
  readonly start: number;
  readonly names: string[];
  /** It directly contains consecutive words: then it is only JSON if it closes. */
  wordy: boolean;
}

/** Takes the nodes of the grammar. */
export class Finder {
  /** The outermost values found so far. */
  readonly found: Found[] = [];
  readonly #open: Frame[] = [];

  /** The handlers of the nodes. */
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
    // Everything before it was a thought.
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

  /** Cuts off the outermost open bracket; one that is followed by prose was not JSON. */
  #giveUp(end: number): void {
    const outermost = this.#open.find((frame) => !frame.wordy);
    if (outermost !== undefined) this.#keep(foundOf(outermost, end, false));
    this.#open.length = 0;
  }

  /** Adds a value; what was found inside it is not outermost. */
  #keep(found: Found): void {
    while ((this.found.at(-1)?.start ?? -1) > found.start) this.found.pop();
    this.found.push(found);
  }
}

/** Written out: spreading a frame takes as long as reading its contents. */
function foundOf({ kind, start, names }: Frame, end: number, closed: boolean): Found {
  return { kind, start, end, closed, names, valid: undefined };
}
