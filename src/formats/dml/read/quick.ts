import type { PipeNode } from '../../../../generated/dml.ts';
import { KNOWN_TOOLS } from '../known-tools.ts';
import { CLOSE, type Document, type Macro, OPEN, type Segment } from '../model.ts';
import type { ParseOptions } from '../options.ts';
import { macroFindings } from '../rules.ts';
import { type Known, splitArguments } from './arguments.ts';
import { Suggestions } from './suggestions.ts';

/** A text that begins with neither a byte order mark nor a fence around the whole. */
const BEGINNING = /^[ \t\n]*[^ \t\n\ufeff`~]/;

/** A line that begins with a tag, a marker of Duckflow or a label. */
const LINE =
  /(?:^|\n)(?: *(?:[<【]|\[[AR])|[ \t#*_+-]*(?:thought|action|observation|final answer|思考|考え|行[動动]|アクション|観察|実行結果|結果|user|human|tool [or]|output|result|system|ユーザー|最終回答))/gi;

/** A well-formed label that is not followed by a possible call in another form. */
const LABEL = /\n?(?:(Thought)|Action):(?=[ \n])(?!\s*(?:[<{[`]|[a-z0-9]+_\w+[ \t]*[(\n]))/y;

/** Characters of a line that may be more than text: delimiters, code, braces, noise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour code is noise
const SPECIAL = /[\ud83e◀◁`\x1b~<\\{[]/g;

/** A reference, or an attempt at one. */
const REFERENCE = /\{\{F:[^{}|\\｛｜｝\r\n \t`\ud83e]+\}\}|\{[ \t]*(?:file|[fＦｆ])[ \t]*[:：]/iy;

/** Code within one line. */
const SPAN = /`[^`\n]+`(?!`)/y;

/** The opening and closing lines of a fence; the blanks before them are read already. */
const FENCE = /(?<=\n {0,3})(`{3,})[^`\n]*\n/y;
const FENCE_END = /(?<=\n)(`{3,})[ \t]*(?=\n|$)/y;

/** Characters in the arguments of a macro that may begin or end another one, or separate differently. */
const DOUBTFUL = /[\ud83e◀｜］]/;

const TOOL = `${OPEN}T:`;

/**
 * Reads a usual document without findings: calls and references in prose, with labels or code. Undefined for any other
 * text.
 */
export function quickDocument(
  text: string,
  options: Partial<ParseOptions>,
): { readonly value: Document; readonly via: string } | undefined {
  // With known aliases, every reference would have to be checked.
  const mayBeClean = options.aliases === undefined && BEGINNING.test(text) && !text.includes('\r');
  if (!mayBeClean) return undefined;
  const reader = new QuickDocument(text, options);
  return reader.readAll() ? { value: { segments: reader.segments }, via: reader.via } : undefined;
}

class QuickDocument {
  readonly segments: Segment[] = [];
  via = 'text';
  readonly #text: string;
  readonly #options: Partial<ParseOptions>;
  readonly #known: Known;
  readonly #suggestions = new Suggestions();
  /** The offset up to which the text was read. */
  #at = 0;
  /** The offset from which text is in no segment yet. */
  #from = 0;
  /** The labels ahead, the next one last, and whether the label before was that of a thought. */
  #labels: { readonly at: number; readonly isThought: boolean }[] = [];
  #isThought = false;
  #hasLabels = false;
  /** The source of the last macro: a repeated one is stored once. */
  #source = '';

  constructor(text: string, options: Partial<ParseOptions>) {
    this.#text = text;
    this.#options = options;
    this.#known = { tools: options.tools ?? KNOWN_TOOLS, hasAlias: () => false };
  }

  readAll(): boolean {
    if (!this.#readLabels()) return false;
    for (let special = this.#match(SPECIAL); special !== null; special = this.#match(SPECIAL)) {
      this.#at = special.index;
      if (!this.#item(special[0])) return false;
    }
    this.#endText(this.#text.length);
    return true;
  }

  /** Finds the labels of the cycle: a thought, and an action after it. */
  #readLabels(): boolean {
    const labels: { readonly at: number; readonly isThought: boolean }[] = [];
    for (let line = this.#match(LINE); line !== null; line = this.#match(LINE)) {
      this.#at = line.index;
      const label = this.#match(LABEL);
      if (label === null) return false;
      labels.push({ at: label.index, isThought: label[1] !== undefined });
    }
    this.#at = 0;
    this.#hasLabels = labels.length > 0;
    this.#labels = labels.reverse();
    return labels.every(({ isThought }) => !isThought) || labels.some(({ isThought }) => !isThought);
  }

  /** Whether a range with a call in it is outside of thoughts. */
  #isLive(start: number, end: number): boolean {
    let label = this.#labels.at(-1);
    for (; label !== undefined && label.at < start; label = this.#labels.at(-1)) {
      this.#isThought = label.isThought;
      this.#labels.pop();
    }
    return !this.#isThought && (label === undefined || label.at >= end);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #item(special: string): boolean {
    switch (special) {
      case '\ud83e':
        // Other characters are text, except a lone surrogate.
        if (/[\udc00-\udd85\udd87-\udfff]/.test(this.#next)) break;
        this.via = 'macros';
        return this.#macro(this.#text.length, false);
      case '`':
        return this.#code();
      case '{':
        if (/[{FfＦｆ]/.test(this.#next)) return this.#braces();
        break;
      case '[':
        if (/[[TFSI/]/.test(this.#next)) return false;
        break;
      case '<':
        // The end of a thought of Gemma begins as a tag does.
        if (/[|/｜]/.test(this.#next) || this.#text.startsWith('<channel|>', this.#at)) return false;
        break;
      case '~':
        if (this.#next === '~') return false;
        break;
      case '\\':
        if (this.#next === '`') return false;
        break;
      default:
        return false;
    }
    this.#at++;
    return true;
  }

  get #next(): string {
    return this.#text.charAt(this.#at + 1);
  }

  #endText(end: number): void {
    if (this.#from < end) this.segments.push({ kind: 'text', text: this.#text.slice(this.#from, end) });
  }

  #braces(): boolean {
    const end = endOfReference(this.#text, this.#at);
    if (end > 0) this.via = 'macros';
    const isText = end === 0 && this.#next !== '{';
    this.#at = end > 0 ? end : this.#at + 1;
    return end > 0 || isText;
  }

  /** A macro, or a mention in code, which has to end before `limit`. */
  #macro(limit: number, isMention: boolean): boolean {
    const text = this.#text;
    const start = this.#at;
    const from = start + TOOL.length;
    if (!text.startsWith(TOOL, start)) return false;
    const close = text.indexOf(CLOSE, from);
    const end = close + CLOSE.length;
    // In an action, a call in code is hardly meant as a mention.
    const isUsual = isMention ? !this.#hasLabels : this.#isLive(start, end);
    if (close < 0 || end > limit || !isUsual) return false;
    const inner = text.slice(from, close);
    if (DOUBTFUL.test(inner) || !hasPlainBraces(inner) || (isMention && inner.includes('`'))) return false;
    const written = text.slice(start, end);
    if (written !== this.#source) this.#source = written;
    const source = this.#source;
    const given = { start, args: { start: from, end: close }, parts: pipesIn(inner, from), hasColon: true };
    const args = splitArguments(given, 'T', source, this.#known);
    const values: string[] = [];
    for (const { value, repairs } of args) {
      if (!isMention && repairs.length > 0) return false;
      values.push(value);
    }
    const macro: Macro = { kind: 'macro', command: 'T', args: values, quoted: isMention, closed: true, source };
    if (!isMention && macroFindings(macro, this.#options, this.#suggestions).length > 0) return false;
    this.#endText(start);
    this.segments.push(macro);
    this.#at = end;
    this.#from = end;
    return true;
  }

  /** Code, in which macros are mentions. */
  #code(): boolean {
    const start = this.#at;
    const head = this.#match(FENCE);
    if (head === null) return this.#match(SPAN) !== null && this.#mentions(start, this.#at);
    // Labels inside it do not count.
    if (this.#hasLabels) return false;
    const from = this.#at;
    this.#at = this.#text.indexOf('```', from);
    const end = this.#at < 0 ? null : this.#match(FENCE_END);
    return end !== null && end[1] === head[1] && this.#mentions(from, end.index);
  }

  /** Adds the mentions in a range of code. */
  #mentions(start: number, end: number): boolean {
    const after = this.#at;
    const code = this.#text.slice(start, end);
    for (let duck = code.indexOf('🦆'); duck >= 0; duck = code.indexOf('🦆', this.#at - start)) {
      this.#at = start + duck;
      if (!this.#macro(end, true)) return false;
    }
    this.#at = after;
    return true;
  }
}

/** Whether braces in a macro's arguments are references wherever they look like one. */
function hasPlainBraces(inner: string): boolean {
  for (let at = inner.indexOf('{'); at >= 0; at = inner.indexOf('{', at)) {
    const end = endOfReference(inner, at);
    if (end < 0) return false;
    at = end > 0 ? end : at + 1;
  }
  return true;
}

/** The end of the reference at a brace: 0 if there is none, -1 for an attempt at one. */
function endOfReference(text: string, at: number): number {
  REFERENCE.lastIndex = at;
  if (!REFERENCE.test(text)) return 0;
  return text.startsWith('{{F:', at) ? REFERENCE.lastIndex : -1;
}

function pipesIn(inner: string, from: number): PipeNode[] {
  const pipes: PipeNode[] = [];
  for (let at = inner.indexOf('|'); at >= 0; at = inner.indexOf('|', at + 1))
    pipes.push({ type: 'Pipe', start: from + at, end: from + at + 1, wide: null });
  return pipes;
}
