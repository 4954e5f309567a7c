import type { grammar } from '../../../generated/json.ts';
import type { Diagnostic, Fix } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import { replacing } from '../../core/text-edit.ts';
import type { FixesOf } from '../../engine/index.ts';
import type { Code } from './codes.ts';
import type { Token, Tokens } from './read/tokens.ts';
import { scalar } from './write.ts';

/** The fixes for brackets, which are seldom wrong. */
export const fixes: FixesOf<typeof grammar> = {
  MissingOpen: (node) => replacing(node, '{'),
  MissingSquare: (node) => replacing(node, '['),
  BadRootBracket: (node) => replacing(node, ''),
  // Without a square bracket, the object would be a list.
  BadInnerBracket: (node) => (node.raw === '[' ? {} : replacing(node, '')),
  BadDoubledBracket: (node) => replacing(node, ''),
  BadDoubledSquare: (node) => replacing(node, ''),
  BadStrayEnd: (node) => replacing(node, ''),
  BadEarlyEnd: (node) => replacing(node, ''),
  BadTwiceEnded: (node) => replacing(node, ''),
  BadLateBracket: (node) => replacing(node, ','),
  BadLateElement: (node) => replacing(node, ','),
  BadNamedArray: (node) => replacing(node, '{'),
  BadFullBrace: (node) => replacing(node, '{'),
  BadBraces: (node) => replacing(node, '['),
  BadFullBracket: (node) => replacing(node, '['),
  BadFullEnd: (node) => replacing(node, '}'),
  BadFullSquareEnd: (node) => replacing(node, ']'),
};

/** Mistakes inside words: writing the word as JSON fixes all of its mistakes. */
const OF_WORDS: ReadonlySet<string> = new Set<Code>([
  'json/bad-backticks',
  'json/bad-bare-key',
  'json/bad-bare-string',
  'json/bad-concatenation',
  'json/bad-constant',
  'json/bad-constructor',
  'json/bad-control',
  'json/bad-digit-groups',
  'json/bad-doubled-quotes',
  'json/bad-entity-quotes',
  'json/bad-escape',
  'json/bad-escaped-quotes',
  'json/bad-fenced-text',
  'json/bad-fraction',
  'json/bad-inner-json',
  'json/bad-leading-zero',
  'json/bad-lone-quote',
  'json/bad-nan',
  'json/bad-newline',
  'json/bad-path',
  'json/bad-plus',
  'json/bad-point',
  'json/bad-prefix',
  'json/bad-quote',
  'json/bad-radix',
  'json/bad-single-quotes',
  'json/bad-smart-quotes',
  'json/bad-thousands',
  'json/bad-triple-quotes',
  'json/missing-quote',
  'json/number-out-of-range',
]);

/** What to write at the place of these mistakes. */
const SIGNS: ReadonlyMap<string, string> = new Map<Code, string>([
  ['json/bad-bom', ''],
  ['json/bad-colon', ':'],
  ['json/bad-comma', ''],
  ['json/bad-comment', ''],
  ['json/bad-escaped-quotes', ' '],
  ['json/bad-noise', ''],
  ['json/bad-prose', ''],
  ['json/bad-separator', ','],
  ['json/bad-space', ' '],
  ['json/bad-trailing-comma', ''],
  ['json/missing-colon', ':'],
  ['json/missing-comma', ','],
]);

/**
 * The findings with their fixes. A fix keeps the value: what would need a guess, or was cut off, gets none. Fixes at
 * one place can be applied together, in order; those that overlap fix the same word.
 */
