import type { State, StepNode } from '../../generated/json.ts';
import { readText } from './read-text.ts';
import { stringEnds } from './settled.ts';
import { ARRAY, DUE, enter, finishValue, leave, OBJECT, READ, ROOT, VALUE } from './state.ts';

/** What a text begins with that is plain JSON. */
export interface PlainSteps {
  readonly steps: readonly StepNode[];
  /** Where the last step ends. */
  readonly end: number;
  /**
   * Why there are no more: a string value begins and does not end, at `end`; what comes next is not all there; or it is
   * not plain, or not certain yet.
   */
  readonly stop: 'string' | 'more' | 'other';
}

/**
 * Reads the steps at the beginning of a text that are plain JSON and that no text behind them can change. It is a short
 * cut for streams: the grammar makes the same steps of the same text, but looks at much more. The state moves along.
 */
export function plainSteps(text: string, state: State): PlainSteps {
  const steps: StepNode[] = [];
  let end = 0;
  for (;;) {
    const step = nextStep(text, end, state);
    if (typeof step === 'string') return { steps, end, stop: step };
    if (typeof step === 'number') return { steps, end: step, stop: 'string' };
    steps.push(step);
    // Behind a name the colon is a part of the step.
    end = step.type === 'Key' ? text.indexOf(':', step.end) + 1 : step.end;
  }
}

/** The next step; or the offset of the quote of a string value that does not end. */
function nextStep(text: string, from: number, state: State): StepNode | number | 'more' | 'other' {
  const { place } = state;
  let at = afterBlanks(text, from);
  let unit = text.charCodeAt(at);
  if (place === OBJECT || place === ARRAY) {
    if (unit === (place === OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY) && state.comma !== READ) return close(at, state);
    if (state.comma === DUE) {
      if (unit !== COMMA) return at < text.length ? 'other' : 'more';
      at = afterBlanks(text, at + 1);
      unit = text.charCodeAt(at);
    }
  }
  if (at >= text.length) return 'more';
  if (unit === OPEN_OBJECT && place !== OBJECT && (place !== ROOT || state.fresh)) return open(at, 'object', state);
  if (place === ROOT) return 'other';
  if (place === OBJECT) return unit === QUOTE ? key(text, at, state) : 'other';
  if (unit === OPEN_ARRAY) return open(at, 'array', state);
  return unit === QUOTE ? string(text, at, state) : word(text, at, state);
}

function open(at: number, kind: 'object' | 'array', state: State): StepNode {
  enter(state, kind === 'object' ? OBJECT : ARRAY);
  return { type: 'Open', kind, start: at, end: at + 1, errors: null };
}

function close(at: number, state: State): StepNode {
  leave(state);
  return { type: 'Close', levels: 1, start: at, end: at + 1, errors: null };
}

function key(text: string, at: number, state: State): StepNode | 'more' | 'other' {
  const { value, end, stop } = readText(text, at + 1);
  if (stop !== 'quote') return stop === 'end' ? 'more' : 'other';
  const colon = afterBlanks(text, end + 1);
  if (text.charCodeAt(colon) !== COLON) return colon < text.length ? 'other' : 'more';
  state.place = VALUE;
  return { type: 'Key', value, member: null, flaw: '', start: at, end: end + 1, errors: null };
}

function string(text: string, at: number, state: State): StepNode | number | 'more' | 'other' {
  const { value, end, stop } = readText(text, at + 1);
  if (stop !== 'quote') return stop === 'end' ? at : 'other';
  const ends = stringEnds(text, end + 1);
  if (ends !== 'yes') return ends === 'no' ? 'other' : 'more';
  return scalar(value, at, end + 1, state);
}

/** A number or a constant, which ends before a comma or a closing bracket. */
function word(text: string, at: number, state: State): StepNode | 'more' | 'other' {
  WORD.lastIndex = at;
  const [found] = WORD.exec(text) ?? [];
  if (found === undefined) return CUT_WORD.test(text.slice(at, at + LONGEST_CONSTANT)) ? 'more' : 'other';
  const end = at + found.length;
  const next = text.charCodeAt(afterBlanks(text, end));
  if (next === COMMA || next === CLOSE_OBJECT || next === CLOSE_ARRAY)
    return scalar(constantOrNumber(found), at, end, state);
  return Number.isNaN(next) ? 'more' : 'other';
}

function scalar(value: string | number | boolean | null, start: number, end: number, state: State): StepNode {
  finishValue(state);
  return { type: 'Scalar', value, flaw: '', start, end, errors: null };
}

const WORD = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const CUT_WORD = /^(?:-|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/;
const LONGEST_CONSTANT = 'false'.length;

function constantOrNumber(found: string): number | boolean | null {
  return found === 'null' ? null : found === 'true' ? true : found === 'false' ? false : Number(found);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function afterBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at;
    at++;
  }
}
