// Packs and installs the package, and prints how large it is beside what is aimed at; writes the page of the entries. Fails
// when it has grown.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENTRY_PAGE, entryPage } from './entry-page.ts';
import { installPacked } from './packed.ts';
import { judge, sizesOf } from './sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
const packed = installPacked();
try {
  writeFileSync(`${root}/${ENTRY_PAGE}`, await entryPage(root, packed.folder));
  const { table, tooLarge } = judge(await sizesOf(packed.folder));
  console.log(table);
  for (const { what } of tooLarge) console.error(`too large: ${what}`);
  if (tooLarge.length > 0) process.exitCode = 1;
} finally {
  packed.remove();
}
