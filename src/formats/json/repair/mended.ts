import type { Token, Tokens } from '../read/tokens.ts';
import { Gaps } from './gaps.ts';
import { textAsWritten, valueAsWritten } from './word.ts';

/** The text of the tokens: words, blanks and signs stay as written wherever they are valid JSON. */
export function mendedText(text: string, tokens: Tokens, keepsComments: boolean): string {
  const gaps = new Gaps(text, tokens.comments, keepsComments);
  let out = '';
  let at = 0;
  let before: Token | undefined;
  for (const token of tokens.all) {
    const { start, end } = placeOf(token, text, at);
    out += before === undefined ? gaps.around(0, start) : gaps.between(at, start, signBetween(before, token));
    out += '['.repeat(token.lists) + written(token, text.slice(start, end));
    at = end;
    before = token;
  }
  return out + gaps.around(at, text.length);
}

function written({ type, value }: Token, source: string): string {
  if (type === 'value') return valueAsWritten(source, value);
  return type === 'name' ? textAsWritten(source, String(value)) : String(value);
}

/** The range of a token, from an offset on; a missing one is at that offset. */
function placeOf(token: Token, text: string, from: number): Token['range'] {
  const { start, end } = token.range;
  if (isBracket(token) && (start < from || !BRACKETS.includes(text.slice(start, end))))
    return { start: from, end: from };
  return { start: Math.max(start, from), end: Math.max(end, from) };
}

function isBracket({ type }: Token): boolean {
  return type === 'open' || type === 'close';
}

/** Opening and closing brackets of all kinds. */
const BRACKETS = '{}[]()｛｝［］';

function signBetween(before: Token, after: Token): ',' | ':' | '' {
  if (before.type === 'name') return ':';
  return before.type === 'open' || after.type === 'close' ? '' : ',';
}
