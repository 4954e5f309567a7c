import peggy from 'peggy';
import type { GrammarEntry } from '../src/cli/grammar/grammars.ts';
import peglot, { type PeglotOptions } from '../src/peggy/index.ts';

/** A grammar file: `source` is the name that errors show. */
export interface SourceFile {
  readonly source: string;
  readonly text: string;
}

/**
 * The TypeScript parser for one grammar, as Peggy writes it with our plugin.
 *
 * @throws GrammarMistake when the grammar is broken.
 */
export function parserText({ startRules, byFile = false }: GrammarEntry, files: readonly SourceFile[]): string {
  const ours: PeglotOptions = { peglot: { engine: '../src/engine/generated.ts', byFile } };
  const options = { ...ours, output: 'source' as const, allowedStartRules: [...startRules], plugins: [peglot] };
  try {
    return peggy.generate([...files], options);
  } catch (error) {
    throw explained(error, files);
  }
}

/** A broken grammar; the message is complete: what, where, and the lines around it. */
export class GrammarMistake extends Error {
  override name = 'GrammarMistake';
}

/** What is wrong with the grammar; any other error as it is. */
function explained(error: unknown, files: readonly SourceFile[]): unknown {
  if (error instanceof peggy.GrammarError) return new GrammarMistake(firstProblem(error, files), { cause: error });
  if (error instanceof peggy.parser.SyntaxError) return new GrammarMistake(error.format([...files]), { cause: error });
  // Peggy throws a plain Error only for an unknown start rule.
  if (error instanceof Error && error.message.startsWith('Unknown start rule'))
    return new GrammarMistake(`Error: ${error.message}\n --> ${files.map((file) => file.source).join(', ')}`);
  return error;
}

/** One mistake often causes twenty more: show the first, count the rest. */
function firstProblem(error: peggy.GrammarError, files: readonly SourceFile[]): string {
  const errors = error.problems.filter(([severity]) => severity === 'error');
  const first = errors[0];
  if (first === undefined) return error.format([...files]);
  const [, message, location, notes] = first;
  const shown = new peggy.GrammarError(message, location, notes).format([...files]);
  return errors.length === 1 ? shown : `${shown}\n(and ${errors.length - 1} more)`;
}
