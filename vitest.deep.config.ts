import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The tests that ask how deep the run is (`runs`, `long`), and those that are for deep runs only. */
const deep = globSync('test/**/*.test.ts', {
  ignore: ['**/node_modules/**', 'test/engines/**', 'test/hosts/**', 'test/services/**', 'test/site/**'],
  followSymbolicLinks: false,
}).filter((name) => name.endsWith('.deep.test.ts') || readFileSync(name, 'utf8').includes("/law.ts'"));

/** Another seed for each run: it is in the output, and PEGLOT_SEED runs it again. */
const seed = process.env.PEGLOT_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`random inputs: PEGLOT_SEED=${seed}`);

const config: ViteUserConfig = defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: deep,
    exclude: [],
    env: { PEGLOT_DEEP: '1', PEGLOT_SEED: seed },
    testTimeout: 600_000,
  },
});

export default config;
