import { once } from 'node:events';
import { access, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith, run, start } from '../../cli/run.ts';

function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, fileURLToPath(new URL(`./tools/${name}.mjs`, import.meta.url)), ...args];
}

/** Runs a program given as source. */
function script(source: string): string[] {
  return [process.execPath, '-e', source];
}

function lines(stdout: string): { kind: string; [key: string]: unknown }[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** True once the process is gone; a zombie that nobody reaps counts as gone. */
async function gone(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ' Z ');
  return / [ZX] /.test(status);
}

/** Does not want to end, and neither does its child. Tells their process ids; up in no time, unlike Node. */
const stubborn = [
  'sh',
  '-c',
  `trap '' TERM
  (while :; do sleep 1; done) &
  printf '## Status: Working\\n%s %s\\n\\n## Progress: 5%%\\n' $$ $!
  while :; do sleep 1; done`,
];

/** How long something may take that comes soon, but not at once. */
const PATIENT = { timeout: 60_000 };

describe.concurrent('peglot acor run', () => {
  // It waits for the whole grace of the tool: the others run beside it.
  test('--timeout ends a stubborn tool with its child, keeps what it said, exits with 124', async ({ expect }) => {
    const cwd = await folderWith({});
    const args = ['acor', 'run', '--timeout', '4', '--transcript', 'kept.md', '--', ...stubborn];
    const { code, stdout, stderr } = await run(args, { cwd });
    expect(code).toBe(124);
    expect(stdout).toMatch(/\n✖ Failed: timed out after 4 s in /);
    expect(stderr).toBe('peglot: the tool was ended early; what it printed is in kept.md.partial\n');
    expect(await exists(join(cwd, 'kept.md'))).toBe(false);
    const kept = await readFile(join(cwd, 'kept.md.partial'), 'utf8');
    const pids = /(\d+) (\d+)/.exec(kept)?.slice(1).map(Number) ?? [];
    expect(pids).toHaveLength(2);
    for (const pid of pids) await expect.poll(() => gone(pid), PATIENT).toBe(true);
  });

  test('prints the messages, keeps standard error apart, ends with what the tool came to', async () => {
    const { code, stdout, stderr } = await run(['acor', 'run', '--', ...tool('slow', '2')]);
    expect(code).toBe(0);
    expect(stderr).toBe('debug: starting\n');
    expect(stdout.replace(/in \d+\.\d s/, 'in TIME')).toBe(`● Status: Working
  Counting to the end
… Progress: 50%
  Step 1 of 2
… Progress: 100%
  Step 2 of 2
■ Output Files
  - \`out/steps.csv\` - All the steps
✔ Status: Complete
◇ Suggestions
  - Look at it: \`cat out/steps.csv\`

✔ Complete in TIME
  files   out/steps.csv  All the steps
  next    cat out/steps.csv  Look at it
`);
  });

  test('shows a message before the next one comes', async () => {
    const child = start(['acor', 'run', '--', ...tool('slow', '1000')]);
    let shown = '';
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
    while (!shown.includes('Step 1 of 1000')) await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(shown).toMatch(/\n✖ Cancelled in \d+\.\d s\n$/);
  });

  test('shows a line as soon as it is there, and goes on with it', async () => {
    const source = `process.stdout.write('## Status: Working\\nReading');
      process.stdin.on('data', () => process.stdout.write(' orders\\n\\nNext\\n'))
        .on('end', () => process.stdout.write('## Status: Complete\\n'))`;
    const child = start(['acor', 'run', '--', ...script(source)]);
    let shown = '';
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
    while (!shown.includes('Reading')) await once(child.stdout, 'data');
    child.stdin.write('go on');
    while (!shown.includes('Next')) await once(child.stdout, 'data');
    child.stdin.end();
    await once(child, 'close');
    expect(shown).toMatch(/^● Status: Working\n {2}Reading orders\n\n {2}Next\n✔ Status: Complete\n\n✔ Complete in/);
  });

  test('--json prints a line for each message, and one for the end', async () => {
    const { code, stdout } = await run(['acor', 'run', '--json', '--', ...tool('needs-input')]);
    expect(code).toBe(4);
    const [error, input, end, ...more] = lines(stdout);
    expect(more).toEqual([]);
    expect(error).toMatchObject({ kind: 'error', title: 'Key Missing', recovery: 'Name the column' });
    expect(input).toMatchObject({
      kind: 'input_needed',
      commands: ['acor dedupe data.csv --key "<choose_one>"'],
      valid_options: ['id', 'email'],
    });
    expect(end).toMatchObject({ kind: 'end', state: 'Input Needed', reason: 'exit status 4', exit_code: 4 });
  });

  test('the summary names errors with their recovery, and the command to run next', async () => {
    const { stdout } = await run(['acor', 'run', '--', ...tool('needs-input')]);
    expect(stdout).toMatch(/\n✖ Input Needed: exit status 4 in /);
    expect(stdout).toContain(
      '\n  errors  Key Missing  Name the column\n  next    acor dedupe data.csv --key "<choose_one>"\n',
    );
  });

  test('a tool that crashes: its status, its words on standard error, no invented state', async () => {
    const { code, stdout, stderr } = await run(['acor', 'run', '--', ...tool('crash')]);
    expect(code).toBe(1);
    expect(stderr).toContain('row 401 has no key');
    expect(stdout).toMatch(/\n✖ No final status: exit status 1 in .*\n$/);
  });

  test('a silent tool', async () => {
    const { code, stdout, stderr } = await run(['acor', 'run', '--', ...tool('silent')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^! No final status: exit status 0 in \d+\.\d s\n$/);
  });

  test('a tool that does not speak the protocol', async () => {
    const source = 'console.log("hello\\n  world")';
    const { code, stdout } = await run(['acor', 'run', '--', ...script(source)]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^hello\n {2}world\n\n! No final status/);
    const json = await run(['acor', 'run', '--json', '--', ...script(source)]);
    expect(lines(json.stdout)).toMatchObject([
      { kind: 'preamble', body: 'hello\n  world' },
      { kind: 'end', exit_code: 0 },
    ]);
  });

  test('a tool that a signal ends: 128 and the number of the signal', async () => {
    const { code, stdout } = await run(['acor', 'run', '--', 'sh', '-c', 'kill -SEGV $$']);
    expect(code).toBe(139);
    expect(stdout).toMatch(/^✖ Failed: ended by SIGSEGV in/);
  });

  test('control sequences of the tool do not reach the terminal', async () => {
    const { stdout } = await run([
      'acor',
      'run',
      '--',
      ...script('process.stdout.write("\\x1b]0;title\\x07\\n## Output\\n\\x1b[2Jgone\\x9b2K \\u202e\\n")'),
    ]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(stdout).toContain('gone');
  });

  test('bytes that are not UTF-8 are shown as such; the transcript keeps them', async () => {
    const cwd = await folderWith({});
    const source = 'process.stdout.write(Buffer.from("## Output\\ncaf\\xe9\\n", "latin1"))';
    const { code, stdout, stderr } = await run(['acor', 'run', '--transcript', 'kept.md', '--', ...script(source)], {
      cwd,
    });
    expect(code).toBe(0);
    expect(stdout).toContain('caf\ufffd');
    expect(stderr).toBe('peglot: the tool printed bytes that are not UTF-8; they are shown as \ufffd\n');
    expect(await readFile(join(cwd, 'kept.md'), 'latin1')).toBe('## Output\ncaf\xe9\n');
    expect(await exists(join(cwd, 'kept.md.partial'))).toBe(false);
  });

  test('characters that are cut between two writes arrive whole', async () => {
    const source = `const bytes = Buffer.from('## Output\\n🦆\\n'); process.stdout.write(bytes.subarray(0, 12));
      setTimeout(() => process.stdout.write(bytes.subarray(12)), 100)`;
    const { stdout, stderr } = await run(['acor', 'run', '--', ...script(source)]);
    expect(stdout).toContain('  🦆\n');
    expect(stderr).toBe('');
  });

  test('SIGTERM gives a final state too', async () => {
    const child = start(['acor', 'run', '--json', '--', ...tool('slow', '1000')]);
    let shown = '';
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(143);
    expect(lines(shown).at(-1)).toMatchObject({ kind: 'end', state: 'Cancelled', exit_code: 143 });
  });

  test('does not wait for what outlives the tool, and loses nothing that the tool said', async () => {
    const source = `require('node:child_process').spawn('sleep', ['100'], { stdio: 'inherit' }).unref();
      process.stdout.write('## Output\\n' + 'x'.repeat(99).concat('\\n').repeat(10000) + 'last\\n\\n## Status: Complete\\n')`;
    const { code, stdout } = await run(['acor', 'run', '--', ...script(source)]);
    expect(code).toBe(0);
    expect(stdout).toContain('  last\n✔ Status: Complete\n');
    expect(stdout.split('\n').length).toBeGreaterThan(10000);
    // The child sleeps for longer than the test may take.
  }, 90_000);

  test('ends the tool when nobody reads any more', async ({ expect }) => {
    const child = start([
      'acor',
      'run',
      '--',
      ...script('console.log("## Output\\n" + process.pid); setInterval(() => console.log("more"), 10)'),
    ]);
    const exited = once(child, 'exit');
    let shown = '';
    // Who breaks off here reads no more: the pipe is closed.
    for await (const chunk of child.stdout) {
      shown += String(chunk);
      if (/\d+\n/.test(shown)) break;
    }
    await exited;
    const pid = Number(/\d+/.exec(shown)?.[0]);
    expect(pid).toBeGreaterThan(1);
    await expect.poll(() => gone(pid), PATIENT).toBe(true);
  });

  test('passes standard input and the arguments on as they are', async () => {
    const source =
      'process.stdin.on("data", (data) => console.log("## Output\\n" + data + JSON.stringify(process.argv.slice(1))))';
    const { stdout } = await run(['acor', 'run', ...script(source), '--', '--json', '$HOME', '*', '--', 'a b'], {
      input: 'piped\n',
    });
    expect(stdout).toContain('piped\n  ["--json","$HOME","*","--","a b"]\n');
  });

  test.each([
    ['no such command', ['nonesuch-tool'], 127, 'nonesuch-tool: command not found; check the name and the PATH'],
    [
      'a file that is not executable',
      [fileURLToPath(import.meta.url)],
      126,
      `${fileURLToPath(import.meta.url)}: permission denied; make the file executable with chmod +x`,
    ],
    ['no command', [], 2, "missing required argument 'command'; see peglot acor run --help"],
  ])('%s: one line', async (_, command, code, line) => {
    expect(await run(['acor', 'run', '--', ...command])).toEqual({ code, stdout: '', stderr: `peglot: ${line}\n` });
  });

  test('a time-out that is none, and a transcript that cannot be written: one line, and the tool is not run', async () => {
    const timeout = await run(['acor', 'run', '--timeout', 'soon', '--', 'echo', 'ran']);
    expect(timeout).toMatchObject({ code: 2, stdout: '' });
    expect(timeout.stderr).toMatch(/^peglot: .*'soon' is invalid.*\n$/);
    const transcript = await run(['acor', 'run', '--transcript', 'none/kept.md', '--', 'echo', 'ran']);
    const stderr = "peglot: none/kept.md: there is no folder 'none'; make it first\n";
    expect(transcript).toEqual({ code: 2, stdout: '', stderr });
    const device = await run(['acor', 'run', '--transcript', '/dev/null', '--', 'echo', 'ran']);
    expect(device).toEqual({
      code: 2,
      stdout: '',
      stderr: 'peglot: /dev/null: this is not a file; name another one\n',
    });
  });

  test('a transcript goes through no link that was planted', async () => {
    const cwd = await folderWith({ 'mine.txt': 'mine' });
    for (const name of ['kept.md', 'kept.md.partial']) await symlink('mine.txt', join(cwd, name));
    const whole = ['acor', 'run', '--transcript', 'kept.md', '--', 'echo', '## Status: Complete'];
    expect(await run(whole, { cwd })).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(join(cwd, 'kept.md'), 'utf8')).toBe('## Status: Complete\n');
    const cut = ['acor', 'run', '--timeout', '3', '--transcript', 'kept.md', '--', 'sh', '-c', 'echo cut; sleep 60'];
    expect(await run(cut, { cwd })).toMatchObject({ code: 124 });
    expect(await readFile(join(cwd, 'kept.md.partial'), 'utf8')).toBe('cut\n');
    expect(await readFile(join(cwd, 'mine.txt'), 'utf8')).toBe('mine');
    expect((await readdir(cwd)).sort()).toEqual(['kept.md', 'kept.md.partial', 'mine.txt']);
  });
});
