import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import { isRecord } from '../core/record.ts';

interface Frame {
  readonly kind: 'object' | 'array' | 'text';
  /** The key or index in the enclosing frame. */
  readonly step: string | number;
  readonly seen: Set<string | number>;
}

/**
 * Turns a growing value into growing JSON: the pieces, joined, are the JSON of the value.
 *
 * A key that is set again is written again, since JSON readers take the last one. The whole value can be replaced by
 * one whose JSON begins with what was written. JSON cannot take back anything else, nor continue a part after the next
 * one began: after an event that needs this, nothing more is written, and `whole` is false.
 */
export class JsonGrowth {
  readonly #frames: Frame[] = [];
  readonly #depth: number;
  #begun = false;
  #whole = true;
  /** The whole value while it is a scalar (not an object, list or text): it cannot grow, only be replaced. */
  #scalar: string | undefined;
  /** All output so far: a replaced value may begin with it. */
  #written = '';
  /** The path of the text that grew last: all deltas of one text share one path object. */
  #grown: Path | null = null;

  /** @param depth - the length of the path of the value itself */
  constructor(depth: number) {
    this.#depth = depth;
  }

  /** Whether anything was written. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Whether the pieces so far are a prefix of the value's JSON. */
  get whole(): boolean {
    return this.#whole;
  }

  /** The piece for an event; may be empty. */
  add(event: Event): string {
    const piece = this.#piece(event);
    this.#written += piece;
    return piece;
  }

  #piece(event: Event): string {
    if (!this.#whole || !('path' in event)) return '';
    if (event.type === 'delta' && event.path === this.#grown) return charactersOf(event.text);
    this.#grown = event.type === 'delta' ? event.path : null;
    const path = event.path.slice(this.#depth);
    switch (event.type) {
      case 'open':
        return this.#open(path, event.kind);
      case 'set':
      case 'revise':
        return this.#set(path, event.value);
      case 'delta':
        return this.#delta(path, event.text);
      case 'close':
        return this.#close(path);
    }
  }

  /** The last piece of the value: closes what is open, whole or not. */
  end(): string {
    if (!this.#begun && this.#scalar !== undefined) return this.#scalar;
    return this.#begin() + this.#closeDownTo(0);
  }

  #open(path: Path, kind: string): string {
    if (path.length === 0 && this.#begun) return '';
    const frame: Frame['kind'] = kind === 'text' || kind === 'array' ? kind : 'object';
    return this.#member(path, (out) => {
      this.#frames.push({ kind: frame, step: path.at(-1) ?? '', seen: new Set() });
      return out + OPENING[frame];
    });
  }

  /** Containers and texts stay open until something else arrives, since they may still grow. */
  #set(path: Path, value: unknown): string {
    const kind = kindOf(value);
    const json = jsonOf(value);
    if (path.length === 0 && this.#begun) return this.#anew(json, value);
    if (kind === undefined && path.length === 0 && !this.#begun) {
      this.#scalar = json;
      return '';
    }
    return this.#member(path, (out) => {
      if (kind === undefined) return out + json;
      const seen = new Set(kind === 'text' ? [] : stepsOf(value));
      this.#frames.push({ kind, step: path.at(-1) ?? '', seen });
      return out + json.slice(0, -1);
    });
  }

  /** Replaces the value, which is possible if its JSON begins with what was written. */
  #anew(json: string, value: unknown): string {
    const outer = this.#frames[0];
    const piece = json.slice(this.#written.length, -1);
    if (outer === undefined || kindOf(value) !== outer.kind || !json.slice(0, -1).startsWith(this.#written))
      return this.#giveUp();
    this.#frames.length = 1;
    outer.seen.clear();
    for (const step of stepsOf(value)) outer.seen.add(step);
    return piece;
  }

  /** Begins the part at a path: closes earlier parts, then writes the comma and the key. */
  #member(path: Path, write: (out: string) => string): string {
    const step = path.at(-1);
    if (step === undefined) {
      if (this.#begun) return this.#giveUp();
      this.#begun = true;
      return write('');
    }
    const root = this.#begin();
    const parent = this.#framesTo(path);
    const frame = this.#frames[parent - 1];
    if (parent !== path.length || frame === undefined || !fits(frame, step)) return this.#giveUp(root);
    const out = root + this.#closeDownTo(parent);
    const comma = frame.seen.size === 0 ? '' : ',';
    frame.seen.add(step);
    return write(`${out}${comma}${frame.kind === 'object' ? `${jsonOf(String(step))}:` : ''}`);
  }

  #delta(path: Path, text: string): string {
    const reached = this.#framesTo([...path, '']);
    const frame = this.#frames[reached - 1];
    if (reached !== path.length + 1 || frame?.kind !== 'text') return this.#giveUp();
    return this.#closeDownTo(reached) + charactersOf(text);
  }

  #close(path: Path): string {
    const reached = this.#framesTo([...path, '']);
    return reached === path.length + 1 ? this.#closeDownTo(path.length) : '';
  }

  /** Begins the value as an object, even if no event said so. */
  #begin(): string {
    if (this.#begun) return '';
    this.#begun = true;
    this.#frames.push({ kind: 'object', step: '', seen: new Set() });
    return OPENING.object;
  }

  /** How many of the open frames lead to the parent of a path; all of its steps, when the parent is open. */
  #framesTo(path: Path): number {
    let at = 1;
    while (at < path.length && at < this.#frames.length && this.#frames[at]?.step === path[at - 1]) at++;
    return Math.min(at, this.#frames.length);
  }

  /** Closes all open parts but the outermost `count`. */
  #closeDownTo(count: number): string {
    let out = '';
    while (this.#frames.length > count) out += CLOSING[this.#frames.pop()?.kind ?? 'object'];
    return out;
  }

  #giveUp(written = ''): string {
    this.#whole = false;
    return written;
  }
}

const OPENING = { object: '{', array: '[', text: '"' };
const CLOSING = { object: '}', array: ']', text: '"' };

function fits({ kind, seen }: Frame, step: string | number): boolean {
  return kind === 'object' || (kind === 'array' && step === seen.size);
}

function kindOf(value: unknown): Frame['kind'] | undefined {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return 'array';
  return isRecord(value) ? 'object' : undefined;
}

function stepsOf(value: unknown): (string | number)[] {
  return Array.isArray(value) ? [...value.keys()] : Object.keys(Object(value));
}

/** Everything but these characters may have to be escaped in a JSON string. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** A text inside a JSON string. Most pieces need no escaping, and checking for that takes a quarter of the time. */
function charactersOf(text: string): string {
  return ESCAPED.test(text) ? jsonOf(text).slice(1, -1) : text;
}

/** A value that JSON cannot express becomes null, as in a list. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
