// Rules as JSON, parsed on first use: Node loads a string ten times as fast as code, and most texts need few rules.

import type { Machine } from '../machine.ts';
import { NO_OPTIONS } from '../option-words.ts';
import type { RecoveryNode, TreeNode } from '../tree-node.ts';
import { beginningOf, begins, notes } from './beginnings.ts';
import { and, choice, many, not, optional, pick, repeat, seq, tuple } from './expressions.ts';
import { leaf, type Round, rounds } from './leaves.ts';
import { lit, one, run, text } from './literals.ts';
import { type Match, reached } from './match.ts';
import { label, type MakeMistake, type MakeNode, mistake, node } from './nodes.ts';
import type { Action, Operation } from './operations.ts';
import { codeAt, firstUnits, listOf, numberOf, textOf, wrong } from './parts.ts';
import { deep, quiet } from './rules.ts';
import { unitsOf } from './units.ts';

/** The code that rules refer to. */
export interface RuleCode {
  /** Constructors of nodes with labels, and of mistakes. */
  readonly nodes?: readonly MakeNode<TreeNode>[];
  readonly mistakes?: readonly MakeMistake<RecoveryNode>[];
  readonly actions?: readonly Action[];
  /** Rarely used operations, by name. */
  readonly operations?: Readonly<Record<string, Operation>>;
}

/**
 * The rules of a grammar by number, each made when it is first reached.
 *
 * A rule's text is `[notes, rule, units]`: whether it may record mistakes, its parts, and, if `firstUnits` cannot tell,
 * the class of units that it can begin with.
 */
export class Rules {
  readonly #m: Machine;
  readonly #texts: readonly string[];
  readonly #code: RuleCode;
  readonly #made: (Match | undefined)[] = [];

  constructor(m: Machine, texts: readonly string[], code: RuleCode = {}) {
    this.#m = m;
    this.#texts = texts;
    this.#code = code;
  }

  /** The matcher of a rule. */
  at(number: number): Match {
    const known = this.#made[number];
    if (known !== undefined) return known;
    const rule = this.#late(this.#texts[number] ?? '');
    this.#made[number] = rule;
    // With fixed words, rules that can never match are left out, which shows only once they are made.
    if (this.#m.fixed === NO_OPTIONS) return rule;
    const made = reached(rule);
    this.#made[number] = made;
    return made;
  }

  /** The reader of a streamed text. */
  text(number: number): (at: number, within: number) => number {
    let read = (at: number, within: number): number => {
      const parts = listOf(ruleIn(this.#texts[number])).map((part) => this.#round(listOf(part)));
      read = rounds(this.#m, ...parts);
      return read(at, within);
    };
    return (at, within) => read(at, within);
  }

  #late(given: string): Match {
    let known: Match | null = null;
    const made = (): Match => {
      known ??= reached(this.#part(ruleIn(given)));
      return known;
    };
    const match: Match = (at) => (known ?? made())(at);
    match.made = made;
    begins(() => {
      const units = this.#unitsOf(given);
      return units === undefined ? beginningOf(made()) : { rows: unitsOf(units).rows, isEmpty: false };
    }, match);
    return given.startsWith('[1') ? notes(match) : match;
  }

  #unitsOf(given: string | undefined): string | undefined {
    if (given === undefined) return undefined;
    const said = listOf(JSON.parse(given));
    return said[2] === undefined
      ? firstUnits(said[1], (number) => this.#unitsOf(this.#texts[number]))
      : textOf(said[2]);
  }

  #part(part: unknown): Match {
    if (typeof part === 'string') return lit(this.#m, part);
    if (typeof part === 'number') return this.at(part);
    return this.#operation(listOf(part));
  }

  /** By index: destructuring costs several times as much, and most rules are made once. */
  #operation(list: readonly unknown[]): Match {
    const m = this.#m;
    const name = list[0];
    const first = list[1];
    const second = list[2];
    switch (name) {
      case 's':
        return seq(...this.#parts(list, 1));
      case '/':
        return choice(m, ...this.#parts(list, 1));
      case '[*':
        return run(m, textOf(first));
      case '[+':
        return run(m, textOf(first), 1);
      case '[':
        return one(m, textOf(first));
      case '?':
        return optional(m, this.#part(first));
      case '!':
        return not(m, this.#part(first));
      case '&':
        return and(m, this.#part(first));
      case '$':
        return text(m, this.#part(first));
      case ':':
        return label(m, numberOf(first), this.#part(second));
      case '@':
        return pick(m, numberOf(first), ...this.#parts(list, 2));
      case 't':
        return tuple(m, listOf(first).map(numberOf), ...this.#parts(list, 2));
      case '*':
        return many(m, 0, this.#part(first));
      case '+':
        return many(m, 1, this.#part(first));
      case '|': {
        const between = list[5] === undefined ? {} : { between: this.#part(list[5]) };
        const most = second === null ? {} : { most: numberOf(second) };
        return repeat(
          m,
          { least: numberOf(first), listed: list[3] === true, ...most, ...between },
          this.#part(list[4]),
        );
      }
      case 'N':
        return node(m, typeof first === 'string' ? first : codeAt(this.#code.nodes, first), ...this.#parts(list, 2));
      case 'M':
        return mistake(
          m,
          typeof first === 'string' ? first : codeAt(this.#code.mistakes, first),
          ...this.#parts(list, 2),
        );
      case 'q':
        return quiet(m, this.#part(first));
      case 'L':
        return leaf(m, this.#part(first));
      case 'deep':
        return deep(m, this.#part(first));
      default: {
        const operation = this.#code.operations?.[textOf(name)];
        if (operation === undefined) throw wrong(name);
        return operation({ m, code: this.#code, part: (part) => this.#part(part) }, list.slice(1));
      }
    }
  }

  #parts(list: readonly unknown[], from: number): Match[] {
    const made: Match[] = [];
    for (let at = from; at < list.length; at++) made.push(this.#part(list[at]));
    return made;
  }

  /** `[before, run, least, isValued]`; missing ones are null. */
  #round([before, units, least, isValued]: readonly unknown[]): Round {
    return {
      ...(before !== null && { before: this.#part(before) }),
      ...(units !== null && { run: textOf(units), least: least === 1 ? 1 : 0 }),
      isValued: isValued === true,
    };
  }
}

/** Parses a rule's text. */
function ruleIn(given: string | undefined): unknown {
  if (given === undefined) throw wrong(given);
  return listOf(JSON.parse(given))[1];
}
