import { createRequire } from 'node:module';

/** The version in the package's own `package.json`, wherever it is installed. */
export function packageVersion(): string {
  const manifest: { version: string } = createRequire(import.meta.url)('peglot/package.json');
  return manifest.version;
}
