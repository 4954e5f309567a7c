/**
 * A matcher for Vitest: `expect(text).toParseAs(format)`.
 *
 * @packageDocumentation
 */

import picocolors from 'picocolors';
import type { MatcherState } from 'vitest';
import { renderDiagnostics } from '../../cli/pretty/diagnostics.ts';
import type { Format } from '../../core/format.ts';

/** The part of a format that the matcher needs. */
type MatcherFormat<Model> = Pick<Format<Model>, 'name' | 'parse'>;

/** What is expected of a text, besides that it parses. */
interface ParseExpectations<Model = unknown> {
  /** The complete value; it may contain Vitest's asymmetric matchers such as `expect.objectContaining`. */
  readonly value?: Model | object;
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/** The result type of Vitest's matchers. */
interface MatcherResult {
  readonly pass: boolean;
  message(): string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/**
 * Passes when a text is whole, has no errors in a format, and has the expected value, if one is given. The message
 * shows each finding at its place in the text.
 *
 * @example
 * expect.extend({ toParseAs });
 * expect(reply).toParseAs(duckflow, { value: expect.objectContaining({ reasoning: 'Done.' }) });
 */
export function toParseAs<Model>(
  this: Pick<MatcherState, 'equals' | 'isNot'>,
  received: unknown,
  format: MatcherFormat<Model>,
  expectations: ParseExpectations<Model> = {},
): MatcherResult {
  if (typeof received !== 'string')
    return { pass: this.isNot, message: () => `toParseAs takes a text, and this is of the type ${typeof received}` };
  const { strict = false } = expectations;
  const parsed = format.parse(received, { strict });
  const clean = parsed.ok && parsed.complete;
  if (clean && 'value' in expectations && !this.equals(parsed.value, expectations.value))
    return {
      pass: false,
      message: () => `expected the ${format.name} text to give another value`,
      actual: parsed.value,
      expected: expectations.value,
    };
  const findings = renderDiagnostics({ input: { name: 'text', path: undefined, text: received }, parsed }, colors);
  const cut = parsed.complete ? '' : ', and it was cut off';
  return {
    pass: clean,
    message: () =>
      clean
        ? `expected the text not to be a clean ${format.name} text`
        : `expected a clean ${format.name} text${cut}:\n\n${findings}`,
  };
}

/** Without colours: reports also go to files and other programs. */
const colors = picocolors.createColors(false);

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: all declarations of an interface have the same parameters
  interface Matchers<T = any> {
    /** Passes when the text is whole and has no errors in the format. */
    toParseAs<Model>(format: MatcherFormat<Model>, expectations?: ParseExpectations<Model>): T;
  }
}
