import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem, Problem } from '../../../cli/problem.ts';
import { writeWholeFile } from '../../../cli/write-file.ts';

/** Makes the folder for the parts, or finds the one of the same run. */
export async function openFolder(folder: string, run: string, resume: boolean): Promise<void> {
  const isThere = await stat(folder).catch(() => undefined);
  if (isThere === undefined) {
    await mkdir(folder).catch((error: unknown) => {
      throw fileProblem(folder, error);
    });
    await writeWholeFile(runFile(folder), run);
    return;
  }
  if (!resume) throw new Problem(`${folder} is left of a run that was broken off`, 'go on with --resume, or remove it');
  if ((await runOf(folder)) !== run) throw new Problem(`${folder} is of another run`, 'remove it and start anew');
}

/** The run that a folder of parts is for; undefined when it is for none. */
export async function runOf(folder: string): Promise<string | undefined> {
  return readFile(runFile(folder), 'utf8').catch(() => undefined);
}

function runFile(folder: string): string {
  return join(folder, 'run');
}
