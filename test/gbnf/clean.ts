import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, skill } from 'peglot';
import { canonicals } from '../../scripts/canonical.ts';
import { grammars } from '../../scripts/grammars.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { compileGrammar } from '../../src/grammar/compile.ts';

const formats = { acor, design, dml, duckflow, skill };

/** The grammar and the rule of it that read a whole text of a format. */
const WHOLE: Readonly<Record<keyof typeof formats, readonly [grammar: string, rule: string]>> = {
  acor: ['acor', 'Transcript'],
  design: ['design', 'Document'],
  dml: ['dml', 'Document'],
  duckflow: ['duckflow', 'Reply'],
  skill: ['json', 'Document'],
};

/**
 * A check that a text is complete, is accepted by the strict grammar of its format, and has not one diagnostic but those
 * that compare two places of it.
 */
export function expectClean(name: string): (text: string) => void {
  if (!isFormat(name)) throw new Error(`there is no format ${name}`);
  const [grammar, rule] = WHOLE[name];
  const entry = grammars.find((one) => one.name === grammar);
  const sources = (entry?.sources ?? []).map((source) => ({
    source,
    text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
  }));
  // A grammar written for the engine reports its mistakes itself: no finding says that the strict grammar takes the text.
  const strict =
    entry?.engine === true
      ? undefined
      : compileGrammar(sources, { strict: true, speed: true, allowedStartRules: [rule] });
  return (text) => {
    const parsed = formats[name].parse(text);
    assert.deepEqual(ownFaults(name, parsed.diagnostics), []);
    assert(parsed.complete);
    strict?.parse(text, { startRule: rule });
  };
}

/** True when a text is complete and has not one diagnostic but those that compare two places of it. */
export function isClean(name: string, text: string): boolean {
  if (!isFormat(name)) throw new Error(`there is no format ${name}`);
  const parsed = formats[name].parse(text);
  return ownFaults(name, parsed.diagnostics).length === 0 && parsed.complete;
}

/** The findings that a context-free grammar can be held to. */
function ownFaults(name: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const compared = canonicals.find(({ format }) => format === name)?.compared ?? [];
  return diagnostics.filter(
    ({ code, message }) => !compared.some((finding) => `${code}: ${message}`.startsWith(finding)),
  );
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}
