import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package as a user gets it. */
export interface Packed {
  /** The tarball. */
  readonly tarball: string;
  /** A folder in which the tarball and what it brings are installed, and nothing else. */
  readonly folder: string;
  /** Deletes the folder. */
  remove(): void;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packs what is built and installs it in an empty folder. */
export function installPacked(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-package-'));
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const packed: unknown = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
  const tarball = join(folder, fileName(packed));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  npm(['install', '--no-audit', '--no-fund', '--silent', tarball], folder);
  return { tarball, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function fileName(packed: unknown): string {
  const first: unknown = Array.isArray(packed) ? packed[0] : undefined;
  if (typeof first === 'object' && first !== null && 'filename' in first && typeof first.filename === 'string')
    return first.filename;
  throw new Error('npm pack named no file');
}
