import assert from 'node:assert/strict';
import { explainingMistakes, type Subject } from '../../../cli/grammar/table.ts';
import { compileGrammar, type RuntimeParser, readGrammar } from '../../../grammar/inside.ts';
import type { TextLaw } from '../../../testing/laws.ts';

/**
 * The laws that hold for the parser of any grammar, from each of its start rules: it reads a text or refuses it, and what
 * its strict variant reads, it reads to the same tree.
 */
export function lawsOfGrammar({ sources }: Subject, startRules: readonly string[]): readonly TextLaw[] {
  const grammar = explainingMistakes(() => readGrammar(sources));
  const parser = explainingMistakes(() => compileGrammar(grammar, { allowedStartRules: startRules }));
  const strict = strictParsers();
  const each = (hold: (text: string, rule: string) => void) => (text: string) => {
    for (const rule of startRules) hold(text, rule);
  };
  return [
    { name: 'total', hold: each((text, rule) => void outcome(parser, text, rule)) },
    {
      name: 'strict within tolerant',
      hold: each((text, rule) => {
        const narrow = strict.get(rule);
        const found = narrow && outcome(narrow, text, rule);
        if (found?.read) assert.deepEqual(found, outcome(parser, text, rule));
      }),
    },
  ];

  /** Of some rules nothing is left without recovery. */
  function strictParsers(): Map<string, RuntimeParser> {
    return new Map(
      startRules.flatMap((rule) => {
        try {
          return [[rule, compileGrammar(grammar, { strict: true, allowedStartRules: [rule] })] as const];
        } catch {
          return [];
        }
      }),
    );
  }
}

type Outcome = { readonly read: true; readonly tree: unknown } | { readonly read: false };

/** What a parser makes of a text. @throws {Error} what is no refusal: an exception in code, an overflow of the stack */
function outcome(parser: RuntimeParser, text: string, startRule: string): Outcome {
  try {
    return { read: true, tree: parser.parse(text, { startRule }) };
  } catch (error) {
    if (error instanceof Error && 'location' in error && 'found' in error) return { read: false };
    throw error;
  }
}
