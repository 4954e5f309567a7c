import type { CharSet } from '../char-set.ts';
import type { First } from '../first.ts';
import type { Expr } from '../tree.ts';
import type { RoundParts } from './matchers.ts';
import type { Names } from './names.ts';
import { functionText } from './text.ts';
import type { UnitCode } from './unit-code.ts';

/** What writes the parts of rounds. */
export interface RoundCode {
  readonly names: Names;
  readonly units: UnitCode;
  first(expr: Expr): First;
  /** Code that passes an expression. */
  skip(expr: Expr, fail: string): string;
  /** Runs code only where the next unit can begin a match. */
  unless(first: First, code: string, otherwise: string): string;
}

/**
 * A function that reads as much of a text as nothing can change any more, round by round. A round that ends in a run of
 * characters may end where the text ends for now: `within` names the run, and the next call goes on in it.
 */
export function roundsText(
  name: string,
  round: Expr,
  alternatives: readonly RoundParts[],
  { names, units, first, skip, unless }: RoundCode,
): string {
  const goOn = alternatives.flatMap(({ run, passed }, at) =>
    run === null
      ? []
      : [`case ${at + 1}: {\n${units.toEnd(run, passed)}\nif (p >= end) {\nm.hitEnd = true;\nreturn p;\n}\nbreak;\n}`],
  );
  const tries = alternatives.map(({ before, run, atLeastOne, passed }, at) => {
    const next = names.fresh('l');
    const fail = `break ${next};`;
    const begin = before.map((expr) => skip(expr, fail)).join('\n');
    const start = first(roundExpr(round.location, before, run, atLeastOne));
    const isTested = before.length === 0 && !start.nullable && start.clean;
    const growing =
      run === null
        ? ''
        : `${atLeastOne && !isTested ? `${units.oneOf(run, fail)}\np++;\n` : ''}${units.toEnd(run, passed)}\nif (p >= end) {\nif (!m.hitEnd) {\nm.within = ${at + 1};\nm.hitEnd = true;\nreturn p;\n}\nm.hitEnd = true;\n}`;
    const whole = `${begin}\n${growing}\nif (m.hitEnd && !m.eof) return from;\ncontinue;`;
    const tried = `${next}: {\n${whole}\n}\np = from;`;
    return unless(start, tried, 'm.hitEnd ||= p >= end;');
  });
  return functionText(name, 'p: number, inside: number', [
    'm.within = inside;',
    ...(goOn.length > 0 ? [`switch (inside) {\n${goOn.join('\n')}\n}`] : []),
    'm.within = 0;',
    `for (;;) {\nconst from = p;\nm.hitEnd = false;\n${tries.join('\n')}\nreturn from;\n}`,
  ]);
}

/** A round of a text as an expression, for its first characters: what is before its run, and the run. */
function roundExpr(
  location: Expr['location'],
  before: readonly Expr[],
  run: CharSet | null,
  atLeastOne: boolean,
): Expr {
  const elements = [...before, ...(run === null ? [] : [runExpr(location, run, atLeastOne)])];
  return { type: 'sequence', elements, location };
}

function runExpr(location: Expr['location'], set: CharSet, atLeastOne: boolean): Expr {
  const parts = set.map(([from, to]) => [String.fromCharCode(from), String.fromCharCode(to)]);
  const expression: Expr = { type: 'class', parts, inverted: false, ignoreCase: false, unicode: false, location };
  return { type: atLeastOne ? 'one_or_more' : 'zero_or_more', expression, location };
}
