import { requireText } from '../../../core/argument.ts';
import '../../../core/web-types.ts';
import { type RepairOptions, repair } from './repair.ts';

/**
 * {@link repair} as a Web `TransformStream`: text in, valid JSON out. The JSON comes when the text has ended: how it begins
 * may depend on its last sign, as a second value makes a list of both. A text without JSON is an error of the stream; with
 * `orNull`, nothing comes.
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
