import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as peglot from 'peglot';
import * as json from 'peglot/json';
import * as toolsEntry from 'peglot/tools';
import { editDialects } from '../../src/edits/index.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { readCase } from '../../test/corpus-file.ts';
import { coverOf } from '../../test/cover-texts.ts';
import { answers } from '../../test/formats/json/typed/answer-files.ts';
import { schemas } from '../../test/formats/json/typed/answer-schemas.ts';
import { callCases, detectCases, editCases, tools } from '../../test/tools/corpus.ts';
import { checkerOf, type Reader, readerOf } from './compare.ts';
import { damagedLines, spoiledValues } from './damage.ts';
import type { Side } from './sides.ts';

/** Texts that one reader of each side reads. */
export interface Subject {
  readonly name: string;
  readonly texts: readonly string[];
  /** Undefined where a side has no such reader. */
  reader(side: Side): Reader | undefined;
}

type Format = Parameters<typeof readerOf>[0];

const root = new URL('../../', import.meta.url);

/** The sources here, from which values to spoil are read. */
const HERE: Side = { peglot, tools: toolsEntry, json };

/** Longer texts are not damaged: shorter ones show the same. */
const LONG = 20_000;

/** Every format, dialect and type of answers with its texts, and its values; at most so many of each. */
export function subjectsFor(most: number): Subject[] {
  return [
    ...peglot.formatNames.flatMap((name) =>
      ofFormat(name, (side) => side.peglot[name], [...corpusOf(name), ...coverIn(name)], most),
    ),
    ...dialectNames.flatMap((dialect) =>
      ofFormat(
        dialect,
        ({ tools: { toolCalls } }) => toolCalls({ dialect, tools }),
        inputs(callCases(dialect)),
        most / 4,
      ),
    ),
    ...editDialects.flatMap((dialect) =>
      ofFormat(dialect, ({ tools: { editBlocks } }) => editBlocks({ dialect }), inputs(editCases(dialect)), most / 4),
    ),
    ...[...schemas].map(([name, schema]): Subject => {
      const texts = answers.filter(({ type }) => type === name).map(({ text }) => text);
      const reader = (side: Side): Reader => readerOf(side.json.typed(schema));
      return { name: `answer: ${name}`, texts: some([...texts, ...texts.flatMap(damagedLines)], most / 4), reader };
    }),
    {
      name: 'any',
      texts: some([...peglot.formatNames.flatMap(corpusOf), ...inputs(detectCases())], most),
      reader:
        ({ peglot: { parseAny }, tools: { detect } }) =>
        (text) => ({ format: [String(parseAny(text)?.format)], dialect: [String(detect(text))] }),
    },
  ];
}

/** A format's texts, as they are and with one line damaged; and its values, with one part changed. */
function ofFormat(name: string, formatOf: (side: Side) => Format, corpus: readonly string[], most: number): Subject[] {
  const reading =
    (make: (format: Format) => Reader) =>
    (side: Side): Reader | undefined => {
      const format = ifThere(() => formatOf(side));
      return format && make(format);
    };
  const here = formatOf(HERE);
  const values = corpus.map((text) => here.parse(text)).filter(({ ok }) => ok);
  const spoiled = spoiledValues(values.map(({ value }) => value)).map((value) => JSON.stringify(value) ?? 'null');
  const damaged = corpus.filter((text) => text.length < LONG).flatMap(damagedLines);
  return [
    { name, texts: [...corpus, ...some(damaged, most)], reader: reading(readerOf) },
    { name: `values of ${name}`, texts: some(spoiled, most), reader: reading(checkerOf) },
  ];
}

/** What has another name on one side is not compared. */
function ifThere(make: () => Format | undefined): Format | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** At most so many, at regular distances; an odd one seldom meets the same ways of damage in each line. */
function some(texts: readonly string[], most: number): string[] {
  const step = Math.ceil(texts.length / most) | 1;
  return texts.filter((_, at) => at % step === 0);
}

function corpusOf(format: string): string[] {
  const folder = new URL(`test/corpus/${format}/`, root);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.map((name) => readCase(readFileSync(new URL(name, folder), 'utf8')).input);
}

function coverIn(grammar: string): string[] {
  return existsSync(new URL(`test/cover/${grammar}.json`, root)) ? coverOf(grammar) : [];
}

function inputs(cases: readonly { readonly input: string }[]): string[] {
  return cases.map(({ input }) => input);
}
