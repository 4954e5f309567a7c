import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BatchResult, Pool } from '../../../src/extras/batch/pool.ts';
import { duration, progressInWords } from '../../../src/extras/batch/progress.ts';
import type { Document } from '../../../src/extras/batch/read-record.ts';
import { emptyTally, tallyInWords } from '../../../src/extras/batch/result.ts';
import { Sender } from '../../../src/extras/batch/run.ts';
import { FileSink } from '../../../src/extras/batch/sink.ts';
import { type Piece, Splitter } from '../../../src/extras/batch/splitter.ts';
import { LineWriter, TransferBuffer } from '../../../src/extras/batch/transfer-buffer.ts';
import { anyUnit } from '../../../src/testing/any-unit.ts';
import { isDeep } from '../../laws/law.ts';

const settings = {
  strict: false,
  maxBytes: 1000,
  times: false,
  values: true,
  wellFormed: false,
  columns: { text: 'text', id: 'id', model: 'model', time: 'time', stopReason: 'stop_reason' },
};

/** Any bytes, many of them separators. */
const bytes = fc.array(fc.constantFrom(0x0a, 0x0a, 0x61, 0xff), { maxLength: 40 }).map((all) => Buffer.from(all));

function pieces(chunks: readonly Buffer[], limit: number): (string | number)[] {
  const splitter = new Splitter(0x0a, limit);
  const all: Piece[] = [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
  return all.map((piece) => (Buffer.isBuffer(piece) ? piece.toString('latin1') : piece.size));
}

test('pieces are what stands between separators, however the bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(bytes), fc.integer({ min: 1, max: 8 }), (chunks, limit) => {
      const whole = Buffer.concat(chunks).toString('latin1').split('\n');
      if (whole.at(-1) === '') whole.pop();
      expect(pieces(chunks, limit)).toEqual(whole.map((piece) => (piece.length > limit ? piece.length : piece)));
    }),
  );
});

/** A document of this size, whose bytes lie anywhere in the memory. */
function documentIn(memory: Buffer, size: number, at: number): Document {
  const start = at % 11;
  return { kind: 'text', id: `${at}`, bytes: memory.subarray(start, start + size).fill(at % 256) };
}

test('a buffer holds copies, and no more than fits; one of its own takes any document', () => {
  const memory = Buffer.alloc(3_000_000);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 300 }), (sizes) => {
      const buffer = new TransferBuffer();
      for (const [at, size] of sizes.entries()) if (!buffer.add(documentIn(memory, size, at))) break;
      memory.fill(0xff);
      const held = buffer.documents.map((document, at) =>
        document.kind === 'text' && document.bytes.every((byte) => byte === at % 256) ? document.bytes.length : -1,
      );
      expect(held).toEqual(sizes.slice(0, held.length));
      const sum = held.reduce((total, size) => total + size, 0);
      expect(sum).toBeLessThanOrEqual(1024 * 1024);
      const isFull = held.length === 256 || sum + (sizes[held.length] ?? 0) >= 1024 * 1024;
      expect(isFull || held.length === sizes.length).toBe(true);
      buffer.clear();
      expect([buffer.documents, [...buffer.state]]).toEqual([[], [-1, -1, -1, -1, -1]]);
    }),
    { numRuns: 20 },
  );
  const large = documentIn(memory, 2_999_999, 0);
  const files: Document[] = [1, 2].map((at) => ({ kind: 'file', id: `${at}`, path: '', size: 700_000 }));
  const buffer = TransferBuffer.of([large, ...files]);
  memory.fill(7);
  const [first, ...others] = buffer.documents;
  expect(first?.kind === 'text' && first.bytes.every((byte) => byte === 0)).toBe(true);
  expect(others).toEqual(files);
});

test('results are taken in the order of their documents, and only so many wait', async () => {
  let inside = 0;
  let most = 0;
  let pauses = 0;
  const pool = {
    workers: 2,
    async parse(buffer: TransferBuffer): Promise<BatchResult> {
      const lines = Buffer.from(buffer.documents.map(({ id }) => `${id}\n`).join(''));
      await sleep((pauses++ * 7) % 5);
      return { lines, tally: { ...emptyTally(), documents: buffer.documents.length } };
    },
  };
  const taken: string[] = [];
  const sender = new Sender(pool, { settings, timeout: 0 }, async ({ lines, tally }) => {
    await sleep(1);
    inside -= tally.documents;
    taken.push(Buffer.from(lines).toString());
  });
  const memory = Buffer.alloc(600_000);
  const ids = Array.from({ length: 60 }, (_, at) => `${at}`);
  for (const id of ids) {
    const document: Document = { kind: 'text', id, bytes: memory.subarray(0, (Number(id) % 7) * 100_000) };
    await sender.send([document], document.bytes.length);
    most = Math.max(most, ++inside);
  }
  await sender.end();
  expect(taken.join('')).toBe(ids.map((id) => `${id}\n`).join(''));
  expect(inside).toBe(0);
  // Eight buffers, none of which has room for more than ten of these.
  expect(most).toBeLessThan(60);
});

