import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, run, start } from './run.ts';

function events(stdout: string): { type: string }[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe.concurrent('peglot stream', () => {
  test('prints events before the input ends', async () => {
    const child = start(['stream', '--format', 'duckflow']);
    const bytes = Buffer.from(CLEAN.replace('All tests', 'All 🦆 tests'));
    const middle = bytes.indexOf(0xf0) + 2;
    child.stdout.setEncoding('utf8');
    let stdout = '';
    child.stdout.on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stdin.write(bytes.subarray(0, middle));
    await once(child.stdout, 'data');
    expect(stdout).toContain('"type"');
    child.stdin.end(bytes.subarray(middle));
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    // The character that was cut between two writes arrives whole.
    expect(stdout).toContain('🦆');
    expect(events(stdout).every(({ type }) => typeof type === 'string')).toBe(true);
  });

  test('reads a file, and says at the end whether it is ok and complete', async () => {
    const { code, stdout } = await run([
      'stream',
      fileURLToPath(new URL('../../examples/react/corpus/cut.txt', import.meta.url)),
      '--format',
      'duckflow',
    ]);
    expect(code).toBe(1);
    expect(events(stdout).at(-1)).toEqual({ type: 'end', ok: false, complete: false });
    const missing = await run(['stream', 'none.txt', '--format', 'duckflow']);
    expect(missing).toMatchObject({ code: 2, stderr: 'peglot: none.txt: there is no such file; check the name\n' });
  });

  test('detects the format, and fails when the result has errors', async () => {
    const { code, stdout } = await run(['stream'], { input: BAD });
    expect(code).toBe(1);
    expect(events(stdout)).toContainEqual(
      expect.objectContaining({ diagnostic: expect.objectContaining({ code: 'duckflow/bad-vital' }) }),
    );
  });

  test('ends quietly when nobody reads any more, though the input goes on', async () => {
    const child = start(['stream', '--format', 'duckflow']);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.stdin.on('error', () => {});
    child.stdin.write('[REASONING]\nword\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const writing = setInterval(() => child.stdin.write('more words\n'), 20);
    await once(child, 'exit');
    clearInterval(writing);
    expect(stderr).toBe('');
  });

  test('refuses bytes that are not UTF-8', async () => {
    const { code, stderr } = await run(['stream', '--format', 'duckflow'], { input: Buffer.from([0x5b, 0xc3, 0x28]) });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'peglot: <stdin>: the bytes are not valid UTF-8; convert the text to UTF-8\n',
    });
  });
});
