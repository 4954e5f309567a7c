import { resolve } from 'node:path';
import { bundleOf } from '../scripts/sizes.ts';
import { type Json, repair } from '../src/formats/json/index.ts';
import { toolCalls } from '../src/tools/index.ts';
import { bamlByType, ownByType, readerOf } from './by-type.ts';
import { type Case, doubles, isMeant, pickBy, randomOf, singles } from './damage/cases.ts';
import { type Answer, own, peers, type Reader } from './damage/readers.ts';
import { pace } from './measure.ts';
import { protocols } from './peers.ts';
import type { Row } from './table.ts';

/** A library, and what of it is bundled to weigh it. */
interface Contestant {
  readonly reader: Reader;
  readonly weight: Bundled | string;
}

/** What a bundler takes of an entry; what runs in Node alone says itself what it weighs. */
interface Bundled {
  readonly entry: string;
  readonly names: string;
  readonly folder: string;
}

const SEED = 1;
/** How many texts of each damage. */
const COUNT = 40;
/** Each library reads all texts once for the engine to optimise it, and so many times to be timed. */
const ROUNDS = 3;

/** How each library reads what models damage: right, wrong, or wrong without a word; what it weighs, and how long it takes. */
export async function libraries(report: (line: string) => void): Promise<Row[]> {
  const pick = pickBy(randomOf(SEED));
  const count = pace.isQuick ? 1 : COUNT;
  const texts = [...singles(pick, count), ...doubles(pick, 10 * count)];
  const calls = texts.flatMap((one) => asCall(one));
  return [
    ...(await compared('Damaged JSON', texts, await ofJson(report), report)),
    ...(await compared('Damaged JSON, by its type', texts, await ofTypes(texts, report), report)),
    ...(await compared('Damaged arguments of calls, hermes', calls, await ofCalls(report), report)),
  ];
}

async function compared(
  what: string,
  texts: readonly Case[],
  contestants: readonly Contestant[],
  report: (line: string) => void,
): Promise<Row[]> {
  const group = `${what}, ${texts.length.toLocaleString('en')} texts`;
  const rows: Row[] = [];
  for (const { reader, weight } of contestants) {
    report(`libraries: ${what}, ${reader.name}`);
    const found = await judged(reader, texts);
    const weighs = typeof weight === 'string' ? weight : await gzippedOf(weight);
    const microseconds = await timeOf(reader, texts);
    rows.push({
      group,
      what: reader.name,
      measured: `${percent(found.right, texts.length)} right, ${percent(found.silent, texts.length)} wrong in silence`,
      note: `${weighs}, ${microseconds.toFixed(0)} µs a text`,
    });
  }
  return rows;
}

async function gzippedOf({ entry, names, folder }: Bundled): Promise<string> {
  const { gzipped } = await bundleOf(entry, folder, names, []);
  return `${(gzipped / 1000).toFixed(0)} kB gzipped`;
}

async function judged(reader: Reader, texts: readonly Case[]): Promise<{ right: number; silent: number }> {
  const found = { right: 0, silent: 0 };
  for (const { text, truth } of texts) {
    const { value, isTold } = await reader.read(text);
    if (isMeant(value, truth)) found.right++;
    else if (!isTold) found.silent++;
  }
  return found;
}

/** The microseconds that a text takes, the quickest round. */
async function timeOf({ read }: Reader, texts: readonly Case[]): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (const { text } of texts) await read(text);
    rounds.push(performance.now() - start);
  }
  return (1000 * Math.min(...rounds)) / texts.length;
}

