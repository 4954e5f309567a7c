import peggy, { type Plugin } from 'peggy';
import type { GrammarSource } from './read.ts';
import { strictGrammar } from './strict.ts';
import { type Grammar, walk } from './tree.ts';
import { withoutTypes } from './without-types.ts';

/** A grammar compiled in memory. */
export interface RuntimeParser {
  /**
   * Parses a whole text. `options.startRule` names the rule to start from.
   *
   * @throws Peggy's `SyntaxError` when the text is no sentence of the rule
   */
  parse(text: string, options?: object): unknown;
}

/** How to compile a grammar. */
export interface CompileOptions {
  /** Without the recovery rules. */
  readonly strict?: boolean;
  /** The rules that a parse may start from; the first rule by default, `['*']` for all. */
  readonly allowedStartRules?: readonly string[];
  /** More plugins; they run before the options above have their effect. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Compiles a grammar in memory, from its files or from its tree (which stays as it is). Code in the grammar may be
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

/** The JavaScript of a parser. */
export function compiledCode(
  grammar: readonly GrammarSource[] | Grammar,
  options: CompileOptions,
  format: 'bare' | 'es',
  prefix = '',
): string {
  const sources = 'rules' in grammar ? [{ source: 'tree', text: '' }] : [...grammar];
  const code = peggy.generate(sources, {
    ...(options.allowedStartRules && { allowedStartRules: [...options.allowedStartRules] }),
    output: 'source',
    format,
    plugins: [
      ...('rules' in grammar ? [givenTree(grammar)] : []),
      ...(options.plugins ?? []),
      ...(options.strict ? [strictGrammar] : []),
      withoutCodeLocations,
    ],
  });
  return withoutTypes(`${prefix}${withSharedConstants(code)}`);
}

/**
 * Makes the constants of a parser once and not anew for each parse: who tries a rule ten thousand times on short texts
 * waits for little else.
 */
function withSharedConstants(code: string): string {
  const constants: string[] = [];
  const rest = code.replace(/^ {2}const peg\$[cre]\d+ = .*;\n/gm, (line) => {
    constants.push(line);
    return '';
  });
  return rest.replace(/^function peg\$parse\(/m, (head) => `${EXPECTATIONS}${constants.join('')}${head}`);
}

// As Peggy writes them; it puts them where the constants were.
const EXPECTATIONS = `
function peg$literalExpectation(text, ignoreCase) { return { type: "literal", text, ignoreCase }; }
function peg$classExpectation(parts, inverted, ignoreCase, unicode) { return { type: "class", parts, inverted, ignoreCase, unicode }; }
function peg$anyExpectation() { return { type: "any" }; }
function peg$otherExpectation(description) { return { type: "other", description }; }
`;

/**
 * Takes the places of code out of the tree. Peggy keeps them for source maps, and compares each function with all others
 * by its JSON, places included: with a thousand functions that takes seconds.
 */
const withoutCodeLocations: Plugin = {
  use(config) {
    config.passes.transform.push((tree) => {
      for (const rule of tree.rules) {
        walk(rule.expression, (expr) => {
          if ('codeLocation' in expr) Object.assign(expr, { codeLocation: undefined });
        });
      }
    });
  },
};

/** Hands Peggy a tree instead of a text. */
function givenTree(tree: Grammar): Plugin {
  return {
    use(config) {
      Object.assign(config, { parser: { parse: () => structuredClone(tree) } });
    },
  };
}

function isParser(value: unknown): value is RuntimeParser {
  return typeof value === 'object' && value !== null && 'parse' in value && typeof value.parse === 'function';
}

/** Where a rule that was tried at an offset ended; undefined when it did not match there. */
export function matchEnd(
  parser: RuntimeParser,
  rule: string,
  text: string,
  options: object = {},
  offset = 0,
): number | undefined {
  const found = parser.parse(text, { ...options, startRule: rule, peg$library: true, peg$currPos: offset });
  if (!isLibraryResult(found)) throw new Error('Peggy has no library mode any more');
  return found.peg$result === found.peg$FAILED ? undefined : found.peg$currPos;
}

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
