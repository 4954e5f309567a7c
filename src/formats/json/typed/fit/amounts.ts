import { type AmountNode, grammar } from '../../../../../generated/amounts.ts';
import { readNode } from '../../../../engine/read-node.ts';

/** The one number that a text holds. */
export interface Amount {
  readonly value: number;
  readonly isPercent: boolean;
  /** The text is the number, with no more than a unit beside it. */
  readonly isAlone: boolean;
}

/** More than a number is written in: longer texts hold more than one thing. */
const MAX_TEXT = 4000;

/**
 * The number that a text means; undefined where it holds none, or several.
 *
 * @example amountIn('$1,234.50') // { value: 1234.5, isPercent: false, isAlone: true }
 */
export function amountIn(text: string): Amount | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const plain = Number(text);
  // As JavaScript writes it: there is nothing to be read.
  if (Number.isFinite(plain) && String(plain) === text) return { value: plain, isPercent: false, isAlone: true };
  const parts = readNode(grammar, text, 'Text')?.parts ?? [];
  const [amount, ...others] = parts.filter((part) => part.type === 'Amount');
  const words = parts.filter((part) => part.type === 'Word');
  if (amount === undefined) {
    const [word] = words;
    const value = parts.length === 1 ? WORDS.get(word?.text.toLowerCase() ?? '') : undefined;
    return value === undefined ? undefined : { value, isPercent: false, isAlone: true };
  }
  const value = amountOf(amount);
  if (others.length > 0 || !Number.isFinite(value)) return undefined;
  return { value, isPercent: amount.percent !== '', isAlone: words.length <= 1 && parts.length === words.length + 1 };
}

function amountOf({ sign, number, scale }: AmountNode): number {
  const value = numberOf(number) * (scale === null ? 1 : SCALES[scale.type]);
  return sign === '-' || sign === '−' ? -value : value;
}

const SCALES = { Thousand: 1e3, Million: 1e6, Billion: 1e9 } as const;

function numberOf(node: AmountNode['number']): number {
  switch (node.type) {
    case 'Mixed':
      return Number(node.whole) + Number(node.above) / Number(node.below);
    case 'Fraction':
      return Number(node.above) / Number(node.below);
    case 'Glyph':
      return Number(node.whole) + (GLYPHS.get(node.glyph) ?? 0);
    case 'Grouped':
      return Number(`${node.whole.replace(/\D/g, '')}.${node.part ?? ''}`);
    default:
      return Number(node.text);
  }
}

const GLYPHS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
]);

const WORDS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at]),
);
