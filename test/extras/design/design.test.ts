import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prompt } from 'peglot/design';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from '../../cli/run.ts';
import { isDeep } from '../../laws/law.ts';

const good = prompt().split('\n## Example\n\n')[1] ?? '';
const changed = good
  .replace('**Severity:** Critical', '**Severity:** Low')
  .replace('### GET /tools/{tool_id}', '### GET /tools/{id}');
const files = {
  'old.md': good,
  'new.md': changed,
  'broken.md': good.replace('**Severity:** Critical', '**Severity:** Blocker'),
};

/** As where `libpg-query` was never installed. */
const WITHOUT_LIBPG_QUERY = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`
  export async function resolve(name, context, next) {
    if (name !== 'libpg-query') return next(name, context);
    throw Object.assign(new Error("Cannot find package 'libpg-query'"), { code: 'ERR_MODULE_NOT_FOUND' });
  }
\`));
`;

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

  test.runIf(isDeep)('diff prints JSON and Markdown', async () => {
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

  test.runIf(isDeep)('edit prints the document, a patch, or writes it back', async () => {
    const cwd = await folderWith({ ...files, 'crlf.md': good.replaceAll('\n', '\r\n') });
    const severity = 'design_review_checklist[0].severity';
    expect(await run(['design', 'edit', 'old.md', severity, 'Low'], { cwd })).toEqual({
      code: 0,
      stderr: '',
      stdout: good.replace('**Severity:** Critical', '**Severity:** Low'),
    });
    const { stdout } = await run(['design', 'edit', 'old.md', 'api_contracts[1].rate_limit', '--remove', '--diff'], {
      cwd,
    });
    expect(stdout.split('\n').filter((line) => /^[+-]/.test(line))).toEqual([
      '--- old.md',
      '+++ old.md',
      '-**Rate Limit:** 20 requests per minute per member',
      '-',
    ]);
    expect(await run(['design', 'edit', 'crlf.md', severity, 'Low', '--write'], { cwd })).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(await readFile(join(cwd, 'crlf.md'), 'utf8')).toBe(
      good.replace('**Severity:** Critical', '**Severity:** Low').replaceAll('\n', '\r\n'),
    );
  });

  test.runIf(isDeep)('edit takes a text as it is or in quotes, and JSON for everything else', async () => {
    const cwd = await folderWith(files);
    const edited = async (path: string, value: string): Promise<string> =>
      (await run(['design', 'edit', 'old.md', path, value], { cwd })).stdout;
    expect(await edited('task_id', '42')).toMatch(/Task ID:\W*42/i);
    expect(await edited('task_id', '"42"')).toBe(await edited('task_id', '42'));
    const changed = good.replace('**Authentication Required:** Yes', '**Authentication Required:** No');
    expect(changed).not.toBe(good);
    expect(await edited('api_contracts[1].authentication_required', 'false')).toBe(changed);
  });

  test.runIf(isDeep)('check has the SQL read by PostgreSQL', async () => {
    const cwd = await folderWith({ 'sql.md': good.replace('CREATE INDEX idx', 'CREATE INDX idx') });
    const { code, stdout } = await run(['check', 'sql.md'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('warning design/sql-syntax PostgreSQL cannot parse "CREATE INDX');
  });

  test.runIf(isDeep)(
    'check says once that the SQL of no file is read when the parser of PostgreSQL is not installed',
    async () => {
      const cwd = await folderWith({ 'one.md': good, 'two.md': good, 'without.mjs': WITHOUT_LIBPG_QUERY });
      const env = { NODE_OPTIONS: `--import=${pathToFileURL(join(cwd, 'without.mjs'))}` };
      expect(await run(['check', 'one.md', 'two.md'], { cwd, env })).toMatchObject({
        code: 0,
        stderr:
          'note: SQL is not checked: the package libpg-query is not installed; to check SQL: npm install libpg-query\n',
      });
    },
  );

  test('says that a design has errors, and still prints the view', async () => {
    const cwd = await folderWith(files);
    const { code, stdout, stderr } = await run(['design', 'mermaid', 'broken.md'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('LoanDesk');
    expect(stderr).toBe('peglot: broken.md: the design has 1 error; peglot check --format design shows them\n');
  });

  test.runIf(isDeep)('says why a field cannot be edited', async () => {
    const cwd = await folderWith(files);
    expect(await run(['design', 'edit', 'old.md', 'api_contracts[0].rate_limt', 'x'], { cwd })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'peglot: old.md: api_contracts[0].rate_limt: rate_limt is not a field here; did you mean api_contracts[0].rate_limit?\n',
    });
  });

  test.runIf(isDeep).each([
    [['design', 'sql'], "missing required argument 'file'; see peglot design sql --help"],
    [['design', 'sqll', 'x'], "unknown command 'sqll'; did you mean sql?"],
    [['design', 'sql', 'none.md'], 'none.md: there is no such file; check the name'],
    [['design', 'diff', 'old.md'], "missing required argument 'new'; see peglot design diff --help"],
    [
      ['design', 'diff', 'old.md', 'new.md', '--json', '--markdown'],
      "option '--json' cannot be used with option '--markdown'; see peglot design diff --help",
    ],
    [
      ['design', 'edit', 'old.md', 'task_id'],
      'a value or --remove is needed, and not both; see peglot design edit --help',
    ],
    [['design', 'edit', 'old.md', 'a[', 'x'], "'a[' is not a path; write it like api_contracts[0].description"],
    [
      ['design', 'edit', '-', 'a', 'x', '--write'],
      'standard input cannot be written back; name a file, or leave out --write',
    ],
    [['design', 'diff', '-', '-'], 'standard input can be only one of the two designs; name a file for the other'],
  ])('%j is wrong use: one line, exit code 2', async (args, line) => {
    const cwd = await folderWith(files);
    expect(await run(args, { cwd })).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
  });
});
