import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { parse, prompt } from 'peglot/skill';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'peglot-skill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasJq = spawnSync('jq', ['--version']).status === 0;

/** The text of the first code block in a language. */
function block(text: string, language: string): string {
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
}

function expectClean(output: string, success = true): void {
  const parsed = parse(output);
  expect(parsed.diagnostics).toEqual([]);
  expect(parsed).toMatchObject({ via: 'json', ok: true, complete: true, value: { success } });
}

describe('the instructions', () => {
  it('show a clean result', () => expectClean(block(prompt(), 'json')));

  it.skipIf(!hasJq)('have a bash script that prints a clean result (needs jq)', () => {
    const script = join(folder, 'greet.sh');
    writeFileSync(script, block(prompt(), 'bash'));
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    expectClean(execFileSync('bash', [script], { cwd: folder, encoding: 'utf8', stdio: [...stdio] }));
    // Nothing can be written here: the script fails, and says so.
    const failed = spawnSync('bash', [script], { cwd: '/proc', encoding: 'utf8' });
    expectClean(failed.stdout, false);
    expect(parse(failed.stdout).value.errors).toEqual([
      { code: 'WRITE_FAILED', message: 'greeting.txt could not be written' },
    ]);
  });

  it('have a TypeScript program that prints a clean result', () => {
    const script = join(folder, 'greet.mjs');
    writeFileSync(script, transformSync(block(prompt(), 'typescript'), { loader: 'ts', format: 'esm' }).code);
    const run = (cwd: string) => spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
    expectClean(run(folder).stdout);
    expectClean(run('/proc').stdout, false);
    expect(run('/proc').status).toBe(1);
  });

  it('speak of one language when asked to', () => {
    expect(prompt({ language: 'bash' })).not.toContain('```typescript');
    expect(prompt({ language: 'typescript' })).not.toContain('```bash');
  });
});
