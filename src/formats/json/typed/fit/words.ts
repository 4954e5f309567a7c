import { getOrMake } from '../../../../core/maps.ts';
import type { Node } from '../node.ts';
import { type PlainType, type Type, takes, type Word } from '../type.ts';
import { Known } from './known.ts';

/** A name in lower case, without accents and separators: the same for `firstName`, `First Name` and `FIRST-NAME`. */
export function spelling(name: string): string {
  return spellings.of(name);
}

const spellings = new Known((name) => {
  const plain = ASCII.test(name)
    ? name.replace(/[\s_.:"'`*-]/g, '')
    : name.normalize('NFKD').replace(/[\p{M}\s_.:"'`*-]/gu, '');
  return plain === '' ? name : plain.toLowerCase();
});

/** Most names are ASCII, which needs no decomposition. */
const ASCII = /^[\x20-\x7e]*$/;

/** The letters and digits of a text in lower case, without accents: the same for words in another spelling. */
function bare(text: string): string {
  const letters = tokensOf(text).join('');
  return letters === '' ? text.trim() : letters;
}

/** The words of a text in lower case; `veryGood`, `VERY_GOOD` and `very good` have the same. */
export function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    plain
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Longer texts do not just name a word. */
const MAX_TEXT = 4000;

/** A word that a text means. */
export interface MeantWord {
  readonly value: Word['value'];
  /** The text is only the word, in some spelling. */
  readonly isAlone: boolean;
}

/**
 * The word that a text means; undefined if it names none, or several.
 *
 * @example wordMeant([{ value: 'sun', names: [] }, { value: 'rain', names: [] }], 'I think: RAIN.') // 'rain', not alone
 */
export function wordMeant(words: readonly Word[], text: string): MeantWord | undefined {
  const alone = wordItself(words, text.trim());
  if (alone !== undefined) return { value: alone.value, isAlone: true };
  const named = wordsIn(words, text);
  // "Not low, but high."
  const [first, ...others] = named.length > 1 ? named.filter((word) => !isDenied(word, text)) : named;
  if (first === undefined || others.length > 0) return undefined;
  // B) Paris      the letter or number of an answer, and its text
  const isLabel = spelling(String(first.value)) === LABEL.exec(text)?.[1]?.toLowerCase();
  const isAlone = named.length === 1 && (isLabel || isNamesOf(first, text));
  return isAlone || !isDenied(first, text) ? { value: first.value, isAlone } : undefined;
}

const LABEL = /^[\s*_`(]*(\w)[).:] /;

/** Whether a sentence negates a word: "I would not call it red." */
function isDenied(word: Word, text: string): boolean {
  return text.split(/[.,;:!?\n]/).some((clause) =>
    namesOf(word).some((name) => {
      const [before = '', after] = ` ${spaced(clause)} `.split(` ${name} `);
      return after !== undefined && denies(before);
    }),
  );
}

/** "It is not true" only says that something is not. */
function denies(text: string): boolean {
  return tokensOf(text).some((token) => NEGATIONS.has(token));
}

const NEGATIONS: ReadonlySet<string> = new Set(['not', 'never', 'neither', 'nor', 'cannot', 't']);

/** The word that a text consists of, in any spelling. */
function wordItself(words: readonly Word[], text: string): Word | undefined {
  const lower = text.toLowerCase();
  const near =
    only(words, (name) => name.trim() === text) ?? only(words, (name) => name.trim().toLowerCase() === lower);
  if (near !== undefined || SIGNED.test(text)) return near;
  const plain = bare(text);
  const known = getOrMake(knownBare, words, () => new Map<string, string>());
  return only(words, (name) => getOrMake(known, name, () => bare(name)) === plain);
}

/**
 * Cached for a list of words, since each text is compared with them: their normalised names, and their names as
 * sentences.
 */
const knownBare = new WeakMap<readonly Word[], Map<string, string>>();
const knownNames = new WeakMap<Word, readonly string[]>();

/** A negating sign matters, unlike other signs around a word: `!true`, `-1`. */
const SIGNED = /^["'\s]*(?:[!¬≠]|[-−–]\s*(?=\p{N}))/u;

/** The words named by a text, in text order. */
export function wordsIn(words: readonly Word[], text: string): readonly Word[] {
  if (text.length > MAX_TEXT || SIGNED.test(text)) return [];
  const sentence = ` ${spaced(text)} `;
  const named = words.flatMap((word) =>
    namesOf(word)
      .filter((name) => sentence.includes(` ${name} `))
      .map((name) => ({ word, name })),
  );
  // "Heavy rain" does not name rain, if both are words.
  const longest = named.filter(
    ({ word, name }) =>
      !named.some(
        (other) => other.word !== word && other.name.length > name.length && holds(other.name, name, sentence),
      ),
  );
  // The letter "a" may be an article.
  const telling = longest.filter(({ name }) => name.length > 1);
  const found = telling.length > 0 ? telling : longest;
  const ordered = found.sort((one, other) => sentence.indexOf(` ${one.name} `) - sentence.indexOf(` ${other.name} `));
  return [...new Set(ordered.map(({ word }) => word))];
}

/** Whether a text only consists of names of a word: "k2 (Sad)". */
function isNamesOf(word: Word, text: string): boolean {
  const names = [...namesOf(word)].sort((one, other) => other.length - one.length);
  let rest = ` ${spaced(text)} `;
  for (const name of names) rest = rest.replaceAll(` ${name} `, '');
  return rest === '';
}

/** All names of a word, as words of a sentence. */
function namesOf(word: Word): readonly string[] {
  return getOrMake(knownNames, word, () =>
    [String(word.value), ...word.names].map(spaced).filter((name) => name !== ''),
  );
}

/** The words of a text, separated by two blanks, so that each can be searched for with its own. */
function spaced(text: string): string {
  return tokensOf(text).join('  ');
}

/** Whether a name occurs in a sentence only as a part of a longer one. */
function holds(longer: string, name: string, sentence: string): boolean {
  return ` ${longer} `.includes(` ${name} `) && !sentence.replaceAll(` ${longer} `, '').includes(` ${name} `);
}

/** The only word with a name that satisfies a condition. */
function only(words: readonly Word[], isMeant: (name: string) => boolean): Word | undefined {
  const found = words.filter((word) => isMeant(String(word.value)));
  const all = found.length > 0 ? found : words.filter((word) => word.names.some(isMeant));
  return all.length === 1 ? all[0] : undefined;
}

/** Whether a text is a word for nothing. */
export function isNullWord(text: string): boolean {
  return text.length <= 20 && NULLS.has(text.trim().toLowerCase());
}

/** Whether an unquoted word means that there is no text: `DOI: null`. */
export function saysNothing(type: Type, { value, source }: Node): boolean {
  return source.isUnquoted === true && typeof value === 'string' && isNullWord(value) && takes(type, 'text');
}

/** Whether a text may be meant as null: `"null"` where a text or null is allowed. */
export function isQuotedNull(members: readonly PlainType[], value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || !isNullWord(value)) return false;
  return members.some(({ kind }) => kind === 'null') && members.some(({ kind }) => kind === 'text');
}

const NULLS: ReadonlySet<string> = new Set([
  ...['', '-', '–', '—', '~', '?', 'n/a', 'n.a.', 'na', 'nil', 'none', 'null', 'undefined'],
  ...['unknown', 'not available', 'not applicable', 'not specified', 'not provided', 'not given', 'not mentioned'],
]);

/** The truth value of a text; undefined if it has neither, or both. */
export function truthOf(text: string): MeantWord | undefined {
  const alone = wordMeant(TRUTHS, text);
  if (alone?.isAlone === true) return alone;
  const start = text.slice(0, MAX_TEXT);
  // No, because x is true. False: the claim is not supported.
  const [first] = tokensOf(start);
  if (first === 'yes' || first === 'no') return { value: first === 'yes', isAlone: false };
  const [clause = ''] = start.split(/[.;:!\n–—]/, 1);
  const before = wordItself(SAID, clause.trim());
  if (before !== undefined) return { value: before.value, isAlone: false };
  return denies(start) ? undefined : wordMeant(PLAIN_TRUTHS, text);
}

const TRUTHS: readonly Word[] = [
  { value: true, names: ['yes', 'y', 'on', 'enabled', '1', 't', '✓', '✔', '✅'] },
  { value: false, names: ['no', 'n', 'off', 'disabled', '0', 'f', '✗', '✘', '❌'] },
];
const PLAIN_TRUTHS: readonly Word[] = TRUTHS.map(({ value }) => ({ value, names: [] }));
/** Words that may be a whole clause. */
const SAID: readonly Word[] = [
  { value: true, names: ['correct'] },
  { value: false, names: ['incorrect', 'not true', 'untrue'] },
];
