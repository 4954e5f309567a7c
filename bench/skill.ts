import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { parse, print, type SkillOutput, SkillOutputParser } from '../src/formats/skill/index.ts';
import { installed } from './installed.ts';
import { DAMAGE, damaged } from './json.ts';
import { measure, median, ratio, speedBeside } from './measure.ts';
import { type Figure, worstRow } from './shapes.ts';
import { atMost, type Row, times } from './table.ts';

const SIZES = [
  { name: '1 kB', files: 12, errors: 2 },
  { name: '37 kB', files: 500, errors: 60 },
];

/** The constraints of the specification in the words of Zod. */
const output = z.object({
  success: z.boolean(),
  confidence: z.number().min(0).max(1),
  deliverables: z.array(z.string()),
  metrics: z.record(z.string(), z.number()),
  errors: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      stack: z.string().optional(),
      context: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** Results of skills, parsed and validated: beside `JSON.parse` and Zod, and a hundred at once. */
export async function skillOutputs(): Promise<Row[]> {
  return [...SIZES.map(besideZod), ...(await brokenOnes()), batch()];
}

function besideZod({ name, files, errors }: (typeof SIZES)[number]): Row {
  const text = print(result(files, errors));
  const same = isDeepStrictEqual(parse(text).value, output.parse(JSON.parse(text))) && parse(text).ok;
  const found = measure({ peglot: () => parse(text), zod: () => output.parse(JSON.parse(text)) }, { rounds: 15 });
  const cost = ratio(found.peglot, found.zod);
  return {
    group: 'Skill Output',
    what: `a valid result of ${name}, parsed and validated, time beside JSON.parse + Zod`,
    measured: times(cost),
    target: atMost(cost, 2),
    ...(!same && { note: 'the models differ!' }),
  };
}

/** Broken results, beside a repair and nothing else: no schema, no findings. */
async function brokenOnes(): Promise<Row[]> {
  const jsonrepair = await repairer();
  if (jsonrepair === null) return [];
  return SIZES.map(({ name, files, errors }) => {
    const value = { ...result(files, errors), errors: [] };
    const speeds = new Map<string, Figure>();
    for (const [kind, damage] of Object.entries(DAMAGE)) {
      const text = damaged(value, damage);
      if (!isDeepStrictEqual(parse(text).value, value)) throw new Error(`${kind}: another result`);
      const found = measure(
        { peglot: () => parse(text), peer: () => JSON.parse(jsonrepair(text)) },
        { rounds: 11, warmUp: 800 },
      );
      speeds.set(kind, speedBeside(found.peer, found.peglot));
    }
    const what = `a broken result of ${name}, speed beside jsonrepair and JSON.parse`;
    return worstRow('Skill Output', what, speeds, { least: 2 });
  });
}

async function repairer(): Promise<((text: string) => string) | null> {
  try {
    return Object(await installed('jsonrepair')).jsonrepair;
  } catch {
    return null;
  }
}

function batch(): Row {
  const parser = new SkillOutputParser();
  const texts = Array.from({ length: 100 }, (_, at) => print(result(at % 8, at % 3)));
  const found = measure({ batch: () => parser.parseBatch(texts) }, { rounds: 15 });
  const milliseconds = median(found.batch);
  return {
    group: 'Skill Output',
    what: 'parseBatch of 100 typical outputs',
    measured: `${milliseconds.toFixed(2)} ms`,
    target: atMost(milliseconds, 2, ' ms'),
  };
}

/** An output as skills write it. */
export const typicalOutput = (): string => print(result(4, 1));

function result(files: number, errors: number): SkillOutput {
  return {
    success: errors === 0,
    confidence: 0.92,
    deliverables: Array.from({ length: files }, (_, at) => `src/modules/part-${at}/component.ts`),
    metrics: { execution_time_ms: 12345, files_created: files, lines_of_code: files * 120, test_coverage: 0.87 },
    errors: Array.from({ length: errors }, (_, at) => ({
      code: 'FILE_WRITE_FAILED',
      message: `The file "part-${at}.ts" could not be written: no space left on the device`,
      context: { path: `src/modules/part-${at}/component.ts`, attempt: at, retried: true, expected: null },
    })),
  };
}
