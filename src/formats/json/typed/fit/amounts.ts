import { type AmountNode, grammar } from '../../../../../generated/amounts.ts';
import { readNode } from '../../../../engine/read-node.ts';

/** A number in a text. */
export interface Amount {
  readonly value: number;
  readonly isPercent: boolean;
  /** A share of a total: which of the two numbers is meant depends on the allowed maximum. */
  readonly share?: Share;
  /** The text is just the number, with at most a unit, and unambiguous. */
  readonly isAlone: boolean;
  /** The unit beside it: a currency, or the only word. */
  readonly unit?: string | undefined;
}

/** 9 out of 10, or the fraction 9/10. */
export interface Share {
  readonly above: number;
  readonly below: number;
  /** It may be a plain number. */
  readonly isFraction: boolean;
}

/** The maximum length: longer texts contain more than a number. */
const MAX_TEXT = 4000;

/**
 * The number that a text means; undefined if it contains none, or several.
 *
 * @example amountIn('$1,234.50') // { value: 1234.5, isPercent: false, isAlone: true }
 */
export function amountIn(written: string): Amount | undefined {
  if (written.length > MAX_TEXT) return undefined;
  const plain = Number(written);
  // In JavaScript's own notation there is nothing to interpret.
  if (Number.isFinite(plain) && String(plain) === written) return { value: plain, isPercent: false, isAlone: true };
  const text = written.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const parts = readNode(grammar, text, 'Text')?.parts ?? [];
  const [amount, ...others] = parts.filter((part) => part.type === 'Amount');
  const words = parts.filter((part) => part.type === 'Word');
  if (amount === undefined) {
    return words.length === parts.length ? spelledOut(words.map(({ text: word }) => word)) : undefined;
  }
  const value = amountOf(amount);
  if (others.length > 0 || !Number.isFinite(value)) return undefined;
  return {
    ...shareOf(amount.number),
    value,
    isPercent: amount.percent !== '',
    unit: amount.unit || words[0]?.text,
    isAlone:
      words.length <= 1 &&
      parts.length === words.length + 1 &&
      !words.some(({ text: word }) => CHANGING.test(word)) &&
      !DOUBTFUL.has(amount.number.type) &&
      // More digits than a number keeps: those of an account, say.
      !/\d{16}/.test(text),
  };
}

/** Another number is meant: over 9000, not 3, 44 BC, 5 pm, twice 5, 5 mil. */
const CHANGING = new RegExp(
  `^(?:${[
    'over|under|above|below|beyond|until|till|before|after|since|from|max(?:imum)?|minimum|less|fewer|south|west',
    "except|without|not|.*n['’]t|negative|loss|down|off|bce?|[ap]\\.?m|half|twice|double|squared|cubed|tenths|hundredths",
    'cr|mil(?:lionen|liarden)?|tsd',
  ].join('|')})$`,
  'i',
);

/** Ambiguous numbers: with a thousands separator, in a code, or negative in parentheses. */
const DOUBTFUL: ReadonlySet<string> = new Set(['Odd', 'Coded', 'Enclosed']);

/** The numbers of a text with words, if there are several and nothing else has digits. */
export function amountsIn(text: string): { readonly values: readonly number[]; readonly isAlone: boolean } | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const row = readNode(grammar, text, 'Row');
  // 255 128 64      they may also be the groups of one number
  if (row !== undefined) {
    const digits = row.text.split(/\D+/);
    return { values: digits.map(Number), isAlone: !isGrouped(digits) };
  }
  const parts = readNode(grammar, text, 'Text')?.parts ?? [];
  const values = parts.filter((part) => part.type === 'Amount').map(amountOf);
  const others = parts.filter((part) => part.type !== 'Amount');
  if (values.length < 2 || !values.every(Number.isFinite) || others.some(({ type }) => type === 'Mark'))
    return undefined;
  return { values, isAlone: others.every((part) => part.type === 'Word' && part.text.toLowerCase() === 'and') };
}

function isGrouped([first = '', ...groups]: readonly string[]): boolean {
  return first.length <= 3 && groups.every(({ length }) => length === 3);
}

function shareOf(node: AmountNode['number']): { readonly share?: Share } {
  if (node.type !== 'Share' && node.type !== 'Fraction') return {};
  return { share: { above: Number(node.above), below: Number(node.below), isFraction: node.type === 'Fraction' } };
}

const PLAIN = { isPercent: false, isAlone: true };

/** A number in words, with or without a unit. */
function spelledOut(words: readonly string[]): Amount | undefined {
  const value = numberInWords(words);
  if (value !== undefined) return { ...PLAIN, value };
  const isUnit = numberInWords(words.slice(-1)) === undefined;
  const before = isUnit ? numberInWords(words.slice(0, -1)) : undefined;
  return before === undefined ? undefined : { ...PLAIN, value: before, isAlone: false };
}

/** Twenty-one, one hundred; undefined for words that are not a number. */
function numberInWords(words: readonly string[]): number | undefined {
  const all = words.flatMap((word) => word.toLowerCase().split('-')).filter((word) => word !== 'and');
  if (all.length === 0 || all.length > 8) return undefined;
  let whole = 0;
  let part = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const word of all) {
    const value = WORDS.get(word);
    if (value === undefined) return undefined;
    if (value === 100) part = (part || 1) * 100;
    else if (value >= 1000) {
      whole += (part || 1) * value;
      part = 0;
    }
    // "One two" is a sequence, and not a number.
    else if (value >= last || (part % 100 !== 0 && (part % 10 !== 0 || part % 100 < 20))) return undefined;
    else part += value;
    last = value < 100 ? value : Number.POSITIVE_INFINITY;
  }
  return whole + part;
}

function amountOf({ sign, number, scales }: AmountNode): number {
  const value = scales.reduce(
    (all, scale) => all * (SCALES.get(scale.toLowerCase().replace(/s$/, '')) ?? 1),
    numberOf(number),
  );
  return sign === '' || sign === '+' ? value : -value;
}

const NAMED_SCALES = [
  ['dozen', 12],
  ['hundred 百', 100],
  ['thousand k 千', 1e3],
  ['万 萬 만', 1e4],
  ['lakh', 1e5],
  ['million mio mln mn m', 1e6],
  ['crore', 1e7],
  ['億 亿 억', 1e8],
  ['billion mrd bn b', 1e9],
  ['trillion tn', 1e12],
] as const;
const SCALES: ReadonlyMap<string, number> = new Map(
  NAMED_SCALES.flatMap(([names, scale]) => names.split(' ').map((name) => [name, scale] as const)),
);

function numberOf(node: AmountNode['number']): number {
  switch (node.type) {
    case 'Mixed':
      return Number(node.whole) + Number(node.above) / Number(node.below);
    case 'Power':
      // Superscript digits are digits, and a long minus is a minus.
      return Number(`${node.base || 1}e${node.exponent.normalize('NFKC').replace('−', '-')}`);
    case 'Share':
    case 'Fraction':
      return Number(node.above) / Number(node.below);
    case 'Glyph': {
      // ½ is 1⁄2.
      const [above, below] = node.glyph.normalize('NFKC').split('⁄');
      return Number(node.whole) + Number(above) / Number(below);
    }
    case 'Grouped':
      return Number(`${node.whole.replace(/\D/g, '')}.${node.part ?? ''}`);
    default:
      return Number(node.text);
  }
}

const SMALL = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`;
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety hundred';
const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.split(/\s+/).map((word, at): [string, number] => [word, at]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, 10 * at + 20]),
  ['thousand', 1e3],
  ['million', 1e6],
]);
