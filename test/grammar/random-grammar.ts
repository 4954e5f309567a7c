import fc from 'fast-check';
import peggy from 'peggy';
import { firstFinder } from '../../src/grammar/first.ts';
import { type Rule, walk } from '../../src/grammar/tree.ts';

const RULES = ['R0', 'R1', 'R2', 'R3'];

// A rule names only the rules after it, or any rule after a character: so few grammars are left-recursive.
const LATER = ['<1>', '<2>', '<3>'];
const NESTED = ['("a" R0 "b")', '("b" R1)', '("c" R2)'];

/** Texts over the few characters that the random grammars know, and one they do not. */
export const randomInput: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '\n', 'é', '\ud83d'), { maxLength: 12 })
  .map((chars) => chars.join(''));

export interface GrammarShape {
  /** Semantic predicates, computed repetition and Unicode classes too. */
  readonly code?: boolean;
  /** `Bad…` rules, as alternatives of choices and as optional elements. */
  readonly recovery?: boolean;
}

/** Small grammars; some are refused by Peggy (left recursion, endless loops) and are to be skipped. */
export function randomGrammar(shape: GrammarShape = {}): fc.Arbitrary<string> {
  const terminal = fc.constantFrom(
    ...[
      '"a"',
      '"b"',
      '"c"',
      '"ab"',
      '"abc"',
      '"A"i',
      '"ab"i',
      '[ab]',
      '[^a\\n]',
      '[^\\r\\n]',
      '[a-c]i',
      '.',
      '"\\n"',
      '"a"',
      '"é"',
      '[é-\\uffff]',
    ],
    ...(shape.code ? ['[a-c\\u{1F600}]u', '""'] : []),
  );
  const { expression } = fc.letrec<{ expression: string; sequence: string; element: string; primary: string }>(
    (tie) => ({
      primary: fc.oneof(
        { maxDepth: 1, withCrossShrink: true },
        terminal,
        fc.constantFrom(...LATER, ...NESTED.map((nested) => `(${nested})`)),
        tie('expression').map((inner) => `(${inner})`),
      ),
      element: fc.oneof(
        { weight: 4, arbitrary: tie('primary') },
        {
          weight: 2,
          arbitrary: fc.tuple(tie('primary'), fc.constantFrom('*', '+', '?')).map(([inner, sign]) => inner + sign),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.constantFrom('!', '&', '$'), tie('primary')).map(([sign, inner]) => sign + inner),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(tie('primary'), fc.constantFrom('*', '+')).map(([inner, sign]) => `$(${inner}${sign})`),
        },
        {
          weight: 1,
          arbitrary: fc
            .tuple(tie('primary'), tie('primary'), fc.constantFrom('*', '+'))
            .map(([stop, inner, sign]) => `$(!${stop} ${inner})${sign}`),
        },
        {
          weight: 1,
          arbitrary: fc
            .tuple(tie('primary'), fc.constantFrom('|2|', '|1..|', '|..2|', '|1..2, "b"|', '|.., R1|'))
            .map(([inner, bounds]) => `(${inner}${bounds})`),
        },
        ...(shape.recovery ? [{ weight: 1, arbitrary: fc.constantFrom('BadOne?', 'BadTwo*') }] : []),
      ),
      sequence: fc
        .tuple(
          fc.array(fc.tuple(tie('element'), fc.constantFrom('', '', 'label', ...(shape.code ? ['test'] : []))), {
            minLength: 1,
            maxLength: 3,
          }),
          fc.constantFrom('', '', 'action', 'pick'),
        )
        .map(([elements, kind]) => written(elements, kind)),
      expression: fc
        .tuple(fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([alternatives, recovers]) =>
          [...alternatives, ...(shape.recovery && recovers ? ['BadOne'] : [])].join(' / '),
        ),
    }),
  );
  return fc
    .array(fc.tuple(expression, fc.constantFrom('', '', '', ' "name"')), {
      minLength: RULES.length,
      maxLength: RULES.length,
    })
    .map((rules) => [
      ...rules.map(([body, name], at) => `${RULES[at]}${name} = ${named(body, at)}`),
      ...(shape.recovery ? ['BadOne = raw:$[c\\n]+ { return { bad: raw }; }', 'BadTwo = "é" { return "bad"; }'] : []),
    ])
    .map((rules) => rules.join('\n'));
}

function written(elements: readonly (readonly [string, string])[], kind: string): string {
  const parts = elements.map(([element, role], at) => {
    if (kind === 'pick' && at === 0) return `@${element}`;
    if (role === 'test') return `l${at}:${element} &{ return l${at} !== null && peg$currPos % 3 !== 1; }`;
    return role === 'label' ? `l${at}:${element}` : element;
  });
  const labels = parts.flatMap((part) => /^l\d(?=:)/.exec(part)?.[0] ?? []);
  const action = kind === 'action' ? ` { return [offset(), text(), ${labels.join(', ')}]; }` : '';
  return parts.join(' ') + action;
}

function named(body: string, rule: number): string {
  return body.replaceAll(/<(\d)>/g, (_, steps: string) => RULES[rule + Number(steps)] ?? '"b"');
}

/** True when a loop of the grammar could go round without moving: Peggy's own check lets some through. */
export function mayLoop(grammar: string): boolean {
  const tree: { rules: Rule[] } = peggy.parser.parse(grammar);
  const first = firstFinder(tree);
  let found = false;
  for (const rule of tree.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type !== 'zero_or_more' && expr.type !== 'one_or_more' && expr.type !== 'repeated') return;
      found ||= first(expr.expression).nullable;
    });
  }
  return found;
}
