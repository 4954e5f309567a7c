import fc from 'fast-check';
import {
  type Annotations,
  annotationsOf,
  type Code,
  compileMeant,
  type Grammar,
  type GrammarSource,
  type RuntimeParser,
  readGrammar,
  readNested,
  rulesByName,
} from '../../grammar/inside.ts';
import { type SentenceArbitrary, sentencesIfAny } from '../../grammar/sentences/arbitrary.ts';
import { withCallers } from '../../grammar/sentences/callers.ts';
import { minimized } from '../../grammar/sentences/minimize.ts';

/** A rule that differs between two grammars. */
export interface RuleChange {
  /** The rule; `{ }` for the code at the top of the grammar. */
  readonly rule: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** The annotations that differ, in each grammar; empty if it has none. */
  readonly annotations?: readonly { readonly old: string; readonly new: string }[];
}

/** A text that two grammars read differently. */
export interface Difference {
  readonly text: string;
  readonly kind: 'only the old grammar accepts it' | 'only the new grammar accepts it' | 'another tree';
  /** The result of each; undefined if it refuses the text. */
  readonly old: unknown;
  readonly new: unknown;
}

/**
 * The rules in which two grammars differ, by their expressions or annotations. Their positions, other comments and
 * layout do not count.
 */
export function changedRules(older: readonly GrammarSource[], newer: readonly GrammarSource[]): RuleChange[] {
  const [oldTree, newTree] = [readGrammar(older), readGrammar(newer)];
  const [before, after] = [rulesByName(oldTree), rulesByName(newTree)];
  const [saidBefore, saidAfter] = [annotationsOf(oldTree, older), annotationsOf(newTree, newer)];
  const names = new Set([...before.keys(), ...after.keys()]);
  const changes = [...names].flatMap((rule): RuleChange[] => {
    const [one, other] = [before.get(rule), after.get(rule)];
    if (one === undefined) return [{ rule, change: 'added' }];
    if (other === undefined) return [{ rule, change: 'removed' }];
    const annotations = changedAnnotations(saidBefore.of(rule), saidAfter.of(rule));
    if (annotations.length > 0) return [{ rule, change: 'changed', annotations }];
    return written(one.expression) === written(other.expression) ? [] : [{ rule, change: 'changed' }];
  });
  const isCodeSame = codeOf(oldTree) === codeOf(newTree);
  return isCodeSame ? changes : [{ rule: '{ }', change: 'changed' }, ...changes];
}

function changedAnnotations(before: Annotations, after: Annotations): { old: string; new: string }[] {
  const [one, other] = [before.texts, after.texts];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((tag) => {
    const change = { old: one.get(tag) ?? '', new: other.get(tag) ?? '' };
    return change.old === change.new ? [] : [change];
  });
}

/** An expression without locations, comments and the layout of its code. */
function written(expr: unknown): string {
  return JSON.stringify(expr, (key, value: unknown) => {
    if (/location$/i.test(key)) return undefined;
    return key === 'code' && typeof value === 'string' ? bare(value) : value;
  });
}

function codeOf({ initializer, topLevelInitializer }: Grammar): string {
  const blocks: readonly Code[] = [topLevelInitializer ?? [], initializer ?? []].flat();
  return blocks.map((block) => bare(block.code)).join('\n');
}

