import { requireText } from '../../../core/argument.ts';
import '../../../core/web-types.ts';
import { type RepairOptions, repair } from './repair.ts';

/**
 * {@link repair} as a Web `TransformStream`: text in, valid JSON out. The JSON is written when the text has ended: its
 * beginning may depend on the last character, since a second value makes a list of both. A text without JSON is an
 * error of the stream; with `orNull`, nothing is written.
 *
 * @example response.body.pipeThrough(new TextDecoderStream()).pipeThrough(repairStream())
 */
export function repairStream(options: RepairOptions = {}): TransformStream<string, string> {
  let text = '';
  return new TransformStream({
    transform(chunk) {
      requireText(chunk, 'chunk');
      text += chunk;
    },
    flush(controller) {
      const repaired = repair(text, { ...options, orNull: options.orNull === true });
      if (repaired !== null) controller.enqueue(repaired);
    },
  });
}
