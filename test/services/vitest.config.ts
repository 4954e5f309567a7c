import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

// Only here: Redis and PostgreSQL have to be installed (.ci/services does it on Debian).
const config: ViteUserConfig = mergeConfig(
  { ...root, test: { ...root.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['test/services/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000 } }),
);

export default config;
