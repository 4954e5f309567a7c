import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { diagnosticsPage } from '../scripts/diagnostics-page.ts';
import { loadOurs } from '../src/cli/registry.ts';

beforeAll(() => loadOurs());

it('the page of all codes says what the formats say', () => {
  expect(diagnosticsPage()).toBe(readFileSync(new URL('../docs/diagnostics.md', import.meta.url), 'utf8'));
});
