/**
 * Streams of Node.
 *
 * @packageDocumentation
 */

import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type RepairOptions, repair } from '../../formats/json/index.ts';

/**
 * `repair` of `peglot/json` as a `Transform`: takes text or UTF-8 bytes, and writes valid JSON once the text has ended.
 * A text without JSON is an error of the stream; with `orNull`, nothing is written.
 *
 * @example await pipeline(createReadStream('broken.json'), repairStream(), createWriteStream('mended.json'));
 */
export function repairStream(options: RepairOptions = {}): Transform {
  const decoder = new StringDecoder();
  let text = '';
  return new Transform({
    decodeStrings: false,
    transform(chunk: string | Buffer, _, done) {
      text += typeof chunk === 'string' ? chunk : decoder.write(chunk);
      done();
    },
    flush(done) {
      try {
        done(null, repair(text + decoder.end(), { ...options, orNull: options.orNull === true }));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
