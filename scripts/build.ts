// Builds dist/: declarations by tsc, code by esbuild. An entry in one file imports in a third of the time that its
// modules take one by one.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, transform } from 'esbuild';
import { buildCli } from './build-cli.ts';
import { installedPackages, optionalPeers, readEntries } from './entries.ts';
import { licenceTexts } from './licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

rmSync(`${root}/dist`, { recursive: true, force: true });
execFileSync(`${root}/node_modules/.bin/tsc`, ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

// What is large: built once, for the library and the command line.
const parsers = readdirSync(`${root}/generated`).filter(
  (name) => name.endsWith('.ts') && !name.includes('-diagnostics'),
);
const files = [...parsers.map((name) => `generated/${name}`), 'src/grammar/without-types.ts'];
const libraries = ['yaml'];

/** Code that nobody reads: what was generated, and other people's libraries. Everything else keeps its names. */
const shortNames: Plugin = {
  name: 'short names',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](generated|node_modules)[\\/].*\.[tj]s$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const { code } = await transform(source, { loader: 'ts', target: 'es2022', minify: true });
      return { contents: code, loader: 'js' };
    });
  },
};

const library = await build({
  absWorkingDir: root,
  entryPoints: [
    ...[...readEntries().map((entry) => entry.source), ...files].map((file) => ({ in: file, out: file.slice(0, -3) })),
    ...libraries.map((name) => ({ in: name, out: `libraries/${name}` })),
  ],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // What runs in Node alone, such as `peglot/testing`, takes its built-ins.
  external: [...installedPackages(), ...optionalPeers(), 'node:*'],
  mainFields: ['module', 'main'],
  minifyWhitespace: true,
  // Node shows the line of an error: one that a terminal can show.
  lineLimit: 160,
  minifySyntax: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [shortNames],
});
const cli = await buildCli({ outdir: 'dist/src/cli', built: { files, libraries } });
chmodSync(`${root}/dist/src/cli/main.js`, 0o755);

writeFileSync(`${root}/dist/THIRD-PARTY-LICENCES.txt`, licenceTexts([library.metafile, cli], root));
