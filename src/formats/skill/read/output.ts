import type { CleanText } from '../../../core/clean-text.ts';
import { type Diagnostic, moveDiagnostic, quote } from '../../../core/diagnostic.ts';
import { firstDifference } from '../../../core/difference.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Part } from '../../../engine/index.ts';
import { LineEnds } from '../../../engine/line-ends.ts';
import { type FoundJson, parseSlice, readStrictly } from '../../json/embedding.ts';
import { type Fence, fencesIn, lines, linesTell } from '../lines.ts';
import { emptyOutput, FIELDS, type SkillOutput } from '../model.ts';
import type { SkillOptions } from '../options.ts';
import { checkAny } from '../rules.ts';
import { Guesses } from './guesses.ts';
import { withNumbers } from './numbers.ts';
import { salvage } from './result.ts';
import type { Scanned } from './scan.ts';
import { isMention, nested, type Selection, select } from './select.ts';

/** Decides what an output means once all of it has arrived, and writes the result. */
export class OutputReader {
  readonly #text: string;
  readonly #source: CleanText;
  readonly #noise: readonly Range[];
  readonly #found: readonly FoundJson[];
  readonly #prefix: Range | undefined;
  readonly #to: Part<SkillOutput>;
  readonly #reading: Adapting<Partial<SkillOptions>>;

  constructor(text: string, scanned: Scanned, to: Part<SkillOutput>, reading: Adapting<Partial<SkillOptions>>) {
    this.#text = text;
    this.#source = scanned.source;
    this.#noise = scanned.noise;
    this.#found = scanned.found;
    this.#prefix = scanned.prefix;
    this.#to = to;
    this.#reading = reading;
  }

  read(): void {
    this.#readBest();
    this.#reportEnvelope();
  }

