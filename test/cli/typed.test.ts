import { describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const SCHEMA = JSON.stringify({
  type: 'object',
  properties: { city: { type: 'string' }, days: { type: 'integer' } },
  required: ['city', 'days'],
});
const REPLY = 'Sure: {"city": "Rome", "days": "3"}';

describe.concurrent('--schema', () => {
  test('peglot parse reads a text by the types of a JSON Schema', async () => {
    const cwd = await folderWith({ 'trip.json': SCHEMA });
    const { code, stdout } = await run(['parse', '--schema', 'trip.json', '--json'], { cwd, input: REPLY });
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ format: 'typed', ok: true, value: { city: 'Rome', days: 3 } });
    expect(result.diagnostics.map((one: { code: string }) => one.code)).toEqual(['json/bad-prose', 'typed/other-kind']);
  });

  test('peglot check says what is missing, where', async () => {
    const cwd = await folderWith({ 'trip.json': SCHEMA });
    const { code, stdout } = await run(['check', '--schema', 'trip.json'], { cwd, input: '{"city": "Rome"}' });
    expect(code).toBe(1);
    expect(stdout).toContain('<stdin>:1:1 error typed/missing-field');
  });

  test('peglot fmt, stream and prompt take it too', async () => {
    const cwd = await folderWith({ 'trip.json': SCHEMA });
    const fmt = await run(['fmt', '--schema', 'trip.json'], { cwd, input: REPLY });
    expect(fmt.stdout).toBe('{"city":"Rome","days":3}');
    const stream = await run(['stream', '--schema', 'trip.json'], { cwd, input: REPLY });
    expect(stream.stdout).toContain('{"type":"set","path":["days"],"value":3}');
    const prompt = await run(['prompt', '--schema', 'trip.json'], { cwd });
    expect(prompt.stdout).toContain('  days: integer;\n');
  });

  test('a schema that is none, or asks for what is not known, is a problem', async () => {
    const cwd = await folderWith({ 'a.json': '{"type": "object", "unevaluatedProperties": false}', 'b.json': '[]' });
    const unknown = await run(['parse', '--schema', 'a.json'], { cwd, input: '{}' });
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain('a.json: the JSON Schema has the keyword unevaluatedProperties at #');
    const none = await run(['parse', '--schema', 'b.json'], { cwd, input: '{}' });
    expect(none.stderr).toContain('b.json: this is not a JSON object');
    const both = await run(['parse', '--schema', 'a.json', '--format', 'json'], { cwd, input: '{}' });
    expect(both.code).toBe(2);
  });
});
