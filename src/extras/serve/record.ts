import { appendFile } from 'node:fs/promises';
import { fileProblem } from '../../cli/problem.ts';
import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import { jsonIn } from '../../hosts/openai/json-text.ts';
import type { Wire } from '../../hosts/openai/stream.ts';
import type { ApiServer, Fields } from './apis/api.ts';
import { apiAt } from './apis/index.ts';
import { asChunk, recordsOf } from './apis/parts.ts';
import { withoutSecrets } from './secrets.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** Records the exchange with the upstream, as lines of a file that `peglot batch` reads. */
export interface Recorder {
  /** Records a request, and the answer when it is over. */
  readonly record: (path: string, asked: Fields, given: UpstreamAnswer) => void;
  /** Resolves when everything is written to the file. */
  readonly written: () => Promise<void>;
}

/**
 * Appends to a file that nobody else may read.
 *
 * @param most - the maximum length of an answer, in UTF-16 units
 * @throws {Problem} when the file cannot be written
 */
export async function recorderOf(file: string, most: number, note: (what: string) => void): Promise<Recorder> {
  const write = (line: string): Promise<void> => appendFile(file, line, { mode: 0o600 });
  await write('').catch((error) => {
    throw fileProblem(file, error);
  });
  let last = Promise.resolve();
  let count = 0;
  return {
    record: (path, asked, { status, headers, body }) => {
      const begun = { id: `${Date.now().toString(36)}-${++count}`, time: new Date().toISOString(), path };
      const request = withoutSecrets(asked);
      const type = headers['content-type']?.join() ?? '';
      body?.listen(most, (answer) => {
        const { text, stop_reason } = saidIn(answer, type, apiAt(path).server);
        const line = { ...begun, model: asked.model, stop_reason, text, status, request, answer };
        last = last
          .then(() => write(`${JSON.stringify(line)}\n`))
          .catch((error) => note(`${file} cannot be written: ${messageOf(error)}`));
      });
    },
    written: () => last,
  };
}

/** The model's original text: that of the first choice. */
function saidIn(answer: string, type: string, server: ApiServer): { text: string; stop_reason?: unknown } {
  const isStream = type.includes('ndjson') || type.includes('event-stream');
  const chunks = isStream ? chunksIn(answer, server.wire()) : [wholeIn(answer, server)];
  let text = '';
  let reason: unknown;
  for (const chunk of chunks) {
    const [{ delta, finish_reason } = {}] = recordsOf(chunk.choices);
    const { content } = Object(delta);
    if (typeof content === 'string') text += content;
    reason = finish_reason ?? reason;
  }
  return { text, stop_reason: reason };
}

function chunksIn(answer: string, { splitter, chunkOf }: Wire): Fields[] {
  const events = splitter();
  return [...events.push(answer), events.end()].flatMap(({ data }) => {
    const chunk = data === undefined ? undefined : chunkOf(data);
    return isRecord(chunk) ? [chunk] : [];
  });
}

function wholeIn(answer: string, { completionOf }: ApiServer): Fields {
  const body = jsonIn(answer);
  return isRecord(body) ? asChunk(completionOf(body)) : {};
}
