/**
 * One document of the input, before it is read: its bytes, or the file that holds it. `id` names it where the record
 * has no id of its own: `replies.ndjson:12`.
 */
export type Document = RecordDocument | TextDocument | FileDocument | BrokenDocument;

/** A record: a line of NDJSON. */
export interface RecordDocument {
  readonly kind: 'record';
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A bare text. */
export interface TextDocument {
  readonly kind: 'text';
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A file that is one document; the thread that parses it reads it. */
export interface FileDocument {
  readonly kind: 'file';
  readonly id: string;
  readonly path: string;
  /** In bytes, as it was when the files were listed. */
  readonly size: number;
}

/** A document that was not read at all, for it has too many bytes. */
export interface BrokenDocument {
  readonly kind: 'too-large';
  readonly id: string;
  readonly size: number;
}

/** The bytes of a document, wherever they are. */
export function sizeOf(document: Document): number {
  return document.kind === 'record' || document.kind === 'text' ? document.bytes.length : document.size;
}

/** The bytes that a document holds in memory. */
export function heldBytes(document: Document): number {
  return document.kind === 'record' || document.kind === 'text' ? document.bytes.length : 0;
}

/**
 * Documents that came in together, and how many bytes of the input they took. The bytes of the documents are theirs only
 * until the next chunk is asked for.
 */
export interface DocumentChunk {
  readonly documents: readonly Document[];
  readonly bytes: number;
}
