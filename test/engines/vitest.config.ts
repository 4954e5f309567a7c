import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

// Only here: the engines are installed by `npm install --prefix test/engines --no-package-lock --omit=optional --ignore-scripts`.
const config: ViteUserConfig = mergeConfig(
  { ...root, test: { ...root.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['test/engines/*.test.ts'] } }),
);

export default config;
