import { isDeepStrictEqual } from 'node:util';
import { type Json, json } from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import type { DialectName } from '../../src/tools/dialects/index.ts';
import { readDamages } from '../formats/json/damage-file.ts';
import { isDeep } from './law.ts';

// Damaged JSON is read in one way: the arguments of a call are what `json.parse` makes of the same text.

/** The text of a call around its arguments, and the JSON that is one value in it. */
const ways: Readonly<Record<string, { dialect: DialectName; before: string; after: string; body: [string, string] }>> =
  {
    'arguments alone': {
      dialect: 'kimi-k2',
      before: '<|tool_calls_section_begin|><|tool_call_begin|>functions.f:0<|tool_call_argument_begin|>',
      after: '<|tool_call_end|><|tool_calls_section_end|>',
      body: ['', ''],
    },
    'a call object': {
      dialect: 'hermes',
      before: '<tool_call>\n',
      after: '\n</tool_call>',
      body: ['{"name": "f", "arguments": ', '}'],
    },
    'a call object without markers': {
      dialect: 'llama3-json',
      before: '',
      after: '',
      body: ['{"name": "f", "parameters": ', '}'],
    },
  };

/** Objects that are damaged; what is around them is another matter. */
const damaged = readDamages()
  .map(({ input }) => input.trim())
  .filter((_, at) => isDeep || at % 4 === 0)
  .filter((input) => input.startsWith('{') && input.endsWith('}') && !/<|```|｜/.test(input));

/** Sound objects with a bracket too many, of either kind, at each place. */
const bracketed = ['{"a": [[], [[]], {}], "b": "x"}', '{"a": {"b": [1, {"c": []}]}, "d": [{}]}'].flatMap((text) =>
  [...text].flatMap((_, at) => ['[', ']', '{', '}'].map((bracket) => text.slice(0, at) + bracket + text.slice(at))),
);

function argumentsIn(value: Json): Json | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value.arguments ?? value.parameters) : undefined;
}

describe('the arguments of a damaged call are read as JSON is', () => {
  it('is tried with many texts', () => expect(damaged.length).toBeGreaterThan(50));

  it.each(Object.entries(ways))('in %s', (_, { dialect, before, after, body }) => {
    const format = toolCalls({ dialect });
    let read = 0;
    for (const input of damaged) {
      const written = body[0] + input + body[1];
      const { value } = json.parse(written);
      const meant = body[0] === '' ? value : argumentsIn(value);
      const found = format.parse(before + written + after);
      const [call] = found.value.calls;
      const isClean = found.ok && call?.complete === true;
      if (!isClean) continue;
      read++;
      expect(isDeepStrictEqual(call.arguments, meant) ? meant : call.arguments, written).toEqual(meant);
    }
    expect(read).toBeGreaterThan(damaged.length / 3);
  });

  it.each(Object.entries(ways))(
    'and no call is left out or dropped in silence, in %s',
    (_, { dialect, before, after, body }) => {
      const format = toolCalls({ dialect });
      for (const input of [...damaged, ...bracketed]) {
        const text = before + body[0] + input + body[1] + after;
        const { ok, complete, value } = format.parse(text);
        if (ok && complete)
          expect(
            value.calls.filter((call) => !call.complete),
            text,
          ).toEqual([]);
      }
    },
  );
});
