import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

// Only here: the engines are installed by `npm ci --prefix test/engines --ignore-scripts` (Linux on x64).
const config: ViteUserConfig = mergeConfig(
  { ...root, test: { ...root.test, include: [], exclude: [], globalSetup: [], env: { PEGLOT_DEEP: '1' } } },
  defineConfig({ test: { include: ['test/engines/*.test.ts'] } }),
);

export default config;
