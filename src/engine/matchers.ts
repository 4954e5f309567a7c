/**
 * What the rules of a grammar are made of. A matcher reads at an offset and gives the offset behind what it read, or -1;
 * where a value is asked for, it leaves it in the machine. All note there when they look at or past the end of the text.
 *
 * @packageDocumentation
 */

import type { RecoveryNode, TreeNode } from './grammar.ts';
import type { Machine } from './machine.ts';
import { ANY, closesRun, standsLater, type WordFinder } from './runtime.ts';
import { type Units, unitsOf } from './units.ts';

/** Reads at an offset; gives the offset behind what it read, or -1. */
export type Match = (at: number) => number;

// ── Units and literals ────────────────────────────────────────────────────────────────────────────────────────────

/** One unit of a class: `one(m, 'A-Za-z_')`. */
export function one(m: Machine, units: string): Match {
  const set = unitsOf(units);
  const { table } = set;
  return directly(
    () => ({ units: set, isEmpty: false }),
    (at) => {
      const unit = m.text.charCodeAt(at);
      if (unit < 128 ? table[unit] === 1 : set.hasBeyond(unit)) return at + 1;
      m.touched ||= at >= m.end;
      return -1;
    },
  );
}

/** As many units of a class as there are, `least` at least. */
export function run(m: Machine, units: string, least: 0 | 1 = 0): Match {
  const set = unitsOf(units);
  return begins(
    () => ({ units: set, isEmpty: least === 0 }),
    (at) => {
      const end = set.endOf(m.text, at);
      m.touched ||= end >= m.end;
      return end - at < least ? -1 : end;
    },
  );
}

/** A character of a class with the `u` flag, of one unit or two. */
export function character(m: Machine, pattern: RegExp): Match {
  return (at) => {
    const size = m.characterSize(at, pattern);
    return size === 0 ? -1 : at + size;
  };
}

/** A literal; it is its own value. */
export function lit(m: Machine, literal: string): Match {
  const { length } = literal;
  if (length === 0)
    return (at) => {
      m.value = '';
      return at;
    };
  const first = literal.charCodeAt(0);
  return directly(
    () => ({ unit: first, isEmpty: false }),
    (at) => {
      const { text } = m;
      if (text.charCodeAt(at) !== first) {
        m.touched ||= at >= m.end;
        return -1;
      }
      if (length > 1 && !text.startsWith(literal, at)) {
        m.reaches(at, literal);
        return -1;
      }
      m.value = literal;
      return at + length;
    },
  );
}

/** A literal in any case, given in lower case. */
export function caseless(m: Machine, lower: string): Match {
  const first = lower.charAt(0);
  // Beyond ASCII stand letters that are one of ASCII in lower case, such as the sign of the kelvin.
  return begins(
    () => ({ units: unitsOf(`${first}${first.toUpperCase()}\u0080-\uffff`), isEmpty: false }),
    (at) => (m.isCaseless(at, lower) ? at + lower.length : -1),
  );
}

/** What a matcher reads, as a text. */
export function text(m: Machine, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    if (end >= 0) m.value = m.text.slice(at, end);
    return end;
  });
}

// ── Expressions ───────────────────────────────────────────────────────────────────────────────────────────────────

/** One part behind the other. */
export function seq(...parts: readonly Match[]): Match {
  return begins(() => startOf(parts), inOrder(parts), parts);
}

function inOrder(parts: readonly Match[]): Match {
  const [first = nothing, second = nothing, third] = parts;
  if (third === undefined)
    return (at) => {
      const next = first(at);
      return next < 0 ? -1 : second(next);
    };
  if (parts.length === 3)
    return (at) => {
      let next = first(at);
      if (next < 0) return -1;
      next = second(next);
      return next < 0 ? -1 : third(next);
    };
  return (at) => {
    let next = at;
    for (const part of parts) {
      next = part(next);
      if (next < 0) return -1;
    }
    return next;
  };
}

