import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyEvent } from '../../src/core/fold.ts';

const lamp = z.object({
  roomName: z.string(),
  level: z.number().optional(),
  scene: z.enum(['day', 'night']).optional(),
  steps: z.array(z.number().int()).optional(),
  at: z.coerce.date().optional(),
});
const hermes = toolCalls({ dialect: 'hermes', tools: { set_lamp: lamp } });
const call = (given: string): string => `<tool_call>{"name": "set_lamp", "arguments": ${given}}</tool_call>`;
const codesOf = (found: readonly { code: string; severity: string }[]): string[] =>
  found.map(({ code, severity }) => `${severity} ${code}`);

describe('arguments are read by the schema of the tool', () => {
  it.each([
    ['{"roomName": "a", "level": "50%"}', { roomName: 'a', level: 50 }, ['warning tools/coerced-argument']],
    [
      '{"roomName": 7, "scene": "Night!"}',
      { roomName: '7', scene: 'night' },
      Array(2).fill('warning tools/coerced-argument'),
    ],
    ['{"room_name": "a"}', { roomName: 'a' }, ['warning tools/coerced-argument']],
    ['{"roomName": "a", "steps": "1, 2"}', { roomName: 'a', steps: [1, 2] }, ['warning tools/coerced-argument']],
    ['{"roomName": "a", "steps": [1.5]}', { roomName: 'a', steps: [2] }, ['error tools/coerced-argument']],
    ['{"roomName": "a", "scene": "a night"}', { roomName: 'a', scene: 'night' }, ['error tools/coerced-argument']],
    ['{"roomName": "a", "level": "bright"}', { roomName: 'a', level: 'bright' }, ['error tools/wrong-type']],
    ['{"roomName": "a", "at": "2026-01-02"}', { roomName: 'a', at: '2026-01-02' }, []],
    ['{"level": 3}', { level: 3 }, ['error tools/missing-argument']],
  ])('%s', (given, value, codes) => {
    const { value: reply, diagnostics } = hermes.parse(call(given));
    expect(reply.calls[0]?.arguments).toEqual(value);
    expect(codesOf(diagnostics)).toEqual(codes);
    // A stream says the same, and its events add up to it.
    const stream = hermes.createStream();
    const events = [...call(given)].flatMap((unit) => stream.push(unit));
    const end = stream.end();
    const model = [...events, ...end.events].reduce(applyEvent, { text: '', reasoning: '', calls: [] });
    expect(model).toEqual(reply);
    expect(end.value).toEqual(reply);
  });

  it('in raw dialects too', () => {
    const glm = toolCalls({ dialect: 'glm', tools: { set_lamp: lamp } });
    const pair = (key: string, value: string): string => `<arg_key>${key}</arg_key>\n<arg_value>${value}</arg_value>\n`;
    const { value, diagnostics } = glm.parse(
      `<tool_call>set_lamp\n${pair('roomName', '007')}${pair('level', '$1,200')}${pair('scene', 'DAY')}</tool_call>`,
    );
    expect(value.calls[0]?.arguments).toEqual({ roomName: '007', level: 1200, scene: 'day' });
    expect(codesOf(diagnostics)).toEqual(Array(2).fill('warning tools/coerced-argument'));
  });

  it('a schema with a part that JSON Schema cannot say keeps the rest', () => {
    expect(hermes.prompt()).toContain('"roomName"');
  });

  it('parameters may be a Standard Schema', () => {
    const described = toolCalls({
      dialect: 'hermes',
      tools: { set_lamp: { description: 'Sets a lamp.', parameters: lamp } },
    });
    expect(described.prompt()).toMatch(/Sets a lamp[\s\S]*"roomName"/);
    expect(codesOf(described.parse(call('{"level": true}')).diagnostics)).toEqual([
      'error tools/wrong-type',
      'error tools/missing-argument',
    ]);
  });
});
