import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Looks at what `npm run site` has built, in a browser that comes from npm.
const config: ViteUserConfig = defineConfig({
  test: { include: ['test/site/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 120_000, fileParallelism: false },
});

export default config;