/** One part behind the other; the value is that of one of them. */
export function pick(m: Machine, number: number, ...parts: readonly Match[]): Match {
  const picked = parts[number] ?? nothing;
  const before = number === 0 ? null : inOrder(parts.slice(0, number));
  const behind = number === parts.length - 1 ? null : inOrder(parts.slice(number + 1));
  return begins(
    () => startOf(parts),
    (at) => {
      let next = before === null ? at : before(at);
      if (next < 0) return -1;
      next = picked(next);
      if (next < 0 || behind === null) return next;
      const { value } = m;
      next = behind(next);
      m.value = value;
      return next;
    },
    parts,
  );
}

/** One part behind the other; the value is the list of theirs, by number. */
export function tuple(m: Machine, numbers: readonly number[], ...parts: readonly Match[]): Match {
  return begins(
    () => startOf(parts),
    (at) => {
      const values: unknown[] = [];
      let next = at;
      for (let number = 0; number < parts.length; number++) {
        next = parts[number]?.(next) ?? -1;
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
export function choice(m: Machine, ...alternatives: readonly Match[]): Match {
  return directly(() => joined(alternatives.map(beginningOf)), dispatch(m, alternatives), alternatives);
}

/** Tries the alternatives that can begin with the unit that stands there: which they are is looked up once for each unit. */
function dispatch(m: Machine, alternatives: readonly Match[]): Match {
  const rows = new Rows(alternatives, itself, (worth) => firstOf(m, worth));
  return (at) => rows.of(m.text.charCodeAt(at))(at);
}

/** Does not even try what cannot begin with the unit that stands there. */
function guarded(m: Machine, body: Match): Match {
  return direct.has(body) ? body : dispatch(m, [body]);
}

/** What looks at the next unit first anyway. */
const direct = new WeakSet<Match>();

function firstOf(m: Machine, alternatives: readonly Match[]): Match {
  const [first = never, second = never, third] = alternatives;
  if (alternatives.length <= 1) return first;
  if (!alternatives.some(isNoting)) {
    if (third === undefined)
      return (at) => {
        const end = first(at);
        return end >= 0 ? end : second(at);
      };
    return (at) => {
      for (const alternative of alternatives) {
        const end = alternative(at);
        if (end >= 0) return end;
      }
      return -1;
    };
  }
  return (at) => {
    const noted = m.trail.length;
    for (const alternative of alternatives) {
      const end = alternative(at);
      if (end >= 0) return end;
      m.forget(noted);
    }
    return -1;
  };
}

/** Or nothing: then the value is null. */
export function optional(m: Machine, body: Match): Match {
  const tried = guarded(m, body);
  return begins(
    () => ({ ...beginningOf(body), isEmpty: true }),
    (at) => {
      const noted = m.trail.length;
      const end = tried(at);
      if (end >= 0) return end;
      m.forget(noted);
      m.value = null;
      return at;
    },
    [body],
  );
}

/** Again and again, `least` times at least. */
export function many(m: Machine, least: 0 | 1, body: Match): Match {
  const tried = guarded(m, body);
  return begins(
    () => ({ ...beginningOf(body), ...(least === 0 && { isEmpty: true }) }),
    (at) => {
      let from = at;
      let noted = m.trail.length;
      for (;;) {
        const end = tried(from);
        if (end < 0) break;
        from = end;
        noted = m.trail.length;
      }
      m.forget(noted);
      return from === at && least > 0 ? -1 : from;
    },
    [body],
  );
}

/** How often something stands, and what stands between. */
export interface Count {
  readonly least: number;
  readonly most?: number;
  readonly between?: Match;
  /** The value is asked for: the list of the values. */
  readonly listed?: boolean;
}

/** Again and again, as often as it may; the value is the list of the values. */
export function repeat(m: Machine, { least, most = Infinity, between, listed = false }: Count, body: Match): Match {
  return begins(
    () => (least === 0 ? { ...beginningOf(body), isEmpty: true } : beginningOf(body)),
    (at) => {
      const values: unknown[] | null = listed ? [] : null;
      let count = 0;
      let from = at;
      while (count < most) {
        const noted = m.trail.length;
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
    between === undefined ? [body] : [body, between],
  );
}

/** Matches, empty, where something stands. */
export function and(m: Machine, body: Match): Match {
  const tried = guarded(m, body);
  return begins(
    () => EMPTY,
    (at) => {
      if (tried(at) < 0) return -1;
      m.value = null;
      return at;
    },
  );
}

/** Matches, empty, where something does not stand. */
export function not(m: Machine, body: Match): Match {
  const tried = guarded(m, body);
  return begins(
    () => EMPTY,
    (at) => {
      if (tried(at) >= 0) return -1;
      m.value = null;
      return at;
    },
  );
}

/** What code makes of the labels in its body. */
export function action(m: Machine, code: (labels: readonly unknown[]) => unknown, body: Match): Match {
  return as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m.value = code(m.labels);
    m.labels = outer;
    return end;
  });
}

/** Matches, empty, where code says so of the labels so far. */
export function test(m: Machine, due: boolean, code: (labels: readonly unknown[]) => unknown): Match {
  return (at) => {
    if (Boolean(code(m.labels)) !== due) return -1;
    m.value = null;
    return at;
  };
}

/** Labels of its own. */
export function scope(m: Machine, body: Match): Match {
  return as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    m.labels = outer;
    return end;
  });
}

// ── Rules ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How deep rules may call themselves. Deeper text does not match: what recovers reads it. */
const DEEPEST = 400;

/** A rule that leads back to itself. */
export function deep(m: Machine, body: Match): Match {
  return as(body, (at) => {
    if (m.depth >= DEEPEST) return -1;
    m.depth++;
    const end = body(at);
    m.depth--;
    return end;
  });
}

/** A rule that is written out as code: the units it can begin with (null where that depends on more), and whether it never names mistakes. */
export function coded(match: Match, units: string | null, isSilent = false): Match {
  if (!isSilent) noting.add(match);
  return units === null ? match : directly(() => ({ units: unitsOf(units), isEmpty: false }), match);
}

/** A rule that is looked up when it is reached: it leads back to the one that names it. */
export function again(rule: () => Match): Match {
  const match: Match = (at) => rule()(at);
  noting.add(match);
  return match;
}

/** Nothing is said of the mistakes in what is only looked at. */
export function quiet(m: Machine, body: Match): Match {
  return as(body, (at) => {
    const noted = m.trail.length;
    const end = body(at);
    m.forget(noted);
    return end;
  });
}

/** Makes a node: of a stretch of the text, and the labels in it. */
export type MakeNode<Node> = (start: number, end: number, labels: readonly unknown[]) => Node;

/** A node of the labels that the alternative sets which matches. */
export function node(m: Machine, make: MakeNode<TreeNode>, ...alternatives: readonly Match[]): Match {
  const body = labelled(m, alternatives);
  return as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m.value = make(m.base + at, m.base + end, m.labels);
    m.labels = outer;
    return end;
  });
}

