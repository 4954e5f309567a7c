// Runs in a thread of the pool, which calls it with one parcel after the other.
import Tinypool from 'tinypool';
import { loadInheritedFormats } from '../user-formats.ts';
import type { Parcel } from './parcel.ts';
import { parseDocument } from './parse-document.ts';
import { resultLine } from './result.ts';
import { count, emptyTally } from './tally.ts';

await loadInheritedFormats();

/** Parses the documents of a parcel: the lines of their results, which are handed over without a copy. */
export default function work({ documents, settings, state }: Parcel): unknown {
  const tally = emptyTally();
  const lines: string[] = [];
  for (const [at, document] of documents.entries()) {
    Atomics.store(state, 0, at);
    const result = parseDocument(document, settings);
    count(tally, result);
    lines.push(resultLine(result, settings.wellFormed), '\n');
  }
  state.set([tally.documents, tally.ok, tally.repaired, tally.truncated], 1);
  return Tinypool.move(new TextEncoder().encode(lines.join('')));
}
