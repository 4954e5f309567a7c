import { z } from 'zod';
import { type Json, parse, type Typed, typed } from '../src/formats/json/index.ts';
import { DAMAGE, damaged, result } from './json.ts';
import { measure, median, ratio } from './measure.ts';
import { type Figure, worstRow } from './shapes.ts';
import type { Row } from './table.ts';

const Result = z.object({
  success: z.boolean(),
  confidence: z.number(),
  deliverables: z.array(z.string()),
  metrics: z.object({ duration_ms: z.number(), files: z.number().int(), coverage: z.number() }),
  errors: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      context: z.object({ line: z.number().int(), file: z.string(), retried: z.boolean() }),
    }),
  ),
});

const Severity = z.object({ severity: z.enum(['low', 'medium', 'high']) });
const Counted = z.object({ lineCount: z.number().int(), isRetried: z.boolean() });

/** What the answers of a model need besides: every item needs it, which no answer does. */
const COERCED: Readonly<Record<string, { readonly schema: z.ZodType; readonly item: (at: number) => Json }>> = {
  'numbers and booleans as texts': {
    schema: Counted,
    item: (at) => ({ lineCount: String(at), isRetried: at % 2 === 0 ? 'true' : 'no' }),
  },
  'names in another case': { schema: Counted, item: (at) => ({ line_count: at, is_retried: at % 2 === 0 }) },
  'words in another case': { schema: Severity, item: (at) => ({ severity: at % 2 === 0 ? 'High' : 'LOW' }) },
};

const WHOLE = 'as the schema has it';

/** Reading by a schema beside reading alone. */
export function typedJson(): Row[] {
  const answer = typed(Result);
  const plain = new Map<string, Figure>();
  const value = result(37_000);
  const texts = { [WHOLE]: JSON.stringify(value, null, 2), ...damagedTexts(value) };
  for (const [name, text] of Object.entries(texts)) plain.set(name, beside(answer, text));
  plain.set('as its JSON Schema has it', beside(typed(z.toJSONSchema(Result)), texts[WHOLE]));
  const coerced = new Map<string, Figure>();
  for (const [name, { schema, item }] of Object.entries(COERCED)) {
    const text = JSON.stringify(Array.from({ length: 1000 }, (_, at) => item(at)));
    const list = typed(z.array(schema));
    coerced.set(name, beside(list, text));
  }
  return [
    worstRow('JSON', '37 kB by a schema of Zod, time beside parse of the same', plain, { most: 1.2 }),
    worstRow('JSON', '1000 items that all need a coercion, time beside parse of the same', coerced, { most: 1.2 }),
  ];
}

function damagedTexts(value: Json): Record<string, string> {
  return Object.fromEntries(Object.entries(DAMAGE).map(([name, damage]) => [name, damaged(value, damage)]));
}

function beside(answer: Pick<Typed<unknown>, 'parse'>, text: string): Figure {
  const took = measure({ typed: () => answer.parse(text), parse: () => parse(text) }, { rounds: 11 });
  return { value: ratio(took.typed, took.parse), milliseconds: median(took.typed) };
}
