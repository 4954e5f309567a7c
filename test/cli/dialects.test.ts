import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

const CALL = '<tool_call>\n{"name": "ping", "arguments": {"n": 6}}\n</tool_call>';

describe.concurrent('dialects of tool calls and edits', () => {
  test('are formats by their names', async () => {
    const { code, stdout } = await run(['parse', '--json', '--format', 'hermes'], { input: `So: ${CALL}` });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'tools',
      via: 'hermes',
      value: { text: 'So:', calls: [{ name: 'ping', arguments: { n: 6 } }] },
    });
  });

  test('are told from what is piped in', async () => {
    const { stdout } = await run(['parse'], { input: CALL });
    expect(stdout).toContain('name: "ping"');
    expect(stdout).toContain('<stdin>: tools (hermes), ');
    expect((await run(['detect'], { input: CALL })).stdout).toBe('hermes\n');
    const edit = '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n';
    expect((await run(['detect'], { input: `a.ts\n${edit}` })).stdout).toBe('aider-search-replace\n');
  });

  test('stream', async () => {
    const { code, stdout } = await run(['stream', '--format', 'auto'], { input: CALL });
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, events.at(-1)]).toEqual([0, { type: 'end', ok: true, complete: true }]);
    expect(events).toContainEqual({ type: 'set', path: ['calls', 0, 'complete'], value: true });
  });

  test('have prompts, schemas, canonical texts and codes', async () => {
    expect((await run(['prompt', '--format', 'glm'])).stdout).toContain('<arg_key>city</arg_key>');
    expect(JSON.parse((await run(['schema', '--format', 'auto'])).stdout).properties).toHaveProperty('calls');
    const loose = '<tool_call>{"name": "ping", "arguments": {"n": 6,}}</tool_call>';
    expect((await run(['fmt', '--format', 'hermes'], { input: loose })).stdout).toBe(
      '<tool_call>\n{"name":"ping","arguments":{"n":6}}\n</tool_call>',
    );
    expect((await run(['explain', 'tools/missing-close'])).stdout).toContain('tools/missing-close (warning)');
  });

  test('a wrong name is one line', async () => {
    expect(await run(['check', '--format', 'hermess'], { input: 'x' })).toEqual({
      code: 2,
      stdout: '',
      stderr: "peglot: there is no format 'hermess'; did you mean 'hermes'?\n",
    });
  });
});
