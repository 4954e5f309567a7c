import fc from 'fast-check';
import type { Plugin } from 'peggy';
import { addTo, appendTo } from '../../core/maps.ts';
import { compileGrammar } from '../compile.ts';
import { action, inNamed, labeled, picked, predicate, sequence } from '../nodes.ts';
import type { Grammar, TreePass } from '../tree.ts';
import { arbitrary } from './arbitrary.ts';

/** How samples are collected. */
export interface SampleOptions {
  /** The rules of whole texts; by default the first rule of the grammar. */
  readonly startRules?: readonly string[];
  /** Texts that somebody wrote. Samples of rules that match in them are preferred to random ones. */
  readonly written?: readonly string[];
  /**
   * How many texts are generated for each.
   *
   * @defaultValue 120
   */
  readonly texts?: number;
  /**
   * The maximum number of samples for a rule.
   *
   * @defaultValue 4
   */
  readonly perRule?: number;
  /** @defaultValue 1 */
  readonly seed?: number;
}

/**
 * Samples of what the rules of a grammar match: texts are generated from the start rules, mistakes included, and the
 * samples of a rule are what it matched in them. So they show a rule in its usual place. Rules that matched nothing
 * have no entry.
 *
 * @returns by rule name, the shortest samples first, never the empty text
 * @example ruleSamples(readGrammar([{ source: 'list.peggy', text: 'List = Item+; Item = "a" / "b"' }])).get('Item') // ['a', 'b']
 */
export function ruleSamples(grammar: Grammar, options: SampleOptions = {}): ReadonlyMap<string, readonly string[]> {
  const { written = [], texts = 120, perRule = 4, seed = 1 } = options;
  const startRules = options.startRules ?? grammar.rules.slice(0, 1).map(({ name }) => name);
  const parser = compileGrammar(grammar, { allowedStartRules: startRules, plugins: [withMatches] });
  const fromWritten = collect(() => written);
  const made = collect((startRule) => sentences(grammar, startRule, texts, seed));
  const samples = new Map<string, readonly string[]>();
  for (const { name } of grammar.rules) {
    const own = telling(fromWritten.get(name) ?? new Set(), perRule);
    const more = telling(made.get(name) ?? new Set(), perRule).filter((text) => !own.includes(text));
    const all = byLength([...own, ...more.slice(0, perRule - own.length)]);
    if (all.length > 0) samples.set(name, all);
  }
  return samples;

  function collect(textsOf: (startRule: string) => readonly string[]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const startRule of startRules) {
      for (const text of textsOf(startRule)) {
        const matched: Matched = (rule, start, end) => {
          if (start === end || end - start > MAX_LENGTH) return;
          addTo(found, rule, text.slice(start, end));
        };
        try {
          parser.parse(text, { startRule, matched });
        } catch {
          // Not a sentence of this rule; what matched in it still counts.
        }
      }
    }
    return found;
  }
}

/** Longer samples are not worth their room. In UTF-16 units. */
const MAX_LENGTH = 300;

type Matched = (rule: string, start: number, end: number) => void;

/**
 * Reports each match of a rule to the option `matched`. Peggy's own trace computes lines and columns, which is slow.
 */
const withMatches: Plugin = {
  use(config) {
    const pass: TreePass = (grammar) => {
      for (const rule of grammar.rules) {
        const told = ` options.matched(${JSON.stringify(rule.name)}, peg$from, offset()); return true; `;
        rule.expression = inNamed(rule.expression, (expr) => {
          const from = action(expr, predicate(expr, ' return true; '), ' return offset(); ');
          return sequence(expr, [labeled(from, 'peg$from'), picked(expr), predicate(expr, told)]);
        });
      }
    };
    config.passes.transform.unshift(pass);
  },
};

function sentences(grammar: Grammar, rule: string, count: number, seed: number): string[] {
  try {
    return fc.sample(arbitrary(grammar, rule, { recovery: true }), { numRuns: count, seed });
  } catch {
    // No sentence of the rule was found: its diagram has no samples.
    return [];
  }
}

/** The shortest text, and longer ones with different beginnings while there are any. */
function telling(texts: ReadonlySet<string>, count: number): string[] {
  const heads = new Map<string, string[]>();
  for (const text of byLength(texts)) appendTo(heads, text.slice(0, 2), text);
  const kinds = [...heads.values()];
  const first = kinds.flatMap(([shortest]) => shortest ?? []);
  const others = kinds.flatMap(([, ...rest]) => rest);
  return [...spread(first, count), ...spread(byLength(others), count - first.length)];
}

/** This many of the texts, spread evenly from the first to the last. */
function spread(texts: readonly string[], count: number): string[] {
  if (texts.length <= count) return [...texts];
  return Array.from({ length: Math.max(0, count) }, (_, nth) => {
    const at = Math.round((nth * (texts.length - 1)) / Math.max(1, count - 1));
    return texts[at] ?? '';
  });
}

function byLength(texts: Iterable<string>): string[] {
  return [...texts].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
