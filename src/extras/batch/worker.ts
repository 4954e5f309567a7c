// Runs in a thread of the pool, which calls it with one batch after the other.
import Tinypool from 'tinypool';
import { loadInheritedFormats } from '../../cli/load-formats.ts';
import { lineOf } from './parse-document.ts';
import type { Batch } from './pool.ts';
import { emptyTally } from './result.ts';
import { LineWriter } from './transfer-buffer.ts';

// If a user's format ended its thread, nothing would report it: the document would only fail at its timeout.
process.exit = () => {
  throw new Error('process.exit was called');
};

/** Parses the documents of a batch. @returns a `BatchAnswer`; bytes are transferred without a copy */
export default async function work({ documents, settings, state, output }: Batch): Promise<unknown> {
  await loadInheritedFormats(settings.format);
  const tally = emptyTally();
  const writer = new LineWriter(output);
  for (const [at, document] of documents.entries()) {
    Atomics.store(state, 0, at);
    writer.write(lineOf(document, settings, tally));
  }
  state.set([tally.documents, tally.ok, tally.repaired, tally.truncated], 1);
  const answer = writer.finish();
  return typeof answer === 'number' ? answer : Tinypool.move(answer);
}
