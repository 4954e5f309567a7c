// The operators of parsing expressions.

import type { Machine } from '../machine.ts';
import { rowAt } from '../unit-rows.ts';
import {
  aheadOf,
  beginningOf,
  begins,
  directly,
  EMPTY,
  isNoting,
  joined,
  optionally,
  Rows,
  rowsOf,
  startOf,
} from './beginnings.ts';
import { allCalled, called, type Match, never, nothing, reached } from './match.ts';

/** A sequence. */
export function seq(...parts: readonly Match[]): Match {
  if (parts.includes(never)) return never;
  return begins(() => startOf(parts), inOrder(parts), parts);
}

function inOrder(parts: readonly Match[]): Match {
  let first: Match = called(parts[0] ?? nothing, (made) => {
    first = made;
  });
  let second: Match = called(parts[1] ?? nothing, (made) => {
    second = made;
  });
  if (parts.length <= 2)
    return (at) => {
      const next = first(at);
      return next < 0 ? -1 : second(next);
    };
  let third: Match = called(parts[2] ?? nothing, (made) => {
    third = made;
  });
  if (parts.length === 3)
    return (at) => {
      let next = first(at);
      if (next < 0) return -1;
      next = second(next);
      return next < 0 ? -1 : third(next);
    };
  const all = allCalled(parts);
  return (at) => {
    let next = at;
    for (const part of all) {
      next = part(next);
      if (next < 0) return -1;
    }
    return next;
  };
}

/** A sequence with the value of one part. */
export function pick(m: Machine, number: number, ...parts: readonly Match[]): Match {
  if (parts.includes(never)) return never;
  let picked: Match = called(parts[number] ?? nothing, (made) => {
    picked = made;
  });
  const before = number === 0 ? null : inOrder(parts.slice(0, number));
  const rest = number === parts.length - 1 ? null : inOrder(parts.slice(number + 1));
  return begins(
    () => startOf(parts),
    (at) => {
      let next = before === null ? at : before(at);
      if (next < 0) return -1;
      next = picked(next);
      if (next < 0 || rest === null) return next;
      const { value } = m;
      next = rest(next);
      m.value = value;
      return next;
    },
    parts,
  );
}

/** A sequence with a list of the values of some parts, by number. */
export function tuple(m: Machine, numbers: readonly number[], ...parts: readonly Match[]): Match {
  if (parts.includes(never)) return never;
  const all = allCalled(parts);
  return begins(
    () => startOf(parts),
    (at) => {
      const values: unknown[] = [];
      let next = at;
      for (let number = 0; number < all.length; number++) {
        next = all[number]?.(next) ?? -1;
        if (next < 0) return -1;
        if (numbers.includes(number)) values.push(m.value);
      }
      m.value = values;
      return next;
    },
    parts,
  );
}

/** The first alternative that matches. */
export function choice(m: Machine, ...all: readonly Match[]): Match {
  const alternatives = all.filter((match) => match !== never);
  if (alternatives.length === 0) return never;
  return directly(() => joined(alternatives.map(beginningOf)), dispatch(m, alternatives), alternatives);
}

/** Tries only the alternatives that can begin with the next unit. */
function dispatch(m: Machine, alternatives: readonly Match[]): Match {
  const rows = new Rows(
    alternatives,
    (match) => match,
    (worth) => firstOf(m, worth),
  );
  return (at) => rows.at(m.text, at)(at);
}

/** Does not try (or even make) a body that cannot begin with the next unit; `put` takes the matcher once made. */
export function guarded(m: Machine, body: Match, put: (made: Match) => void): Match {
  if (body.isDirect) return body;
  let rows: Uint8Array | null = null;
  if (body.made === undefined)
    return (at) => {
      rows ??= rowsOf(body);
      return rows[rowAt(m.text, at)] === 0 ? -1 : body(at);
    };
  return (at) => {
    rows ??= rowsOf(body);
    if (rows[rowAt(m.text, at)] === 0) return -1;
    put(guarded(m, reached(body), put));
    return body(at);
  };
}

