import type { CompiledGrammar } from '../../engine/grammar.ts';
import { type Options, prepareOptions } from '../../engine/option-words.ts';
import type { Reading } from '../../engine/reading.ts';
import { ANY, closesRun, standsLater, type WordFinder, wordList } from '../../engine/runtime.ts';
import { compileInMemory } from '../generate/compile.ts';
import type { GrammarPlan } from '../generate/plan.ts';
import type { GrammarSource } from '../read.ts';

/**
 * What annotations mean while a text is read: the parser of `withMeanings` asks it. Each answer comes from what the
 * generated parsers ask, too.
 */
export class EngineOracle {
  readonly #lists = new Map<string, WordFinder<string>>();
  readonly #closing: readonly string[];
  /** The rules that cuts ask for, as the engine reads them. */
  readonly #cuts: CompiledGrammar | undefined;
  readonly #tables: readonly string[];
  readonly #surrounding: number;
  #reading: Reading = readingOf('', 0, 0, {});
  #outer: unknown[] = [];

  constructor(plan: GrammarPlan, sources: readonly GrammarSource[], startRules: readonly string[]) {
    const said = [...plan.rules.keys()].map((rule) => ({ rule, ...plan.annotations(rule) }));
    for (const { rule, words } of said) {
      if (words !== undefined)
        this.#lists.set(rule, wordList(words.words, [words.anyCase ?? null, words.oneSlip ?? null]));
    }
    this.#surrounding = plan.surrounding.length;
    this.#tables = [...new Set(said.flatMap(({ later }) => later?.rule ?? []))];
    this.#closing = [...new Set(said.flatMap(({ incomplete }) => incomplete ?? []))];
    if (this.#closing.length > 0) {
      const leaves = this.#closing.map((rule) => `${leafOf(rule)} = $${rule}`).join('\n');
      const starts = [...startRules, ...this.#closing.map(leafOf)];
      this.#cuts = compileInMemory([...sources, { source: 'cuts', text: leaves }], starts);
    }
  }

  /** Begins with a text. */
  begin(text: string, words: Options): void {
    this.#reading = readingOf(text, this.attributes.length, this.#surrounding, words);
    this.#outer = [];
  }

  /** What rules handed down. */
  get attributes(): unknown[] {
    return this.#reading.attributes;
  }

  /** How many of each rule that others ask for with `@inside` are being read. */
  get inside(): number[] {
    return this.#reading.inside;
  }

  /** A stretch of the text. */
  slice(start: number, end: number): string {
    return this.#reading.text.slice(start, end);
  }

  enter(attribute: number): void {
    this.#outer.push(this.attributes[attribute]);
  }

  leave(attribute: number): void {
    this.attributes[attribute] = this.#outer.pop();
  }

  /** The word of an option that is at an offset; with an attribute, one of those for what was handed down in it. */
  option(at: number, rule: string, usual: string, attribute: number): string | undefined {
    const { text, options } = this.#reading;
    const handed = attribute < 0 ? undefined : this.attributes[attribute];
    return (options[rule]?.at(text, at, handed) ?? [usual]).find((word) => text.startsWith(word, at));
  }

  /** The word of a list that was meant. */
  word(rule: string, text: string): string | undefined {
    return this.#lists.get(rule)?.find(text)?.word;
  }

  closes(attribute: number, run: string): boolean {
    return closesRun(this.attributes[attribute], run);
  }

  later(rule: string, from: number, attribute: number, read: (at: number) => unknown): boolean {
    const due = attribute < 0 ? ANY : this.attributes[attribute];
    return standsLater(this.#reading, this.#tables.indexOf(rule), from, due, (at) => ({
      value: read(at),
      isFinal: true,
    }));
  }

  /** The text ends inside a rule that begins at an offset. */
  isCut(rule: string, at: number): boolean {
    const cuts = this.#cuts?.rules();
    const step = cuts?.steps[leafOf(rule)];
    if (cuts === undefined || step?.op !== 'leaf') throw new Error(`${rule} is no leaf`);
    cuts.machine.load(this.#reading);
    return step.read(at) < 0 && cuts.machine.hitEnd !== false;
  }
}

/** The name of a rule that reads another in one go. */
function leafOf(rule: string): string {
  return `leaf_${rule}`;
}

function readingOf(text: string, attributes: number, surrounding: number, words: Options): Reading {
  return {
    text,
    base: 0,
    eof: true,
    attributes: Array.from({ length: attributes }),
    inside: Array.from({ length: surrounding }, () => 0),
    ahead: [],
    options: prepareOptions(words),
  };
}
