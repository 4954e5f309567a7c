// Matchers for annotated and recursive rules.

import type { Machine } from '../machine.ts';
import { listOf, OptionWords, type WordLookup } from '../option-words.ts';
import type { Reading } from '../reading.ts';
import { ANY, closesRun, standsLater, type WordFinder } from '../runtime.ts';
import { aheadOf, as, beginningOf, begins, directly, joined, notes, unitBeginning } from './beginnings.ts';
import { guarded } from './expressions.ts';
import { lit } from './literals.ts';
import { called, type Match, never } from './match.ts';

/** The maximum recursion depth of rules. Deeper text does not match and is left to recovery rules. */
const MAX_DEPTH = 400;

/** A recursive rule. */
export function deep(m: Machine, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return as(given, (at) => {
    if (m.depth >= MAX_DEPTH) return -1;
    m.depth++;
    const end = body(at);
    m.depth--;
    return end;
  });
}

/** Drops the mistakes recorded in a lookahead. */
export function quiet(m: Machine, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return as(given, (at) => {
    const noted = m.pending.length;
    const end = body(at);
    m.forget(noted);
    return end;
  });
}

/** Hands the value, or a field of it, down to later rules. */
export function hand(m: Machine, attribute: number, fields: readonly string[], body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    if (end >= 0) m.reading.attributes[attribute] = fields.reduce(fieldOf, m.value);
    return end;
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Restores the attribute after a rule that hands one down. */
export function handing(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const { attributes } = m.reading;
    const outer = attributes[attribute];
    const end = body(at);
    attributes[attribute] = outer;
    return end;
  });
}

/** Matches if the value equals the one handed down. */
export function same(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && m.value === m.reading.attributes[attribute] ? end : -1;
  });
}

/** Matches a run that closes the one handed down. */
export function closes(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && closesRun(m.reading.attributes[attribute], m.text.slice(at, end)) ? end : -1;
  });
}

/** Matches the empty text inside a streamed rule, given by its number. */
export function inside(m: Machine, number: number): Match {
  return (at) => {
    if (!m.reading.inside[number]) return -1;
    m.value = '';
    return at;
  };
}

/** Matches the empty text if the input ends inside a rule. */
export function endsInside(m: Machine, rule: Match): Match {
  if (rule === never) return never;
  return begins(
    () => aheadOf(beginningOf(rule)),
    (at) => {
      const looked = m.hitEnd;
      m.hitEnd = false;
      const isCut = rule(at) < 0 && m.hitEnd;
      m.hitEnd = looked || isCut;
      return isCut ? at : -1;
    },
  );
}

/** Matches the empty text if a later line starts with the rule, with the value handed down (-1: with any value). */
export function later(m: Machine, table: number, attribute: number, rule: Match): Match {
  let tried = guarded(m, rule, (made) => {
    tried = made;
  });
  return (at) => {
    const looked = m.hitEnd;
    const noted = m.pending.length;
    const due = attribute < 0 ? ANY : m.reading.attributes[attribute];
    const found = standsLater(m.reading, table, m.base + at, due, (from) => {
      m.hitEnd = false;
      const end = tried(from);
      return { value: end < 0 ? undefined : m.value, isFinal: !m.hitEnd || m.eof };
    });
    m.forget(noted);
    m.hitEnd = looked || !found;
    m.value = '';
    return found ? at : -1;
  };
}

/** A word of a list, corrected if it has a slip. */
export function words<Word extends string>(m: Machine, list: WordFinder<Word>, body: Match): Match {
  const match = as(body, (at) => {
    const end = body(at);
    if (end < 0) return -1;
    const raw = m.text.slice(at, end);
    const word = list.find(raw);
    if (word === undefined) return -1;
    for (const type of word.flaws)
      m.pending.push({ type, start: m.base + at, end: m.base + end, raw, word: word.word });
    m.value = word.word;
    return end;
  });
  notes(match);
  return match;
}

/** One of an option's words, or the default one. */
export function option(m: Machine, rule: string, usual: string, attribute = -1): Match {
  const fixed = attribute < 0 ? listOf(m.fixed[rule]) : null;
  if (fixed !== null) return oneWord(m, fixed);
  const usually: WordLookup = new OptionWords([usual]);
  let known: Reading['options'] | null = null;
  let words = usually;
  return (at) => {
    const { options, attributes } = m.reading;
    // Texts of a format share the options object, so this is looked up once.
    if (options !== known) {
      known = options;
      words = options[rule] ?? usually;
    }
    return firstWord(m, words.at(m.text, at, attribute < 0 ? undefined : attributes[attribute]), at);
  };
}

/** Matches the first of the words that fits. */
function firstWord(m: Machine, words: readonly string[], at: number): number {
  for (const word of words) {
    if (m.text.startsWith(word, at)) {
      m.value = word;
      return at + word.length;
    }
    m.reaches(at, word);
  }
  return -1;
}

/** One of the words, preferring the longest. */
function oneWord(m: Machine, list: readonly string[]): Match {
  const [first, second] = list;
  if (first === undefined) return never;
  if (second === undefined) return lit(m, first);
  const words = new OptionWords(list);
  return directly(
    () => ({ ...joined(list.map((word) => unitBeginning(word.charCodeAt(0)))), isEmpty: list.includes('') }),
    (at) => firstWord(m, words.at(m.text, at), at),
  );
}
