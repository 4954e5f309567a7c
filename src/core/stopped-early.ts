/** Finish reasons of models that stopped before the end, in lower case, with `_` between words. */
const EARLY: ReadonlySet<string> = new Set([
  'length',
  'max_tokens',
  'max_output_tokens',
  'model_length',
  'model_context_window_exceeded',
  'content_filter',
  'safety',
  'refusal',
  'error',
  'interrupted',
  'cancelled',
]);

/**
 * Whether a finish reason means that the text is cut off, so that it should be parsed with `finished: false`.
 *
 * @param reason in the words of any provider
 * @example stoppedEarly('MAX_TOKENS') // true
 */
export function stoppedEarly(reason: string): boolean {
  return EARLY.has(reason.toLowerCase().replaceAll('-', '_'));
}
