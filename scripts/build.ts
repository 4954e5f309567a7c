// Builds dist/: declarations by tsc, code by Rolldown and esbuild. An entry in few files imports in a third of the time
// that its modules take one by one.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TransformOptions, transform } from 'esbuild';
import { type Plugin, rolldown } from 'rolldown';
import { buildCli } from './build-cli.ts';
import { NATIVE_COMPILER } from './compilers.ts';
import { installedPackages, optionalPeers, readEntries } from './entries.ts';
import { filesIn, licenceTexts } from './licences.ts';
import { withPureValues } from './pure.ts';
import { readingYaml } from './reading-yaml.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

rmSync(`${root}/dist`, { recursive: true, force: true });
execFileSync(process.execPath, [NATIVE_COMPILER, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

// What is large: built once, for the library and the command line.
const parsers = readdirSync(`${root}/generated`).filter(
  (name) => name.endsWith('.ts') && !name.includes('-diagnostics'),
);
const files = [...parsers.map((name) => `generated/${name}`), 'src/grammar/without-types.ts'];
const libraries = ['yaml', 'unbash'];
// What runs in Node alone, such as `peglot/testing`, takes its built-ins.
const outside = [/^node:/, new RegExp(`^(?:${[...installedPackages(), ...optionalPeers()].join('|')})(?:/|$)`)];

/** Code that nobody reads: what was generated, and other people's libraries. Everything else keeps its names. */
const shortNames: Plugin = {
  name: 'short names',
  async transform(source, path) {
    if (!/[\\/](generated|node_modules)[\\/].*\.[tj]s$/.test(path)) return null;
    const { code } = await transform(source, { loader: 'ts', target: 'es2022', minify: true });
    return { code, moduleType: 'js' };
  },
};

/** Without blanks; Node shows the line of an error, so it is one that a terminal can show. */
const SHORT_LINES: TransformOptions = {
  target: 'es2022',
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
};

const library = await rolldown({
  cwd: root,
  input: Object.fromEntries([
    ...[...readEntries().map((entry) => entry.source), ...files].map((file) => [file.slice(0, -3), file]),
    ...libraries.map((name) => [`libraries/${name}`, name]),
  ]),
  platform: 'neutral',
  external: outside,
  resolve: { mainFields: ['module', 'main'] },
  // What is imported from a shared file is exported by it; nobody else imports from there.
  preserveEntrySignatures: 'allow-extension',
  plugins: [readingYaml, shortNames],
});
const { output } = await library.generate({
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunk-[name]-[hash].js',
  codeSplitting: {
    // What most entries share lies in one file each, and not in one for every set of entries: a file costs a millisecond.
    groups: [
      { name: 'engine', test: /\/src\/(core|engine)\/|\/node_modules\/valibot\// },
      // A format that holds JSON does not pay for reading by type: 19 kB gzipped.
      { name: 'typed', test: /\/src\/formats\/json\/typed\/|\/generated\/(?:amounts|answer)\.ts/ },
      { name: 'json', test: /\/src\/formats\/json\/(?!index\.ts|typed\/)|\/generated\/json\.ts/ },
      { name: 'yaml', test: /\/node_modules\/yaml\// },
    ],
    includeDependenciesRecursively: false,
  },
});
for (const chunk of output) {
  if (chunk.type !== 'chunk') throw new Error(`${chunk.fileName} is no code`);
  const { code } = await transform(chunk.code, SHORT_LINES);
  const path = `${root}/dist/${chunk.fileName}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, withPureValues(code));
}
const cli = await buildCli({ outdir: 'dist/src/cli', built: { files, libraries } });
chmodSync(`${root}/dist/src/cli/main.js`, 0o755);

const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
const taken = modules.flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []));
const inputs = [...taken.map((path) => relative(root, path)), ...filesIn(cli)];
writeFileSync(`${root}/dist/THIRD-PARTY-LICENCES.txt`, licenceTexts(inputs, root));
