import type { PipeNode } from '../../../../generated/dml.ts';
import { KNOWN_TOOLS } from '../known-tools.ts';
import { CLOSE, type Document, type Macro, OPEN, type Segment } from '../model.ts';
import type { ParseOptions } from '../options.ts';
import { macroFindings } from '../rules.ts';
import { type Known, splitArguments } from './arguments.ts';
import { Suggestions } from './suggestions.ts';

/** A text begins with neither a mark of the byte order nor a fence, which would be around the whole. */
const BEGINNING = /^[ \t\n]*[^ \t\n\ufeff`~]/;

/** How a line begins that is more than text: with a tag or with a label. */
const LINE =
  /(?:^|\n)(?: *[<【]|[ \t#*_+-]*(?:thought|action|observation|final answer|思考|考え|行動|アクション|観察|実行結果|結果|user|human|ユーザー|最終回答))/gi;

/** A label as it should be, and behind it nothing that may be a call in another way. */
const LABEL = /\n?(?:(Thought)|Action):(?=[ \n])(?!\s*(?:[<{[`]|[a-z0-9]+_\w+[ \t]*[(\n]))/y;

/** What may be more than text in a line: delimiters, code, braces, noise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour code is noise
const SPECIAL = /[\ud83e◀◁`\x1b~<\\{[]/g;

/** A reference, and what is meant as one. */
const REFERENCE = /\{\{F:[^{}|\\｛｜｝\r\n \t`\ud83e]+\}\}|\{[ \t]*(?:file|[fＦｆ])[ \t]*[:：]/iy;

/** Code in one line. */
const SPAN = /`[^`\n]+`(?!`)/y;

/** The lines that a fence begins and ends with, the blanks before them read already. */
const FENCE = /(?<=\n {0,3})(`{3,})[^`\n]*\n/y;
const FENCE_END = /(?<=\n)(`{3,})[ \t]*(?=\n|$)/y;

/** What in the arguments of a macro may begin or end another one, or separates in another way. */
const DOUBTFUL = /[\ud83e◀｜］]/;

const TOOL = `${OPEN}T:`;

/**
 * Reads a document of which nothing is to be said and that is written in the usual way: calls and references in prose, with
 * labels or code. Undefined for any other text.
 */
export function quickDocument(
  text: string,
  options: Partial<ParseOptions>,
): { readonly value: Document; readonly via: string } | undefined {
  // With known aliases, each reference has to be one of them.
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
  /** Up to where the text was looked at. */
  #at = 0;
  /** From where on it is in no segment yet. */
  #from = 0;
  /** The labels that are still to come, the next one last, and whether the last one before was that of a thought. */
  #labels: { readonly at: number; readonly isThought: boolean }[] = [];
  #isThought = false;
  #hasLabels = false;
  /** The macro that was read last: what is written again and again is kept once. */
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

  /** Where the labels of the cycle are: a thought, and an action after it. */
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

  /** Whether a stretch, with a call in it, is outside of thoughts. */
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
        // Other signs are text, but for a lone half of one.
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
        if (/[|/｜]/.test(this.#next)) return false;
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

  /** A macro, or a mention of one in code, which ends there. */
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

  /** Code, in which macros are mentioned. */
  #code(): boolean {
    const start = this.#at;
    const head = this.#match(FENCE);
    if (head === null) return this.#match(SPAN) !== null && this.#mentions(start, this.#at);
    // A label in it is none.
    if (this.#hasLabels) return false;
    const from = this.#at;
    this.#at = this.#text.indexOf('```', from);
    const end = this.#at < 0 ? null : this.#match(FENCE_END);
    return end !== null && end[1] === head[1] && this.#mentions(from, end.index);
  }

  /** Takes what is mentioned in a stretch of code. */
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

/** Of the braces in the arguments of a macro, those that look like a reference are one. */
function hasPlainBraces(inner: string): boolean {
  for (let at = inner.indexOf('{'); at >= 0; at = inner.indexOf('{', at)) {
    const end = endOfReference(inner, at);
    if (end < 0) return false;
    at = end > 0 ? end : at + 1;
  }
  return true;
}

/** Where the reference ends that is at a brace: 0 where none is, and -1 where one is only meant. */
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
