import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Parsed } from 'peglot';
import { expect, it } from 'vitest';
import { formats } from '../../src/detect.ts';
import { typed } from '../../src/formats/json/typed/typed.ts';
import { toolCalls } from '../../src/tools/index.ts';

interface Readable {
  parse(text: string): Parsed<unknown>;
}

/** Twenty times the text, and what is made once. A list in the arguments of a call has room for sixteen items more. */
const MOST = 40;

/** `most`: what is kept for each unit of these texts, where that is more. */
const texts: readonly (readonly [name: string, format: Readable, head: string, unit: string, most?: number])[] = [
  ...['[', '[{', '[A', '[1],', '{"a": 1}\n', '{"a":', '"', '{h\\"', ', ', 'a '].map(
    (unit) => ['json', formats.json, '', unit] as const,
  ),
  ['json, one list', formats.json, '[', '{"a": x},'],
  ...['[', '[A', '{"success": ', '[1] ', 'Confidence: 0.9\n'].map(
    (unit) => ['skill', formats.skill, '', unit] as const,
  ),
  ['skill, a result', formats.skill, '{"success": true, "data": [', '[1],'],
  ...['- a\n', '## Status: Complete\n', '| a '].map((unit) => ['acor', formats.acor, '', unit] as const),
  ['acor, messages', formats.acor, '', '## Output\n', 50],
  ['acor, items', formats.acor, '## Output Files\n', '- `a.ts`: x\n'],
  ...['[A]\n\n', '[MOOD] 0.5\n', '[ACTION_0_TYPE] a\n', 'a\n'].map(
    (unit) => ['duckflow', formats.duckflow, '', unit] as const,
  ),
  ...['🦆▶️[T:a]◀️🦆', '🦆▶️[', '|'].map((unit) => ['dml', formats.dml, '', unit] as const),
  ...['- a\n', '### a\n', '**Purpose:** b\n'].map((unit) => ['design', formats.design, '', unit] as const),
  ['typed', typed({ type: 'array', items: { type: 'string' } }), '', '- a\n'],
  ['hermes', toolCalls({ dialect: 'hermes' }), '', '<tool_call>'],
  ['hermes, a list', toolCalls({ dialect: 'hermes' }), '<tool_call>{"name": "t", "arguments": {"x": [', '[1],', 55],
];

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** How many bytes are kept of what a text was read to, once all that is not needed is gone. */
async function keptOf(format: Readable, text: string): Promise<number> {
  const settled = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await settled();
  const parsed = format.parse(text);
  const findings = parsed.diagnostics.length;
  const kept = (await settled()) - before;
  expect(parsed.diagnostics).toHaveLength(findings);
  return kept;
}

/** What is made once, and what the engine has compiled meanwhile. */
const ONCE = 3_000_000;

const cases = texts.map(([name, format, head, unit, most = MOST]) => ({ name, format, head, unit, most }));

it.each(cases)(
  '$name, $head$unit: what is kept is limited, and grows with the text',
  async ({ format, head, unit, most }) => {
    const textOf = (length: number): string => Buffer.from(head + unit.repeat(length / unit.length)).toString();
    await keptOf(format, textOf(20_000));
    const kept = await keptOf(format, textOf(200_000));
    const more = (await keptOf(format, textOf(400_000))) - kept;
    expect(Math.max(kept, more) - ONCE).toBeLessThan(most * 200_000);
  },
);
