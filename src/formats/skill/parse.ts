import { requireText } from '../../core/argument.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { Report } from '../../core/report.ts';
import { type FoundJson, findJson, parseSlice } from '../json/embedded.ts';
import { readStrictly } from '../json/parse.ts';
import { isPlain } from '../json/plain.ts';
import { type CleanText, clean } from './clean.ts';
import { type Code, finding } from './diagnostics.ts';
import { Guesses } from './guesses.ts';
import { LegacyReader, legacyFacts } from './legacy.ts';
import { emptyOutput, MAX_DEPTH, type SkillOutput } from './model.ts';
import { defaultConfidenceOf, type SkillOptions } from './options.ts';
import { salvage } from './result.ts';
import { checkAny, isOutput } from './rules.ts';
import { type Fence, fencesIn, isMention, nested, type Selection, select } from './select.ts';

/**
 * Reads what a skill printed (specification v1.0). Never throws on any text; what was wrong is in `diagnostics`.
 *
 * `via` is `'json'` for a JSON result, also one between other lines, and `'legacy'` for lines of text like
 * `Confidence: 0.92`, which are read only when there is no JSON result.
 *
 * @throws {RangeError} when `defaultConfidence` is not from 0 to 1
 *
 * @example
 * const output = parse('{"success":true,"confidence":0.9,"deliverables":["a.ts"],"metrics":{},"errors":[]}');
 * output.value.deliverables // ['a.ts']
 */
export function parse(text: string, options: SkillOptions = {}): Parsed<SkillOutput> {
  requireText(text, 'text');
  return (options.finished === false ? undefined : readClean(text)) ?? new OutputReader(text, options).read();
}

/** The result that is the whole text and in order; undefined for everything else. */
function readClean(text: string): Parsed<SkillOutput> | undefined {
  if (text.charCodeAt(0) !== 0x7b || text.includes('\r')) return undefined;
  const value = readStrictly(text);
  if (value === undefined || !isOutput(value) || checkAny(value).length > 0) return undefined;
  if (!isPlain(text, value, MAX_DEPTH)) return undefined;
  let places: Parsed<unknown> | undefined;
  const locate: Locate = (path) => {
    places ??= parseSlice(text, 0, text.length);
    return places.locate(path);
  };
  return { value, diagnostics: [], ok: true, complete: true, format: 'skill', via: 'json', locate };
}

type Locate = (path: Path) => Range | undefined;

/** Reads one output that is not simply a clean result. */
class OutputReader {
  readonly #text: string;
  readonly #options: SkillOptions;
  readonly #report: Report;
  #source: CleanText;
  #value: SkillOutput = emptyOutput();
  #complete = true;
  #locate: Locate = () => undefined;

  constructor(text: string, options: SkillOptions) {
    this.#text = text;
    this.#options = options;
    this.#report = new Report(options.strict === true, null);
    this.#source = clean(text, false);
  }

