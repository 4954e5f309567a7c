import { getOrMake } from '../core/maps.ts';
import { type CharSet, intersection } from '../grammar/char-set.ts';
import type { Automata, Language } from './automaton.ts';
import { type Cfg, characterOf, choiceOf, NOTHING, sequenceOf } from './cfg.ts';
import { CannotExport } from './export-error.ts';
import { type Lookahead, manyOf, REWRITE_CODE } from './lookahead.ts';
import { beginning, EMPTY, type Follow, type Peg, type Start } from './peg.ts';
import { HIGH, isOneUnit, LOW, type PointStep, pointSteps, type UnitGrammar, wholeCharacters } from './units.ts';

/** What {@link Lowering} needs of a grammar. */
export interface LoweringGrammar extends UnitGrammar {
  readonly recursive: ReadonlySet<string>;
  start(peg: Peg): Start;
  /** What may follow each rule. */
  readonly follows: ReadonlyMap<string, Follow>;
}

/**
 * The outcomes of matching an expression: for each constraint on the rest of the text, the matched texts. Every text
 * that an expression can match belongs to exactly one of them.
 */
type Outcomes = Map<Language, Cfg>;

interface Entry {
  readonly peg: Peg;
  readonly before: Language;
  readonly label: string;
  outcomes: Outcomes;
  pass: number;
}

/**
 * Turns parsing expressions into context-free rules. Between two characters, all that lookahead, ordered choice and greedy
 * repetition still demand of the rest is one regular language; a rule of the result is a rule of the grammar with the
 * language before it and the one after it. So its texts are exactly those that the parsing grammar accepts.
 */
export class Lowering {
  readonly rules: Map<string, Cfg> = new Map();
  /** The grammar rule that each rule is derived from. */
  readonly labels: Map<string, string> = new Map();
  readonly #grammar: LoweringGrammar;
  readonly #entries = new Map<Peg, Map<Language, Entry>>();
  #pass = 0;
  #grew = false;
  readonly #names = new Map<string, string>();
  #label = '';

  constructor(grammar: LoweringGrammar) {
    this.#grammar = grammar;
  }