/** The node of a mistake: it is noted too. */
export function mistake(
  m: Machine,
  make: (start: number, end: number, raw: string, labels: readonly unknown[]) => RecoveryNode,
  ...alternatives: readonly Match[]
): Match {
  const body = labelled(m, alternatives);
  const match = as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) {
      const made = make(m.base + at, m.base + end, m.text.slice(at, end), m.labels);
      m.trail.push(made);
      m.value = made;
    }
    m.labels = outer;
    return end;
  });
  noting.add(match);
  return match;
}

/** What an alternative that failed put into a label that others lack is taken back. */
function labelled(m: Machine, alternatives: readonly Match[]): Match {
  const [only = nothing, ...more] = alternatives;
  if (more.length === 0) return only;
  const fresh = alternatives.map((alternative) =>
    as(alternative, (at) => {
      m.labels = NO_LABELS;
      return alternative(at);
    }),
  );
  return choice(m, ...fresh);
}

/** Sets a label of the node that is being read. */
export function label(m: Machine, number: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    if (end < 0) return end;
    if (m.labels.length === 0) m.labels = [];
    m.labels[number] = m.value;
    return end;
  });
}

/** Hands the value down to the rules behind it, or one of its fields. */
export function hand(m: Machine, register: number, fields: readonly string[], body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    if (end >= 0) m.reading.registers[register] = fields.reduce(fieldOf, m.value);
    return end;
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** A rule that hands something down: what was handed down before is back behind it. */
export function handing(m: Machine, register: number, body: Match): Match {
  return as(body, (at) => {
    const { registers } = m.reading;
    const outer = registers[register];
    const end = body(at);
    registers[register] = outer;
    return end;
  });
}

/** The value is what was handed down. */
export function same(m: Machine, register: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && m.value === m.reading.registers[register] ? end : -1;
  });
}

