// What is clean, read at once.

import { Machine } from '../machine.ts';
import type { TreeNode } from '../tree-node.ts';
import { as } from './beginnings.ts';
import type { Match } from './match.ts';
import { unitsOf } from './units.ts';

/** What a lane is made of. */
export interface LaneCode {
  readonly pattern: RegExp;
  /** Makes the node of what the expression found at an offset. */
  make(found: RegExpExecArray, at: number): TreeNode;
}

/**
 * Reads a node by one regular expression where it is as it should be, and by its rules where it is not. The expression
 * matches only where the rules match the same, without a mistake. What reaches the end of the text is left to the rules:
 * they say whether it could go on.
 *
 * @param units - the units that the expression can begin with: to try it elsewhere costs as much as a short rule
 */
export function lane(m: Machine, units: string, { pattern, make }: LaneCode, rules: Match): Match {
  const first = unitsOf(units);
  let asked = 0;
  return as(rules, (at) => {
    if (m.usesLanes && at < m.end && first.has(m.text.charCodeAt(at)) && ++asked > Machine.lanesAfter) {
      pattern.lastIndex = at;
      const found = pattern.exec(m.text);
      if (found !== null && pattern.lastIndex < m.end) {
        m.value = make(found, at);
        return pattern.lastIndex;
      }
    }
    return rules(at);
  });
}
