import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';
import { describe, test } from 'vitest';
import { commandLine } from '../../cli/run.ts';

const hasScript = spawnSync('script', ['--version']).status === 0;

/** A terminal of this width, with the command in it. */
class Session {
  readonly #terminal: InstanceType<typeof xterm.Terminal>;
  readonly #child;
  raw = '';
  readonly closed: Promise<number | null>;

  constructor(columns: number, args: readonly string[]) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows: 20, scrollback: 1000, allowProposedApi: true });
    const command = [...commandLine(args)].map((word) => `'${word}'`).join(' ');
    const { NO_COLOR: _, ...inherited } = process.env;
    this.#child = spawn('script', ['-qec', `stty cols ${columns} rows 20; exec ${command}`, '/dev/null'], {
      env: { ...inherited, TERM: 'xterm-256color', FORCE_COLOR: '1' },
    });
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.raw += chunk.toString();
      this.#terminal.write(chunk);
    });
    this.closed = new Promise((resolve) => this.#child.on('close', (code) => resolve(code)));
  }

  /** What a user sees, with what has scrolled away. */
  async screen(): Promise<string[]> {
    await new Promise<void>((resolve) => this.#terminal.write('', resolve));
    const buffer = this.#terminal.buffer.active;
    const lines = Array.from({ length: buffer.length }, (_, at) => buffer.getLine(at)?.translateToString(true) ?? '');
    return lines.join('\n').trimEnd().split('\n');
  }

  type(text: string): void {
    this.#child.stdin.write(text);
  }
}

function tool(name: string, ...args: string[]): string[] {
  return [
    'acor',
    'run',
    '--',
    process.execPath,
    fileURLToPath(new URL(`./tools/${name}.mjs`, import.meta.url)),
    ...args,
  ];
}

/** How long a screen may take to look as it should. */
const PATIENT = { timeout: 60_000 };

describe.runIf(hasScript).concurrent('peglot acor run at a terminal (needs script)', () => {
  test('shows progress as one line that is alive, and leaves the messages', async ({ expect }) => {
    const session = new Session(70, tool('slow', '40'));
    await expect
      .poll(async () => (await session.screen()).at(-1), PATIENT)
      .toMatch(/^. ━+─+ +\d+% \d\.\d s Step \d+ of 40$/);
    expect(await session.closed).toBe(0);
    const screen = (await session.screen()).map((line) => line.replace(/in \d+\.\d s/, 'in TIME'));
    expect(screen).toContain('debug: starting');
    expect(screen.filter((line) => line !== 'debug: starting').join('\n')).toBe(
      [
        '● Status: Working',
        '  Counting to the end',
        '■ Output Files',
        '  - `out/steps.csv` - All the steps',
        '✔ Status: Complete',
        '◇ Suggestions',
        '  - Look at it: `cat out/steps.csv`',
        '',
        '✔ Complete in TIME',
        '  files   out/steps.csv  All the steps',
        '  next    cat out/steps.csv  Look at it',
      ].join('\n'),
    );
    expect(session.raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(session.raw.lastIndexOf('\u001b[?25l'));
  });

  test('stays one line when the terminal is narrow', async ({ expect }) => {
    const session = new Session(24, tool('slow', '40'));
    await expect.poll(async () => (await session.screen()).at(-1), PATIENT).toMatch(/^. ━+─+ +\d+% .*…$/);
    expect(await session.closed).toBe(0);
    expect((await session.screen()).filter((line) => line.includes('━'))).toEqual([]);
  });

  test('Ctrl-C ends the tool and shows the final state', async ({ expect }) => {
    const session = new Session(60, tool('silent', '60000'));
    await expect.poll(async () => (await session.screen()).at(-1), PATIENT).toMatch(/^. \d+\.\d s/);
    session.type('\u0003');
    expect(await session.closed).toBe(130);
    expect((await session.screen()).at(-1)).toMatch(/✖ Cancelled in \d+\.\d s$/);
  });
});