  /** The JSON result if there is one, else findings about the JSON, else the lines of the text. */
  #readBest(): void {
    const { text } = this.#source;
    const found = this.#found;
    const selection = select(text, found);
    const holder = selection.result === undefined ? nested(text, found) : undefined;
    const result = selection.result ?? (holder === undefined ? this.#onlyObject(found) : undefined);
    if (result !== undefined && !this.#isOnlyMentioned(result, selection)) {
      this.#readResult(result, selection);
      return;
    }
    if (text.trim() === '') {
      this.#reading.cut();
      if (this.#reading.options.legacy !== false) this.#reading.recognised('legacy');
      this.#report('empty-output', { start: 0, end: 0 }, 'The output is empty');
      return;
    }
    this.#reportOthers(selection.others.filter((other) => other !== holder));
    const shown = new Set(result === undefined ? [] : [result, ...selection.rivals]);
    this.#reportMentions([...shown]);
    const noLines = new Set([...shown, ...selection.others, selection.cut]);
    const rest = withoutObjects(
      text,
      found.filter((one) => noLines.has(one)),
    );
    if (this.#isOtherJson(holder, selection, rest)) return;
    if (this.#reading.options.legacy === false)
      this.#report('no-result', { start: 0, end: text.length }, 'The output has no JSON result');
    else this.#readLines(rest);
  }

  /** Reads the text of the source, or one of the same length in which other parts are blanked out. */
  #readLines(text: string): void {
    const { defaultConfidence } = this.#reading.options;
    const read = lines.parse(text, defaultConfidence === undefined ? {} : { defaultConfidence });
    this.#set(read.value);
    if (!read.complete) this.#reading.cut();
    for (const found of read.diagnostics) this.#tell(found);
    this.#reading.recognised('legacy');
    if (read.diagnostics.some(({ code }) => code === 'skill/no-result')) return;
    this.#report('legacy-text', { start: 0, end: 0 }, 'The output has no JSON result; it was read as lines of text');
    this.#reading.locate((path) => this.#original(read.locate(path)));
  }

  #readResult(found: FoundJson, { rivals, others, mentions, cut }: Selection): void {
    const { text } = this.#source;
    const read = parseSlice(text, found.start, found.end, { format: 'skill' });
    const { parsed, mended } = withNumbers(text, read);
    const { value, source, model } = salvage(parsed.value);
    this.#set(value);
    this.#reading.locate((path) => this.#original(parsed.locate(source(path))));
    if (!parsed.complete) this.#reading.cut();
    const guesses = new Guesses(this.#source.text, parsed);
    for (const rule of checkAny(parsed.value, (path) => guesses.written(path))) {
      // A field that was cut off is obviously missing, too.
      if (rule.code === 'skill/missing-field' && !parsed.complete) continue;
      const range = placeOf(rule, parsed.locate, found);
      this.#tell({ ...guesses.merged(rule, range), range, ...(rule.path && { path: model(rule.path) }) });
    }
    for (const flaw of mended) this.#tell({ ...flaw, ...(flaw.path && { path: model(flaw.path) }) });
    for (const flaw of guesses.untold)
      this.#tell(isVariable(this.#source.text, flaw) ? { ...flaw, hint: FILL_IN } : flaw);
    this.#reportRivals(found, rivals);
    this.#reportOthers(others.filter((other) => other !== found));
    this.#reportMentions(mentions);
    this.#reportSurroundings(found, withoutObjects(this.#source.text, rivals));
    // An object before the result is a line of a log, like other JSON.
    const later = nested(
      this.#source.text,
      this.#found.filter((one) => one.kind === 'array' && one.start > found.start),
    );
    if (later !== undefined) this.#reportNested(later);
    if (cut !== undefined) this.#cutOff(cut);
  }

  /** The only object, apart from a fence around it: it is meant as the result, whatever it contains. */
  #onlyObject(found: readonly FoundJson[]): FoundJson | undefined {
    const [only, ...more] = found;
    if (only === undefined || more.length > 0 || only.kind !== 'object') return undefined;
    if (!only.closed && this.#source.text[only.start] !== '{') return undefined;
    return this.#isAlone(only) ? only : undefined;
  }

  /** Whether a result is only mentioned, while other lines report the outcome. */
  #isOnlyMentioned(result: FoundJson, { rivals }: Selection): boolean {
    const { text } = this.#source;
    if (this.#reading.options.legacy === false || !isMention(text, result)) return false;
    const own: Range[] = [];
    for (const one of [...rivals, result].sort((before, after) => before.start - after.start)) {
      if (one.start >= (own.at(-1)?.end ?? 0)) own.push(lineOf(text, one));
    }
    return linesTell(withoutObjects(text, own)).verdict;
  }

  /** Reports JSON that is not a result: then the text is not read as lines. */
  #isOtherJson(holder: FoundJson | undefined, { cut }: Selection, rest: string): boolean {
    const { text } = this.#source;
    if (cut !== undefined) this.#cutOff(cut);
    if (holder !== undefined) {
      this.#reportNested(holder);
      return true;
    }
    const value = readStrictly(text.trim());
    if (value !== undefined) {
      const what = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
      this.#report('not-a-result', { start: 0, end: text.length }, `The output is ${what}, not an object`);
      return true;
    }
    // The cut-off part may have reported a failure.
    const isLegacy = rest.trim() !== '' && (cut === undefined || linesTell(rest).verdict);
    if (isLegacy) return false;
    this.#report('no-result', { start: 0, end: text.length }, 'The output has JSON, but no result');
    return true;
  }

  #reportNested(holder: FoundJson): void {
    const message = `The result is inside an ${holder.kind}; it must be the outermost object`;
    this.#report(
      'nested-result',
      holder,
      message,
      holder.kind === 'array' ? {} : { hint: 'Print the inner object alone.' },
    );
  }

  #cutOff(found: Range): void {
    const parsed = parseSlice(this.#source.text, found.start, found.end, { format: 'skill' });
    // A string with a line end only looks like missing brackets.
    if (!parsed.complete) this.#reading.cut();
    for (const flaw of parsed.diagnostics) this.#tell(flaw);
  }

  #isAlone(range: Range): boolean {
    if (this.#isWhole(range)) return true;
    const fence = this.#fenceAround(range.start);
    return fence !== undefined && this.#isWhole(fence);
  }

  /** The fence whose first line is right before an offset. */
  #fenceAround(at: number, fences: readonly Fence[] = fencesIn(this.#source.text)): Fence | undefined {
    const { text } = this.#source;
    const fence = fences.find(({ start, end }) => start < at && at < end);
    return fence !== undefined && text.slice(fence.open.end, at).trim() === '' ? fence : undefined;
  }

  #isWhole({ start, end }: Range): boolean {
    const { text } = this.#source;
    return text.slice(0, start).trim() === '' && text.slice(end).trim() === '';
  }

  #reportRivals(result: FoundJson, rivals: readonly FoundJson[]): void {
    const last = rivals.at(-1);
    if (last === undefined) return;
    const message = `The output has ${rivals.length + 1} results; the last complete one counts`;
    this.#report('duplicate-result', result, message, { related: last });
    if (!last.closed && this.#source.text.slice(last.end).trim() === '') this.#cutOff(last);
  }

  #reportOthers(others: readonly FoundJson[]): void {
    const [first, ...more] = others;
    if (first === undefined) return;
    const what =
      more.length === 0
        ? 'A JSON object that is not a result was'
        : `${others.length} JSON objects that are not results were`;
    this.#report('other-json', first, `${what} read as log lines`);
  }

  #reportMentions(mentions: readonly FoundJson[]): void {
    for (const mention of mentions)
      this.#report('mentioned-result', mention, 'The result that is shown here is an example; it was not read');
  }

  /** Reports what surrounds the result, which may be in a fence; `text` is the clean text without its rivals. */
  #reportSurroundings(result: Range, text: string): void {
    const fences = fencesIn(this.#source.text);
    const fence = this.#fenceAround(result.start, fences);
    const before = text.slice(0, fence?.start ?? result.start).replace(/^\ufeff/, '');
    // The last line of a closed fence is not other text.
    const rest = fence === undefined ? '' : text.slice(result.end, fence.end).trimEnd();
    const lastLine = fence?.closed === true ? Math.max(rest.lastIndexOf('\n'), rest.lastIndexOf('\r')) : rest.length;
    const end = rest.slice(0, Math.max(lastLine, 0)).trim() === '' ? (fence?.end ?? result.end) : result.end;
    const after = text.slice(end);
    // Both lines of a fence would have to be removed, too.
    const leftOut = fence === undefined ? { instead: '' } : {};
    if (before.trim() !== '') {
      const from =
        result.start -
        text
          .slice(0, result.start)
          .replace(/^\ufeff/, '')
          .trimStart().length;
      const range = { start: from, end: result.start };
      this.#report('wrapped-result', range, 'There is text before the result', leftOut);
    }
    if (after.trim() !== '') {
      const range = { start: end, end: text.trimEnd().length };
      const severity = SHOWN.test(after) ? 'error' : undefined;
      this.#report('wrapped-result', range, 'There is text after the result', { ...leftOut, severity });
    }
    const open = fences.at(-1);
    if (open?.closed === false && (open === fence || open.start >= result.end)) {
      this.#reading.cut();
      this.#report('missing-fence-end', open.open, 'A code fence is never closed');
    } else if (fence !== undefined && before.trim() === '' && text.slice(fence.end).trim() === '') {
      this.#report('bad-wrapper', fence.open, 'The result is in a code fence');
    }
  }

  /** Reports what belongs to no part of the text: byte order mark, line ends, prefixes, colours, tokens. */
  #reportEnvelope(): void {
    if (this.#text.startsWith('\ufeff')) {
      const range = { start: 0, end: 1 };
      this.#to.report('bad-bom', { range, fix: { range, text: '' } });
    }
    new LineEnds(this.#to).look(this.#text, 0);
    const prefix = this.#prefix;
    if (prefix !== undefined) {
      const message = `Each line begins with ${quote(this.#text.slice(prefix.start, prefix.end))} or its like; it was left out`;
      this.#to.report('line-prefix', { range: prefix, message });
    }
    const [noise, ...more] = this.#noise;
    if (noise !== undefined) {
      const message = 'Chat template tokens or colour codes in the output; this is the first';
      const fix = more.length === 0 ? { fix: { range: noise, text: '' } } : {};
      this.#to.report('bad-noise', { range: noise, message, ...fix });
    }
  }

  /** Writes the non-empty fields. */
  #set(value: SkillOutput): void {
    const empty = emptyOutput();
    for (const name of FIELDS) {
      if (firstDifference(value[name], empty[name]) !== undefined) this.#to.set(name, value[name], { range: null });
    }
  }

  /** Reports a finding about the clean text; `instead` is its fix. */
  #report(code: string, found: Range, message: string, { related, instead, hint, severity }: Beside = {}): void {
    const range = this.#source.original(found);
    this.#to.report(code, {
      range,
      message,
      ...(related && { related: this.#source.original(related) }),
      ...(instead !== undefined && { fix: { range, text: instead } }),
      ...(hint !== undefined && { hint }),
      ...(severity && { severity }),
    });
  }

  /** Passes on a finding about the clean text. */
  #tell(found: Diagnostic): void {
    this.#to.tell(moveDiagnostic(found, (range) => this.#source.original(range)));
  }

  #original(range: Range | undefined): Range | undefined {
    return range && this.#source.original(range);
  }
}

