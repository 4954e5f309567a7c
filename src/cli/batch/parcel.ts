import { type Document, heldBytes } from './document.ts';
import type { Settings } from './settings.ts';
import type { Tally } from './tally.ts';

/** Some documents that a thread gets at once: one message for each would cost more than a short document itself. */
export interface Parcel {
  readonly documents: readonly Document[];
  readonly settings: Settings;
  /**
   * What the thread says while it works, in memory that it shares: the index of the document it is at, for whoever watches
   * the time; at the end, behind it, how many documents there were, and were ok, repaired, truncated.
   */
  readonly state: Int32Array;
}

/** What a thread made of a parcel. */
export interface ParcelResult {
  /** One line of NDJSON for each document, in their order. */
  readonly lines: Uint8Array;
  readonly tally: Tally;
}

/** What `Parcel.state` says before the first document. */
export const NOT_STARTED = -1;

/** How many numbers `Parcel.state` has. */
export const STATE_LENGTH = 5;

// Large enough that messages cost little, small enough that the threads get even shares.
const FULL_BYTES = 1024 * 1024;
const FULL_DOCUMENTS = 256;

/** Cuts a list of documents into shares for one parcel each. */
export function shares(documents: readonly Document[]): Document[][] {
  const all: Document[][] = [];
  let share: Document[] = [];
  let size = 0;
  for (const document of documents) {
    share.push(document);
    size += document.kind === 'file' ? document.size : heldBytes(document);
    if (size >= FULL_BYTES || share.length >= FULL_DOCUMENTS) {
      all.push(share);
      share = [];
      size = 0;
    }
  }
  return share.length === 0 ? all : [...all, share];
}

/** The same documents with their bytes in one buffer of their own, which can be handed to a thread without a copy. */
export function pack(documents: readonly Document[]): { documents: Document[]; buffer: ArrayBuffer } {
  const buffer = new ArrayBuffer(documents.reduce((sum, document) => sum + heldBytes(document), 0));
  let at = 0;
  const packed = documents.map((document) => {
    if (document.kind !== 'record' && document.kind !== 'text') return document;
    const bytes = new Uint8Array(buffer, at, document.bytes.length);
    bytes.set(document.bytes);
    at += bytes.length;
    return { ...document, bytes };
  });
  return { documents: packed, buffer };
}
