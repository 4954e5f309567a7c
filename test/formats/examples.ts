import type { Severity } from '../../src/core/diagnostic.ts';
import type { Format } from '../../src/core/format.ts';
import { exampleDesign } from '../../src/formats/design/example.ts';
import { print } from '../../src/formats/design/index.ts';

/** Codes whose examples no plain `parse` gives: they need values or tools, or a text too long to show. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'design/sql-syntax',
  'dml/alias-outside-root',
  'dml/async-schema',
  'dml/bad-argument',
  'dml/escaped-value',
  'dml/expansion-merges',
  'dml/live-value',
  'dml/unknown-instruction',
  'dml/unknown-state',
  'json/too-deep',
  'skill/no-result',
]);

/** True for a code that other tests have to give. */
export function isGivenElsewhere(code: string): boolean {
  return ELSEWHERE.has(code);
}

/** What a check has to find of an example. */
export interface Expected {
  readonly code: string;
  readonly severity: Severity;
}

/**
 * True when an example gives its code. An example is a whole text, `check(…)` of a model, or a part of a text: a part is
 * put into a whole text of the format until it gives the code.
 */
export function gives(format: Format<unknown>, example: string, { code, severity }: Expected): boolean {
  const call = /^check\((.*)\)$/s.exec(example)?.[1];
  const found =
    call === undefined ? format.parse(example).diagnostics : format.check(Object(new Function(`return (${call});`)()));
  const isIt = (one: Expected): boolean => one.code === code && one.severity === severity;
  if (found.some(isIt)) return true;
  if (format.name !== 'design') return false;
  for (const text of inDesign(example)) if (format.parse(text).diagnostics.some(isIt)) return true;
  return false;
}

/** A design with the part at every line, before it and instead of it; lines that begin like the part come first. */
function* inDesign(part: string): Generator<string> {
  const lines = wholeDesign();
  const likeness = (line: string): number => [4, 3, 2, 1, 0].findIndex((n) => line.slice(0, n) === part.slice(0, n));
  const places = [...lines.keys()].sort((a, b) => likeness(lines[a] ?? '') - likeness(lines[b] ?? ''));
  for (const at of places) {
    for (const skipped of [0, 1]) yield [...lines.slice(0, at), part, ...lines.slice(at + skipped)].join('\n');
  }
}

let whole: string[] | undefined;

function wholeDesign(): string[] {
  whole ??= print(exampleDesign('DEMO-7')).split('\n');
  return whole;
}
