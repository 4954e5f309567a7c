import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

// Started by `npm run test:hosts`, which installs the hosts.

const folder = fileURLToPath(new URL('.', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);

/** The SDK's version 7 in the place of version 6. */
const ai7 = [
  { find: /^ai$/, replacement: `${folder}node_modules/ai7/dist/index.js` },
  { find: /^ai\/test$/, replacement: `${folder}node_modules/ai7/dist/test/index.js` },
];

function project(name: string, include: string[], alias: typeof ai7 = []): ViteUserConfig {
  return mergeConfig(
    { ...root, test: { ...root.test, include: [], exclude: [] } },
    defineConfig({
      resolve: { alias },
      // A process has one provider of telemetry, which each test sets for itself.
      test: { name, isolate: true, hookTimeout: 120_000, include: include.map((file) => `test/hosts/${file}`) },
    }),
  );
}

/** What wants Node 22. */
const later = [
  project('ai-sdk-7', ['ai-sdk/*.test.ts', 'ai-sdk-7/*.test.ts'], ai7),
  project('node-22', ['node-22/*.test.ts']),
];

const config: ViteUserConfig = defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('ai-sdk-6', ['ai-sdk/*.test.ts']),
      project('hosts', ['*.test.ts', 'programs/**/*.test.ts']),
      ...(major >= 22 ? later : []),
    ],
  },
});

export default config;