function percent(part: number, whole: number): string {
  return part === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** What a bundler takes of the peers; the folder of the AI SDK is the project's own. */
const NAMES: Readonly<Record<string, readonly [entry: string, names: string]>> = {
  jsonrepair: ['jsonrepair', '{ jsonrepair }'],
  'jsonc-parser': ['jsonc-parser', '{ parse }'],
  'partial-json': ['partial-json', '{ parse }'],
  'best-effort-json-parser': ['best-effort-json-parser', '{ parse }'],
  'ai (parsePartialJson)': ['ai', '{ parsePartialJson }'],
};

async function ofJson(report: (line: string) => void): Promise<Contestant[]> {
  const repairing: Reader = { name: 'peglot (repair)', read: (text) => repaired(text) };
  const entry = './dist/src/formats/json/index.js';
  const folder = resolve('.');
  const others = await peers(report);
  return [
    { reader: { ...own, name: 'peglot (parse)' }, weight: { entry, names: '{ json }', folder } },
    { reader: repairing, weight: { entry, names: '{ repair }', folder } },
    ...others.flatMap((reader): Contestant[] => {
      const [peerEntry, names] = NAMES[reader.name] ?? [];
      if (peerEntry === undefined || names === undefined) return [];
      return [{ reader, weight: { entry: peerEntry, names, folder: peerEntry === 'ai' ? folder : resolve('bench') } }];
    }),
  ];
}

/** Each text by the type of what was meant: the only way that BAML reads. */
async function ofTypes(texts: readonly Case[], report: (line: string) => void): Promise<Contestant[]> {
  const entry = './dist/src/formats/json/index.js';
  const ours = { reader: readerOf(ownByType, texts), weight: { entry, names: '{ typed }', folder: resolve('.') } };
  const baml = await bamlByType();
  if (baml === undefined) report('@boundaryml/baml is not installed and left out: npm install --prefix bench');
  if (baml === undefined) return [ours];
  return [ours, { reader: readerOf(baml, texts), weight: '56 MB, native' }];
}

/** Text to text, as jsonrepair is used: what it gives is taken for meant. */
function repaired(text: string): Answer {
  try {
    return { value: JSON.parse(repair(text)), isTold: false };
  } catch {
    return { value: undefined, isTold: true };
  }
}

const NAME = 'save';
const TOOL = { type: 'function', name: NAME, inputSchema: { type: 'object' } };

/** The damaged text as the arguments of a call, where an object was meant and nothing stands around it. */
function asCall({ group, name, text, truth }: Case): Case[] {
  if (group === 'around' || typeof truth !== 'object' || truth === null || Array.isArray(truth)) return [];
  return [{ group, name, text: `<tool_call>\n{"name": "${NAME}", "arguments": ${text}}\n</tool_call>`, truth }];
}

async function ofCalls(report: (line: string) => void): Promise<Contestant[]> {
  const format = toolCalls({ dialect: 'hermes', tools: { [NAME]: { parameters: TOOL.inputSchema } } });
  const reader: Reader = {
    name: 'peglot (toolCalls)',
    read(text) {
      const { value, ok } = format.parse(text);
      return { value: argumentsOf(value.calls.map((call) => call.arguments)), isTold: !ok };
    },
  };
  const weight = { entry: './dist/src/entries/tools.js', names: '{ toolCalls }', folder: resolve('.') };
  const ours = { reader, weight };
  const [hermes] = (await protocols(['hermesProtocol'])) ?? [];
  if (hermes === undefined) report('@ai-sdk-tool/parser is not installed and left out: npm install --prefix bench');
  if (hermes === undefined) return [ours];
  const peer: Reader = {
    name: '@ai-sdk-tool/parser (hermes)',
    read(text) {
      const parts = hermes.parseGeneratedText({ text, tools: [TOOL] });
      const inputs = (Array.isArray(parts) ? parts : []).flatMap((part) =>
        part.type === 'tool-call' ? [typeof part.input === 'string' ? jsonOf(part.input) : part.input] : [],
      );
      // It says that a call was lost by giving none.
      return { value: argumentsOf(inputs), isTold: inputs.length === 0 };
    },
  };
  const names = '{ hermesProtocol }';
  return [ours, { reader: peer, weight: { entry: '@ai-sdk-tool/parser', names, folder: resolve('bench') } }];
}

function argumentsOf(all: readonly unknown[]): unknown {
  return all.length === 1 ? all[0] : undefined;
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
