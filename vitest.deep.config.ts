import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The tests that ask how deep the run is (`runs`, `long`), and those that are for deep runs only. */
const deep = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => join('test', name))
  .filter((name) => name.endsWith('.test.ts') && !name.includes('engines'))
  .filter((name) => name.endsWith('.deep.test.ts') || readFileSync(name, 'utf8').includes("/law.ts'"));

const config: ViteUserConfig = defineConfig({
  ...usual,
  test: { ...usual.test, include: deep, exclude: [], env: { PEGLOT_DEEP: '1' }, testTimeout: 600_000 },
});

export default config;
