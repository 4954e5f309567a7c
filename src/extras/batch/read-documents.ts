import { open } from 'node:fs/promises';
import { STDIN_NAME } from '../../cli/inputs.ts';
import { fileProblem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import type { Document, DocumentChunk, FileDocument } from './read-record.ts';
import type { Settings } from './settings.ts';
import type { Source } from './sources.ts';
import { LINE_FEED, type Piece, Splitter } from './splitter.ts';

const FILES_AT_ONCE = 256;

/** All documents of the sources in order, as they arrive. */
export async function* readDocuments(sources: readonly Source[], settings: Settings): AsyncGenerator<DocumentChunk> {
  let files: FileDocument[] = [];
  for (const source of sources) {
    if (source.kind === 'document') {
      files.push({ kind: 'file', id: source.path, path: source.path, size: source.size ?? 0 });
      if (files.length < FILES_AT_ONCE) continue;
    }
    if (files.length > 0) yield chunkOf(files);
    files = [];
    if (source.kind === 'table') {
      const { readTable } = await import('./read-table.ts');
      yield* readTable(source, settings);
    } else if (source.kind !== 'document') yield* readPieces(source, settings);
  }
  if (files.length > 0) yield chunkOf(files);
}

function chunkOf(files: readonly FileDocument[]): DocumentChunk {
  return { documents: files, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

/** A byte range of a source of records or texts. */
interface Stretch extends Pick<Source, 'path' | 'kind'> {
  /** The name of the source in ids, if it is not the path. */
  readonly name?: string;
  /** The first byte, and the one after the last; all bytes if left out. */
  readonly start?: number;
  readonly end?: number;
  /** The number of pieces before the range. */
  readonly before?: number;
}

/** The documents of a source of records or texts. */
export async function* readPieces(stretch: Stretch, { maxBytes }: Settings): AsyncGenerator<DocumentChunk> {
  const { path, kind, name = path, start = 0, end = Number.POSITIVE_INFINITY, before = 0 } = stretch;
  if (start === end) return;
  const lines = kind === 'records';
  const splitter = new Splitter(lines ? LINE_FEED : 0, maxBytes);
  const namer = new Namer(name, lines, before);
  try {
    for await (const chunk of readChunks(path, start, end)) {
      yield { documents: namer.name(splitter.push(chunk)), bytes: chunk.length };
    }
  } catch (error) {
    throw fileProblem(path === STDIN ? STDIN_NAME : path, error);
  }
  yield { documents: namer.name(splitter.end()), bytes: 0 };
}

/** Turns pieces into documents, naming each by its position. */
class Namer {
  readonly #prefix: string;
  readonly #lines: boolean;
  #count: number;

  constructor(name: string, lines: boolean, before: number) {
    this.#count = before;
    this.#prefix = name === STDIN ? '' : `${name}:`;
    this.#lines = lines;
  }

  name(pieces: readonly Piece[]): Document[] {
    const documents: Document[] = [];
    for (const piece of pieces) {
      this.#count++;
      const id = `${this.#prefix}${this.#count}`;
      if (!Buffer.isBuffer(piece)) documents.push({ kind: 'too-large', id, size: piece.size });
      else if (!this.#lines) documents.push({ kind: 'text', id, bytes: piece });
      else {
        const bytes = this.#count === 1 ? withoutMark(piece) : piece;
        if (!isBlank(bytes)) documents.push({ kind: 'record', id, bytes });
      }
    }
    return documents;
  }
}

/** Many files begin with a byte order mark, which is not part of the first record. */
function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** A blank line is not a record. */
function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

const CHUNK = 1024 * 1024;

/**
 * The bytes of a file or of standard input, from `start` up to, and excluding, `end`.
 *
 * @yields chunks in one reused buffer: each is valid only until the next one is requested
 */
export async function* readChunks(path: string, start: number, end: number): AsyncGenerator<Buffer> {
  if (path === STDIN) {
    yield* process.stdin;
    return;
  }
  const file = await open(path);
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  try {
    for (let at = start; at < end; ) {
      // A named pipe has no positions.
      const place = start === 0 ? null : at;
      const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK, end - at), place);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
