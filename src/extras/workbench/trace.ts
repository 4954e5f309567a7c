import type { Plugin } from 'peggy';
import { type CompileOptions, compileGrammar, type GrammarSource } from '../../grammar/inside.ts';

/** One trial of a rule: where it began and ended, in UTF-16 units, and what was tried on the way. */
export interface Trial {
  readonly rule: string;
  readonly start: number;
  /** Undefined where the rule did not match. */
  readonly end: number | undefined;
  readonly trials: readonly Trial[];
}

/** How a text was read by a grammar. */
export interface Trace {
  /** The trials of the start rule: one, or none for a grammar that runs into its limits at once. */
  readonly trials: readonly Trial[];
  /** Why the text is no sentence of the grammar, as Peggy tells it; undefined when it is one. */
  readonly refused?: { readonly message: string; readonly offset: number };
  /** Whether more was tried than is kept. */
  readonly isCut: boolean;
}

/** How to trace. */
export interface TraceOptions extends Pick<CompileOptions, 'strict'> {
  /** The rule to begin with; the first one by default. */
  readonly startRule?: string;
  /** So many trials are kept, and no more are made. @defaultValue 100_000 */
  readonly most?: number;
}

/**
 * Reads a text with a grammar by Peggy, and tells which rule was tried where, and what came of it. Code in the grammar is
 * run.
 *
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken, and what code in it throws
 * @example traceGrammar([{ source: 'list', text: 'List = Item+\nItem = "a"' }], 'ab').refused?.offset // 1
 */
export function traceGrammar(sources: readonly GrammarSource[], text: string, options: TraceOptions = {}): Trace {
  const { startRule, strict = false, most = 100_000 } = options;
  const parser = compileGrammar(sources, {
    strict,
    trace: true,
    plugins: [asWritten],
    ...(startRule !== undefined && { allowedStartRules: [startRule] }),
  });
  const top: OpenTrial = { rule: '', start: 0, end: undefined, trials: [] };
  const around = [top];
  let count = 0;
  const tracer = {
    trace({ type, rule, location }: TraceEvent): void {
      if (type === 'rule.enter') {
        if (++count > most) throw new TooMany();
        const trial: OpenTrial = { rule, start: location.start.offset, end: undefined, trials: [] };
        around.at(-1)?.trials.push(trial);
        around.push(trial);
        return;
      }
      const trial = around.pop();
      if (trial !== undefined && type === 'rule.match') trial.end = location.end.offset;
    },
  };
  try {
    parser.parse(text, { tracer });
    return { trials: top.trials, isCut: false };
  } catch (error) {
    if (error instanceof TooMany) return { trials: top.trials, isCut: true };
    const offset = refusalOffset(error);
    if (offset === undefined || !(error instanceof Error)) throw error;
    return { trials: top.trials, isCut: false, refused: { message: error.message, offset } };
  }
}

/** Peggy would put short rules into those that name them. */
const asWritten: Plugin = {
  use({ passes }) {
    passes.transform = [];
  },
};

interface OpenTrial extends Trial {
  end: number | undefined;
  readonly trials: OpenTrial[];
}

/** What Peggy tells a tracer. */
interface TraceEvent {
  readonly type: 'rule.enter' | 'rule.match' | 'rule.fail';
  readonly rule: string;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

class TooMany extends Error {}

function refusalOffset(error: unknown): number | undefined {
  const { location }: { location?: { start?: { offset?: unknown } } } = Object(error);
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : undefined;
}
