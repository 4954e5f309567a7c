/**
 * A plugin for Peggy: its command and its API write parsers for peglot's engine.
 *
 * ```sh
 * peggy --plugin peglot/peggy -o todo.parser.ts todo.peggy
 * ```
 *
 * @packageDocumentation
 */

import type { Config, LocationRange, ParserBuildOptions } from 'peggy';
import { flawText, GrammarFlaws } from '../grammar/generate/flaws.ts';
import { generatesBy, parserCode } from '../grammar/generate/generate.ts';
import type { GrammarSource } from '../grammar/read.ts';
import type { Grammar } from '../grammar/tree.ts';

/** Peggy's options for peglot, as in the file named by `--extra-options-file`. */
export interface PeglotOptions extends ParserBuildOptions {
  readonly peglot?: {
    /** The module that the parser imports the engine from; `peglot/define/runtime` by default. */
    readonly engine?: string;
    /** Also write a type for the rules of each file, for an adapter split into as many files. */
    readonly byFile?: boolean;
  };
}

/**
 * Replaces Peggy's code generator by ours: Peggy reads and checks the grammar and reports what is wrong with it; the
 * output is the TypeScript module that `defineFormat` takes.
 *
 * @example peggy.generate(text, { grammarSource: 'todo.peggy', output: 'source', plugins: [peglot] })
 */
export function use(config: Config, options: PeglotOptions): void {
  const sources: GrammarSource[] = [];
  const { parse } = config.parser;
  // Annotations are in comments, which Peggy's tree does not contain.
  config.parser = {
    ...config.parser,
    parse: (text, how) => {
      sources.push({ source: String(how?.grammarSource ?? 'grammar'), text });
      return parse(text, how);
    },
  };
  const { engine = 'peglot/define/runtime', byFile = false } = options.peglot ?? {};
  generatesBy(config, (grammar, { allowedStartRules = [] }, session) => {
    try {
      Object.assign(grammar, { code: parserCode(grammar, sources, allowedStartRules, engine, byFile) });
    } catch (error) {
      if (!(error instanceof GrammarFlaws)) throw error;
      for (const flaw of error.flaws) session.error(flawText(flaw), flaw.at ?? placeOf(flaw.rule, grammar));
    }
  });
}

function placeOf(rule: string, { rules }: Grammar): LocationRange | undefined {
  return rules.find(({ name }) => name === rule)?.location;
}

const peglot: { readonly use: typeof use } = { use };
export default peglot;
