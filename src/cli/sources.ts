import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { Problem, reportProblem } from './problem.ts';

/** The argument that stands for standard input. */
export const STDIN = '-';

/** The inputs of a command: paths, or `-` for standard input, without duplicates. */
export interface Sources {
  readonly paths: readonly string[];
  /** Makes reports lists, even when some of the inputs turn out to be missing. */
  readonly several: boolean;
}

/**
 * Finds the inputs that the arguments name: files, globs, `-`; without arguments, piped input. Without `followLinks`, a
 * glob finds neither links nor their targets.
 */
export async function findSources(
  args: readonly string[],
  { followLinks = true }: { readonly followLinks?: boolean } = {},
): Promise<Sources> {
  if (args.length === 0) {
    refuseTerminal();
    return { paths: [STDIN], several: false };
  }
  const paths = new Set<string>();
  for (const arg of args) for (const path of await expand(arg, followLinks)) paths.add(path);
  return { paths: [...paths], several: args.length > 1 || paths.size > 1 };
}

/** Without arguments the input is piped in; on a terminal the command would seem to hang. */
export function refuseTerminal(): void {
  if (process.stdin.isTTY) throw noInput();
}

/**
 * Refuses standard input that is closed (Node puts an empty device there) or a directory: both would read as an empty
 * text.
 *
 * @throws {Problem}
 */
export function refuseNoInput(): void {
  const kind = fstatSync(0);
  if (kind.isDirectory())
    throw new Problem('standard input is a directory', 'name the files in it, or pipe the text in');
  if (kind.isCharacterDevice() && !process.stdin.isTTY) throw noInput();
}

function noInput(): Problem {
  return new Problem('there is no input', 'name files, or pipe the text in');
}

async function expand(arg: string, followSymbolicLinks: boolean): Promise<readonly string[]> {
  if (arg === STDIN || (await exists(arg))) return [arg];
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(arg)) return [arg];
  const found = await glob(arg, { expandDirectories: false, followSymbolicLinks, absolute: isAbsolute(arg) });
  if (found.length === 0) reportProblem(new Problem(`no file matches '${arg}'`, 'check the pattern'));
  return found.sort();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
