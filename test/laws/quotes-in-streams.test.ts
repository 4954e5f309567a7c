import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Format } from '../../src/core/format.ts';
import { formats } from '../../src/detect.ts';
import { lawsOfFormat, type TextLaw } from '../../src/testing/laws.ts';
import { toolCalls } from '../../src/tools/index.ts';
import { holds } from '../assert.ts';
import { runs } from './law.ts';

const units = [...'""\'`{}[]():,\\\n ao1', '"""', '": "', '", "', '"}', '{"', 'Oslo', '```', '//', '/*'];
const texts = fc.array(fc.constantFrom(...units), { maxLength: 24 }).map((parts) => parts.join(''));
const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });

/** Six formats, two laws: 204,000 texts in a deep run. */
const STREAMS: ReadonlySet<string> = new Set(['chunking', 'events fold to the value']);

function lawsOf<Model>(format: Format<Model>): readonly TextLaw[] {
  return lawsOfFormat(format).filter(({ name }) => STREAMS.has(name));
}

const subjects = [
  ['json', lawsOf(formats.json), ''],
  ['skill', lawsOf(formats.skill), '{"success": true, "errors": '],
  ['duckflow', lawsOf(formats.duckflow), '{"reasoning": '],
  ['hermes', lawsOf(toolCalls({ dialect: 'hermes' })), '<tool_call>{"name": "t", "arguments": {"a": '],
  ['mistral', lawsOf(toolCalls({ dialect: 'mistral' })), '[TOOL_CALLS]t[ARGS]{"a": '],
  ['pythonic', lawsOf(toolCalls({ dialect: 'pythonic' })), '[t(a='],
] as const;

describe.each(subjects)('%s: a stream says of quotes, brackets and letters what parse says', (_, laws, head) => {
  it.each(laws)('$name', (law) => {
    const property = fc.property(texts, sizes, (text, cuts) => holds(() => law.hold(head + text, cuts)));
    fc.assert(property, { ...runs(17_000), examples: [['a """"\\"', [1]]] });
  });
});
