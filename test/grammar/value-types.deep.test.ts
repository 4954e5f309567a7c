import { readFileSync } from 'node:fs';
import peggy, { type Plugin } from 'peggy';
import tsPegjs from 'ts-pegjs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../src/cli/grammar/grammars.ts';
import { GrammarPlan } from '../../src/grammar/generate/plan.ts';
import { reachableFrom } from '../../src/grammar/generate/reachable.ts';
import { ValueTypes } from '../../src/grammar/generate/types.ts';
import { type GrammarSource, readGrammar } from '../../src/grammar/read.ts';
import { type Grammar, walk } from '../../src/grammar/tree.ts';
import { isFull } from '../laws/law.ts';

// The types of the values of all rules of a grammar, held to those that ts-pegjs finds. It cannot know what the engine makes of a rule
// in PascalCase, a node, or of one with an annotation that says what its value is: that it is told.

const root = new URL('../../grammars/', import.meta.url);

/** The name of each rule's type. */
type Names = ReadonlyMap<string, string>;

/** Nodes are told apart by their names alone. */
function named(type: string): string {
  return type.replace(/\b(\w+Node)\b/g, '{ node: "$1" }');
}

/** What a rule that is judged elsewhere is, until the types of all are put together. */
const ELSEWHERE = 'Elsewhere';

/**
 * Some rules of a grammar, under names that TypeScript and ts-pegjs leave as they are, and tell apart: `Record`, `thoughtEnd` and
 * `ThoughtEnd`. Of the rules that they name, there is the name alone.
 */
function only(part: ReadonlySet<string>, names: Names): Plugin {
  return {
    use(config) {
      // Peggy puts what a rule is but another name for in its place.
      config.passes.transform = [];
      config.passes.check.unshift((grammar) => keep(grammar, part, names));
    },
  };
}

function keep(grammar: Grammar, part: ReadonlySet<string>, names: Names): void {
  const named = new Set<string>(part);
  for (const rule of grammar.rules) {
    if (!part.has(rule.name)) continue;
    walk(rule.expression, (expr) => {
      if (expr.type !== 'rule_ref') return;
      named.add(expr.name);
      expr.name = names.get(expr.name) ?? expr.name;
    });
  }
  grammar.rules = grammar.rules.filter(({ name }) => named.has(name));
  for (const rule of grammar.rules) {
    if (!part.has(rule.name)) rule.expression = { type: 'any', location: rule.location };
    rule.name = names.get(rule.name) ?? rule.name;
  }
}

/** The time that ts-pegjs takes grows with the square of the number of rules: 500 at once take three times as long. */
const AT_ONCE = 150;

function typesOfTsPegjs(sources: readonly GrammarSource[], names: Names, given: ReadonlyMap<string, string>): string {
  const all = [...names.keys()];
  let types = '';
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = new Set(all.slice(from, from + AT_ONCE));
    const settings = {
      output: 'source' as const,
      plugins: [only(part, names), tsPegjs],
      allowedStartRules: [...part],
      returnTypes: Object.fromEntries(
        [...names].map(([rule, name]) => [name, part.has(rule) ? (given.get(rule) ?? '') : ELSEWHERE]),
      ),
      tspegjs: { onlyGenerateGrammarTypes: true },
    };
    types += peggy.generate([...sources], settings).replaceAll(new RegExp(`export type \\w+ = ${ELSEWHERE};`, 'g'), '');
  }
  // A predicate gives `undefined` in Peggy, and `null` in the engine.
  return types.replace(/\bundefined\b/g, 'null');
}

function typesOfOurs(own: ValueTypes, names: Names): string {
  const types = [...names].map(([rule, name]) => `export type ${name} = ${named(own.ofRule(rule))};`);
  return [...types, named(own.declarations([]))].join('\n');
}

/**
 * In a sequence, ts-pegjs finds `string` for one of several texts, and we the texts: `["a" | "b", string[]]`. That is no
 * difference. In the types themselves, as TypeScript reads no type of a rule that holds itself deeper than fifty times.
 */
function withoutTexts(types: string): string {
  return types.replace(/node: "\w+"|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) =>
    text[0] === 'n' ? text : 'string',
  );
}

/** A type that is `any` is a difference. */
const SAME = `
type Same<A, B> = 0 extends 1 & B ? false : [A] extends [B] ? ([B] extends [A] ? true : false) : false;
`;

/** The rules whose types are not the same. */
function different(names: Names, ours: string, theirs: string): string[] {
  const rules = [...names.keys()];
  const lines = [...names.values()].map((name) => `const is${name}: Same<Ours.${name}, Theirs.${name}> = true;`);
  const before = `namespace Ours {\n${withoutTexts(ours)}\n}\nnamespace Theirs {\n${withoutTexts(theirs)}\n}\n${SAME}`;
  const file = 'types.ts';
  const source = ts.createSourceFile(file, `${before}${lines.join('\n')}\n`, ts.ScriptTarget.ES2022);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [file],
    {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es5.d.ts'],
      types: [],
      skipLibCheck: true,
    },
    {
      ...host,
      getSourceFile: (name, ...more) => (name === file ? source : host.getSourceFile(name, ...more)),
    },
  );
  const first = before.split('\n').length - 1;
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const at = source.getLineAndCharacterOfPosition(start).line - first;
    return rules[at] ?? ts.flattenDiagnosticMessageText(messageText, ' ');
  });
}

/** Of several values that are picked, `@Pipe … @(part)*`, Peggy gives a list, and ts-pegjs finds the type of the first. */
const PICKS: Readonly<Record<string, readonly string[]>> = {
  acor: ['optionCommands'],
  dml: ['mentioningPart', 'pipedFence'],
};

/** The time of ts-pegjs grows with the square of the rules: these take minutes. */
const LARGE: ReadonlySet<string> = new Set(['acor', 'design', 'dml', 'duckflow', 'json', 'tools']);
const judged = grammars.filter(({ name }) => isFull || !LARGE.has(name));

describe('the types of values are those that ts-pegjs finds', () => {
  it.each(judged.map((entry) => [entry.name, entry] as const))('%s', (name, { sources: files, startRules }) => {
    const sources = files.map((source) => ({ source, text: readFileSync(new URL(source, root), 'utf8') }));
    const grammar = reachableFrom(startRules, readGrammar(sources), sources);
    const plan = new GrammarPlan(grammar, sources);
    const own = new ValueTypes(plan);
    const rules = grammar.rules.map((rule) => rule.name);
    const given = rules.filter((rule) => {
      const { words, type, scan, later, inside, option } = plan.annotations(rule);
      return plan.isNode(rule) || scan || option || [words, type, later, inside].some((said) => said !== undefined);
    });
    const names = new Map(rules.map((rule, at) => [rule, `R${at}`]));
    const theirs = typesOfTsPegjs(sources, names, new Map(given.map((rule) => [rule, named(own.ofRule(rule))])));
    expect(different(names, typesOfOurs(own, names), theirs)).toEqual(PICKS[name] ?? []);
  });
});