/** A run that closes the one that was handed down. */
export function closes(m: Machine, register: number, body: Match): Match {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && closesRun(m.reading.registers[register], m.text.slice(at, end)) ? end : -1;
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
export function cut(m: Machine, rule: Match): Match {
  return (at) => {
    const looked = m.touched;
    m.touched = false;
    const isCut = rule(at) < 0 && m.touched;
    m.touched = looked || isCut;
    return isCut ? at : -1;
  };
}

/** Matches, empty, where a rule stands at a later line start, with the value that was handed down (-1: with any). */
export function later(m: Machine, table: number, register: number, rule: Match): Match {
  return (at) => {
    const looked = m.touched;
    const noted = m.trail.length;
    const due = register < 0 ? ANY : m.reading.registers[register];
    const found = standsLater(m.reading, table, m.base + at, due, (from) => {
      m.touched = false;
      const end = rule(from);
      return { value: end < 0 ? undefined : m.value, isFinal: !m.touched || m.over };
    });
    m.forget(noted);
    m.touched = looked || !found;
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
    for (const type of word.flaws) m.trail.push({ type, start: m.base + at, end: m.base + end, raw, word: word.word });
    m.value = word.word;
    return end;
  });
  noting.add(match);
  return match;
}

/** One of the words of an option, or else the usual one. */
export function option(m: Machine, rule: string, usual: string, register = -1): Match {
  const usually = [usual];
  return (at) => {
    const { options, registers } = m.reading;
    const handed = register < 0 ? undefined : registers[register];
    for (const word of options[rule]?.from(m.text.charCodeAt(at), handed) ?? usually) {
      if (m.text.startsWith(word, at)) {
        m.value = word;
        return at + word.length;
      }
      m.reaches(at, word);
    }
    return -1;
  };
}

// ── What a driver reads ───────────────────────────────────────────────────────────────────────────────────────────

/** Something that is read in one go. */
export function leaf(m: Machine, body: Match): Match {
  return (at) => {
    m.touched = false;
    if (m.trail.length > 0) m.trail = [];
    m.value = undefined;
    return body(at);
  };
}

/** An alternative of a round of a text: what stands first, and the run of units that ends it. */
export interface Round {
  readonly before?: Match;
  readonly run?: string;
  readonly least?: 0 | 1;
}

/**
 * Reads as much of a text as nothing can change any more, round by round. A round that ends in a run of units may end
 * where the text ends for now: `within` names the run, and the next call goes on in it.
 */
export function rounds(m: Machine, ...alternatives: readonly Round[]): (at: number, within: number) => number {
  const tried = alternatives.map((round, number) => new OneRound(m, round, number + 1));
  const worth = new Rows(
    tried,
    ({ start }) => start,
    (rounds) => rounds,
  );
  return (at, within) => {
    let from = at;
    m.within = 0;
    m.touched = false;
    const open = tried[within - 1];
    if (open !== undefined) {
      from = open.endOf(from);
      if (from >= m.end) {
        m.within = within;
        m.touched = true;
        return from;
      }
    }
    next: for (;;) {
      m.touched = false;
      for (const round of worth.of(m.text.charCodeAt(from))) {
        const start = round.start(from);
        if (start < 0) continue;
        const end = round.endOf(start);
        if (round.hasRun && end >= m.end) {
          if (!m.touched) m.within = round.number;
          m.touched = true;
          if (m.within > 0) return end;
        }
        if (m.touched && !m.over) return from;
        from = end;
        continue next;
      }
      return from;
    }
  };
}

class OneRound {
  /** What has to stand for the round to begin: with a unit of the run, where that may not be empty. */
  readonly start: Match;
  readonly hasRun: boolean;
  readonly number: number;
  readonly #m: Machine;
  readonly #run: Units | null;

