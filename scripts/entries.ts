import { readFileSync } from 'node:fs';

/** One name that users import, and the source file behind it. */
export interface Entry {
  /** As in an import: `peglot`, `peglot/duckflow`. */
  readonly name: string;
  /** Relative to the root: `src/index.ts`. */
  readonly source: string;
}

/** All names that users import, as package.json's `exports` lists them. */
export function readExports(): Entry[] {
  return Object.entries(Object(field(readManifest(), 'exports'))).flatMap(([path, target]) => {
    const file = field(target, 'default');
    if (typeof file !== 'string') return [];
    return [{ name: `peglot${path.slice(1)}`, source: file.replace('./dist/', '').replace(/\.js$/, '.ts') }];
  });
}

/** Those that are written by hand: what a parser exports follows from its grammar. */
export function readEntries(): Entry[] {
  return readExports().filter(({ source }) => !source.startsWith('generated/'));
}

/** The packages that come with the package. */
export function installedPackages(): string[] {
  return Object.keys(Object(field(readManifest(), 'dependencies')));
}

/** The packages that users add for some of it. */
export function optionalPeers(): string[] {
  return Object.keys(Object(field(readManifest(), 'peerDependencies')));
}

/** Scripts run in the root of the package; where a bundle of them is, tells nothing. */
function readManifest(): unknown {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
