import peggy, { type Plugin, type SourceBuildOptions } from 'peggy';
import { isRecord } from '../../core/record.ts';
import { codeOfRule, mistakesOf } from '../../grammar/mistakes.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import { isRecoveryName } from '../../grammar/recovery.ts';
import { type Expr, type Grammar, walk } from '../../grammar/tree.ts';
import { FOUND, recovering } from '../../peggy/recovering.ts';
import { optionalPeer } from '../optional-peer.ts';
import { Problem } from '../problem.ts';

/** Options of Peggy and of ts-pegjs, as in the file named by `--extra-options-file`. */
export interface PeggyOptions {
  readonly [option: string]: unknown;
}

/** The source of one of Peggy's own parsers. */
interface PeggyParser {
  readonly text: string;
  /** False when ts-pegjs, which infers the types, is not installed. */
  readonly isTyped: boolean;
}

/**
 * The TypeScript parser of a grammar as it is, with everything that Peggy offers: actions, initializers, `text()`,
 * `options`, predicates. Peggy writes it, and ts-pegjs infers its types; without that, values are `unknown`.
 *
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken
 * @throws {Problem} when there are options for ts-pegjs, and it is not installed
 */
export async function peggyParser(
  sources: readonly GrammarSource[],
  options: PeggyOptions,
  typing: () => Promise<{ readonly default: Plugin }> = () => import('ts-pegjs'),
): Promise<PeggyParser> {
  const tsPegjs = await optionalPeer('the option tspegjs', 'ts-pegjs', typing).catch((error: unknown) => {
    if (options.tspegjs !== undefined || !(error instanceof Problem)) throw error;
    return undefined;
  });
  const files = sources.map(({ source }) => source).join(', ');
  const name = errorName(options);
  const recover = recoverCode(sources, options, name);
  const code =
    tsPegjs === undefined ? untypedCode(sources, options) : typedCode(sources, options, name, tsPegjs.default);
  const by = tsPegjs === undefined ? 'Peggy' : 'Peggy and ts-pegjs';
  const text = `// @ts-nocheck\n// Generated from ${files} by ${by}: do not edit.\n${code}${recover}`;
  return { text, isTyped: tsPegjs !== undefined };
}

function generated(sources: readonly GrammarSource[], options: PeggyOptions, plugins: readonly Plugin[]): string {
  const settings: SourceBuildOptions = {
    ...options,
    output: 'source',
    plugins: [recovering, joinedInitializers, ...plugins],
  };
  return peggy.generate([...sources], settings);
}

function typedCode(sources: readonly GrammarSource[], options: PeggyOptions, error: string, tsPegjs: Plugin): string {
  const code = withTypes(sources, options, (returnTypes) =>
    generated(sources, { ...options, returnTypes: byTypeName(returnTypes) }, [tsPegjs]),
  );
  // ts-pegjs puts a comment before each line, even inside multi-line strings, which would change them.
  const plain = code.replace(/\/\/ @ts-ignore\n/g, '');
  return `${plain}${code.includes(`export const ${error} =`) ? `\nexport { ${error} as SyntaxError };\n` : ''}`;
}

/** Peggy's code, with the types that are the same for all grammars, and those given in `returnTypes`. */
function untypedCode(sources: readonly GrammarSource[], options: PeggyOptions): string {
  const { returnTypes, allowedStartRules } = options;
  const first = readGrammar(sources).rules[0]?.name ?? '';
  const starts = Array.isArray(allowedStartRules) ? allowedStartRules.map(String) : [first];
  const types = isRecord(returnTypes) ? starts.map((rule) => String(returnTypes[rule] ?? 'unknown')) : ['unknown'];
  return `
const parser = ${generated(sources, { ...options, format: 'bare' }, [])};

export interface ParseOptions {
  readonly startRule?: ${starts.map((rule) => JSON.stringify(rule)).join(' | ')};
  readonly [option: string]: unknown;
}

/** @throws {SyntaxError} when the grammar does not match the text */
export const parse: (text: string, options?: ParseOptions) => ${[...new Set(types)].join(' | ')} = parser.parse;

/** A place in the text: UTF-16 units from its start, line and column from 1. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** Why the grammar does not match a text. */
export interface PeggySyntaxError extends Error {
  readonly found: string | null;
  readonly location: { readonly source: unknown; readonly start: Position; readonly end: Position };
}
export const PeggySyntaxError: abstract new () => PeggySyntaxError = parser.SyntaxError;
export { PeggySyntaxError as SyntaxError };
`;
}

