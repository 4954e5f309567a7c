import { Problem } from '../../cli/problem.ts';
import type { Document, DocumentChunk } from './document.ts';
import type { Task } from './pool.ts';
import type { Progress } from './progress.ts';
import { readRecord } from './read-record.ts';
import { type Parser, Sender } from './sender.ts';
import type { Columns } from './settings.ts';
import type { Done, Sink } from './sink.ts';
import { add, emptyTally, type Tally } from './tally.ts';

/**
 * Parses all documents and writes their results, in order. No more documents are in memory than the threads are at and
 * a few that wait: the input is read as fast as the results are taken.
 *
 * @returns what came out, with what an earlier run had done
 */
export async function runBatch(
  chunks: AsyncIterable<DocumentChunk>,
  sink: Sink,
  parser: Parser,
  task: Task,
  progress?: Progress,
): Promise<Tally> {
  const tally = emptyTally();
  add(tally, sink.done.tally);
  const sender = new Sender(parser, task, async (result, bytes) => {
    await sink.write(result.lines);
    add(tally, result.tally);
    progress?.update(tally, bytes);
  });
  const sent = sendAll(withoutDone(chunks, sink.done, task.settings.columns), sender);
  // A full disk is reported at once, and not when the input brings more.
  await Promise.race([sent, sender.failed]);
  await sink.finish();
  return tally;
}

async function sendAll(chunks: AsyncIterable<DocumentChunk>, sender: Sender): Promise<void> {
  for await (const { documents, bytes } of chunks) await sender.send(documents, bytes);
  await sender.end();
}
/** Leaves out the documents whose results are there already. */
async function* withoutDone(
  chunks: AsyncIterable<DocumentChunk>,
  { tally, lastId }: Done,
  columns: Columns,
): AsyncGenerator<DocumentChunk> {
  let left = tally.documents;
  for await (const { documents, bytes } of chunks) {
    const last = documents[left - 1];
    if (left > 0 && last !== undefined && idOf(last, columns) !== lastId) throw otherInput();
    yield { documents: documents.slice(left), bytes };
    left -= Math.min(left, documents.length);
  }
  if (left > 0) throw otherInput();
}

function idOf(document: Document, columns: Columns): string {
  const record = document.kind === 'record' ? readRecord(document.bytes, columns) : undefined;
  return record?.id ?? document.id;
}

function otherInput(): Problem {
  return new Problem('the results that are there are of another input', 'remove the partial file and start anew');
}
