import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { escapeControls } from '../../core/escape-controls.ts';
import { safeJson, write } from '../output.ts';

/** An optional package: the installed version, and the versions that peglot supports. */
interface Peer {
  readonly name: string;
  readonly wanted: string;
  /** Undefined when it is not installed. */
  readonly version?: string;
}

/** What a bug report should say about the machine. */
interface Health {
  readonly peglot: string;
  readonly node: string;
  readonly wantedNode: string;
  readonly platform: string;
  readonly peers: readonly Peer[];
}

/** `peglot doctor`: installed versions, and missing optional packages. */
export async function doctor({ json = false }: { readonly json?: boolean }): Promise<void> {
  const health = healthHere();
  await write(json ? `${safeJson(health, 2)}\n` : told(health));
}

function healthHere(): Health {
  const require = createRequire(import.meta.url);
  const manifest: Manifest = require('peglot/package.json');
  const peers = Object.entries(manifest.peerDependencies ?? {}).map(([name, wanted]) => {
    const version = installedVersion(name, require.resolve.paths(name) ?? []);
    return { name, wanted, ...(version !== undefined && { version }) };
  });
  return {
    peglot: manifest.version,
    node: process.versions.node,
    wantedNode: manifest.engines.node,
    platform: `${process.platform} ${process.arch}`,
    peers,
  };
}

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The version of a package in the first folder that has it. The manifest is read as a file, since not all packages
 * export it.
 */
function installedVersion(name: string, folders: readonly string[]): string | undefined {
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return String(version);
}

function told({ peglot, node, wantedNode, platform, peers }: Health): string {
  const width = Math.max(...peers.map(({ name }) => name.length));
  const lines = [
    `peglot ${peglot}`,
    `Node ${node} on ${platform} (peglot needs ${wantedNode})`,
    '',
    'Optional packages:',
    ...peers.map(({ name, wanted, version = 'not installed' }) => `  ${name.padEnd(width)}  ${version} (${wanted})`),
  ];
  return lines.map((line) => `${escapeControls(line)}\n`).join('');
}
