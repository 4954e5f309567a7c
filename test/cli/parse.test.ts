import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, REPAIRED, run } from './run.ts';

describe.concurrent('peglot parse', () => {
  test('prints the value, no finding, and the summary', async () => {
    const { code, stdout, stderr } = await run(['parse'], { input: CLEAN });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('confidence: 0.9');
    expect(stdout).toMatch(/\n<stdin>: duckflow \(markdown-kv\), no problems\n$/);
  });

  test('shows where a mistake is', async () => {
    const { code, stdout } = await run(['parse', '-'], { input: BAD });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^<stdin>:6:\d+ error duckflow\/bad-vital /m);
    expect(stdout).toContain('> 6 | [FOCUS] high\n');
    expect(stdout).toMatch(/^ +\| +\^+$/m);
    expect(stdout).not.toContain('\u001b');
  });

  test('--json gives one object for one input', async () => {
    const { code, stdout } = await run(['parse', '--json'], { input: BAD });
    expect(code).toBe(1);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual(['format', 'via', 'ok', 'complete', 'value', 'diagnostics']);
    expect(result).toMatchObject({ format: 'duckflow', via: 'markdown-kv', ok: false, complete: true });
    expect(result.value.vitals).toMatchObject({ confidence: 0.9, mood: 0.8, stamina: 0.6 });
    const finding = result.diagnostics.find((one: { code: string }) => one.code === 'duckflow/bad-vital');
    expect(finding.severity).toBe('error');
    expect(finding.range.start.line).toBe(6);
    expect(finding.range.end).toEqual({ line: 6, column: 13, offset: BAD.indexOf('high') + 4 });
    expect(Array.isArray(finding.path)).toBe(true);
  });

  test('--json gives an array for several inputs, without those that cannot be read', async () => {
    const cwd = await folderWith({ 'a.txt': CLEAN, 'b.txt': BAD, 'c.md': CLEAN });
    const { code, stdout, stderr } = await run(['parse', '--json', '*.txt', 'c.md', 'none.txt'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe('peglot: none.txt: there is no such file; check the name\n');
    const files = JSON.parse(stdout).map((one: { file: string; ok: boolean }) => [one.file, one.ok]);
    expect(files).toEqual([
      ['a.txt', true],
      ['b.txt', false],
      ['c.md', true],
    ]);
  });

  test('--strict counts warnings as errors', async () => {
    const [lenient, strict] = await Promise.all([
      run(['parse'], { input: REPAIRED }),
      run(['parse', '--strict'], { input: REPAIRED }),
    ]);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toContain('1 warning');
    expect(strict.code).toBe(1);
  });

  test('colours only on demand, and never against NO_COLOR', async () => {
    const [forced, ...forbidden] = await Promise.all([
      run(['parse'], { input: BAD, env: { FORCE_COLOR: '1' } }),
      run(['parse'], { input: BAD, env: { FORCE_COLOR: '1', NO_COLOR: '1' } }),
      run(['parse'], { input: BAD, env: { FORCE_COLOR: '0' } }),
      run(['parse'], { input: BAD, env: { FORCE_COLOR: 'false' } }),
    ]);
    expect(forced.stdout).toContain('\u001b[31m');
    for (const { stdout } of forbidden) expect(stdout).not.toContain('\u001b');
  });

  test('no control character of the input reaches the output', async () => {
    const evil = '\u001b]0;title\u0007\u009b31m\u202e';
    const input = `${BAD.replace('All tests', `All ${evil}`).replace('high', `high${evil}`)}`;
    const cwd = await folderWith({ 'evil\u001b[2J.txt': input });
    const [pretty, json, checked, missing] = await Promise.all([
      run(['parse', 'evil\u001b[2J.txt'], { cwd }),
      run(['parse', '--json'], { input }),
      run(['check', '--report', 'github', 'evil\u001b[2J.txt'], { cwd }),
      run(['parse', 'no\u001b[2J\nsuch']),
    ]);
    for (const { stdout, stderr } of [pretty, json, checked, missing]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    expect(JSON.parse(json.stdout).value.reasoning).toContain(evil);
    expect(missing.stderr).toBe('peglot: no\\u001b[2J\\u000asuch: there is no such file; check the name\n');
  });

  test('shows the first of very many findings', async () => {
    const input = BAD.replace('[FOCUS] high\n', '[FOCUS] high\n'.repeat(300));
    const { stdout } = await run(['parse'], { input });
    expect(stdout).toMatch(/^… and \d+ more$/m);
    expect(stdout.match(/^> +\d+ \|/gm)).toHaveLength(50);
  });
});
