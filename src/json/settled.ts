import type { State, StepNode } from '../../generated/json.ts';

// When a step of the grammar is certain: no text behind it can change it any more. A wrong yes would show as a
// difference between chunkings, which the laws look for.
//
// A step of JSON is certain by what stands right behind it. One with a mistake may have been taken only because a
// string, a comment or a name that the end of the text cuts off did not match: it waits for a line end far behind it,
// where all of them end but block comments and triple quotes, which are looked for.

/** How far the grammar looks behind a step within a line, at most: so many characters, white space not counted. */
const LOOK_AHEAD = 512;

/** Steps that end at or before this offset are certain whatever they are; -1 when there are none. */
export function horizonOf(text: string): number {
  if (text.length <= LOOK_AHEAD) return -1;
  let left = LOOK_AHEAD;
  for (let at = closedUntil(text) - 1; at >= 0; at--) {
    if (isBlank(text.charCodeAt(at))) continue;
    left--;
    if (left === 0) return at;
  }
  return -1;
}

/** Whatever begins before this offset ends in the text. */
function closedUntil(text: string): number {
  const line = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  const comment = text.indexOf('/*', text.lastIndexOf('*/') + 1);
  const triples = ['"""', "'''"].map((quotes) => text.lastIndexOf(quotes)).filter((at) => at >= 0);
  return Math.min(line, comment < 0 ? line : comment, ...triples.map((at) => at - 2));
}

/** Whether a step that ends at an offset is certain by what stands right behind it; `state` is the one behind it. */
export function isSettled(step: StepNode, text: string, at: number, state: State): boolean {
  if (step.type === 'Between') return isSettledBetween(step, text, at);
  if (step.errors !== null) return false;
  switch (step.type) {
    case 'Close':
      return true;
    case 'Open':
      if (state.open.length > 1 || (state.fresh && step.kind === 'object')) return true;
      return (step.kind === 'object' ? MEMBER : ELEMENT).test(text.slice(at, at + 64));
    default:
      return step.type === 'Scalar' ? wordEnds(step, text, at) : keyEnds(step, text, at);
  }
}

function keyEnds({ flaw, member }: StepNode & { type: 'Key' }, text: string, at: number): boolean {
  if (flaw !== '' && flaw !== 'BadSingleQuotes' && flaw !== 'BadBareKey') return false;
  return member === null ? hasColon(text, at) : wordEnds(member, text, at);
}

/** A comma before a word or a closing bracket; prose before an object. */
function isSettledBetween({ start, errors }: StepNode & { type: 'Between' }, text: string, at: number): boolean {
  if (errors === null) return text.charCodeAt(at - 1) === COMMA && WORD_NEXT.test(text.charAt(afterBlanks(text, at)));
  const flaw = errors?.length === 1 ? errors[0]?.type : undefined;
  if (flaw === 'BadTrailingComma') return BRACKET_NEXT.test(text.slice(at, at + 64));
  return flaw === 'BadProse' && PROSE_WORD.test(text.charAt(start)) && PROSE_OBJECT.test(text.slice(at, at + 256));
}

const WORD_NEXT = /[\w"']/;
const BRACKET_NEXT = /^[ \t\n\r]*[}\]]/;
const PROSE_WORD = /[A-Za-z]/;
const PROSE_OBJECT = /^\{[ \t\n\r]*"[\w -]*"[ \t\n\r]*:/;

/** A name whose colon has come. */
function hasColon(text: string, end: number): boolean {
  let at = end - 1;
  while (at > 0 && isBlank(text.charCodeAt(at))) at--;
  return text.charCodeAt(at) === COLON;
}

const MEMBER = /^[ \t\n\r]*["}]/;
const ELEMENT = /^[ \t\n\r]*["{[\]]/;

/** The mistakes that are certain where the word is: 'text', True, NaN. */
const SETTLED_WORDS: ReadonlySet<string> = new Set(['', 'BadSingleQuotes', 'BadConstant', 'BadNan']);

function wordEnds(
  { value, flaw, errors, start, end }: StepNode & { type: 'Scalar' },
  text: string,
  at: number,
): boolean {
  if (errors !== null || !SETTLED_WORDS.has(flaw)) return false;
  if (typeof value === 'string') {
    // With an escape it is another rule that reads it, which looks further.
    return (flaw === '' || !text.slice(start, end).includes('\\')) && stringEnds(text, at) === 'yes';
  }
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
