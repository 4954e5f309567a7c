import type { StepNode } from '../../generated/json.ts';

// When a step of the grammar is certain: no text behind it can change it any more. A wrong yes would show as a
// difference between chunkings, which the laws look for.

/** How far the grammar looks behind a step, at most: so many characters, white space not counted. */
const LOOK_AHEAD = 512;

/** Steps that end at or before this offset are certain whatever they are; -1 when there are none. */
export function horizonOf(text: string): number {
  if (text.length <= LOOK_AHEAD) return -1;
  let left = LOOK_AHEAD;
  for (let at = text.length - 1; at >= 0; at--) {
    if (isBlank(text.charCodeAt(at))) continue;
    left--;
    if (left === 0) return at;
  }
  return -1;
}

/** Whether a step that ends at an offset is certain by what stands right behind it: only what JSON has can be. */
export function isSettled(step: StepNode, text: string, at: number): boolean {
  if (step.errors !== null) return false;
  switch (step.type) {
    case 'Close':
      return true;
    case 'Open':
      return (step.kind === 'object' ? MEMBER : ELEMENT).test(text.slice(at, at + 64));
    case 'Key':
      return step.flaw === '' && (step.member === null ? hasColon(text, at) : wordEnds(step.member, text, at));
    case 'Scalar':
      return wordEnds(step, text, at);
    default:
      return false;
  }
}

/** A name whose colon has come. */
function hasColon(text: string, end: number): boolean {
  let at = end - 1;
  while (at > 0 && isBlank(text.charCodeAt(at))) at--;
  return text.charCodeAt(at) === COLON;
}

const MEMBER = /^[ \t\n\r]*["}]/;
const ELEMENT = /^[ \t\n\r]*["{[\]]/;

function wordEnds({ value, flaw, errors }: StepNode & { type: 'Scalar' }, text: string, at: number): boolean {
  if (flaw !== '' || errors !== null) return false;
  if (typeof value === 'string') return stringEnds(text, at) === 'yes';
  const next = text.charCodeAt(afterBlanks(text, at));
  return next === COMMA || next === BRACE || next === BRACKET;
}

/** Whether a quote before an offset closes its string, as the grammar's `afterString` has it. */
export function stringEnds(text: string, at: number): 'yes' | 'no' | 'unknown' {
  const next = afterBlanks(text, at);
  if (next >= text.length) return 'unknown';
  const unit = text.charCodeAt(next);
  if (unit === COLON || unit === BRACE || unit === BRACKET) return 'yes';
  if (unit !== COMMA) return 'no';
  const follower = afterBlanks(text, next + 1);
  if (follower >= text.length) return 'unknown';
  if (VALUE_START.test(text.charAt(follower))) return 'yes';
  WORD.lastIndex = follower;
  const end = afterBlanks(text, follower + (WORD.exec(text)?.[0].length ?? 0));
  if (end === follower) return 'no';
  if (end >= text.length) return 'unknown';
  return /[:,}\]=]/.test(text.charAt(end)) ? 'yes' : 'no';
}

const VALUE_START = /["'`´“”„‟‘’‚‛＂＇{[}\]0-9+.…\-/#]/;
const WORD = /[A-Za-z_$\u00c0-\u1fff\u3040-\ud7ff][\w$\-\u00c0-\u1fff\u3040-\ud7ff]{0,200}/y;

const COMMA = 0x2c;
const COLON = 0x3a;
const BRACE = 0x7d;
const BRACKET = 0x5d;

function afterBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
