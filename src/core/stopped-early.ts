/** What providers say of a model that stopped before its end, in small letters and with `_` between words. */
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
 * Whether a model that stopped for this reason was not done yet: what it wrote is then parsed with `finished: false`.
 *
 * @param reason in the words of whichever provider
 * @example stoppedEarly('MAX_TOKENS') // true
 */
export function stoppedEarly(reason: string): boolean {
  return EARLY.has(reason.toLowerCase().replaceAll('-', '_'));
}