/**
 * ts-pegjs drops the types of all rules if one rule contains itself other than as an alternative, such as an expression
 * in parentheses. In that case as few rules as possible become `unknown`; `returnTypes` can give their types.
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

/** The recursive rules, in the order of the grammar. */
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

/** From several files, ts-pegjs takes the types in initializers of only one. */
const joinedInitializers: Plugin = {
  use(config) {
    config.passes.generate.push((grammar) => {
      for (const [name, value] of Object.entries(grammar))
        if (name.endsWith('nitializer') && Array.isArray(value))
          Object.assign(grammar, { [name]: { ...value[0], code: value.map(({ code }) => String(code)).join('\n') } });
    });
  },
};

/** ts-pegjs looks types up by type name: `my_rule` is `MyRule`. */
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

/**
 * An additional export of Peggy's own parser where rules name mistakes: `recover`, which returns the value and the
 * findings. Empty for a grammar without such rules.
 *
 * @throws {Problem} when `cache` is set: Peggy skips the code of cached matches
 */
function recoverCode(sources: readonly GrammarSource[], options: PeggyOptions, error: string): string {
  const rules = readGrammar(sources).rules.flatMap(({ name }) => (isRecoveryName(name) ? [name] : []));
  if (rules.length === 0) return '';
  if (options.cache === true)
    throw new Problem('with cache, rules that name mistakes are not told', 'leave cache out of the options');
  const { mistakes, codes } = mistakesOf(sources);
  const byCode = new Map(mistakes.map((mistake) => [mistake.code, mistake]));
  const infos = rules.flatMap((rule) => {
    const code = codes.get(rule) ?? codeOfRule(rule);
    if (code === 'none') return [];
    const { severity = 'error', meaning = inWords(rule), hint } = byCode.get(code) ?? {};
    return [[rule, { code, severity, message: meaning, ...(hint && { hint }) }] as const];
  });
  return `
/** A finding: what a rule named \`Bad…\` or \`Missing…\` matched, or where the grammar does not match. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint?: string;
  /** UTF-16 units from the start of the text. */
  readonly range: { readonly start: number; readonly end: number };
}

/** A value, and the findings on its text. */
export interface Recovered {
  /** Undefined if the grammar does not match the text. */
  readonly value: ReturnType<typeof parse> | undefined;
  /** No finding is an error. */
  readonly ok: boolean;
  /** In text order. */
  readonly diagnostics: readonly Finding[];
}

const mistakes: { readonly [rule: string]: Omit<Finding, 'range'> } = ${JSON.stringify(Object.fromEntries(infos), null, 2)};

/** Reads a text as \`parse\` does, but reports its mistakes instead of throwing. */
export function recover(text: string, options: ParseOptions = {}): Recovered {
  const found: { rule: string; range: Finding['range'] }[] = [];
  const findings = (): Finding[] =>
    found
      .flatMap(({ rule, range }) => (mistakes[rule] === undefined ? [] : [{ ...mistakes[rule], range }]))
      .sort((a, b) => a.range.start - b.range.start);
  try {
    const value = parse(text, { ...options, ${FOUND}: found });
    const diagnostics = findings();
    return { value, ok: diagnostics.every(({ severity }) => severity !== 'error'), diagnostics };
  } catch (error) {
    if (!(error instanceof ${error})) throw error;
    const { start, end } = error.location;
    const refused: Finding = {
      code: 'syntax',
      severity: 'error',
      message: error.message,
      range: { start: start.offset, end: end.offset },
    };
    return { value: undefined, ok: false, diagnostics: [refused] };
  }
}
`;
}

/** The message for `BadNumber` without a comment: "Bad number". */
function inWords(rule: string): string {
  const words = rule.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
