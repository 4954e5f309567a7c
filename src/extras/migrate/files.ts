import { constants } from 'node:fs';
import { access, copyFile, readFile } from 'node:fs/promises';
import { Problem } from '../../cli/problem.ts';
import { replaceFile } from '../../cli/replace-file.ts';
import { codeOf } from '../../core/thrown.ts';

/** A script file. */
export interface ScriptFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Reads a script. A link that has taken its place by now is not followed. */
export async function loadScript(path: string): Promise<ScriptFile> {
  return { path, bytes: await readFile(path, { flag: constants.O_RDONLY | constants.O_NOFOLLOW }) };
}

/** Replaces a script as a whole, after a copy beside it; gives the copy's path. The mode of the file stays. */
export async function replaceScript({ path, bytes }: ScriptFile, text: string): Promise<string> {
  // Replacing a file needs only its folder's permission: without this a write-protected file would be overwritten.
  await access(path, constants.W_OK);
  const backup = await backUp(path);
  const [now, copied] = await Promise.all([readFile(path), readFile(backup)]);
  if (!now.equals(bytes) || !copied.equals(bytes)) {
    throw new Problem(`${path}: somebody else is writing it`, 'run the command again', 1);
  }
  await replaceFile(path, text);
  return backup;
}

/** Copies to the first of `x.bak`, `x.bak2`, … that does not exist: an older backup is never lost. */
async function backUp(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const backup = `${path}.bak${number === 1 ? '' : number}`;
    try {
      await copyFile(path, backup, constants.COPYFILE_EXCL);
      return backup;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
