import assert from 'node:assert/strict';
import { acor, design, dml, duckflow, skill } from 'peglot';
import { canonicals } from '../../src/cli/grammar/canonical.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';

const formats = { acor, design, dml, duckflow, skill };

/** A check that a text is complete, and has no error and no warning but those that compare two places of it. */
export function expectClean(name: string): (text: string) => void {
  if (!isFormat(name)) throw new Error(`there is no format ${name}`);
  return (text) => {
    const parsed = formats[name].parse(text);
    assert.deepEqual(ownFaults(name, parsed.diagnostics), []);
    assert(parsed.complete);
  };
}

/** True when a text is complete and has no error and no warning but those that compare two places of it. */
export function isClean(name: string, text: string): boolean {
  if (!isFormat(name)) throw new Error(`there is no format ${name}`);
  const parsed = formats[name].parse(text);
  return ownFaults(name, parsed.diagnostics).length === 0 && parsed.complete;
}

/** The findings that a context-free grammar can be held to. */
function ownFaults(name: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const compared = canonicals.find(({ format }) => format === name)?.compared ?? [];
  return diagnostics.filter(
    ({ severity, code, message }) =>
      severity !== 'info' && !compared.some((finding) => `${code}: ${message}`.startsWith(finding)),
  );
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}
