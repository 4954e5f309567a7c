import { realpath } from 'node:fs/promises';
import { run } from '../../cli/run.ts';

/** A command line: words between spaces; a list where a word has one in it. */
export type Line = string | readonly string[];

/**
 * What commands print, as a file to read it: each with its exit code where that is not 0, and what comes on standard
 * error behind `!`. The folder that they run in is FOLDER.
 */
export async function transcript(lines: readonly Line[], { cwd }: { readonly cwd: string }): Promise<string> {
  // In the deep run too one process does for all these.
  const own = process.env.PEGLOT_PACKAGE !== undefined;
  const shown: string[] = [];
  const folder = await realpath(cwd);
  for (const line of lines) {
    const words = typeof line === 'string' ? line.split(' ') : line;
    const { code, stdout, stderr } = await run(words, { cwd, own });
    const command = words.map((word) => (/^[^\s'"]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
    const ended = code === 0 ? '' : `(exit code ${code})\n`;
    shown.push(`$ peglot ${command}\n${stdout}${stderr.replace(/^(?=.)/gm, '! ')}${ended}`);
  }
  return shown.join('\n').replaceAll(folder, 'FOLDER');
}
