import { expect, it } from 'vitest';
import type { Path } from '../../../src/core/path.ts';
import { formats } from '../../../src/detect.ts';
import { type Part, partsOf } from '../../../src/extras/lsp/symbols.ts';

// The outline of a text is made while somebody waits for it.

const MANY = 25_000;

/** The parts of a text, and how many places were looked for. */
function outlineOf(
  format: 'acor' | 'design' | 'dml' | 'duckflow' | 'json',
  text: string,
): { parts: number; asked: number } {
  const { value, locate } = formats[format].parse(text);
  let asked = 0;
  const count = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + 1 + count(part.parts), 0);
  const found = partsOf({
    value,
    locate: (path: Path) => {
      asked++;
      return locate(path);
    },
  });
  return { parts: count(found), asked };
}

it.each([
  ['dml', `🦆▶️[T:run ${Array.from({ length: 20_000 }, (_, at) => `a${at}=1`).join(' ')}]◀️🦆`],
  ['dml', `🦆▶️[T:run${'|b'.repeat(20_000)}]◀️🦆`],
  ['json', `[${'{"a": 1},'.repeat(MANY)}{}]`],
  ['json', `{${Array.from({ length: MANY }, (_, at) => `"a${at}": 1`).join()}}`],
  ['acor', `## Plan: x\n${'- item\n'.repeat(MANY)}`],
  ['design', `# Design Specification: T-1\n\n## Assumptions\n\n${'1. One\n'.repeat(MANY)}`],
  ['duckflow', Array.from({ length: MANY }, (_, at) => `[ACTION_${at}_TYPE] run\n`).join('')],
] as const)('the outline of many parts has 20,000 at most, and looks for no more: %s', (format, text) => {
  const { parts, asked } = outlineOf(format, text);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(20_000);
  expect(parts).toBeLessThanOrEqual(asked);
  expect(parts).toBeGreaterThan(0);
});
