import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, run } from './run.ts';

describe.concurrent('peglot check', () => {
  test('prints the findings and not the value', async () => {
    const { code, stdout } = await run(['check'], { input: BAD });
    expect(code).toBe(1);
    expect(stdout).toContain('duckflow/bad-vital');
    expect(stdout).not.toContain('confidence: 0.9');
  });

  test('goes on with the other files, and the worst decides', async () => {
    const cwd = await folderWith({ 'bad.txt': BAD, 'clean.txt': CLEAN });
    const { code, stdout } = await run(['check', 'bad.txt', 'clean.txt'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^clean\.txt: duckflow \(markdown-kv\), no problems$/m);
  });

  test('--several says which of several JSON values counts', async () => {
    const input = 'Either {"a": 1} or {"a": 2}.';
    const check = (...args: string[]) => run(['check', '--format', 'json', ...args], { input });
    expect((await check()).code).toBe(1);
    expect((await check('--several', 'first')).code).toBe(0);
    expect((await check('--several', 'best')).code).toBe(2);
    const { stdout } = await run(['parse', '--format', 'json', '--several', 'all', '--json'], { input });
    expect(JSON.parse(stdout).value).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('--report json holds no value', async () => {
    const { stdout } = await run(['check', '--report', 'json'], { input: BAD });
    expect(Object.keys(JSON.parse(stdout))).toEqual(['format', 'via', 'ok', 'complete', 'diagnostics']);
  });

  test('--report github writes escaped workflow commands', async () => {
    const name = 'a,b:c%.txt';
    const cwd = await folderWith({ [name]: BAD.replace('high', 'high, 5%') });
    const { code, stdout } = await run(['check', '--report', 'github', name], { cwd });
    expect(code).toBe(1);
    const line = stdout.split('\n').find((one) => one.includes('bad-vital')) ?? '';
    expect(line).toMatch(
      /^::error file=a%2Cb%3Ac%25\.txt,line=6,endLine=6,col=\d+,endColumn=\d+,title=duckflow\/bad-vital::/,
    );
    expect(line.replaceAll(/%(25|0A|0D|3A|2C)/g, '')).not.toContain('%');
  });

  test('--report sarif writes a SARIF 2.1.0 log', async () => {
    const cwd = await folderWith({ 'my reply.txt': BAD, 'clean.txt': CLEAN });
    const { code, stdout } = await run(['check', '--report', 'sarif', 'my reply.txt', 'clean.txt'], { cwd });
    expect(code).toBe(1);
    const log = JSON.parse(stdout);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    const [{ tool, results, columnKind }] = log.runs;
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.name).toBe('peglot');
    const ids = tool.driver.rules.map((rule: { id: string }) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const result of results) expect(ids).toContain(result.ruleId);
    const bad = results.find((result: { ruleId: string }) => result.ruleId === 'duckflow/bad-vital');
    expect(bad.level).toBe('error');
    expect(bad.message.text).not.toBe('');
    const { artifactLocation, region } = bad.locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe('my%20reply.txt');
    expect(region).toMatchObject({ startLine: 6, endLine: 6, endColumn: 13 });
    const lineStart = BAD.split('\n').slice(0, 5).join('\n').length + 1;
    expect(region.charOffset).toBe(lineStart + region.startColumn - 1);
    expect(region.charLength).toBe(region.endColumn - region.startColumn);
  });
});
