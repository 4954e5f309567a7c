import { counted } from '../core/counted.ts';
import type { Severity } from '../core/diagnostic.ts';
import { escapeControls } from '../core/escape-controls.ts';
import { feedback } from '../core/feedback.ts';
import type { Parsed } from '../core/parsed.ts';

/**
 * A model's text that does not meet its format, as an error for hosts that expect one: it holds all findings, and the
 * message that asks the model to fix them.
 */
export class FindingsError extends Error {
  override readonly name = 'FindingsError';
  /** The value that was read, with all findings. */
  readonly parsed: Parsed<unknown>;
  readonly text: string;

  /** @param finished - false when the model stopped before its end, for example at a token limit */
  constructor(parsed: Parsed<unknown>, text: string, finished = true) {
    super(describe(parsed, finished));
    this.parsed = parsed;
    this.text = text;
  }

  /** What to fix, as a message to the model. */
  get feedback(): string {
    return feedbackOn(this.parsed, this.text);
  }
}

/** A text is accepted when it is whole and has no errors. */
export function isClean(parsed: Parsed<unknown>, finished: boolean): boolean {
  return parsed.ok && parsed.complete && finished;
}

/** Like `feedback`, but never empty: a text that was cut off between two parts has no finding of its own. */
export function feedbackOn(parsed: Parsed<unknown>, text: string): string {
  return feedback(parsed, text) || CUT_OFF;
}

const CUT_OFF = 'Your answer was cut off before its end. Write the whole answer again, shorter.\n';

function describe(parsed: Parsed<unknown>, finished: boolean): string {
  const cut = finished && parsed.complete ? [] : ['it was cut off'];
  const errors = parsed.diagnostics.filter(({ severity }) => severity === ERROR);
  const told = errors.slice(0, TOLD).map(({ code, message }) => `${code}: ${escapeControls(message)}`);
  const more = errors.length > TOLD ? [counted(errors.length - TOLD, 'more error')] : [];
  return `not a clean ${parsed.format} text: ${[...cut, ...told, ...more].join('; ')}`;
}

const ERROR: Severity = 'error';
const TOLD = 3;
