import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { readExports } from './scripts/entries.ts';
import { buildModules } from './test/built-modules.ts';
import { SkippedReporter } from './test/skipped.ts';

// PEGLOT_PACKAGE names the folder of an installed package: then the tests judge the package and not the sources.
const installed = process.env.PEGLOT_PACKAGE;

/** The folder of `src` and `generated`, built. */
const modules = buildModules();

const fileOf = (source: string): string =>
  `${installed === undefined ? modules : `${installed}/dist`}/${source.replace(/\.ts$/, '.js')}`;

const config: ViteUserConfig = defineConfig({
  resolve: {
    alias: [
      ...readExports().map(({ name, source }) => ({ find: new RegExp(`^${name}$`), replacement: fileOf(source) })),
      { find: 'node:assert/strict', replacement: fileURLToPath(new URL('test/assert.ts', import.meta.url)) },
      { find: /^(?:\.\.\/)+(generated|src)\/(.+)\.ts$/, replacement: `${modules}/$1/$2.js` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/engines/**', 'test/services/**', 'test/hosts/**', 'test/site/**', 'test/**/*.deep.test.ts'],
    globalSetup: ['test/cli/build.ts'],
    reporters: ['default', new SkippedReporter()],
    setupFiles: ['test/seed.ts'],
    testTimeout: 120_000,
    // The tests compute and seldom wait: two workers for two cores (Vitest would take one).
    maxWorkers: 2,
    // A tenth of the time went into collecting what was short-lived.
    execArgv: ['--max-semi-space-size=64'],
    server: { deps: { external: [/[\\/]\.cache[\\/]modules[\\/]/] } },
    // Parsers are large: each worker loads them once, not for each file. No test changes what all share.
    isolate: false,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
  },
});

export default config;
