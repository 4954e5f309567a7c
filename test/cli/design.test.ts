import { prompt } from 'peglot/design';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const good = prompt().split('\n## Example\n\n')[1] ?? '';
const changed = good
  .replace('**Severity:** Critical', '**Severity:** Low')
  .replace('### GET /tools/{tool_id}', '### GET /tools/{id}');
const files = { 'old.md': good, 'new.md': changed, 'broken.md': good.replace('SU-001', 'SU1') };

describe.concurrent('peglot design', () => {
  test('diff prints what changed', async () => {
    const cwd = await folderWith(files);
    expect(await run(['design', 'diff', 'old.md', 'new.md'], { cwd })).toEqual({
      code: 0,
      stderr: '',
      stdout: `API Contracts
  + GET /tools/{id}
  - GET /tools/{tool_id}

Design Review Checklist
  ~ Security: Loans are private severity: Critical → Low (lowered)
`,
    });
  });

  test('diff prints JSON and Markdown', async () => {
    const cwd = await folderWith(files);
    const json = await run(['design', 'diff', 'old.md', '-', '--json'], { cwd, input: changed });
    expect(JSON.parse(json.stdout)).toHaveLength(3);
    const markdown = await run(['design', 'diff', 'old.md', 'old.md', '--markdown'], { cwd });
    expect(markdown).toEqual({ code: 0, stderr: '', stdout: 'Nothing changed.\n' });
  });

  test('prints the views', async () => {
    const cwd = await folderWith(files);
    const [openapi, sql, mermaid] = await Promise.all(
      ['openapi', 'sql', 'mermaid'].map((view) => run(['design', view, 'old.md'], { cwd })),
    );
    expect(Object.keys(JSON.parse(openapi?.stdout ?? '').paths)).toEqual(['/tools/{tool_id}', '/loans']);
    expect(sql?.stdout).toContain('CREATE TABLE loans (\n');
    expect(mermaid?.stdout.match(/^```mermaid\n(flowchart|erDiagram)/gm)).toHaveLength(2);
    expect([openapi, sql, mermaid].map((outcome) => outcome?.code)).toEqual([0, 0, 0]);
  });

  test('says that a design has errors, and still prints the view', async () => {
    const cwd = await folderWith(files);
    const { code, stdout, stderr } = await run(['design', 'mermaid', 'broken.md'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('LoanDesk');
    expect(stderr).toBe('peglot: broken.md: the design has 1 error; peglot check --format design shows them\n');
  });

  test.each([
    [['design', 'sql'], "missing required argument 'file'; see peglot --help"],
    [['design', 'sqll', 'x'], "unknown command 'sqll'; did you mean sql?"],
    [['design', 'sql', 'none.md'], 'none.md: there is no such file; check the name'],
    [['design', 'diff', 'old.md'], "missing required argument 'new'; see peglot --help"],
    [
      ['design', 'diff', 'old.md', 'new.md', '--json', '--markdown'],
      "option '--json' cannot be used with option '--markdown'; see peglot --help",
    ],
    [['design', 'diff', '-', '-'], 'standard input can be only one of the two designs; name a file for the other'],
    [['design'], 'no command is given; see peglot --help'],
  ])('%j is wrong use: one line, exit code 2', async (args, line) => {
    const cwd = await folderWith(files);
    expect(await run(args, { cwd })).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
  });
});
