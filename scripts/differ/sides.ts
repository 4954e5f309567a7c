import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What the two builds are asked through: the public entries, as they were and as they are. */
export interface Side {
  readonly peglot: typeof import('peglot');
  readonly tools: typeof import('peglot/tools');
  readonly json: typeof import('peglot/json');
}

/** Inside the project, so that the packages are found. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/peglot/', import.meta.url));

/** The sources of a commit, in a folder of their own; undefined when there is no such commit. */
export function sourcesAt(commit: string): { readonly folder: string; remove(): void } | undefined {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CACHE}differ-`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['archive', commit, 'src', 'generated', 'package.json', 'tsconfig.json'], {
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  } catch {
    remove();
    return undefined;
  }
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), `${folder}/node_modules`);
  return { folder, remove };
}

/** The entries of the sources in a folder, in one file, as Node runs it. */
export async function sideOf(folder: string): Promise<Side> {
  const outfile = `${mkdtempSync(`${CACHE}side-`)}/side.mjs`;
  const entries = { peglot: 'index', tools: 'tools/index', json: 'formats/json/index' };
  const contents = Object.entries(entries)
    .map(([name, file]) => `export * as ${name} from './src/${file}.ts';\n`)
    .join('');
  try {
    await build({
      stdin: { contents, resolveDir: folder, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      tsconfig: `${folder}/tsconfig.json`,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(new URL('.', pathToFileURL(outfile)), { recursive: true, force: true });
  }
}
