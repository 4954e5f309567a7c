// Packs and installs the package, and prints how large it is beside what is aimed at. Fails when it has grown.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPacked } from './packed.ts';
import { judge, sizesOf } from './sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
const packed = installPacked();
try {
  const { table, tooLarge } = judge(await sizesOf(packed.folder));
  console.log(table);
  for (const { what } of tooLarge) console.error(`too large: ${what}`);
  if (tooLarge.length > 0) process.exitCode = 1;
} finally {
  packed.remove();
}