function firstOf(m: Machine, given: readonly Match[]): Match {
  // Made here because it is called right away.
  const first = reached(given[0] ?? never);
  if (given.length <= 1) return first;
  const alternatives = allCalled(given);
  if (!given.some(isNoting)) {
    if (given.length === 2) {
      let second: Match = called(given[1] ?? never, (made) => {
        second = made;
      });
      return (at) => {
        const end = first(at);
        return end >= 0 ? end : second(at);
      };
    }
    return (at) => {
      for (const alternative of alternatives) {
        const end = alternative(at);
        if (end >= 0 || m.hasToWait) return end;
      }
      return -1;
    };
  }
  return (at) => {
    const noted = m.pending.length;
    for (const alternative of alternatives) {
      const end = alternative(at);
      if (end >= 0 || m.hasToWait) return end;
      m.forget(noted);
    }
    return -1;
  };
}

/** Optional; the value is null if it does not match. */
export function optional(m: Machine, body: Match): Match {
  if (body === never) return absent(m);
  let tried = guarded(m, body, (made) => {
    tried = made;
  });
  return begins(
    () => optionally(beginningOf(body)),
    (at) => {
      const noted = m.pending.length;
      const end = tried(at);
      if (end >= 0) return end;
      m.forget(noted);
      m.value = null;
      return at;
    },
    [body],
  );
}

/** Matches the empty text; the value is null. */
function absent(m: Machine): Match {
  return begins(
    () => EMPTY,
    (at) => {
      m.value = null;
      return at;
    },
  );
}

/** Repeats at least `least` times. */
export function many(m: Machine, least: 0 | 1, body: Match): Match {
  if (body === never) return least === 0 ? nothing : never;
  let tried = guarded(m, body, (made) => {
    tried = made;
  });
  return begins(
    () => (least === 0 ? optionally(beginningOf(body)) : beginningOf(body)),
    (at) => {
      let from = at;
      let noted = m.pending.length;
      for (;;) {
        const end = tried(from);
        if (end < 0) break;
        from = end;
        noted = m.pending.length;
      }
      m.forget(noted);
      return from === at && least > 0 ? -1 : from;
    },
    [body],
  );
}

/** How often to repeat, and with which separator. */
export interface Count {
  readonly least: number;
  readonly most?: number;
  readonly between?: Match;
  /** Whether the list of the values is needed. */
  readonly listed?: boolean;
}

/** Repeats as often as possible; the value is the list of values. */
export function repeat(m: Machine, { least, most = Infinity, between, listed = false }: Count, given: Match): Match {
  if (given === never && least > 0) return never;
  let body: Match = called(given, (made) => {
    body = made;
  });
  return begins(
    () => (least === 0 ? optionally(beginningOf(given)) : beginningOf(given)),
    (at) => {
      const values: unknown[] | null = listed ? [] : null;
      let count = 0;
      let from = at;
      while (count < most) {
        const noted = m.pending.length;
        const start = between === undefined || count === 0 ? from : between(from);
        const end = start < 0 ? -1 : body(start);
        if (end < 0) {
          m.forget(noted);
          break;
        }
        from = end;
        count++;
        values?.push(m.value);
      }
      if (count < least) return -1;
      if (values !== null) m.value = values;
      return from;
    },
    between === undefined ? [given] : [given, between],
  );
}

/** Positive lookahead. */
export function and(m: Machine, body: Match): Match {
  if (body === never) return never;
  let tried = guarded(m, body, (made) => {
    tried = made;
  });
  return begins(
    () => aheadOf(beginningOf(body)),
    (at) => {
      if (tried(at) < 0) return -1;
      m.value = null;
      return at;
    },
  );
}

/** Negative lookahead. */
export function not(m: Machine, body: Match): Match {
  if (body === never) return absent(m);
  let tried = guarded(m, body, (made) => {
    tried = made;
  });
  return begins(
    () => EMPTY,
    (at) => {
      if (tried(at) >= 0) return -1;
      m.value = null;
      return at;
    },
  );
}
