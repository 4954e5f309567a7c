import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';

// Arguments are held to the schema of their tool as answers are held to theirs: by the same checks.

const ui = { $ref: '#/$defs/ui' };
const group = (name: string): object => ({
  type: 'object',
  properties: { items: { type: 'array', items: ui }, [name]: { type: 'string' } },
  required: ['items'],
});
const tools = {
  set: {
    parameters: {
      type: 'object',
      properties: {
        level: { type: 'integer', minimum: 3, multipleOf: 2 },
        // It would take for ever.
        word: { type: 'string', pattern: '^(\\w+\\s?)*$' },
        name: { type: 'string', maxLength: 4 },
        steps: { type: 'array', items: { type: 'object', required: ['at'] }, minItems: 1, uniqueItems: true },
      },
      required: ['level'],
      additionalProperties: false,
    },
  },
  show: { parameters: { type: 'object', properties: { ui }, $defs: { ui: { anyOf: [group('a'), group('b')] } } } },
  // References that only lead to one another.
  odd: { parameters: { type: 'object', properties: { x: { $ref: '#/$defs/x' } }, $defs: { x: loop('x') } } },
};
function loop(name: string): object {
  return { allOf: [{ $ref: `#/$defs/${name}` }, { $ref: `#/$defs/${name}` }] };
}
const format = toolCalls({ dialect: 'hermes', tools });
const read = (name: string, given: string) =>
  format.parse(`<tool_call>{"name": "${name}", "arguments": ${given}}</tool_call>`);

describe('arguments and the schema of their tool', () => {
  it.each([
    ['{"level": 2}', '"level" does not match the schema of the tool: must be at least 3'],
    ['{"level": 5}', '"level" does not match the schema of the tool: must be a multiple of 2'],
    ['{"level": 4, "name": "abcde"}', '"name" does not match the schema of the tool: must have at most 4 characters'],
    ['{"level": 4, "steps": []}', '"steps" does not match the schema of the tool: must have at least 1 items'],
    ['{"level": 4, "steps": [{"at": 1}, {}]}', '"steps" does not match the schema of the tool: [1].at is missing'],
    ['{"name": "a"}', '"level" is missing'],
    ['{"level": 4, "far": 1}', '"far" does not match the schema of the tool: nothing is allowed here'],
  ])('%s is not what the tool takes', (given, message) => {
    const { ok, diagnostics } = read('set', given);
    expect(ok).toBe(false);
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((one) => one.message)).toEqual([message]);
  });

  it('what keeps all of it is ok', () => {
    expect(read('set', '{"level": 4, "name": "ab", "steps": [{"at": 1}]}').diagnostics).toEqual([]);
  });

  it('regular expressions of a schema are not run', () => {
    expect(read('set', `{"level": 4, "word": "${'a'.repeat(100)}!"}`).diagnostics).toEqual([]);
  });

  it.each([3, 40])('a part that no form of a recursive union takes is found at any depth: %i levels', (depth) => {
    const given = `{"ui": ${'{"items": ['.repeat(depth)}"x"${']}'.repeat(depth)}}`;
    expect(read('show', given)).toMatchObject({ ok: false, diagnostics: [{ code: 'tools/wrong-type' }] });
    expect(read('show', given.replace('"x"', '')).ok).toBe(true);
  });

  it('a schema that only refers to itself asks nothing', () => {
    expect(read('odd', '{"x": 1}')).toMatchObject({ ok: true, value: { calls: [{ arguments: { x: 1 } }] } });
  });
});
