import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Block, Page } from './blocks.ts';

/**
 * Runs the sessions of a page, one after the other in one folder, and holds what is printed to what the page shows. A line
 * `…` stands for any lines, `…` inside a line for anything.
 *
 * @returns what is wrong, a text for each command
 */
export function runSessions(root: string, page: Page): string[] {
  const sessions = page.blocks.filter(({ language }) => language === 'console');
  if (sessions.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'peglot-guide-'));
  try {
    const bin = join(folder, '.bin');
    mkdirSync(bin);
    symlinkSync(`${root}/dist/src/cli/main.js`, join(bin, 'peglot'));
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    symlinkSync(root, join(modules, 'peglot'));
    symlinkSync(`${root}/node_modules/valibot`, join(modules, 'valibot'));
    for (const [name, text] of page.files) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 });
    }
    const path = `${bin}:${root}/node_modules/.bin:${process.env.PATH}`;
    return sessions.flatMap((session) =>
      commandsOf(session).flatMap(({ command, shown }) => {
        const env = { ...process.env, PATH: path, NO_COLOR: '1', HOME: folder };
        const { stdout } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd: folder, encoding: 'utf8', env });
        const printed = stdout.replaceAll(folder, '~').trimEnd();
        return isShown(shown, printed) ? [] : [`${session.place}: $ ${command} prints\n${printed}`];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commandsOf({ code }: Block): { command: string; shown: string }[] {
  return code.split(/^\$ /m).flatMap((part) => {
    const [command = '', ...shown] = part.split('\n');
    return command === '' ? [] : [{ command, shown: shown.join('\n').trimEnd() }];
  });
}

function isShown(shown: string, printed: string): boolean {
  const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const lines = shown.split('…').map(literal).join('[^]*?');
  return new RegExp(`^${lines}$`).test(printed);
}

/** The commands of shell scripts: each is known to the command line, with all of its options. */
export function unknownCommands(root: string, { place, code }: Block): string[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (status !== 0) return [`${place}: ${stderr.trim()}`];
  return code.split(/\n|\|/).flatMap((line) => {
    const words = /(?:^|\s)peglot ([^#>]*)/.exec(line)?.[1]?.trim().split(/\s+/) ?? [];
    const options = words.flatMap((word) => /^--[a-z-]+/.exec(word) ?? []);
    const path = words.slice(0, 2).filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-'));
    if (options.length === 0 && path.length === 0) return [];
    const help = helpOf(root, path);
    return options.filter((option) => !help.includes(option)).map((option) => `${place}: ${option} of ${line.trim()}`);
  });
}

/** The help of the innermost command of a path: `grammar export`, or `parse` of `parse reply`. */
function helpOf(root: string, path: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, [`${root}/dist/src/cli/main.js`, 'help', ...path], {
    encoding: 'utf8',
  });
  const { stdout: inner } = spawnSync(process.execPath, [`${root}/dist/src/cli/main.js`, ...path, '--help'], {
    encoding: 'utf8',
  });
  return stdout + inner;
}
