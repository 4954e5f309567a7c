import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// PEGLOT_PACKAGE names the folder of an installed package: then the tests judge the package and not the sources.
const installed = process.env.PEGLOT_PACKAGE;
const alias: Record<string, string> =
  installed === undefined
    ? {
        'peglot/duckflow': source('./src/formats/duckflow/index.ts'),
        peglot: source('./src/index.ts'),
      }
    : {
        'peglot/duckflow': `${installed}/dist/src/formats/duckflow/index.js`,
        peglot: `${installed}/dist/src/index.js`,
      };

const config: ViteUserConfig = defineConfig({
  resolve: { alias },
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000 },
});

export default config;
