// Runs in a thread of the pool, which calls it with one parcel after the other.
import type { Parcel, ParcelResult } from './parcel.ts';
import { parseDocument } from './parse-document.ts';
import { resultLine } from './result.ts';
import { count, emptyTally } from './tally.ts';

/** Parses the documents of a parcel. */
export default function work({ documents, settings, current }: Parcel): ParcelResult {
  const tally = emptyTally();
  const lines: string[] = [];
  for (const [at, document] of documents.entries()) {
    Atomics.store(current, 0, at);
    const result = parseDocument(document, settings);
    count(tally, result);
    lines.push(resultLine(result, settings.wellFormed), '\n');
  }
  return { lines: new TextEncoder().encode(lines.join('')), tally };
}
