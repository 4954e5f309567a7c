import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** A file for what is known of the sources and tests as they are. */
export function keptFor(name: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('{src,test}/**/*.ts').sort()) hash.update(readFileSync(file));
  const file = resolve('node_modules/.cache/peglot', `${name}-${hash.digest('hex').slice(0, 12)}`);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
