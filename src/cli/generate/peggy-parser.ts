import peggy, { type Plugin, type SourceBuildOptions } from 'peggy';
import { isRecord } from '../../core/record.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import { type Expr, type Grammar, walk } from '../../grammar/tree.ts';
import { recovering } from '../../peggy/recovering.ts';
import { optionalPeer } from '../optional-peer.ts';
import { recoverCode } from './recover-code.ts';

/** Options of Peggy and of ts-pegjs, as the file that `--extra-options-file` names holds them. */
export interface PeggyOptions {
  readonly [option: string]: unknown;
}

/**
 * The TypeScript parser of a grammar as it is, with all that Peggy offers: actions, initializers, `text()`, `options`,
 * predicates. Peggy writes it, and ts-pegjs finds its types.
 *
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken
 * @throws {Problem} when ts-pegjs is not installed
 */
export async function peggyParser(sources: readonly GrammarSource[], options: PeggyOptions): Promise<string> {
  const { default: tsPegjs } = await optionalPeer(
    `a parser of Peggy's own in TypeScript`,
    'ts-pegjs',
    () => import('ts-pegjs'),
  );
  const files = sources.map(({ source }) => source).join(', ');
  const code = withTypes(sources, options, (returnTypes) => {
    const settings: SourceBuildOptions = {
      ...options,
      returnTypes: byTypeName(returnTypes),
      output: 'source',
      plugins: [recovering, joinedInitializers, tsPegjs],
    };
    return peggy.generate([...sources], settings);
  });
  // It puts a comment before each line, also inside of texts of several lines, which changes them.
  const plain = code.replace(/\/\/ @ts-ignore\n/g, '');
  const error = errorName(options);
  const recover = recoverCode(sources, options, error);
  const alias = code.includes(`export const ${error} =`) ? `\nexport { ${error} as SyntaxError };\n` : '';
  return `// @ts-nocheck\n// Generated from ${files} by Peggy and ts-pegjs: do not edit.\n${plain}${alias}${recover}`;
}

/**
 * ts-pegjs gives up the types of all rules where one holds itself other than as one of several: what an expression between
 * brackets is, say. Such rules are `unknown` then, as few of them as will do; whoever knows their types says so in
 * `returnTypes`.
 */
function withTypes(
  sources: readonly GrammarSource[],
  { returnTypes }: PeggyOptions,
  write: (returnTypes: PeggyOptions) => string,
): string {
  const given = isRecord(returnTypes) ? returnTypes : {};
  const rules = rulesThatHoldThemselves(readGrammar(sources)).filter((rule) => !Object.hasOwn(given, rule));
  const unknown = (names: readonly string[]): PeggyOptions => ({
    ...Object.fromEntries(names.map((name) => [name, 'unknown'])),
    ...given,
  });
  for (const names of [[], rules.slice(0, 1)]) {
    try {
      return write(unknown(names));
    } catch (error) {
      if (rules.length === 0 || error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError)
        throw error;
    }
  }
  return write(unknown(rules));
}

/** The rules that lead to themselves, as the grammar has them. */
function rulesThatHoldThemselves(grammar: Grammar): string[] {
  const named = new Map(grammar.rules.map(({ name, expression }) => [name, namesIn(expression)]));
  return grammar.rules.flatMap(({ name }) => {
    const reached = new Set(named.get(name));
    for (const next of reached) for (const further of named.get(next) ?? []) reached.add(further);
    return reached.has(name) ? [name] : [];
  });
}

function namesIn(expression: Expr): Set<string> {
  const names = new Set<string>();
  walk(expression, (expr) => {
    if (expr.type === 'rule_ref') names.add(expr.name);
  });
  return names;
}

/** Of several files, ts-pegjs takes the types of what stands around the rules from one text only. */
const joinedInitializers: Plugin = {
  use(config) {
    config.passes.generate.push((grammar) => {
      for (const [name, value] of Object.entries(grammar))
        if (name.endsWith('nitializer') && Array.isArray(value))
          Object.assign(grammar, { [name]: { ...value[0], code: value.map(({ code }) => String(code)).join('\n') } });
    });
  },
};

/** It looks types up by their own names: `my_rule` is `MyRule`. */
function byTypeName(types: PeggyOptions): PeggyOptions {
  const named = Object.entries(types).flatMap(([rule, type]) => [
    [rule, type],
    [rule.replace(/(?:^|_+)([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase()), type],
  ]);
  return Object.fromEntries(named);
}

function errorName({ tspegjs }: PeggyOptions): string {
  const name = isRecord(tspegjs) ? tspegjs.errorName : undefined;
  return typeof name === 'string' ? name : 'PeggySyntaxError';
}
