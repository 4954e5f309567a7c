import { open } from 'node:fs/promises';
import { write } from '../../cli/output.ts';
import { newFileProblem } from '../../cli/write-file.ts';
import { TEMPLATES } from '../../formats/skill/template.ts';

/**
 * `peglot skill new`: writes a skill template, ready to run; without a file, to standard output. Existing files are not
 * overwritten.
 */
export async function newSkill(file: string | undefined): Promise<void> {
  const text = TEMPLATES[file !== undefined && /\.[cm]?ts$/.test(file) ? 'typescript' : 'bash'];
  if (file === undefined) return write(text);
  const handle = await open(file, 'wx', 0o755).catch(async (error: unknown) => {
    throw await newFileProblem(file, error);
  });
  try {
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
  await write(`wrote ${file}\n`);
}
