import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/cli/batch/document.ts';
import { shares } from '../../src/cli/batch/parcel.ts';
import { Pool } from '../../src/cli/batch/pool.ts';
import { duration, progressInWords } from '../../src/cli/batch/progress.ts';
import { FileSink } from '../../src/cli/batch/sink.ts';
import { type Piece, Splitter } from '../../src/cli/batch/splitter.ts';
import { tallyInWords } from '../../src/cli/batch/tally.ts';

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

test('shares hold all documents, in order, and no share is large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 300 }), (sizes) => {
      const documents = sizes.map((size, at): Document => ({ kind: 'file', id: `${at}`, path: '', size }));
      const all = shares(documents);
      expect(all.flat()).toEqual(documents);
      for (const share of all) {
        expect(share.length).toBeLessThanOrEqual(256);
        expect(
          share.slice(0, -1).reduce((sum, document) => sum + (document.kind === 'file' ? document.size : 0), 0),
        ).toBeLessThan(1024 * 1024);
      }
    }),
  );
});

test('a file that was cut anywhere goes on behind its last whole line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-sink-'));
  const out = join(folder, 'out.ndjson');
  const line = (at: number): string =>
    `${JSON.stringify({ id: `é${at}`, ok: at % 2 === 0, complete: at % 3 === 0, size: 1, diagnostics: [] })}\n`;
  const lines = [0, 1, 2, 3].map(line);
  const whole = Buffer.from(lines.join(''));
  try {
    for (let cut = 0; cut <= whole.length; cut++) {
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
  const settings = {
    strict: false,
    maxBytes: 1000,
    times: false,
    wellFormed: false,
    columns: { text: 'text', id: 'id', model: 'model', time: 'time' },
  };
  const worker = new URL('./batch-thread.mjs', import.meta.url);
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
    const task = { settings, timeout: 3000 };
    try {
      const [first, second] = await Promise.all([
        pool.parse(documents('a', 'hang', 'b', 'hang'), task),
        pool.parse(documents('throw', 'a', 'memory', 'b'), task),
      ]);
      expect(outcomes(first.lines)).toEqual(['0 ok', '1 batch/timeout', '2 ok', '3 batch/timeout']);
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
  expect(progressInWords(tally, 25, 100, 3)).toBe('12,000 documents  4,000/s  17 with errors  25 %  9 s left');
  expect(progressInWords(tally, 25, undefined, 3)).toBe('12,000 documents  4,000/s  17 with errors');
  expect([0.2, 75, 7384].map(duration)).toEqual(['1 s', '1 min 15 s', '2 h 3 min']);
});
