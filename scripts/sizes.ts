import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { optionalPeers } from './entries.ts';

/** How large something is. */
export interface Size {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** What is aimed at, at most. */
  readonly goal: number;
  /** What it must not grow beyond; times have none, for they depend on the machine. */
  readonly limit?: number;
}

/** What a user imports of an entry, as a bundler for browsers leaves it, gzipped. */
const BUNDLES: readonly {
  readonly entry: string;
  readonly names: string;
  /** In kB: what is aimed at, and what it must not grow beyond until it is there. */
  readonly goal: number;
  readonly limit: number;
}[] = [
  { entry: 'peglot/json', names: '{ repair }', goal: 30, limit: 47 },
  { entry: 'peglot/json', names: '{ json }', goal: 35, limit: 51 },
  { entry: 'peglot/json', names: '{ typed }', goal: 50, limit: 91 },
  { entry: 'peglot/tools', names: '{ toolCalls }', goal: 90, limit: 132 },
  { entry: 'peglot/duckflow', names: '{ duckflow }', goal: 40, limit: 83 },
  { entry: 'peglot/duckflow', names: '{ markers }', goal: 40, limit: 44 },
  { entry: 'peglot/dml', names: '{ dml }', goal: 32, limit: 50 },
  { entry: 'peglot/skill', names: '{ skill }', goal: 45, limit: 78 },
  { entry: 'peglot/acor', names: '{ acor }', goal: 65, limit: 107 },
  { entry: 'peglot/design', names: '{ design }', goal: 75, limit: 103 },
  { entry: 'peglot/define', names: '{ defineFormat }', goal: 16, limit: 15 },
  { entry: 'peglot', names: '*', goal: 180, limit: 244 },
];

/** By entry, in milliseconds beyond a bare start of Node. */
const IMPORTS: Readonly<Record<string, number>> = { 'peglot/duckflow': 12, peglot: 30 };

/** All sizes of a package that is installed in a folder with nothing else. */
export async function sizesOf(folder: string): Promise<Size[]> {
  const modules = join(folder, 'node_modules');
  const sizes: Size[] = [
    { what: 'packages that come with it', measured: packagesIn(modules), unit: '', goal: 8, limit: 8 },
    {
      what: 'the package, unpacked',
      measured: bytesIn(join(modules, 'peglot')) / 1e6,
      unit: ' MB',
      goal: 8,
      limit: 8,
    },
    { what: 'all of them', measured: bytesIn(modules) / 1e6, unit: ' MB', goal: 8, limit: 9.1 },
  ];
  for (const { entry, names, goal, limit } of BUNDLES) {
    const { gzipped } = await bundleOf(entry, folder, names);
    sizes.push({ what: `import ${names} from '${entry}'`, measured: gzipped / 1e3, unit: ' kB', goal, limit });
  }
  for (const [entry, goal] of Object.entries(IMPORTS)) {
    sizes.push({ what: `import '${entry}'`, measured: importTime(entry, folder), unit: ' ms', goal });
  }
  return sizes;
}

/** The sizes beside what is aimed at, and those that have grown too much. */
export function judge(sizes: readonly Size[]): { readonly table: string; readonly tooLarge: readonly Size[] } {
  const width = Math.max(...sizes.map(({ what }) => what.length));
  const lines = sizes.map(({ what, measured, unit, goal, limit }) => {
    const mark = measured <= goal ? '✓' : '✗';
    const most = limit === undefined ? '' : `, limit ${limit}${unit}`;
    return `${what.padEnd(width)}  ${`${shown(measured)}${unit}`.padStart(8)}  ${mark} goal ${goal}${unit}${most}`;
  });
  const tooLarge = sizes.filter(({ measured, limit }) => limit !== undefined && measured > limit);
  return { table: lines.join('\n'), tooLarge };
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** The packages below a folder of modules; those within packages count too. */
function packagesIn(modules: string): number {
  const found = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules[\\/])(?:@[^\\/]+[\\/])?[^@.\\/][^\\/]*[\\/]package\.json$/.test(path),
  );
  return found.length;
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/**
 * The bytes of an entry and all that it imports, bundled and minified for browsers.
 *
 * @param folder where `peglot` is found by its name
 * @param names what is imported of it, `{ repair }`
 * @param external packages that do not count
 * @throws when a Node built-in is reachable
 */
export async function bundleOf(
  entry: string,
  folder: string,
  names: string = '*',
  external: readonly string[] = optionalPeers(),
): Promise<{ minified: number; gzipped: number }> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from ${JSON.stringify(entry)};`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: [...external],
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

const ROUNDS = 15;

/** The milliseconds that an import takes beyond a bare start of Node: the quickest of some rounds, for others may be at work. */
export function importTime(entry: string, folder: string): number {
  const scratch = mkdtempSync(join(folder, 'import-'));
  const bare = join(scratch, 'bare.mjs');
  const importing = join(scratch, 'importing.mjs');
  writeFileSync(bare, '');
  writeFileSync(importing, `import ${JSON.stringify(entry)};\n`);
  const times = { bare: Number.POSITIVE_INFINITY, importing: Number.POSITIVE_INFINITY };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.bare = Math.min(times.bare, start(bare));
      times.importing = Math.min(times.importing, start(importing));
    }
    return times.importing - times.bare;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function start(file: string): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - begun;
}
