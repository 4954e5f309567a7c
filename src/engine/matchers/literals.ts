// Units and literals.

import type { Machine } from '../machine.ts';
import { BEYOND, rowsIn } from '../unit-rows.ts';
import { as, begins, directly, EMPTY, unitBeginning } from './beginnings.ts';
import { called, type Match } from './match.ts';
import { stopsOf } from './stops.ts';
import { unitsOf } from './units.ts';

/** One unit of a class: `one(m, 'A-Za-z_')`. */
export function one(m: Machine, units: string): Match {
  const set = unitsOf(units);
  const { table } = set;
  return directly(
    () => ({ rows: set.rows, isEmpty: false }),
    (at) => {
      if (at >= m.end) {
        m.hitEnd ||= true;
        return -1;
      }
      const unit = m.text.charCodeAt(at);
      return (unit < 128 ? table[unit] === 1 : set.hasBeyond(unit)) ? at + 1 : -1;
    },
  );
}

/** A run of units of a class. */
export function run(m: Machine, units: string, least: 0 | 1 = 0): Match {
  const set = unitsOf(units);
  const stops = stopsOf(m, set);
  return begins(
    () => ({ rows: set.rows, isEmpty: least === 0 }),
    (at) => {
      const end = set.endOf(m.text, at, stops);
      m.hitEnd ||= end >= m.end && units;
      return end - at < least ? -1 : end;
    },
  );
}

/** Everything up to a match of the pattern, of `longest` units at most, which the end of the text may cut off. */
export function until(m: Machine, pattern: RegExp, longest: number, least: 0 | 1 = 0): Match {
  return (at) => {
    pattern.lastIndex = at;
    const end = pattern.exec(m.text)?.index ?? m.end;
    m.hitEnd ||= end + longest > m.end;
    return end - at < least ? -1 : end;
  };
}

/** A character of a class with the `u` flag, one or two units long. */
export function character(m: Machine, pattern: RegExp): Match {
  return begins(
    () => ({ rows: rowsIn(asciiOf(pattern), true), isEmpty: false }),
    (at) => {
      const size = m.characterSize(at, pattern);
      return size === 0 ? -1 : at + size;
    },
  );
}

/** Marks the ASCII units that a pattern matches. */
function asciiOf(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: BEYOND }, (_, unit) => (pattern.test(String.fromCharCode(unit)) ? 1 : 0));
}

/** A literal; its value is itself. */
export function lit(m: Machine, literal: string): Match {
  const { length } = literal;
  if (length === 0)
    return begins(
      () => EMPTY,
      (at) => {
        m.value = '';
        return at;
      },
    );
  const first = literal.charCodeAt(0);
  return directly(
    () => unitBeginning(first),
    (at) => {
      const { text } = m;
      if (at >= m.end) m.hitEnd ||= true;
      if (at >= m.end || text.charCodeAt(at) !== first) return -1;
      if (length > 1 && !text.startsWith(literal, at)) {
        m.reaches(at, literal);
        return -1;
      }
      m.value = literal;
      return at + length;
    },
  );
}

/** A case-insensitive literal, given in lower case. */
export function caseless(m: Machine, lower: string): Match {
  const first = lower.charAt(0);
  // Some letters beyond ASCII, such as the kelvin sign, are ASCII in lower case.
  return begins(
    () => ({ rows: unitsOf(`${first}${first.toUpperCase()}\u0080-\uffff`).rows, isEmpty: false }),
    (at) => (m.isCaseless(at, lower) ? at + lower.length : -1),
  );
}

/** The text that a matcher reads, as its value. */
export function text(m: Machine, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return as(given, (at) => {
    const end = body(at);
    if (end >= 0) m.value = m.text.slice(at, end);
    return end;
  });
}
