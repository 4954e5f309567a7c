import type { Diagnostic, Severity } from '../../src/core/diagnostic.ts';
import type { Format } from '../../src/core/format.ts';
import { exampleDesign } from '../../src/formats/design/example.ts';
import { print } from '../../src/formats/design/index.ts';

/** Codes whose examples no plain `parse` gives: they need values or tools, or a text too long to show. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'design/short-checklist',
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

/** True when an example gives its code. */
export function gives(format: Format<unknown>, example: string, expected: Expected): boolean {
  return givenBy(format, example, expected).length > 0;
}

/**
 * The findings of its code that an example gives. An example is a whole text, `check(…)` of a model, or a part of a
 * text: a part is put into a whole text of the format until it gives the code.
 */
export function givenBy(format: Format<unknown>, example: string, { code, severity }: Expected): Diagnostic[] {
  const call = /^check\((.*)\)$/s.exec(example)?.[1];
  const all =
    call === undefined ? format.parse(example).diagnostics : format.check(Object(new Function(`return (${call});`)()));
  const those = (found: readonly Diagnostic[]): Diagnostic[] =>
    found.filter((one) => one.code === code && one.severity === severity);
  const given = those(all);
  if (given.length > 0 || format.name !== 'design') return given;
  for (const text of inDesign(example)) {
    const within = those(format.parse(text).diagnostics);
    if (within.length > 0) return within;
  }
  return [];
}

/**
 * A design with the part at every line, before it and instead of it; lines that begin like the part come first, and lines
 * before such a one.
 */
function* inDesign(part: string): Generator<string> {
  const lines = wholeDesign();
  const likenessOf = (line = ''): number => LIKE.findIndex((n) => line.slice(0, n) === part.slice(0, n));
  const likeness = lines.map((line, at) => (likenessOf(lines[at + 2]) === 0 ? 0 : likenessOf(line)));
  const places = [...lines.keys()].sort((one, other) => (likeness[one] ?? 0) - (likeness[other] ?? 0));
  for (const at of places) {
    for (const skipped of [0, 1]) yield [...lines.slice(0, at), part, ...lines.slice(at + skipped)].join('\n');
  }
}

/** So many units that two lines begin with. */
const LIKE = [9, 4, 3, 2, 1, 0];

let whole: string[] | undefined;

function wholeDesign(): string[] {
  whole ??= print(exampleDesign('DEMO-7')).split('\n');
  return whole;
}