function bare(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Two grammars, ready to be compared. */
export class GrammarPair {
  readonly #sides: readonly [Side, Side];
  readonly changedRules: readonly RuleChange[];

  /**
   * @param start the rule to parse from; the first rule of the new grammar by default. A grammar that lacks it is
   *   read from its own first rule.
   */
  constructor(older: readonly GrammarSource[], newer: readonly GrammarSource[], start?: string) {
    const name = start ?? readGrammar(newer).rules[0]?.name ?? '';
    this.#sides = [sideOf(older, name), sideOf(newer, name)];
    this.changedRules = changedRules(older, newer);
  }

  /** The start rules of the two grammars. */
  get startRules(): readonly [older: string, newer: string] {
    const [one, other] = this.#sides;
    return [one.start, other.start];
  }

  /** How the grammars differ on a text; undefined when they do not. */
  difference(text: string): Difference | undefined {
    const [one, other] = this.#sides.map((side) => outcome(side, text));
    if (one === undefined || other === undefined) return undefined;
    if (one.accepted && !other.accepted) {
      return { text, kind: 'only the old grammar accepts it', old: one.tree, new: undefined };
    }
    if (other.accepted && !one.accepted) {
      return { text, kind: 'only the new grammar accepts it', old: undefined, new: other.tree };
    }
    if (one.accepted && !isSame(one.tree, other.tree)) {
      return { text, kind: 'another tree', old: one.tree, new: other.tree };
    }
    return undefined;
  }

  /**
   * Minimized texts that the grammars read differently, found among sentences of both that involve the changed rules;
   * at most one for each changed rule. No result does not prove that the grammars are equal.
   */
  examples({ seed = 1, runs = 300 }: { readonly seed?: number; readonly runs?: number } = {}): Difference[] {
    const found = new Map<string, Difference>();
    const rules = this.changedRules.map((change) => change.rule).filter((rule) => rule !== '{ }');
    const focuses = [...rules.map((rule) => [rule]), ...(this.changedRules.length > 0 ? [undefined] : [])];
    for (const focus of focuses) {
      // Once something is found, unfocused sentences add nothing.
      if (focus === undefined && found.size > 0) break;
      const sentences = this.#sides.flatMap((side) => sentencesOf(side, focus));
      if (sentences.length === 0) continue;
      const example = this.#firstDifference(fc.oneof(...sentences), seed, runs);
      if (example !== undefined) found.set(example.text, example);
    }
    return [...found.values()];
  }

  #firstDifference(texts: fc.Arbitrary<string>, seed: number, runs: number): Difference | undefined {
    const property = fc.property(texts, (text) => this.difference(text) === undefined);
    const example = fc.check(property, { seed, numRuns: runs }).counterexample?.[0];
    if (example === undefined) return undefined;
    const kind = this.difference(example)?.kind;
    return this.difference(minimized(example, (text) => this.difference(text)?.kind === kind));
  }
}

type Outcome =
  | { readonly accepted: true; readonly tree: unknown }
  | { readonly accepted: false; readonly tree?: undefined };

function outcome({ parser, start }: Side, text: string): Outcome {
  try {
    return { accepted: true, tree: parser.parse(text, { startRule: start }) };
  } catch {
    return { accepted: false };
  }
}

/** A grammar, and its start rule. */
interface Side {
  readonly tree: Grammar;
  readonly start: string;
  readonly parser: RuntimeParser;
}

/** Annotations for the engine are taken into account. */
function sideOf(sources: readonly GrammarSource[], name: string): Side {
  const tree = readNested(sources);
  const start = tree.rules.some((rule) => rule.name === name) ? name : (tree.rules[0]?.name ?? '');
  return { tree, start, parser: compileMeant(sources, [start]) };
}

function sentencesOf({ tree, start }: Side, focus: readonly string[] | undefined): SentenceArbitrary[] {
  return sentencesIfAny(tree, start, { recovery: true, ...(focus && { focus: withCallers(tree, focus) }) });
}

/** A place where two trees differ. */
export interface TreeDifference {
  readonly path: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** The places where two trees differ, at most `most`; what only one of them has is undefined in the other. */
export function treeDifferences(older: unknown, newer: unknown, most = 5): TreeDifference[] {
  const found: TreeDifference[] = [];
  compare(older, newer, '');
  return found;

  function compare(one: unknown, other: unknown, path: string): void {
    if (found.length >= most || Object.is(one, other)) return;
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ path: path === '' ? 'the whole' : path, old: one, new: other });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const step = Array.isArray(one) ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
      compare(own(one, key), own(other, key), path + step);
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return treeDifferences(one, other, 1).length === 0;
}

function own(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