  read(): Parsed<SkillOutput> {
    const via = this.#readBest();
    this.#reportEnvelope();
    if (this.#options.finished === false) {
      this.#complete = false;
      const end = { start: this.#text.length, end: this.#text.length };
      this.#report.add(finding('stopped-early', end, 'Whoever wrote the output stopped before its end'));
    }
    return {
      value: this.#value,
      diagnostics: this.#report.inTextOrder(),
      ok: this.#report.ok,
      complete: this.#complete,
      format: 'skill',
      via,
      locate: this.#locate,
    };
  }

  /** A JSON result if there is one, else what is wrong with the JSON, else the lines of the text. */
  #readBest(): 'json' | 'legacy' {
    let found = findJson(this.#source.text);
    let selection = select(this.#source.text, found);
    if (this.#text.includes('<|')) {
      // Valid JSON may hold what looks like a token: it stays as it is.
      const source = clean(this.#text, true);
      const foundThere = findJson(source.text);
      const there = select(source.text, foundThere);
      if (
        selection.result?.valid !== true ||
        sliceOf(source.text, there.result) === sliceOf(this.#source.text, selection.result)
      ) {
        this.#source = source;
        found = foundThere;
        selection = there;
      }
    }
    const { text } = this.#source;
    const holder = selection.result === undefined ? nested(text, found) : undefined;
    const result = selection.result ?? (holder === undefined ? this.#onlyObject(found) : undefined);
    if (result !== undefined && !this.#isOnlyMentioned(result, selection)) {
      this.#readResult(result, found, selection);
      return 'json';
    }
    if (text.trim() === '') {
      this.#complete = false;
      this.#find('empty-output', { start: 0, end: 0 }, 'The output is empty');
      return 'json';
    }
    this.#reportOthers(selection.others.filter((other) => other !== holder));
    const shown = new Set(result === undefined ? [] : [result, ...selection.rivals]);
    this.#reportMentions([...shown]);
    const noLines = new Set([...shown, ...selection.others, selection.cut]);
    const rest = withoutObjects(
      text,
      found.filter((one) => noLines.has(one)),
    );
    if (this.#isOtherJson(holder, selection, rest)) return 'json';
    if (this.#options.legacy === false) {
      this.#find('no-result', { start: 0, end: text.length }, 'The output holds no JSON result');
      return 'json';
    }
    return this.#readLines(rest) ? 'legacy' : 'json';
  }

  /** Reads the lines of a text; false when none tells anything of a result. */
  #readLines(text: string): boolean {
    const reader = new LegacyReader(this.#source, this.#report, defaultConfidenceOf(this.#options));
    const isTold = reader.read(text);
    this.#value = reader.value;
    if (!reader.complete) this.#complete = false;
    if (!isTold) {
      const message = 'The output holds no JSON result, and no line that tells of one';
      this.#find('no-result', { start: 0, end: this.#source.text.length }, message);
      return false;
    }
    this.#find('legacy-text', { start: 0, end: 0 }, 'The output holds no JSON result; it was read as lines of text');
    this.#locate = (path) => reader.locate(path);
    return true;
  }

  #readResult(found: FoundJson, all: readonly FoundJson[], { rivals, others, mentions, cut }: Selection): void {
    const parsed = parseSlice(this.#source.text, found.start, found.end, { format: 'skill' });
    const { value, source } = salvage(parsed.value);
    this.#value = value;
    this.#locate = (path) => {
      const range = parsed.locate(source(path));
      return range === undefined ? undefined : this.#source.original(range);
    };
    if (!parsed.complete) this.#complete = false;
    const guesses = new Guesses(this.#source.text, parsed);
    for (const rule of checkAny(parsed.value, (path) => guesses.written(path))) {
      // What was cut off is missing too: that goes without saying.
      if (rule.code === 'skill/missing-field' && !parsed.complete) continue;
      const range = placeOf(rule, parsed.locate, found);
      this.#report.add({ ...guesses.merged(rule, range), range: this.#source.original(range) });
    }
    for (const flaw of guesses.untold) this.#report.add({ ...flaw, range: this.#source.original(flaw.range) });
    this.#reportRivals(found, rivals);
    this.#reportOthers(others.filter((other) => other !== found));
    this.#reportMentions(mentions);
    this.#reportSurroundings(found, withoutObjects(this.#source.text, rivals));
    // One before the result is a line of a log, as other JSON is.
    const behind = nested(
      this.#source.text,
      all.filter((one) => one.kind === 'array' && one.start > found.start),
    );
    if (behind !== undefined) this.#reportNested(behind);
    if (cut !== undefined) this.#cutOff(cut);
  }

  /** The object that is all there is, besides a fence around it: it wants to be the result, whatever it holds. */
  #onlyObject(found: readonly FoundJson[]): FoundJson | undefined {
    const [only, ...more] = found;
    if (only === undefined || more.length > 0 || only.kind !== 'object') return undefined;
    if (!only.closed && this.#source.text[only.start] !== '{') return undefined;
    return this.#isAlone(only) ? only : undefined;
  }

  /** Whether a result is only talked about, while other lines say how the skill did. */
  #isOnlyMentioned(result: FoundJson, { rivals }: Selection): boolean {
    const { text } = this.#source;
    if (this.#options.legacy === false || !isMention(text, result)) return false;
    const lines: Range[] = [];
    for (const one of [...rivals, result].sort((before, after) => before.start - after.start)) {
      if (one.start >= (lines.at(-1)?.end ?? 0)) lines.push(lineOf(text, one));
    }
    return legacyFacts(withoutObjects(text, lines)).has('Verdict');
  }

  /** Reports JSON that is there and is no result: then the text is not read as lines. */
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
      this.#find('not-a-result', { start: 0, end: text.length }, `The output is ${what} and no object`);
      return true;
    }
    // What was cut off may have told of a failure.
    const isLegacy = rest.trim() !== '' && (cut === undefined || legacyFacts(rest).has('Verdict'));
    if (isLegacy) return false;
    this.#find('no-result', { start: 0, end: text.length }, 'The output holds JSON, but no result');
    return true;
  }

  #reportNested(holder: FoundJson): void {
    const message = `The result stands inside an ${holder.kind}; it has to be the outermost object`;
    this.#find('nested-result', holder, message);
  }

  #cutOff(found: Range): void {
    this.#complete = false;
    const parsed = parseSlice(this.#source.text, found.start, found.end, { format: 'skill' });
    for (const flaw of parsed.diagnostics) this.#report.add({ ...flaw, range: this.#source.original(flaw.range) });
  }

  #isAlone({ start, end }: Range): boolean {
    const { text } = this.#source;
    if (text.slice(0, start).trim() === '' && text.slice(end).trim() === '') return true;
    const fence = this.#fenceAround(start);
    return fence !== undefined && this.#isWhole(fence);
  }

  /** The fence whose first line stands right before an offset. */
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
    const message = `The output holds ${rivals.length + 1} results; the last complete one counts`;
    const related = this.#source.original(last);
    this.#report.add({ ...finding('duplicate-result', this.#source.original(result), message), related });
    if (!last.closed && this.#source.text.slice(last.end).trim() === '') this.#cutOff(last);
  }

  #reportOthers(others: readonly FoundJson[]): void {
    const [first, ...more] = others;
    if (first === undefined) return;
    const what =
      more.length === 0
        ? 'A JSON object that is no result was'
        : `${others.length} JSON objects that are no results were`;
    this.#find('other-json', first, `${what} taken for lines of a log`);
  }

  #reportMentions(mentions: readonly FoundJson[]): void {
    for (const mention of mentions)
      this.#find('mentioned-result', mention, 'The result that is shown here is an example; it was not read');
  }

