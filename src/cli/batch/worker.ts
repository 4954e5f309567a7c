// Runs in a thread of the pool, which calls it with one parcel after the other.
import Tinypool from 'tinypool';
import { loadInheritedFormats } from '../load-formats.ts';
import { LineWriter } from './line-writer.ts';
import type { Parcel } from './parcel.ts';
import { parseDocument } from './parse-document.ts';
import { resultLine } from './result.ts';
import { count, emptyTally } from './tally.ts';

/** Parses the documents of a parcel. @returns a `ParcelAnswer`; bytes are handed over without a copy */
export default async function work({ documents, settings, state, output }: Parcel): Promise<unknown> {
  await loadInheritedFormats(settings.format);
  const tally = emptyTally();
  const writer = new LineWriter(output);
  for (const [at, document] of documents.entries()) {
    Atomics.store(state, 0, at);
    const result = parseDocument(document, settings);
    count(tally, result);
    writer.write(resultLine(result, settings));
  }
  state.set([tally.documents, tally.ok, tally.repaired, tally.truncated], 1);
  const answer = writer.finish();
  return typeof answer === 'number' ? answer : Tinypool.move(answer);
}
