import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of code that has a file's name after its language. */
const NAMED = /^```\w+ (\S+)\n(.*?)^```$/gms;

/** Writes the programs of the pages in docs/hosts to test/hosts/programs, a folder for each page, as they are there. */
export function writePrograms(root: string): void {
  const pages = join(root, 'docs/hosts');
  const programs = join(root, 'test/hosts/programs');
  rmSync(programs, { recursive: true, force: true });
  for (const page of readdirSync(pages)) {
    const folder = join(programs, page.replace(/\.md$/, ''));
    mkdirSync(folder, { recursive: true });
    for (const [, file = '', code = ''] of readFileSync(join(pages, page), 'utf8').matchAll(NAMED))
      writeFileSync(join(folder, file), code);
  }
}
