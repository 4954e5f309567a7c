import { pathToFileURL } from 'node:url';
import { AIMessageChunk } from '@langchain/core/messages';
import { JsonOutputParser, StringOutputParser } from '@langchain/core/output_parsers';
import { jsonSchema, Output, streamText } from 'ai';
import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';
import * as duckflow from '../src/formats/duckflow/index.ts';
import { output } from '../src/hosts/ai-sdk/index.ts';
import { genkitFormat } from '../src/hosts/genkit/index.ts';
import { FormatOutputParser } from '../src/hosts/langchain/index.ts';
import { measureAsync, median, ratio } from './measure.ts';
import { code } from './replies.ts';
import { atMost, type Row, times } from './table.ts';

/** As many as tokens, of some four characters. */
const DELTAS = 4000;
const ROUNDS = 3;

/** The three ways in which a host reads the same answer. */
interface Ways {
  /** Plain text: what the host costs by itself. */
  readonly text: () => Promise<unknown>;
  /** The answer as JSON, by the host. */
  readonly json: () => Promise<unknown>;
  /** The answer in a format, by the adapter. */
  readonly format: () => Promise<unknown>;
}

/** What an adapter adds to each delta of a stream, beside what the host's own JSON output adds. */
export async function hosts(report: (line: string) => void): Promise<Row[]> {
  const reply = replyOf(10, 1600);
  const text = piecesOf(duckflow.print(reply));
  const json = piecesOf(JSON.stringify(reply));
  const all: [string, Ways][] = [
    ['AI SDK', aiSdk(text, json)],
    ['LangChain', langChain(text, json)],
  ];
  const genkit = await genkitWays(text, json);
  if (genkit === undefined) report('Genkit is not installed and left out: npm ci --prefix test/hosts');
  else all.push(['Genkit', genkit]);
  const rows: Row[] = [];
  for (const [name, ways] of all) {
    report(`hosts: ${name}`);
    rows.push(await rowOf(name, ways));
  }
  return rows;
}

async function rowOf(name: string, ways: Ways): Promise<Row> {
  const found = await measureAsync(
    { text: ways.text, json: ways.json, format: ways.format },
    { rounds: ROUNDS, milliseconds: 1 },
  );
  const added = (way: readonly number[]): number[] => way.map((time, round) => time - (found.text[round] ?? 0));
  const measured = ratio(added(found.format), added(found.json));
  const each = (way: readonly number[]): string => `${((1000 * median(way)) / DELTAS).toFixed(0)} µs`;
  return {
    group: `Hosts, ${DELTAS} deltas`,
    what: `${name}, what a format adds to a delta beside what the host's JSON output adds`,
    measured: times(measured),
    target: atMost(measured, 1),
    note: `a delta: text ${each(found.text)}, JSON ${each(found.json)}, format ${each(found.format)}`,
  };
}

function replyOf(actions: number, size: number): duckflow.Reply {
  return {
    ...duckflow.emptyReply(),
    reasoning: 'Write the files.',
    vitals: { confidence: 0.9, mood: 0.8, focus: 0.7, stamina: 0.6 },
    actions: Array.from({ length: actions }, (_, index) => ({
      index,
      type: 'create_file',
      params: { path: `src/file-${index}.ts` },
      content: code(size),
    })),
  };
}

/** The text in as many pieces as there are deltas. */
function piecesOf(text: string): string[] {
  return Array.from({ length: DELTAS }, (_, at) =>
    text.slice(Math.round((at * text.length) / DELTAS), Math.round(((at + 1) * text.length) / DELTAS)),
  );
}

function aiSdk(text: readonly string[], json: readonly string[]): Ways {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const modelOf = (pieces: readonly string[]): MockLanguageModelV3 =>
    new MockLanguageModelV3({
      doStream: async () => ({
        stream: simulateReadableStream({
          initialDelayInMs: null,
          chunkDelayInMs: null,
          chunks: [
            { type: 'text-start' as const, id: '1' },
            ...pieces.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
            { type: 'text-end' as const, id: '1' },
            { type: 'finish' as const, finishReason: { unified: 'stop' as const, raw: undefined }, usage },
          ],
        }),
      }),
    });
  const model = modelOf(text);
  const jsonModel = modelOf(json);
  const object = Output.object({ schema: jsonSchema<duckflow.Reply>({ type: 'object' }) });
  const format = output(duckflow);
  return {
    text: () => drain(streamText({ model, prompt: '' }).textStream),
    json: () => drain(streamText({ model: jsonModel, prompt: '', output: object }).partialOutputStream),
    format: () => drain(streamText({ model, prompt: '', output: format }).partialOutputStream),
  };
}

function langChain(text: readonly string[], json: readonly string[]): Ways {
  async function* chunksOf(pieces: readonly string[]): AsyncGenerator<AIMessageChunk> {
    for (const content of pieces) yield new AIMessageChunk({ content });
  }
  const plain = new StringOutputParser();
  const object = new JsonOutputParser();
  const format = new FormatOutputParser(duckflow);
  return {
    text: () => drain(plain.transform(chunksOf(text), {})),
    json: () => drain(object.transform(chunksOf(json), {})),
    format: () => drain(format.transform(chunksOf(text), {})),
  };
}

/** What is used of Genkit, which the tests of the hosts install. */
interface GenkitModule {
  genkit(options: object): {
    defineFormat(...format: ReturnType<typeof genkitFormat<duckflow.Reply>>): unknown;
    defineModel(options: object, run: (request: unknown, send: (chunk: object) => void) => Promise<object>): unknown;
    generateStream(options: object): { stream: AsyncIterable<{ readonly output: unknown; readonly text: string }> };
  };
}

async function genkitWays(text: readonly string[], json: readonly string[]): Promise<Ways | undefined> {
  const file = pathToFileURL('test/hosts/node_modules/genkit/lib/beta.mjs').href;
  const module: GenkitModule | undefined = await import(file).catch(() => undefined);
  if (module === undefined) return undefined;
  const ai = module.genkit({});
  ai.defineFormat(...genkitFormat(duckflow));
  const modelOf = (name: string, pieces: readonly string[]): unknown =>
    ai.defineModel({ name }, async (_request, send) => {
      for (const piece of pieces) send({ content: [{ text: piece }] });
      return { message: { role: 'model', content: [{ text: pieces.join('') }] }, finishReason: 'stop' };
    });
  const model = modelOf('text', text);
  const jsonModel = modelOf('json', json);
  const read = async (options: object, partial: boolean): Promise<void> => {
    const { stream } = ai.generateStream({ prompt: 'x', ...options });
    for await (const chunk of stream) if (partial) void chunk.output;
  };
  return {
    text: () => read({ model, output: { format: 'text' } }, false),
    json: () => read({ model: jsonModel, output: { format: 'json' } }, true),
    format: () => read({ model, output: { format: 'duckflow' } }, true),
  };
}

async function drain(items: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of items) count++;
  return count;
}
