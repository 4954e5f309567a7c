import { readFileSync } from 'node:fs';
import peggy, { type Plugin } from 'peggy';
import tsPegjs from 'ts-pegjs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../scripts/grammars.ts';
import { GrammarPlan } from '../../src/grammar/generate/plan.ts';
import { reachableFrom } from '../../src/grammar/generate/reachable.ts';
import { ValueTypes } from '../../src/grammar/generate/types.ts';
import { type GrammarSource, readGrammar } from '../../src/grammar/read.ts';
import { type Grammar, walk } from '../../src/grammar/tree.ts';

// The types of the values of all rules of a grammar, held to those that ts-pegjs finds. It cannot know what the engine makes of a rule
// in PascalCase, a node, or of one with an annotation that says what its value is: that it is told.

const root = new URL('../../grammars/', import.meta.url);

/** The name of each rule's type. */
type Names = ReadonlyMap<string, string>;

/** Nodes are told apart by their names alone. */
function named(type: string): string {
  return type.replace(/\b(\w+Node)\b/g, '{ node: "$1" }');
}

/** Rules under names that TypeScript and ts-pegjs leave as they are, and tell apart: `Record`, `thoughtEnd` and `ThoughtEnd`. */
function renaming(names: Names): Plugin {
  return {
    use(config) {
      // Peggy puts what a rule is but another name for in its place.
      config.passes.transform = [];
      const { parse } = config.parser;
      config.parser = {
        ...config.parser,
        parse: (text, options) => {
          const grammar = parse(text, options);
          rename(grammar, names);
          return grammar;
        },
      };
    },
  };
}

function rename(grammar: Grammar, names: Names): void {
  grammar.rules = grammar.rules.filter(({ name }) => names.has(name));
  for (const rule of grammar.rules) {
    rule.name = names.get(rule.name) ?? rule.name;
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') expr.name = names.get(expr.name) ?? expr.name;
    });
  }
}

function typesOfTsPegjs(sources: readonly GrammarSource[], names: Names, given: ReadonlyMap<string, string>): string {
  const settings = {
    output: 'source' as const,
    plugins: [renaming(names), tsPegjs],
    allowedStartRules: [...names.values()],
    returnTypes: Object.fromEntries([...given].map(([rule, type]) => [names.get(rule), type])),
    tspegjs: { onlyGenerateGrammarTypes: true },
  };
  // A predicate gives `undefined` in Peggy, and `null` in the engine.
  return peggy.generate([...sources], settings).replace(/\bundefined\b/g, 'null');
}

function typesOfOurs(own: ValueTypes, names: Names): string {
  const types = [...names].map(([rule, name]) => `export type ${name} = ${named(own.ofRule(rule))};`);
  return [...types, named(own.declarations([]))].join('\n');
}

/**
 * In a sequence, ts-pegjs finds `string` for one of several texts, and we the texts: `["a" | "b", string[]]`. That is no
 * difference; a type that is `any` is one.
 */
const SAME = `
type Wide<T> = T extends string ? string : T extends readonly unknown[] ? { [K in keyof T]: Wide<T[K]> } : T;
type Equal<A, B> = 0 extends 1 & B ? false : [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Same<A, B> = Equal<Wide<A>, Wide<B>>;
`;

/** The rules whose types are not the same. */
function different(names: Names, ours: string, theirs: string): string[] {
  const rules = [...names.keys()];
  const lines = [...names.values()].map((name) => `const is${name}: Same<Ours.${name}, Theirs.${name}> = true;`);
  const before = `namespace Ours {\n${ours}\n}\nnamespace Theirs {\n${theirs}\n}\n${SAME}`;
  const file = 'types.ts';
  const source = ts.createSourceFile(file, `${before}${lines.join('\n')}\n`, ts.ScriptTarget.ES2022);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [file],
    { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] },
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

/** Rules that hold themselves: ts-pegjs gives up their types, and those of the rules that they are in. */
const RECURSIVE: Readonly<Record<string, readonly string[]>> = {
  'json-in-text': ['lineValue'],
  'tools-detect': ['markList'],
};

/** Large ones, in which more rules hold themselves or are found otherwise than is looked into yet. */
const LEFT_OUT: readonly string[] = ['acor', 'design', 'dml', 'duckflow', 'json', 'tools'];
const judged = grammars.filter(({ name }) => !LEFT_OUT.includes(name));

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
    expect(different(names, typesOfOurs(own, names), theirs)).toEqual(RECURSIVE[name] ?? []);
  });
});
