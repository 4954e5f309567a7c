import assert from 'node:assert/strict';
import type { Diagnostic, Fix, Parsed } from 'peglot';
import { applyEdits } from '../src/core/text-edit.ts';

/** The most readings that a text needs until it has no fix: one mistake may hide another. */
const ROUNDS = 4;

/**
 * Makes the fixes of a text, all at once, and those of what comes of it, until there are none. Each reading has to give
 * the same value.
 *
 * @returns the last text
 */
export function mend<Model>(parse: (text: string) => Parsed<Model>, text: string): string {
  const { value } = parse(text);
  let mended = text;
  for (let round = 0; round <= ROUNDS; round++) {
    const parsed = parse(mended);
    assert.deepEqual(parsed.value, value, `the value of ${JSON.stringify(mended)}`);
    const fixes = apart(parsed.diagnostics);
    if (fixes.length === 0) return mended;
    mended = applyEdits(mended, fixes);
  }
  assert.fail(`${JSON.stringify(text)} still has fixes when it is ${JSON.stringify(mended)}`);
}

/** The fixes that do not touch each other: several mistakes of a word have the same one. */
function apart(diagnostics: readonly Diagnostic[]): Fix[] {
  const fixes: Fix[] = [];
  let end = 0;
  let last = '';
  const inOrder = diagnostics.flatMap(({ fix }) => fix ?? []).sort((one, other) => one.range.start - other.range.start);
  for (const fix of inOrder) {
    const key = JSON.stringify(fix);
    if (fix.range.start < end || key === last) continue;
    fixes.push(fix);
    end = fix.range.end;
    last = key;
  }
  return fixes;
}
