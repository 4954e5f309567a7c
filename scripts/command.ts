import type { BuildOptions } from 'esbuild';

/** How every file of the package is built. */
export const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  packages: 'external',
  target: 'es2022',
  splitting: true,
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
};

/** How the command is built: `outdir` and `absWorkingDir` are missing. */
export const command: BuildOptions = {
  ...common,
  platform: 'node',
  // The threads of `peglot batch` start in a file of their own, which stands beside the command's.
  entryPoints: { main: 'src/cli/main.ts', 'batch-worker': 'src/cli/batch/worker.ts' },
};
