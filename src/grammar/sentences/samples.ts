import fc from 'fast-check';
import type { Plugin } from 'peggy';
import { compileGrammar } from '../compile.ts';
import type { Grammar } from '../tree.ts';
import { arbitrary } from './arbitrary.ts';

/** How samples are collected. */
export interface SampleOptions {
  /** The rules that whole texts are made of; the first rule of the grammar by default. */
  readonly startRules?: readonly string[];
  /**
   * How many texts are made of each.
   *
   * @defaultValue 120
   */
  readonly texts?: number;
  /**
   * How many samples a rule gets at most.
   *
   * @defaultValue 4
   */
  readonly perRule?: number;
  /** @defaultValue 1 */
  readonly seed?: number;
}

/**
 * What the rules of a grammar match: texts are made of the start rules, mistakes included, and each rule's samples are
 * what it matched in them. So a rule shows what it is there for. Rules that matched nothing have no entry.
 *
 * @returns by the rules' names, the shortest samples first; the empty text is none
 * @example ruleSamples(readGrammar([{ source: 'list.peggy', text: 'List = Item+; Item = "a" / "b"' }])).get('Item') // ['a', 'b']
 */
export function ruleSamples(grammar: Grammar, options: SampleOptions = {}): ReadonlyMap<string, readonly string[]> {
  const { texts = 120, perRule = 4, seed = 1 } = options;
  const startRules = options.startRules ?? grammar.rules.slice(0, 1).map(({ name }) => name);
  const found = new Map<string, Set<string>>();
  const parser = compileGrammar(grammar, { allowedStartRules: startRules, plugins: [withTrace] });
  for (const startRule of startRules) {
    for (const text of sentences(grammar, startRule, texts, seed)) {
      const trace = (event: TraceEvent): void => collect(event, text);
      parser.parse(text, { startRule, tracer: { trace } });
    }
  }
  return new Map([...found].map(([rule, all]) => [rule, shortest(all, perRule)]));

  function collect({ type, rule, location }: TraceEvent, text: string): void {
    if (type !== 'rule.match') return;
    const sample = text.slice(location.start.offset, location.end.offset);
    if (sample === '') return;
    const own = found.get(rule) ?? new Set<string>();
    found.set(rule, own.add(sample));
  }
}

interface TraceEvent {
  readonly type: string;
  readonly rule: string;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

const withTrace: Plugin = {
  use(_, options) {
    options.trace = true;
  },
};

function sentences(grammar: Grammar, rule: string, count: number, seed: number): string[] {
  try {
    return fc.sample(arbitrary(grammar, rule, { recovery: true }), { numRuns: count, seed });
  } catch {
    // No sentence of the rule can be found: its diagram goes without samples.
    return [];
  }
}

/** Short texts tell most; of those that begin alike one is enough while there are others. */
function shortest(texts: ReadonlySet<string>, count: number): string[] {
  const sorted = [...texts].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const kept: string[] = [];
  const heads = new Set<string>();
  for (const text of sorted) {
    const head = text.slice(0, 2);
    if (kept.length < count && !heads.has(head)) kept.push(text);
    heads.add(head);
  }
  for (const text of sorted) if (kept.length < count && !kept.includes(text)) kept.push(text);
  return kept.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
