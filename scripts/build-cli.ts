import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { installedPackages, optionalPeers } from './entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How to build the command line. */
export interface CliBuild {
  /** The folder for the code, relative to the root; `main.js` in it starts the command. */
  readonly outdir: string;
  /** What has been built below `dist` already: it is imported from there. */
  readonly built?: Built;
  /** Programs that share its code, by the names of their files in the folder. */
  readonly others?: Readonly<Record<string, string>>;
}

/** What the library and the command line share: files of the project, and packages, which lie in `dist/libraries`. */
interface Built {
  readonly files: readonly string[];
  readonly libraries: readonly string[];
}

/**
 * Bundles the command line with the libraries that it alone uses: who installs the package does not install them. What
 * the package depends on stays an import, and so does what is used where it happens to be installed.
 */
export async function buildCli({ outdir, built = { files: [], libraries: [] }, others }: CliBuild): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    // The threads of `peglot batch` and the hooks of the module loader start in files of their own beside the command's.
    entryPoints: {
      main: 'src/program/main.ts',
      'batch-worker': 'src/extras/batch/worker.ts',
      'typescript-loader': 'src/cli/typescript-loader.ts',
      ...others,
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    external: [...installedPackages(), ...optionalPeers(), 'esbuild', '@modelcontextprotocol/*'],
    // Where a library comes in two builds, the one that was written for bundlers.
    mainFields: ['module', 'main'],
    // Libraries that are no modules ask for Node's built-ins by `require`.
    banner: { js: "import{createRequire as toRequire}from'node:module';const require=toRequire(import.meta.url);" },
    minify: true,
    // A stack that a user sends says where it happened.
    keepNames: true,
    lineLimit: 160,
    metafile: true,
    logLevel: 'warning',
    plugins: [importing(built, outdir), withoutSerializer],
  });
  return metafile;
}

/** Imports what has been built from where it lies. All code of the bundle lies in one folder. */
function importing({ files, libraries }: Built, outdir: string): Plugin {
  const fromOutdir = (file: string): string => relative(outdir, `dist/${file}.js`);
  const targets = new Map([
    ...files.map((file): [string, string] => [resolve(root, file), fromOutdir(file.replace(/\.ts$/, ''))]),
    ...libraries.map((name): [string, string] => [name, fromOutdir(`libraries/${name}`)]),
  ]);
  return {
    name: 'built already',
    setup({ onResolve }) {
      onResolve({ filter: /^/ }, ({ path, resolveDir }) => {
        const target = targets.get(path) ?? targets.get(resolve(resolveDir, path));
        return target === undefined ? undefined : { path: target, external: true };
      });
    },
  };
}

/**
 * Leaves out the serializer, with its tables of entities, that `domutils` brings: linkedom, in which charts are drawn, writes
 * HTML by itself, and of `domutils` it uses no more than the searches. They are 80 kB of the package.
 */
const withoutSerializer: Plugin = {
  name: 'without dom-serializer',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^dom-serializer$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /^/, namespace: 'left-out' }, ({ path }) => ({
      contents: `export default () => { throw new Error('${path} is left out'); };`,
    }));
  },
};
