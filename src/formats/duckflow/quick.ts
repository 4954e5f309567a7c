import { wordList } from '../../engine/runtime.ts';
import { type Action, emptyReply, type Reply } from './model.ts';
import { STANDARD_PARAMETERS, STANDARD_SECTIONS, STANDARD_VITALS, withoutQuotes } from './vocabulary.ts';

const either = (names: readonly string[]): string => names.map((name) => name.toUpperCase()).join('|');

const BLANK_LINE = /[ \t]*\n/y;

/** `[ACTION_0_PATH] src/main.ts`: the value does not begin with a separator and contains no noise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour code is noise
const MARKER = /\[ACTION_(0|[1-9][0-9]{0,8})_([A-Z][A-Z0-9_]*)\][ \t]*([^:=：<\x1b\s][^\n<\x1b]*)?\n/y;

const VITAL = new RegExp(`\\[(${either(STANDARD_VITALS)})\\][ \\t]+([01](?:\\.[0-9]{1,15})?)[ \\t]*\\n`, 'y');

const SECTION = new RegExp(`\\[(${either(['reasoning', ...STANDARD_SECTIONS])})\\][ \\t]*(?=\\n)`, 'y');

const TYPE_NAME = /^[A-Za-z0-9_.-]+$/;

/** A marker with such a name is part of an action, or meant to be. */
const PARTS = wordList(['TYPE', 'CONTENT', 'CONTENT_START', 'CONTENT_END', 'CONTENT_BEGIN'], [null, 'BadMarkerSlip']);

/** The known parameters, by their names in markers. */
const KEYS: ReadonlyMap<string, string> = new Map(STANDARD_PARAMETERS.map((key) => [key.toUpperCase(), key]));

/**
 * The key of a custom parameter. Undefined for the content's encoding, which has to be known before the content is
 * read.
 */
function ownKey(name: string): string | undefined {
  return name.startsWith('CONTENT_') || PARTS.find(name) !== undefined ? undefined : name.toLowerCase();
}

const START = 'CONTENT_START';
const END = '_CONTENT_END]';

/** Signs in the text of a section that may begin something else, at any position. */
const SIGNS = ['<', '[/', '\x1b', '```', '~~~', '◁', '🦆'];

/** Beginnings of a line that may not be text. */
const DOUBTFUL = new RegExp(`\\n[^A-Za-z\\n]*(?:[[［【〔]|ACTION|${either(STANDARD_VITALS)})`, 'iy');

/** The lower-case initials of such words. */
const FIRST_LETTERS = ['action', ...STANDARD_VITALS].map((word) => word.charCodeAt(0));

function hasDoubtfulLine(text: string): boolean {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const small = text.charCodeAt(at + 1) | 0x20;
    // A quick check: most lines begin with another letter.
    if (small >= 0x61 && small <= 0x7a && !FIRST_LETTERS.includes(small)) continue;
    DOUBTFUL.lastIndex = at;
    if (DOUBTFUL.test(text)) return true;
  }
  return false;
}

/**
 * Reads a usual reply without findings: one marker after another, with blank lines between them. Undefined for any
 * other text.
 */
export function quickReply(text: string): { readonly value: Reply } | undefined {
  if (text.charCodeAt(0) !== 0x5b || text.includes('\r')) return undefined;
  const reader = new QuickReply(text.charCodeAt(text.length - 1) === 0x0a ? text : `${text}\n`);
  return reader.readAll() ? { value: reader.reply } : undefined;
}

class QuickReply {
  readonly reply: Reply = emptyReply();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): boolean {
    const text = this.#text;
    while (this.#at < text.length) {
      const unit = text.charCodeAt(this.#at);
      if (unit === 0x0a) this.#at++;
      else if (unit !== 0x5b) {
        if (this.#match(BLANK_LINE) === null) return false;
      } else if (!this.#item()) return false;
    }
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #item(): boolean {
    const marker = this.#match(MARKER);
    if (marker !== null) return this.#marker(marker);
    const vital = this.#match(VITAL);
    if (vital !== null) return this.#vital(vital);
    const section = this.#match(SECTION);
    return section !== null && this.#section(section);
  }

  /** A marker of the current action, or of the next one. */
  #marker([, digits = '', name = '', given = '']: RegExpExecArray): boolean {
    const action = this.#actionOf(Number(digits));
    if (action === undefined) return false;
    const value = given.trim();
    if (name === 'TYPE') {
      if (action.type !== '' || !TYPE_NAME.test(value)) return false;
      action.type = value;
      return true;
    }
    if (name === START) return value === '' && this.#block(action, `\n[ACTION_${digits}`);
    const key = KEYS.get(name) ?? ownKey(name);
    const { params } = action;
    if (key === undefined || value === '' || /\[\/|🦆/.test(value) || params[key] !== undefined) return false;
    if (withoutQuotes(key, value) !== undefined) return false;
    params[key] = value;
    return true;
  }

  #actionOf(index: number): Action | undefined {
    const { actions } = this.reply;
    if (index === actions.length - 1) return actions[index];
    if (index !== actions.length) return undefined;
    const action = { index, type: '', params: {} };
    actions.push(action);
    return action;
  }

  /** A block whose END line is the first one that looks like it. */
  #block(action: Action, before: string): boolean {
    const text = this.#text;
    // In an empty block, the line end is that of the START line.
    const from = this.#at - 1;
    const close = text.indexOf(END, from);
    const to = close - before.length;
    if (to < from || action.content !== undefined || !text.startsWith(before, to)) return false;
    this.#at = close + END.length;
    if (this.#match(BLANK_LINE) === null) return false;
    action.content = text.slice(from + 1, Math.max(to, from + 1));
    return true;
  }

  #vital([, name = '', digits = '']: RegExpExecArray): boolean {
    const { vitals } = this.reply;
    const key = STANDARD_VITALS.find((one) => one.toUpperCase() === name);
    const value = Number(digits);
    if (key === undefined || value > 1 || vitals[key] !== undefined) return false;
    vitals[key] = value;
    return true;
  }

  #section([, name = '']: RegExpExecArray): boolean {
    const text = this.#text;
    const next = text.indexOf('\n[', this.#at);
    const end = next < 0 ? text.length : next;
    const said = text.slice(this.#at, end);
    if (SIGNS.some((sign) => said.includes(sign)) || hasDoubtfulLine(said)) return false;
    this.#at = end;
    const key = name.toLowerCase();
    const value = said.trim();
    const { reply } = this;
    const before = key === 'reasoning' ? reply.reasoning : (reply.sections[key] ?? '');
    if (value === '' || before !== '') return false;
    if (key === 'reasoning') reply.reasoning = value;
    else reply.sections[key] = value;
    return true;
  }
}