  /** Says what stands around the result, which may stand in a fence; `text` is the clean text without its rivals. */
  #reportSurroundings(result: Range, text: string): void {
    const fences = fencesIn(this.#source.text);
    const fence = this.#fenceAround(result.start, fences);
    const before = text.slice(0, fence?.start ?? result.start).replace(/^\ufeff/, '');
    // Of a fence that closes, the last line is no other text.
    const behind = fence === undefined ? '' : text.slice(result.end, fence.end).trimEnd();
    const lastLine =
      fence?.closed === true ? Math.max(behind.lastIndexOf('\n'), behind.lastIndexOf('\r')) : behind.length;
    const end = behind.slice(0, Math.max(lastLine, 0)).trim() === '' ? (fence?.end ?? result.end) : result.end;
    const after = text.slice(end);
    if (before.trim() !== '') {
      const from =
        result.start -
        text
          .slice(0, result.start)
          .replace(/^\ufeff/, '')
          .trimStart().length;
      this.#find('wrapped-result', { start: from, end: result.start }, 'Other text stands before the result');
    }
    if (after.trim() !== '') {
      const range = { start: end, end: text.trimEnd().length };
      this.#find('wrapped-result', range, 'Other text stands behind the result');
    }
    const open = fences.at(-1);
    if (open?.closed === false && (open === fence || open.start >= result.end)) {
      this.#complete = false;
      this.#find('missing-fence-end', open.open, 'A code fence opens here and never closes');
    } else if (fence !== undefined && before.trim() === '' && text.slice(fence.end).trim() === '') {
      this.#find('bad-wrapper', fence.open, 'The result stands in a code fence');
    }
  }

  /** What no part of the text is about: byte order mark, line ends, colours, tokens. */
  #reportEnvelope(): void {
    if (this.#text.startsWith('\ufeff'))
      this.#report.add(finding('bad-bom', { start: 0, end: 1 }, 'The text begins with a byte order mark'));
    const cr = this.#text.indexOf('\r');
    if (cr !== -1) {
      this.#report.add(
        finding('bad-line-end', { start: cr, end: cr + 1 }, 'Lines end with CR or CRLF; this is the first'),
      );
    }
    const [noise] = this.#source.noise;
    if (noise !== undefined) {
      this.#report.add(
        finding(
          'bad-noise',
          { start: noise.start, end: noise.end },
          'Colour sequences or template tokens stand in the text; this is the first',
        ),
      );
    }
  }

  #find(code: Code, range: Range, message: string): void {
    this.#report.add(finding(code, this.#source.original(range), message));
  }
}

function sliceOf(text: string, range: Range | undefined): string | undefined {
  return range && text.slice(range.start, range.end);
}

/** Where a rule's finding stands: a missing field at the beginning of what it is missing in. */
function placeOf({ code, path = [] }: Diagnostic, locate: Locate, whole: Range): Range {
  for (let length = path.length; length >= 0; length--) {
    const range = locate(path.slice(0, length));
    if (range === undefined) continue;
    return code === 'skill/missing-field' ? { start: range.start, end: range.start + 1 } : range;
  }
  return whole;
}

/** The line or lines that a range stands on. */
function lineOf(text: string, { start, end }: Range): Range {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(line, start).lastIndexOf('\r') + 1;
  LINE_REST.lastIndex = end;
  return { start: line + before, end: end + (LINE_REST.exec(text)?.[0].length ?? 0) };
}

const LINE_REST = /[^\r\n]*/y;

/** The text with blanks in place of some stretches, line ends kept. */
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
