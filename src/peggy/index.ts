/**
 * A plugin of Peggy: its command and its API write parsers for peglot's engine.
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

/** What Peggy's options say to peglot, as in the file that `--extra-options-file` names. */
export interface PeglotOptions extends ParserBuildOptions {
  readonly peglot?: {
    /** What the parser imports the engine from; `peglot/define/runtime` when it is left out. */
    readonly engine?: string;
    /** Writes a type of the rules of each file, too, for an adapter in as many files. */
    readonly byFile?: boolean;
  };
}

/**
 * Puts our writer of parsers in the place of Peggy's: Peggy reads and checks the grammar and reports what is wrong with
 * it; what comes out is the TypeScript module that `defineFormat` takes.
 *
 * @example peggy.generate(text, { grammarSource: 'todo.peggy', output: 'source', plugins: [peglot] })
 */
export function use(config: Config, options: PeglotOptions): void {
  const sources: GrammarSource[] = [];
  const { parse } = config.parser;
  // Annotations are in comments, which are not in Peggy's tree.
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