test('a document goes off although the input brings no more; a failure is told at once', async () => {
  const gone: string[] = [];
  const pool = {
    workers: 1,
    async parse(buffer: TransferBuffer): Promise<BatchResult> {
      gone.push(...buffer.documents.map(({ id }) => id));
      await sleep(5);
      return { lines: new Uint8Array(0), tally: emptyTally() };
    },
  };
  const sender = new Sender(pool, { settings, timeout: 0 }, async () => {
    if (gone.length === 4) throw new Error('the disk is full');
  });
  const none = Buffer.alloc(0);
  for (const id of ['a', 'b', 'c', 'd']) await sender.send([{ kind: 'text', id, bytes: none }], 0);
  await expect(sender.failed).rejects.toThrow('the disk is full');
  expect(gone).toEqual(['a', 'b', 'c', 'd']);
});

test('lines fill the memory that is there, or memory of their own', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyUnit })), fc.nat(60), (lines, room) => {
      const given = new Uint8Array(room);
      const writer = new LineWriter(given);
      for (const line of lines) writer.write(line);
      const answer = writer.finish();
      const bytes = typeof answer === 'number' ? given.subarray(0, answer) : answer;
      const expected = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      expect(expected.equals(bytes)).toBe(true);
      expect(typeof answer === 'number').toBe(expected.length <= room);
    }),
  );
});

test('a file that was cut anywhere goes on behind its last whole line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-sink-'));
  const out = join(folder, 'out.ndjson');
  const line = (at: number): string =>
    `${JSON.stringify({ id: `é${at}`, ok: at % 2 === 0, complete: true, size: 1, diagnostics: [] })}\n`;
  const lines = [0, 1, 2, 3].map(line);
  const whole = Buffer.from(lines.join(''));
  try {
    for (let cut = 0; cut <= whole.length; cut += isDeep ? 1 : 17) {
      await writeFile(`${out}.partial`, whole);
      await truncate(`${out}.partial`, cut);
      const sink = await FileSink.open(out, true);
      const { documents, ok } = sink.done.tally;
      expect(documents).toBe(lines.filter((_, at) => Buffer.byteLength(lines.slice(0, at + 1).join('')) <= cut).length);
      expect(ok).toBe(Math.ceil(documents / 2));
      expect(sink.done.lastId).toBe(documents === 0 ? undefined : `é${documents - 1}`);
      await sink.write(Buffer.from(lines.slice(documents).join('')));
      await sink.finish();
      expect(await readFile(out)).toEqual(whole);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('a pool', () => {
  const worker = new URL('./thread.mjs', import.meta.url);
  const documents = (...texts: string[]): Document[] =>
    texts.map((text, at) => ({ kind: 'text', id: `${at}`, bytes: Buffer.from(text) }));

  /** The ids of the results with what became of them. */
  const outcomes = (lines: Uint8Array): string[] =>
    Buffer.from(lines)
      .toString()
      .trim()
      .split('\n')
      .map((line) => {
        const { id, diagnostics } = JSON.parse(line);
        return `${id} ${diagnostics[0]?.code ?? 'ok'}`;
      });

  test('a document that takes for ever, one that takes all memory, one that fails: the others are read', async () => {
    const pool = new Pool({ workers: 2, memory: 40, worker });
    try {
      const own = Buffer.from('{"id":"own","model":"m","text":"hang"}');
      const record: Document = { kind: 'record', id: '3', bytes: own };
      const [first, second] = await Promise.all([
        pool.parse(TransferBuffer.of([...documents('a', 'hang', 'b'), record]), { settings, timeout: 3000 }),
        // To fill the memory takes a while too.
        pool.parse(TransferBuffer.of(documents('throw', 'a', 'memory', 'b')), { settings, timeout: 60_000 }),
      ]);
      expect(outcomes(first.lines)).toEqual(['0 ok', '1 batch/timeout', '2 ok', 'own batch/timeout']);
      const last = Buffer.from(first.lines).toString().trim().split('\n').at(-1) ?? '';
      expect(JSON.parse(last)).toMatchObject({ model: 'm', size: 4, value: null });
      expect(outcomes(second.lines)).toEqual(['0 batch/failed', '1 ok', '2 batch/out-of-memory', '3 ok']);
      expect([first.tally, second.tally]).toEqual(Array(2).fill({ documents: 4, ok: 2, repaired: 0, truncated: 0 }));
    } finally {
      await pool.close();
    }
  });
});

test('what is said of a run', () => {
  const tally = { documents: 12_000, ok: 11_983, repaired: 1, truncated: 2 };
  expect(tallyInWords(tally)).toBe('12,000 documents: 11,983 ok (1 of them repaired), 17 with errors (2 cut off)');
  const pace = { documents: 8000, bytes: 20, seconds: 2 };
  expect(progressInWords(tally, 25, 100, pace)).toBe('12,000 documents  4,000/s  17 with errors  25 %  8 s left');
  expect(progressInWords(tally, 25, undefined, pace)).toBe('12,000 documents  4,000/s  17 with errors');
  const none = { documents: 0, bytes: 0, seconds: 0 };
  expect(progressInWords(tally, 90, 100, none)).toBe('12,000 documents  17 with errors  90 %');
  expect([0.2, 75, 7384].map(duration)).toEqual(['1 s', '1 min 15 s', '2 h 3 min']);
});