  constructor(m: Machine, { before, run: units, least = 0 }: Round, number: number) {
    this.number = number;
    const parts = [
      ...(before === undefined ? [] : [before]),
      ...(units === undefined || least === 0 ? [] : [one(m, units)]),
    ];
    this.start = parts.length === 1 && parts[0] !== undefined ? parts[0] : seq(...parts);
    this.hasRun = units !== undefined;
    this.#m = m;
    this.#run = units === undefined ? null : unitsOf(units);
  }

  endOf(at: number): number {
    return this.#run === null ? at : this.#run.endOf(this.#m.text, at);
  }
}

// ── First units ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The units that a match can begin with; `isEmpty` where it may be empty, or nothing is known. */
interface Beginning {
  readonly units?: Units;
  readonly unit?: number;
  readonly all?: readonly Beginning[];
  readonly isEmpty: boolean;
}

const EMPTY: Beginning = { all: [], isEmpty: true };
const beginnings = new WeakMap<Match, () => Beginning>();

/** Matchers that may name mistakes. */
const noting = new WeakSet<Match>();

function isNoting(match: Match): boolean {
  return noting.has(match);
}

function begins(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  beginnings.set(match, beginning);
  if (parts.some(isNoting)) noting.add(match);
  return match;
}

function directly(beginning: () => Beginning, match: Match, parts: readonly Match[] = []): Match {
  direct.add(match);
  return begins(beginning, match, parts);
}

/** A matcher that begins as another does, and names the mistakes that it names. */
function as(body: Match, match: Match): Match {
  const beginning = beginnings.get(body);
  if (isNoting(body)) noting.add(match);
  return beginning === undefined ? match : begins(beginning, match);
}

function beginningOf(match: Match): Beginning {
  return beginnings.get(match)?.() ?? UNKNOWN;
}

const UNKNOWN: Beginning = { isEmpty: true };

function joined(all: readonly Beginning[]): Beginning {
  return { all, isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

function startOf(parts: readonly Match[]): Beginning {
  const all: Beginning[] = [];
  for (const part of parts) {
    const beginning = beginningOf(part);
    all.push(beginning);
    if (!beginning.isEmpty) return { all, isEmpty: false };
  }
  return UNKNOWN;
}

function canBegin({ units, unit, all, isEmpty }: Beginning, row: number): boolean {
  if (units !== undefined) return row < BEYOND ? units.table[row] === 1 : units.reachesBeyond;
  if (unit !== undefined) return row < BEYOND ? unit === row : unit >= BEYOND;
  return all === undefined ? isEmpty : all.some((one) => canBegin(one, row));
}

/** The row of all units beyond ASCII, and that of the end of the text: there, whatever may begin has to say that it waits. */
const BEYOND = 128;
const END = 129;

/** Of several items, those that may match where a unit stands, made into something; looked up once for each unit. */
class Rows<Item, Made> {
  readonly #items: readonly Item[];
  readonly #matchOf: (item: Item) => Match;
  readonly #make: (items: readonly Item[]) => Made;
  readonly #rows: (Made | null)[] = [];

  constructor(items: readonly Item[], matchOf: (item: Item) => Match, make: (items: readonly Item[]) => Made) {
    this.#items = items;
    this.#matchOf = matchOf;
    this.#make = make;
  }

  of(unit: number): Made {
    const row = unit < BEYOND ? unit : unit >= BEYOND ? BEYOND : END;
    return this.#rows[row] ?? this.#fill(row);
  }

  #fill(row: number): Made {
    // No holes: they would make each look slow.
    while (this.#rows.length <= END) this.#rows.push(null);
    const worth = this.#items.filter((item) => row === END || mayBegin(beginningOf(this.#matchOf(item)), row));
    const made = this.#make(worth);
    this.#rows[row] = made;
    return made;
  }
}

function mayBegin(beginning: Beginning, row: number): boolean {
  return beginning.isEmpty || canBegin(beginning, row);
}

const NO_LABELS: unknown[] = [];
const nothing: Match = (at) => at;
const never: Match = () => -1;
const itself = (match: Match): Match => match;
