import { transformSync } from 'esbuild';
import peggy from 'peggy';
import { speedPass } from './speed.ts';
import { strictGrammar } from './strict.ts';

/** A grammar compiled in memory. */
export interface RuntimeParser {
  parse(text: string, options?: object): unknown;
}

/** How to compile a grammar. */
export interface CompileOptions {
  /** Without the recovery rules. */
  readonly strict?: boolean;
  /** With the speed pass, as the generated parsers are. */
  readonly speed?: boolean;
  /** The rules that a parse may start from; the first rule by default, `['*']` for all. */
  readonly allowedStartRules?: readonly string[];
}

/** Compiles a grammar in memory: for tests, which compare the variants of a grammar. */
export function compileGrammar(
  sources: readonly { source: string; text: string }[],
  options: CompileOptions = {},
): RuntimeParser {
  const code = peggy.generate([...sources], {
    ...(options.allowedStartRules && { allowedStartRules: [...options.allowedStartRules] }),
    output: 'source',
    format: 'bare',
    plugins: [...(options.strict ? [strictGrammar] : []), ...(options.speed ? [speedPass({ pureActions: true })] : [])],
  });
  // Actions are written in TypeScript.
  const script = transformSync(`const parser =\n${code}`, { loader: 'ts' }).code;
  const parser: unknown = new Function(`${script}\nreturn parser;`)();
  if (!isParser(parser)) throw new Error('Peggy did not make a parser');
  return parser;
}

function isParser(value: unknown): value is RuntimeParser {
  return typeof value === 'object' && value !== null && 'parse' in value && typeof value.parse === 'function';
}
