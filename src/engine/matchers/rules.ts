// What annotations make of rules.

import type { Machine } from '../machine.ts';
import { listOf, OptionWords, type WordLookup } from '../option-words.ts';
import type { Reading } from '../reading.ts';
import { ANY, closesRun, standsLater, type WordFinder } from '../runtime.ts';
import { aheadOf, as, beginningOf, begins, directly, joined, notes, unitBeginning } from './beginnings.ts';
import { guarded } from './expressions.ts';
import { lit } from './literals.ts';
import { called, type Match, never } from './match.ts';

/** How deep rules may call themselves. Deeper text does not match: what recovers reads it. */
const MAX_DEPTH = 400;

/** A rule that leads back to itself. */
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

/** Mistakes inside a lookahead are not reported. */
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

/** Hands the value down to the rules after it, or one of its fields. */
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

/** A rule that hands something down: what was handed down before is back after it. */
export function handing(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const { attributes } = m.reading;
    const outer = attributes[attribute];
    const end = body(at);
    attributes[attribute] = outer;
    return end;
  });
}

/** The value is what was handed down. */
export function same(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && m.value === m.reading.attributes[attribute] ? end : -1;
  });
}

/** A run that closes the one that was handed down. */
export function closes(m: Machine, attribute: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && closesRun(m.reading.attributes[attribute], m.text.slice(at, end)) ? end : -1;
  });
}

/** Matches, empty, where a streamed rule is being read, by its number. */
export function inside(m: Machine, number: number): Match {
  return (at) => {
    if (!m.reading.inside[number]) return -1;
    m.value = '';
    return at;
  };
}

/** Matches, empty, where the text ends inside a rule. */
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

/** Matches, empty, where a rule is at a later line start, with the value that was handed down (-1: with any). */
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

/** A word of a list, as it was meant. */
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

/** One of the words of an option, or else the usual one. */
export function option(m: Machine, rule: string, usual: string, attribute = -1): Match {
  const fixed = attribute < 0 ? listOf(m.fixed[rule]) : null;
  if (fixed !== null) return oneWord(m, fixed);
  const usually: WordLookup = new OptionWords([usual]);
  let known: Reading['options'] | null = null;
  let words = usually;
  return (at) => {
    const { options, attributes } = m.reading;
    // Texts of one format share their options: one look-up.
    if (options !== known) {
      known = options;
      words = options[rule] ?? usually;
    }
    return firstWord(m, words.at(m.text, at, attribute < 0 ? undefined : attributes[attribute]), at);
  };
}

/** Reads the first of some words that is there. */
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

/** One of some words: the longest counts. */
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
