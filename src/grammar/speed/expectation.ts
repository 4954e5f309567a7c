import type { Any, CharClass, ClassPart, Literal } from '../tree.ts';

/** An entry of the list of what was expected, exactly as the generated parser writes it. */
export type Expectation =
  | { type: 'literal'; text: string; ignoreCase: boolean }
  | { type: 'class'; parts: ClassPart[]; inverted: boolean; ignoreCase: boolean; unicode: boolean }
  | { type: 'any' }
  | { type: 'other'; description: string };

/** What a terminal reports when it fails. */
export function expectationOf(expr: Literal | CharClass | Any): Expectation {
  switch (expr.type) {
    case 'literal':
      return { type: 'literal', text: expr.value, ignoreCase: expr.ignoreCase };
    case 'class': {
      const { parts, inverted, ignoreCase, unicode } = expr;
      return { type: 'class', parts, inverted, ignoreCase, unicode };
    }
    case 'any':
      return { type: 'any' };
  }
}
