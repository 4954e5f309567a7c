import peggy, { type Plugin } from 'peggy';
import { getOrMake } from '../core/maps.ts';
import { between, inNamed, withInitializer } from './nodes.ts';
import type { GrammarSource } from './read.ts';
import { reusable, runsOwnCode } from './reusable.ts';
import { strictGrammar } from './strict.ts';
import type { Grammar, TreePass } from './tree.ts';
import { withoutTypes } from './without-types.ts';

/** A grammar compiled in memory. */
export interface RuntimeParser {
  /**
   * Parses a whole text. `options.startRule` names the start rule.
   *
   * @throws Peggy's `SyntaxError` when the text is not a sentence of the rule
   */
  parse(text: string, options?: object): unknown;
}

/** How to compile a grammar. */
export interface CompileOptions {
  /** Leave out the recovery rules. */
  readonly strict?: boolean;
  /** The rules that a parse may start from: by default the first rule, `['*']` for all. */
  readonly allowedStartRules?: readonly string[];
  /** Report each rule that is tried to the `tracer` in the options of a parse. */
  readonly trace?: boolean;
  /** More plugins; they run before the options above take effect. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Compiles a grammar in memory, from its files or from its tree, which is not changed. Code in the grammar may be
 * TypeScript.
 *
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken
 * @example compileGrammar([{ source: 'list', text: 'List = "a"+' }]).parse('aa') // ['a', 'a']
 */
export function compileGrammar(
  grammar: readonly GrammarSource[] | Grammar,
  options: CompileOptions = {},
): RuntimeParser {
  const parser: unknown = new Function(
    `${compiledCode(grammar, options, 'bare', 'const parser =\n')}\nreturn parser;`,
  )();
  if (!isParser(parser)) throw new Error('Peggy did not make a parser');
  return parser;
}

/** The JavaScript source of a parser. */
export function compiledCode(
  grammar: readonly GrammarSource[] | Grammar,
  options: CompileOptions,
  format: 'bare' | 'es',
  prefix = '',
): string {
  const sources = 'rules' in grammar ? [{ source: 'tree', text: '' }] : [...grammar];
  let isReusable = options.trace !== true;
  const look: TreePass = (read) => {
    isReusable &&= !runsOwnCode(read);
  };
  const code = withJsonOnce(() =>
    peggy.generate(sources, {
      ...(options.allowedStartRules && { allowedStartRules: [...options.allowedStartRules] }),
      output: 'source',
      format,
      trace: options.trace === true,
      plugins: [
        ...('rules' in grammar ? [givenTree(grammar), countOpen] : []),
        ...(options.plugins ?? []),
        ...(options.strict ? [strictGrammar] : []),
        { use: ({ passes }) => void passes.generate.unshift(look) },
      ],
    }),
  );
  return withoutTypes(`${prefix}${isReusable ? reusable(code) : code}`);
}

/**
 * Runs Peggy so that it serialises each function of a grammar once. Peggy compares every function with all others by
 * their JSON, which takes seconds for a thousand functions.
 */
function withJsonOnce<Made>(run: () => Made): Made {
  const { stringify } = JSON;
  const known = new WeakMap<object, string>();
  JSON.stringify = (value: unknown, ...how: readonly []) => {
    if (typeof value !== 'object' || value === null) return stringify(value, ...how);
    return getOrMake(known, value, () => stringify(value, ...how));
  };
  try {
    return run();
  } finally {
    JSON.stringify = stringify;
  }
}

/** Hands Peggy a grammar tree instead of a text. */
function givenTree(tree: Grammar): Plugin {
  return {
    use(config) {
      Object.assign(config, { parser: { parse: () => structuredClone(tree) } });
    },
  };
}

/** Keeps count of the `counted` rules that are being read. Runs last, so that other plugins see the rules as they are. */
const countOpen: Plugin = {
  use({ passes }) {
    const pass: TreePass = (grammar) => {
      if (grammar.rules.every(({ counted }) => counted === undefined)) return;
      Object.assign(grammar, withInitializer(grammar, ' const peg$open = options.open ?? {}; '));
      for (const rule of grammar.rules) {
        if (rule.counted === undefined) continue;
        const count = `peg$open.${rule.counted}`;
        rule.expression = inNamed(rule.expression, (expr) =>
          between(`${count} = (${count} ?? 0) + 1;`, expr, `${count}--;`),
        );
      }
    };
    passes.transform.unshift(pass);
  },
};

function isParser(value: unknown): value is RuntimeParser {
  return typeof value === 'object' && value !== null && 'parse' in value && typeof value.parse === 'function';
}

/** The offset where a rule that was tried at an offset ended; undefined when it did not match there. */
export function matchEnd(
  parser: RuntimeParser,
  rule: string,
  text: string,
  options: object = {},
  offset = 0,
): number | undefined {
  const found = parser.parse(text, { ...options, startRule: rule, ...QUIETLY, peg$currPos: offset });
  if (!isLibraryResult(found)) throw new Error('Peggy has no library mode any more');
  return found.peg$result === found.peg$FAILED ? undefined : found.peg$currPos;
}

/** Return the result instead of throwing, and do not collect what was expected. */
const QUIETLY = { peg$library: true, peg$silentFails: 1 };

interface LibraryResult {
  readonly peg$result: unknown;
  readonly peg$FAILED: unknown;
  readonly peg$currPos: number;
}

function isLibraryResult(value: unknown): value is LibraryResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'peg$result' in value &&
    'peg$FAILED' in value &&
    'peg$currPos' in value &&
    typeof value.peg$currPos === 'number'
  );
}