/** Details of a finding besides its range. */
interface Beside {
  readonly related?: Range;
  readonly instead?: string;
  readonly hint?: string;
  readonly severity?: 'error' | undefined;
}

/** The sentence goes on behind inline code. */
const SHOWN = /^`[^\r\n]*[\p{L}\p{N}]/u;

/** Whether an unquoted value is a script variable that the shell did not expand. */
function isVariable(text: string, { code, range }: Diagnostic): boolean {
  return code === 'skill/bad-bare-string' && text.startsWith('$', range.start);
}

const FILL_IN = "In a script, begin the here-document with << EOF: << 'EOF' fills no variables in.";

/** The range of a rule's finding: for a missing field, the beginning of its parent. */
function placeOf({ code, path = [] }: Diagnostic, locate: Parsed<unknown>['locate'], whole: Range): Range {
  for (let length = path.length; length >= 0; length--) {
    const range = locate(path.slice(0, length));
    if (range === undefined) continue;
    return code === 'skill/missing-field' ? { start: range.start, end: range.start + 1 } : range;
  }
  return whole;
}

function lineOf(text: string, { start, end }: Range): Range {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(line, start).lastIndexOf('\r') + 1;
  LINE_REST.lastIndex = end;
  return { start: line + before, end: end + (LINE_REST.exec(text)?.[0].length ?? 0) };
}

const LINE_REST = /[^\r\n]*/y;

/** The text with some ranges blanked out, line ends kept. */
function withoutObjects(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let last = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(last, start), blanked(text.slice(start, end)));
    last = end;
  }
  return [...parts, text.slice(last)].join('');
}

function blanked(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/[^\r\n]/g, ' ') : ' '.repeat(text.length);
}
