import { chmod, lstat, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/formats/skill/index.ts';
import { folderWith, run } from '../../cli/run.ts';
import { bash, resultIn } from './run.ts';

const LEGACY = `#!/bin/bash
echo "Building"
echo "Created: out.txt"
echo "Confidence: 0.9"
echo "SUCCESS"
`;

describe.concurrent('peglot skill migrate', () => {
  test('replaces the script, keeps its mode and leaves a backup', async () => {
    const cwd = await folderWith({ 'run.sh': LEGACY });
    const file = join(cwd, 'run.sh');
    await chmod(file, 0o751);
    const inode = (await stat(file)).ino;
    expect(await run(['skill', 'migrate', 'run.sh'], { cwd })).toEqual({
      code: 0,
      stdout: `run.sh: 3 echoes replaced, 1 log sent to standard error, the script as it was is in ${file}.bak
1 script: 1 migrated
`,
      stderr: '',
    });
    const after = await stat(file);
    expect(after.mode & 0o777).toBe(0o751);
    expect(after.ino).not.toBe(inode);
    expect((await readdir(cwd)).sort()).toEqual(['run.sh', 'run.sh.bak']);
    expect(await readFile(`${file}.bak`, 'utf8')).toBe(LEGACY);
    const { stdout, stderr } = await bash(await readFile(file, 'utf8'));
    expect(stderr).toBe('Building\n');
    expect(JSON.parse(stdout)).toEqual({
      success: true,
      confidence: 0.9,
      deliverables: ['out.txt'],
      metrics: { execution_time_ms: expect.any(Number) },
      errors: [],
    });
  });

  test('--skill-path names a script, as the specification has it', async () => {
    const cwd = await folderWith({ 'a.sh': LEGACY, 'b.sh': LEGACY });
    const { code, stdout } = await run(['skill', 'migrate', 'a.sh', '--skill-path', 'b.sh'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n2 scripts: 2 migrated\n$/);
  });

  test('new writes the start of a skill, and never over a file', async () => {
    const cwd = await folderWith({});
    expect(await run(['skill', 'new', 'greet.sh'], { cwd })).toEqual({
      code: 0,
      stdout: 'wrote greet.sh\n',
      stderr: '',
    });
    const text = await readFile(join(cwd, 'greet.sh'), 'utf8');
    expect((await stat(join(cwd, 'greet.sh'))).mode & 0o777 & ~process.umask()).toBe(0o755 & ~process.umask());
    expect((await run(['skill', 'new'], { cwd })).stdout).toBe(text);
    expect(await run(['skill', 'new', 'greet.sh'], { cwd })).toMatchObject({ code: 2 });
    await run(['skill', 'new', 'greet.ts'], { cwd });
    expect(await readFile(join(cwd, 'greet.ts'), 'utf8')).toContain('console.log(JSON.stringify(');
    const { value, diagnostics } = parse((await bash(text)).stdout);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ success: true, deliverables: ['greeting.txt'] });
    expect(value.metrics.execution_time_ms).toBeGreaterThanOrEqual(0);
  });

  test('leaves a migrated script alone', async () => {
    const cwd = await folderWith({ 'run.sh': LEGACY });
    await run(['skill', 'migrate', 'run.sh'], { cwd });
    const once = await readFile(join(cwd, 'run.sh'), 'utf8');
    const again = await run(['skill', 'migrate', 'run.sh'], { cwd });
    expect(again).toEqual({
      code: 0,
      stdout: 'run.sh: left alone, it is migrated already\n1 script: 1 left alone\n',
      stderr: '',
    });
    expect(await readFile(join(cwd, 'run.sh'), 'utf8')).toBe(once);
    expect((await readdir(cwd)).sort()).toEqual(['run.sh', 'run.sh.bak']);
  });

  test('--dry-run prints a patch that patch(1) could apply, and writes nothing', async () => {
    const cwd = await folderWith({ 'run.sh': LEGACY });
    const before = await stat(join(cwd, 'run.sh'));
    const { code, stdout, stderr } = await run(['skill', 'migrate', '--dry-run', 'run.sh'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toBe(`run.sh: 3 echoes replaced, 1 log sent to standard error
1 script: 1 migrated (dry run, nothing was written)
`);
    expect(stdout).toMatch(/^--- run\.sh\n\+\+\+ run\.sh\n@@ /);
    expect(stdout).toContain('-echo "Created: out.txt"\n');
    expect(stdout).toContain(
      '+# LEGACY (replaced with JSON): echo "Created: out.txt"\n+skill_output deliverable out.txt\n',
    );
    expect(await readdir(cwd)).toEqual(['run.sh']);
    expect(await stat(join(cwd, 'run.sh'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
      ctimeMs: before.ctimeMs,
    });

    const { applyPatch } = await import('diff');
    await run(['skill', 'migrate', 'run.sh'], { cwd });
    expect(applyPatch(LEGACY, stdout)).toBe(await readFile(join(cwd, 'run.sh'), 'utf8'));
  });

  test('a patch in colour cannot steer the terminal', async () => {
    const cwd = await folderWith({ 'run.sh': `${LEGACY}# \x1b]0;title\x07 \u202e\n` });
    const { stdout } = await run(['skill', 'migrate', '--dry-run', 'run.sh'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(stdout).toContain('\x1b[31m-echo "SUCCESS"\x1b[39m');
    expect(stdout).toContain('\\u001b]0;title\\u0007 \\u202e');
    expect(stdout).not.toContain('\x1b]');
  });

  test('--verbose lists every echo with its line and what became of it', async () => {
    const cwd = await folderWith({ 'run.sh': `${LEGACY}[ -e out.txt ] || echo "ERROR: no \x1b[31mfile"\n` });
    const { stdout } = await run(['skill', 'migrate', '--verbose', 'run.sh'], { cwd });
    expect(stdout.split('\n').slice(1, -2)).toEqual([
      '  line 2: echo "Building"  →  standard error',
      '  line 3: echo "Created: out.txt"  →  skill_output deliverable out.txt',
      '  line 4: echo "Confidence: 0.9"  →  skill_output confidence 0.9',
      '  line 5: echo "SUCCESS"  →  skill_output success',
      '  line 6: echo "ERROR: no \\u001b[31mfile"  →  skill_output error "no file"',
    ]);
  });

  test('never overwrites a backup', async () => {
    const cwd = await folderWith({ 'run.sh': LEGACY, 'run.sh.bak': 'mine', 'run.sh.bak2': 'mine, too' });
    const { code, stdout } = await run(['skill', 'migrate', 'run.sh'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('run.sh.bak3\n');
    expect(await readFile(join(cwd, 'run.sh.bak'), 'utf8')).toBe('mine');
    expect(await readFile(join(cwd, 'run.sh.bak2'), 'utf8')).toBe('mine, too');
    expect(await readFile(join(cwd, 'run.sh.bak3'), 'utf8')).toBe(LEGACY);
  });

  test('edits the file that a link leads to, and keeps the link', async () => {
    const cwd = await folderWith({ 'real.sh': LEGACY });
    await symlink('real.sh', join(cwd, 'link.sh'));
    expect((await run(['skill', 'migrate', 'link.sh', 'real.sh'], { cwd })).stdout).toContain('1 script: 1 migrated\n');
    expect((await lstat(join(cwd, 'link.sh'))).isSymbolicLink()).toBe(true);
    expect(await readlink(join(cwd, 'link.sh'))).toBe('real.sh');
    expect(await readFile(join(cwd, 'real.sh'), 'utf8')).toContain('skill_output success');
    expect((await readdir(cwd)).sort()).toEqual(['link.sh', 'real.sh', 'real.sh.bak']);
  });

  test('--skill-dir migrates every shell script below a folder, but not what others source', async () => {
    const cwd = await folderWith({ 'outside.sh': LEGACY });
    await mkdir(join(cwd, '.claude/skills/one/lib'), { recursive: true });
    await mkdir(join(cwd, '.claude/skills/two'), { recursive: true });
    const files: Record<string, string> = {
      'one/execute.sh': LEGACY.replace('echo "Building"', 'source "$(dirname "$0")/lib/log.sh"'),
      'one/lib/log.sh': 'log() { echo "SUCCESS: $1"; }\n',
      'one/SKILL.md': '```bash\necho "SUCCESS"\n```\n',
      'two/run': LEGACY,
      'two/port.sh': '#!/bin/bash\necho 8080\n',
      'two/tool': '#!/usr/bin/env python3\nprint("SUCCESS")\n',
      'two/done.sh':
        '#!/bin/bash\ncat <<EOF\n{"success": true, "confidence": 1, "deliverables": [], "metrics": {}, "errors": []}\nEOF\n',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, '.claude/skills', name), text);
    const { code, stdout, stderr } = await run(['skill', 'migrate', '--skill-dir', '.claude/skills'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const path = (name: string): string => join('.claude/skills', name);
    expect(stdout.split('\n').map((line) => line.replace(/,? the script as it was.*/, ''))).toEqual([
      `${path('one/execute.sh')}: 3 echoes replaced`,
      `${path('one/lib/log.sh')}: left alone, ${path('one/execute.sh')} sources it`,
      `${path('two/done.sh')}: left alone, it prints JSON already`,
      `${path('two/port.sh')}: left alone, no echo in it says a result`,
      `${path('two/run')}: 3 echoes replaced, 1 log sent to standard error`,
      '5 scripts: 2 migrated, 3 left alone',
      '',
    ]);
    expect(await readFile(join(cwd, 'outside.sh'), 'utf8')).toBe(LEGACY);
    expect(await readFile(join(cwd, '.claude/skills/two/tool'), 'utf8')).toBe(files['two/tool']);
  });

  test('--skill-dir follows no link, whatever it leads to', async () => {
    const cwd = await folderWith({ 'outside.sh': LEGACY });
    await mkdir(join(cwd, 'elsewhere'));
    await mkdir(join(cwd, 'skill'));
    await writeFile(join(cwd, 'elsewhere/theirs.sh'), LEGACY);
    await writeFile(join(cwd, 'skill/own.sh'), LEGACY);
    await symlink('../outside.sh', join(cwd, 'skill/link.sh'));
    await symlink('../outside.sh', join(cwd, 'skill/tool'));
    await symlink('own.sh', join(cwd, 'skill/same.sh'));
    await symlink('../elsewhere', join(cwd, 'skill/lib'));
    await symlink('.', join(cwd, 'skill/loop'));
    await symlink('nowhere.sh', join(cwd, 'skill/dangling.sh'));
    const { code, stdout, stderr } = await run(['skill', 'migrate', '--skill-dir', 'skill'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      expect.stringContaining('skill/own.sh: 3 echoes replaced'),
      '1 script: 1 migrated',
      '',
    ]);
    const glob = await run(['skill', 'migrate', 'skill/**/theirs.sh'], { cwd });
    expect(glob.stderr).toBe("peglot: no file matches 'skill/**/theirs.sh'; check the pattern\n");
    for (const name of ['outside.sh', 'elsewhere/theirs.sh'])
      expect(await readFile(join(cwd, name), 'utf8')).toBe(LEGACY);
    expect((await readdir(cwd)).sort()).toEqual(['elsewhere', 'outside.sh', 'skill']);
  });

  test.each([
    ['no arguments', [], {}, 2, 'peglot: no script is given; name script files, or a folder with --skill-dir\n'],
    ['standard input', ['-'], {}, 2, 'peglot: standard input cannot be migrated; name the script files\n'],
    ['no such folder', ['--skill-dir', 'nowhere'], {}, 2, 'peglot: nowhere: there is no such file; check the name\n'],
    [
      'a folder that is a file',
      ['--skill-dir', 'a.sh'],
      { 'a.sh': LEGACY },
      2,
      'peglot: a.sh: this is not a folder; name the script without --skill-dir\n',
    ],
    ['an unknown option', ['--force', 'a.sh'], { 'a.sh': LEGACY }, 2, /^peglot: unknown option '--force'; .*\n$/],
    ['no such file', ['b.sh'], {}, 2, 'peglot: b.sh: there is no such file; check the name\n'],
    ['a folder', ['.'], {}, 2, 'peglot: .: this is a directory; name the files in it, for example with a glob\n'],
    [
      'another shell',
      ['a.sh'],
      { 'a.sh': '#!/usr/bin/env zsh\necho SUCCESS\n' },
      1,
      'peglot: a.sh: this is a script for zsh, not for bash; only bash scripts can be migrated\n',
    ],
    [
      'sh',
      ['a.sh'],
      { 'a.sh': '#!/bin/sh -e\necho SUCCESS\n' },
      1,
      /^peglot: a\.sh: this is a script for sh, not for bash; .* #!\/usr\/bin\/env bash\n$/,
    ],
    [
      'a syntax error',
      ['a.sh'],
      { 'a.sh': '#!/bin/bash\necho SUCCESS\nif true; then\n  echo x\n' },
      1,
      /^peglot: a\.sh: no valid bash, line 5: expected 'fi' to close 'if'; fix the script, .*\n$/,
    ],
    [
      'an error inside a substitution',
      ['a.sh'],
      { 'a.sh': 'echo SUCCESS\nx=$(if)\n' },
      1,
      /^peglot: a\.sh: no valid bash, line 2: .*\n$/,
    ],
    [
      'an open here-document',
      ['a.sh'],
      { 'a.sh': 'echo SUCCESS\ncat <<EOF\n' },
      1,
      /^peglot: a\.sh: no valid bash, line 2: the here-document has no end EOF; .*\n$/,
    ],
    [
      'Windows line ends',
      ['a.sh'],
      { 'a.sh': LEGACY.replaceAll('\n', '\r\n') },
      1,
      /^peglot: a\.sh: the lines end as on Windows, .*\n$/,
    ],
    [
      'bytes that are no text',
      ['a.sh'],
      { 'a.sh': Buffer.from([0x23, 0xff, 0xfe, 0x0a]) },
      2,
      'peglot: a.sh: the bytes are not valid UTF-8; convert the text to UTF-8\n',
    ],
  ] as const)(
    '%s: one clear line, nothing changed',
    async (_, args, files: Record<string, string | Uint8Array>, code, message) => {
      const cwd = await folderWith(files);
      const outcome = await run(['skill', 'migrate', ...args], { cwd });
      expect(outcome.code).toBe(code);
      if (typeof message === 'string') expect(outcome.stderr).toBe(message);
      else expect(outcome.stderr).toMatch(message);
      expect(await readdir(cwd)).toEqual(Object.keys(files));
      for (const [name, text] of Object.entries(files))
        expect(await readFile(join(cwd, name))).toEqual(Buffer.from(text));
    },
  );

  test('one bad script does not stop the others', async () => {
    const cwd = await folderWith({ 'a.sh': 'if\n', 'b.sh': LEGACY });
    const { code, stdout, stderr } = await run(['skill', 'migrate', 'a.sh', 'b.sh', 'c.sh'], { cwd });
    expect(code).toBe(2);
    expect(stderr.split('\n')).toHaveLength(3);
    expect(stdout).toMatch(/2 failed/);
    expect(stdout).toMatch(/1 migrated/);
    expect(await readFile(join(cwd, 'b.sh'), 'utf8')).toContain('skill_output success');
  });

  test.skipIf(process.getuid?.() === 0)('a write-protected script stays as it is (needs no root)', async () => {
    const cwd = await folderWith({ 'a.sh': LEGACY });
    await chmod(join(cwd, 'a.sh'), 0o444);
    const { code, stderr } = await run(['skill', 'migrate', 'a.sh'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'peglot: a.sh: permission denied; change the permissions of the file\n',
    });
    expect(await readdir(cwd)).toEqual(['a.sh']);
  });

  test('strange file names work and cannot steer the terminal', async () => {
    const names = [
      'with blank.sh',
      '$(touch pwned).sh',
      'quo\'te".sh',
      '\x1b[31mred.sh',
      'new\nline.sh',
      '-v.sh',
      '[glob]*.sh',
    ];
    const cwd = await folderWith(Object.fromEntries(names.map((name) => [name, LEGACY])));
    const { code, stdout, stderr } = await run(['skill', 'migrate', '--skill-dir', '.', '--verbose'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`${names.length} scripts: ${names.length} migrated\n`);
    expect(stdout).not.toContain('\x1b');
    expect((await readdir(cwd)).sort()).toEqual(names.flatMap((name) => [name, `${name}.bak`]).sort());
    for (const name of names) {
      const { stdout: printed } = await bash(await readFile(join(cwd, name), 'utf8'));
      expect(resultIn(printed)).toMatchObject({ success: true });
    }
    const dry = await folderWith({ '\x1b[31mred.sh': LEGACY });
    expect((await run(['skill', 'migrate', '--dry-run', '\x1b[31mred.sh'], { cwd: dry })).stdout).not.toContain('\x1b');
  });
});