  get #automata(): Automata {
    return this.#grammar.automata;
  }

  get #lookahead(): Lookahead {
    return this.#grammar.lookahead;
  }

  /** Builds the rules for the whole texts of a rule; undefined when there are none. */
  lower(name: string): Cfg | undefined {
    const start: Peg = { kind: 'rule', name };
    let outcomes: Outcomes;
    do {
      this.#pass++;
      this.#grew = false;
      outcomes = this.#match(start, this.#automata.all, END);
    } while (this.#grew);
    const whole = [...outcomes].filter(([rest]) => this.#automata.acceptsEnd(rest)).map(([, part]) => part);
    return whole.length === 0 ? undefined : choiceOf(whole);
  }

  #match(peg: Peg, before: Language, follow: Follow): Outcomes {
    this.#automata.work();
    const found: Outcomes = new Map();
    for (const [rest, part] of this.#ways(peg, this.#settled(peg, before, follow), follow)) {
      add(found, this.#settled(EMPTY, rest, follow), part);
    }
    return found;
  }

  #ways(peg: Peg, language: Language, follow: Follow): Outcomes {
    switch (peg.kind) {
      case 'set':
        if (intersects(peg.chars, HIGH) && intersects(follow.chars, LOW))
          this.#grammar.note(
            'a class takes a character beyond U+FFFF, which is two units to the parser, in a loop only',
          );
        return this.#steps(wholeCharacters(this.#grammar, peg, language));
      case 'vague':
        return this.#steps(wholeCharacters(this.#grammar, peg, language));
      case 'text':
        return this.#text(peg.text, language);
      case 'sequence':
        return this.#sequence(peg.items, language, follow);
      case 'choice':
        return this.#choice(peg.items, language, follow);
      case 'many':
        return this.#loop(peg, language, follow);
      case 'some':
        return this.#some(peg, language, follow);
      case 'not':
        return one(this.#automata.and(language, this.#automata.not(this.#lookahead.over(peg.item))), NOTHING);
      case 'and':
        return one(this.#automata.and(language, this.#lookahead.under(peg.item)), NOTHING);
      case 'rule':
        return this.#rule(peg.name, language);
      case 'code':
        this.#grammar.rough(peg.code, REWRITE_CODE);
        return new Map();
      case 'blob':
      case 'inside':
        return new Map();
    }
  }

  /** Drops the constraint when every character that may follow satisfies it. */
  #settled(peg: Peg, language: Language, follow: Follow): Language {
    if (language === this.#automata.all) return language;
    const { chars, end } = beginning(this.#grammar.start(peg), follow);
    if (end && !this.#automata.acceptsEnd(language)) return language;
    return intersection(chars, this.#unsettled(language)).length === 0 ? this.#automata.all : language;
  }

  /** The characters after which a constraint remains. */
  #unsettled(language: Language): CharSet {
    const ranges: [number, number][] = [];
    let from = 0;
    for (const { last, to } of this.#automata.moves(language)) {
      if (to !== this.#automata.all) ranges.push([from, last]);
      from = last + 1;
    }
    return ranges;
  }

  #steps(steps: readonly PointStep[]): Outcomes {
    const found: Outcomes = new Map();
    for (const { points, rest } of steps) add(found, rest, characterOf(points));
    return found;
  }

  #text(text: string, language: Language): Outcomes {
    let rest = language;
    for (let at = 0; at < text.length; at++) rest = this.#automata.derive(rest, text.charCodeAt(at));
    return one(rest, { kind: 'text', text });
  }

  #sequence(items: readonly Peg[], language: Language, follow: Follow): Outcomes {
    const [first, ...others] = items;
    if (first === undefined) return one(language, NOTHING);
    if (others.length === 0) return this.#match(first, language, follow);
    const tail = tailOf(items);
    const found: Outcomes = new Map();
    for (const [rest, part] of this.#match(first, language, beginning(this.#grammar.start(tail), follow))) {
      for (const [end, more] of this.#match(tail, rest, follow)) add(found, end, sequenceOf([part, more]));
    }
    return found;
  }

  #choice(items: readonly Peg[], language: Language, follow: Follow): Outcomes {
    const found: Outcomes = new Map();
    let left = language;
    for (const [at, item] of items.entries()) {
      for (const [rest, part] of this.#match(item, left, follow)) add(found, rest, part);
      const later: Peg = { kind: 'choice', items: items.slice(at + 1) };
      if (at + 1 < items.length) left = this.#without(item, left, beginning(this.#grammar.start(later), follow));
      if (left === this.#automata.none) break;
    }
    return found;
  }

  /** The constraint when an expression does not match, though it could have; `next` is what may follow. */
  #without(peg: Peg, language: Language, next: Follow): Language {
    const { chars, empty } = this.#grammar.start(peg);
    if (!empty && intersection(chars, next.chars).length === 0) return language;
    return this.#automata.and(language, this.#automata.not(this.#lookahead.over(peg)));
  }

  #some(peg: Peg & { kind: 'some' }, language: Language, follow: Follow): Outcomes {
    const many = manyOf(peg);
    const found: Outcomes = new Map();
    for (const [rest, part] of this.#turn(many, language, follow)) {
      for (const [end, more] of this.#loop(many, rest, follow)) add(found, end, sequenceOf([part, more]));
    }
    return found;
  }

  /** One turn of a loop. Only loops match characters beyond 2¹⁶, which are two code units, in two turns. */
  #turn(peg: Peg & { kind: 'many' }, language: Language, follow: Follow): Outcomes {
    const following = beginning(this.#grammar.start(peg), follow);
    if (!isOneUnit(this.#grammar, peg.item)) return this.#match(peg.item, language, following);
    const found: Outcomes = new Map();
    for (const [rest, part] of this.#steps(
      pointSteps(this.#grammar, peg.item, this.#settled(peg.item, language, following)),
    )) {
      add(found, this.#settled(EMPTY, rest, following), part);
    }
    return found;
  }

  /** A loop as a small automaton, whose states are the constraints between two turns. */
  #loop(peg: Peg & { kind: 'many' }, language: Language, follow: Follow): Outcomes {
    const states = new Map<Language, Outcomes>();
    const queue = [language];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      if (states.has(state)) continue;
      const turns = this.#turn(peg, state, follow);
      states.set(state, turns);
      queue.push(...turns.keys());
    }
    const exits = new Map<Language, Language>();
    for (const state of states.keys())
      exits.set(state, this.#settled(EMPTY, this.#without(peg.item, state, follow), follow));
    const found: Outcomes = new Map();
    for (const exit of new Set(exits.values())) {
      const part = this.#loopTo(peg, language, exit, states, exits);
      if (part !== undefined) add(found, exit, part);
    }
    return found;
  }

  /** The turns from one state to an exit: a repetition for a single state, else a rule for each state. */
  #loopTo(
    peg: Peg & { kind: 'many' },
    from: Language,
    exit: Language,
    states: ReadonlyMap<Language, Outcomes>,
    exits: ReadonlyMap<Language, Language>,
  ): Cfg | undefined {
    if (exit === this.#automata.none) return undefined;
    const own = states.get(from);
    if (states.size === 1) {
      const item = own?.get(from);
      return item === undefined ? NOTHING : { kind: 'many', item };
    }
    for (const [state, turns] of states) {
      const ways = [...turns].map(([rest, part]) =>
        sequenceOf([part, { kind: 'rule', name: this.#loopName(peg, rest, exit) }]),
      );
      if (exits.get(state) === exit) ways.push(NOTHING);
      const name = this.#loopName(peg, state, exit);
      if (ways.length > 0) this.rules.set(name, choiceOf(ways));
      this.labels.set(name, this.#label);
    }
    return { kind: 'rule', name: this.#loopName(peg, from, exit) };
  }

  #loopName(peg: Peg, state: Language, exit: Language): string {
    return this.#nameOf(`${this.#idOf(peg)}:${state.id}>${exit.id}`);
  }

  #rule(name: string, before: Language): Outcomes {
    const peg = this.#grammar.rules.get(name);
    if (peg === undefined) throw new CannotExport(`there is no rule ${name}`);
    const entry = this.#entry(peg, before, name);
    if (entry.pass < this.#pass) {
      entry.pass = this.#pass;
      this.#fill(entry);
    }
    const found: Outcomes = new Map();
    for (const rest of entry.outcomes.keys()) found.set(rest, { kind: 'rule', name: this.#ruleName(entry, rest) });
    return found;
  }

  /** Computes the outcomes of a rule; a recursive rule uses those of the previous pass, until no pass finds more. */
  #fill(entry: Entry): void {
    const outer = this.#label;
    this.#label = entry.label;
    this.#grammar.inRule(entry.label);
    const outcomes = this.#match(entry.peg, entry.before, this.#grammar.follows.get(entry.label) ?? END);
    this.#label = outer;
    this.#grammar.inRule(outer);
    for (const [rest, part] of outcomes) {
      if (!entry.outcomes.has(rest)) this.#grew = true;
      const name = this.#ruleName(entry, rest);
      this.rules.set(name, part);
      this.labels.set(name, entry.label);
    }
    entry.outcomes = outcomes;
  }

  #entry(peg: Peg, before: Language, label: string): Entry {
    const row = getOrMake(this.#entries, peg, () => new Map());
    return getOrMake(row, before, () => ({ peg, before, label, outcomes: new Map(), pass: 0 }));
  }

  #ruleName(entry: Entry, rest: Language): string {
    return this.#nameOf(`rule ${entry.label}:${entry.before.id}>${rest.id}`);
  }

  #nameOf(key: string): string {
    return getOrMake(this.#names, key, () => String(this.#names.size));
  }

  readonly #ids = new Map<Peg, number>();

  #idOf(peg: Peg): number {
    return getOrMake(this.#ids, peg, () => this.#ids.size);
  }
}

function intersects(a: CharSet, b: CharSet): boolean {
  return intersection(a, b).length > 0;
}

const END: Follow = { chars: [], end: true };

const tails = new WeakMap<readonly Peg[], Peg>();

/** A sequence without its first item; always the same object. */
function tailOf(items: readonly Peg[]): Peg {
  return getOrMake(tails, items, () => {
    const rest = items.slice(1);
    const [only] = rest;
    return rest.length === 1 && only !== undefined ? only : { kind: 'sequence', items: rest };
  });
}

function one(rest: Language, part: Cfg): Outcomes {
  return rest.states.length === 1 && rest.states[0]?.accept === false ? new Map() : new Map([[rest, part]]);
}

function add(outcomes: Outcomes, rest: Language, part: Cfg): void {
  if (rest.states.length === 1 && rest.states[0]?.accept === false) return;
  const before = outcomes.get(rest);
  outcomes.set(rest, before === undefined ? part : choiceOf([before, part]));
}
