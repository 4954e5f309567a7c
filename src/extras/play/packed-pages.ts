import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { Problem } from '../../cli/problem.ts';

/** The package's file with the playground. */
export const PACKED = 'site/playground.json.br';

/**
 * The pages of the playground by name, such as `grammars/json.json`. They are packed into one file, a tenth of the
 * size.
 */
export function packedPages(): ReadonlyMap<string, string> {
  const file = join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), PACKED);
  let packed: Uint8Array;
  try {
    packed = readFileSync(file);
  } catch {
    throw new Problem('the playground is not built', 'in a clone of the repository: npm run site -- --playground');
  }
  const pages: Readonly<Record<string, string>> = JSON.parse(brotliDecompressSync(packed).toString('utf8'));
  return new Map(Object.entries(pages));
}

/** The content of the file that {@link packedPages} reads. */
export function packPages(pages: ReadonlyMap<string, string>): Uint8Array {
  // Scripts and grammars share much, but far apart: the window covers all of them.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(JSON.stringify(Object.fromEntries(pages)), { params });
}