export function mended<Code extends string>(
  found: readonly Diagnostic<Code>[],
  text: string,
  tokens: Tokens,
): Diagnostic<Code>[] {
  // If nothing was read, no edit can keep the value.
  if (has(found, 'json/missing-document')) return found.map(({ fix, ...one }) => one);
  // Without the words between them, several values would become a list, and text that was left out would be read.
  const keepsProse = KEEPS_PROSE.some((code) => has(found, code));
  const written = new WrittenWords();
  let commentEnd = -1;
  let last: Fix | undefined;
  return found.map((one) => {
    const { code } = one;
    if (code === 'json/bad-comment') commentEnd = one.range.end;
    if (code === 'json/bad-prose' && keepsProse) return one;
    const edit = one.fix ?? fixOf(code, one.range, text, tokens, written);
    if (edit === undefined) return one;
    const fix = isInsertion(edit) ? insertion(edit, text, commentEnd) : edit;
    // A comma that two rules report as missing is inserted once.
    if (isInsertion(fix) && fix.text === last?.text && fix.range.start === last.range.start) return one;
    last = fix;
    return withFix(one, fix);
  });
}

const KEEPS_PROSE: readonly Code[] = ['json/several-values', 'json/other-fence', 'json/bad-text'];

/** Adds a fix to a finding. Most have only these fields: naming them is thirty times as fast as a spread. */
function withFix<Code extends string>(one: Diagnostic<Code>, fix: Fix): Diagnostic<Code> {
  const { code, severity, message, range, hint, related, path } = one;
  if (hint === undefined || related !== undefined || path !== undefined) return { ...one, fix };
  return { code, severity, message, range, hint, fix };
}

function has(found: readonly Diagnostic[], code: Code): boolean {
  return found.some((one) => one.code === code);
}

/**
 * How many mistakes of one word get its fix, so that a long text with a mistake in each line is not written out for
 * each.
 */
const MOST_OF_ONE = 10;

/** Words written as JSON, for their mistakes. */
class WrittenWords {
  #last: Fix | undefined;
  #times = 0;

  fix({ range, value }: Token): Fix | undefined {
    if (range.start !== this.#last?.range.start) {
      this.#last = { range, text: scalar(value) };
      this.#times = 0;
    }
    return this.#times++ < MOST_OF_ONE ? { range, text: this.#last.text } : undefined;
  }
}

function fixOf(code: string, range: Range, text: string, tokens: Tokens, written: WrittenWords): Fix | undefined {
  if (OF_WORDS.has(code)) {
    const word = tokens.around(range);
    if (word !== undefined) return written.fix(word);
  }
  // Without its comma, a tuple of one would be a value in parentheses.
  if (code === 'json/bad-trailing-comma' && endsTuple(text, range.end)) return undefined;
  const sign = SIGNS.get(code);
  if (sign === undefined) return undefined;
  // {"a": [1, b: 2}      a bracket is missing before an existing comma.
  if (sign === ',' && range.start === range.end && /,\s*$/.test(text.slice(Math.max(0, range.start - 99), range.start)))
    return undefined;
  if (sign === ':' && range.start < range.end) {
    // {"a:" 1}      the colon is in the name.
    const name = tokens.around(range);
    if (name !== undefined) return { range: name.range, text: `${scalar(name.value)}:` };
  }
  // Without a blank, two words would merge.
  const joins = sign === '' && isWordAt(text, range.start - 1) && isWordAt(text, range.end);
  return { range, text: joins ? ' ' : sign };
}

/** Whether only blanks precede a closing parenthesis. */
function endsTuple(text: string, at: number): boolean {
  TUPLE_END.lastIndex = at;
  return TUPLE_END.test(text);
}

const TUPLE_END = /\s*\)/y;

function isWordAt(text: string, at: number): boolean {
  return /^[^\s,:[\]{}]$/.test(text.charAt(at));
}

const BLANKS = ' \t\n\r';

/** Moves an insertion right after the preceding text, unless that is a comment. */
function insertion({ range, text: missing }: Fix, text: string, commentEnd: number): Fix {
  let { start } = range;
  while (BLANKS.includes(text[start - 1] ?? 'x')) start--;
  return start === commentEnd ? { range, text: missing } : { range: { start, end: start }, text: missing };
}

function isInsertion({ range }: Fix): boolean {
  return range.start === range.end;
}
