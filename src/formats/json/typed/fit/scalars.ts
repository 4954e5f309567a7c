import { getOrMake } from '../../../../core/maps.ts';
import { type Node, pathOf, rawOf } from '../node.ts';
import type { NumberType, PlainType, WordsType } from '../type.ts';
import { amountIn } from './amounts.ts';
import { exact, type Fit, made, noted } from './fit.ts';
import { Known } from './known.ts';
import { isOtherUnit } from './units.ts';
import { isNullWord, type MeantWord, truthOf, wordMeant } from './words.ts';

/** A scalar read as a scalar type; undefined if it does not fit. */
export function fitScalar(type: PlainType, node: Node): Fit | undefined {
  const fit = readScalar(type, node);
  if (fit === undefined || node.source.doubtful.size === 0 || type.kind === 'any') return fit;
  const range = node.source.locate(pathOf(node));
  if (range === undefined || !node.source.doubtful.has(range.start)) return fit;
  if (type.kind === 'text' && node.source.splits?.has(range.start) === true) return fit;
  return noted(fit, 'settled', node);
}

function readScalar(type: PlainType, node: Node): Fit | undefined {
  const { value } = node;
  switch (type.kind) {
    case 'any':
      return exact(node);
    case 'text':
      return fitText(node);
    case 'number':
      return fitNumber(type, node);
    case 'boolean':
      return fitBoolean(node);
    case 'null':
      if (value === null) return exact(node);
      return typeof value === 'string' && isNullWord(value) ? made(node, null, 'word for null') : undefined;
    case 'words':
      return fitWord(type, node);
    default:
      return undefined;
  }
}

/** A text takes the source, byte for byte. */
function fitText(node: Node): Fit | undefined {
  const { value } = node;
  if (typeof value === 'string') return exact(node);
  if (value === null) return undefined;
  const text = rawOf(node) ?? JSON.stringify(value);
  if (typeof value !== 'object') return made(node, text, 'unquoted');
  // An answer that is a text may be any text; inside one, another text may be meant: a member, or joined items.
  return made(node, text, node.around === null ? 'as text' : 'part as text');
}

function fitNumber(type: NumberType, node: Node): Fit | undefined {
  const { value } = node;
  if (typeof value === 'number') return whole(type, exact(node));
  if (typeof value !== 'string') return undefined;
  const amount = amountIn(value);
  if (amount === undefined) return undefined;
  if (amount.share !== undefined && type.most > 1) {
    const { above, below, isFraction } = amount.share;
    // 8 out of 10 if 10 is the maximum; 8/10 may also be 0.8, unless the type is an integer.
    if (below === type.most) return (isFraction && !type.isInteger ? taken : asNumber)(node, above);
    return isFraction ? whole(type, taken(node, amount.value)) : undefined;
  }
  // 85 % is 0.85 if no number is greater than 1.
  const number = amount.isPercent && type.most <= 1 ? amount.value / 100 : amount.value;
  if (amount.unit !== undefined && isOtherUnit(fieldOf(node), amount.unit))
    return whole(type, made(node, number, 'other unit'));
  return whole(type, amount.isAlone ? asNumber(node, number) : taken(node, number));
}

/** The name of the field that holds a value, directly or in lists. */
function fieldOf(node: Node): string {
  let at: Node | null = node;
  while (typeof at?.key === 'number') at = at.around;
  return String(at?.key ?? '');
}

function asNumber(node: Node, number: number): Fit {
  return made(node, number, 'number');
}

/** An integer has no fraction. */
function whole(type: NumberType, fit: Fit): Fit {
  const { value, node } = fit;
  if (!type.isInteger || typeof value !== 'number' || Number.isInteger(value)) return fit;
  const rounded = Math.round(value);
  return noted({ ...fit, value: rounded }, 'rounded', node, { place: String(value) });
}

function fitBoolean(node: Node): Fit | undefined {
  const { value } = node;
  if (typeof value === 'boolean') return exact(node);
  if (value === 0 || value === 1) return made(node, value === 1, 'truth as number');
  if (typeof value !== 'string') return undefined;
  const truth = truths.of(value);
  if (truth === null) return undefined;
  return made(node, truth.value, truth.isAlone ? 'truth' : 'among words');
}

const truths = new Known((text) => truthOf(text) ?? null);

function fitWord({ words }: WordsType, node: Node): Fit | undefined {
  const { value } = node;
  if (words.some((word) => word.value === value)) return exact(node);
  if (typeof value === 'object') return undefined;
  const text = typeof value === 'string' ? value : (rawOf(node) ?? String(value));
  const same = words.find((word) => String(word.value) === text);
  if (same !== undefined) return made(node, same.value, 'word of other kind');
  const meant = meaningsOf(words).of(text);
  return meant === null ? undefined : made(node, meant.value, meant.isAlone ? 'spelling' : 'among words');
}

const meanings = new WeakMap<WordsType['words'], Known<MeantWord | null>>();

function meaningsOf(words: WordsType['words']): Known<MeantWord | null> {
  return getOrMake(meanings, words, () => new Known((text) => meantBy(words, text) ?? null));
}

function meantBy(words: WordsType['words'], text: string): MeantWord | undefined {
  return wordMeant(words, text) ?? numberMeant(words, text) ?? truthMeant(words, text) ?? yesMeant(words, text);
}

/** A numeric literal may be written in any notation of numbers. */
function numberMeant(words: WordsType['words'], text: string): MeantWord | undefined {
  if (!words.some(({ value }) => typeof value === 'number')) return undefined;
  const amount = amountIn(text);
  return amount && words.some(({ value }) => value === amount.value) ? amount : undefined;
}

/** A boolean literal may be any word for it. */
function truthMeant(words: WordsType['words'], text: string): MeantWord | undefined {
  const truth = words.some(({ value }) => typeof value === 'boolean') ? truthOf(text) : undefined;
  return truth && words.some(({ value }) => value === truth.value) ? truth : undefined;
}

/** Of two words for yes and no, the one for the truth value. */
function yesMeant(words: WordsType['words'], text: string): MeantWord | undefined {
  const truth = truthOf(text);
  if (truth === undefined || !truth.isAlone) return undefined;
  const truths = words.map(({ value }) => (typeof value === 'string' ? truthOf(value) : undefined));
  const meant = [true, false].map((value) => truths.filter((one) => one?.isAlone === true && one.value === value));
  if (meant.some((some) => some.length !== 1)) return undefined;
  const value = words.find((_, at) => truths[at]?.isAlone === true && truths[at].value === truth.value)?.value;
  return value === undefined ? undefined : { value, isAlone: true };
}

/** A number among other words. */
function taken(node: Node, number: number): Fit {
  return made(node, number, 'among words');
}
