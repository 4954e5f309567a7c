import type { Plugin } from 'peggy';
import { escapeControls } from '../../core/escape-controls.ts';
import { LineIndex } from '../../core/line-index.ts';
import { type CompileOptions, compileGrammar, type GrammarSource } from '../../grammar/inside.ts';

/** One attempt to match a rule: where it began and ended, in UTF-16 units, and the attempts inside it. */
export interface Trial {
  readonly rule: string;
  readonly start: number;
  /** Undefined if the rule did not match. */
  readonly end: number | undefined;
  readonly trials: readonly Trial[];
}

/** A trace of how a grammar read a text. */
export interface Trace {
  /** The attempts of the start rule: one, or none for a grammar that reaches its limits at once. */
  readonly trials: readonly Trial[];
  /** Why the text is not a sentence of the grammar, in Peggy's words; undefined when it is one. */
  readonly refused?: { readonly message: string; readonly offset: number };
  /** Whether the limit was reached, so that attempts are missing. */
  readonly isCut: boolean;
}

/** Options of a trace. */
interface TraceOptions extends Pick<CompileOptions, 'strict'> {
  /** The start rule; by default the first one. */
  readonly startRule?: string;
  /** The maximum number of attempts, after which the trace stops. @defaultValue 100_000 */
  readonly most?: number;
}

/**
 * Reads a text with a grammar by Peggy, and records which rules were tried where, and with what result. Code in the
 * grammar is run.
 *
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken, and errors that code in it throws
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

/** Peggy would inline short rules. */
const asWritten: Plugin = {
  use({ passes }) {
    passes.transform = [];
  },
};

interface OpenTrial extends Trial {
  end: number | undefined;
  readonly trials: OpenTrial[];
}

/** An event that Peggy reports to a tracer. */
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

/** The maximum number of lines to print; `--json` has all. */
const MOST_LINES = 1000;

/** How much of a rule's text to show. */
const SHOWN = 40;

interface Colors {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly dim: (text: string) => string;
}

const NONE: Colors = { red: (text) => text, green: (text) => text, dim: (text) => text };

/** Options for printing a trace. */
interface TraceLook {
  /** The name of the text. */
  readonly name: string;
  /** Include attempts that failed. */
  readonly all?: boolean;
  readonly colors?: Colors;
}

/** A trace as lines for people, indented by nesting. */
export function traceText(
  { trials, refused, isCut }: Trace,
  text: string,
  { name, all = false, colors = NONE }: TraceLook,
): string {
  const places = new LineIndex(text);
  const placed = (offset: number): string => {
    const { line, column } = places.positionAt(offset);
    return `${line}:${column}`;
  };
  const lines = shownTrials(trials, all, refused === undefined && !isCut).map(({ trial, depth }) => {
    const { rule, start, end } = trial;
    const indent = '  '.repeat(depth);
    if (end === undefined) return `${indent}${colors.red('✗')} ${rule} ${colors.dim(placed(start))}`;
    const read = text.slice(start, Math.min(end, start + SHOWN));
    const more = end > start + SHOWN ? '…' : '';
    const place = colors.dim(`${placed(start)}–${placed(end)}`);
    return `${indent}${colors.green('✓')} ${rule} ${place} ${escapeControls(JSON.stringify(read), true)}${more}`;
  });
  const kept = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES) kept.push(`… ${lines.length - MOST_LINES} lines more: --json has all`);
  kept.push(endLine(refused, isCut, placed, name, colors));
  return kept.map((line) => `${line}\n`).join('');
}

function endLine(
  refused: Trace['refused'],
  isCut: boolean,
  placed: (offset: number) => string,
  name: string,
  colors: Colors,
): string {
  if (isCut) return colors.red('more than 100,000 rules were tried: the grammar takes too long for this text');
  if (refused === undefined) return colors.green('the whole text was read');
  return `${colors.red('refused')} at ${escapeControls(name)}:${placed(refused.offset)}: ${escapeControls(refused.message)}`;
}

interface Shown {
  readonly trial: Trial;
  readonly depth: number;
}

/**
 * The attempts to show: rules that read something; for a refused text, also the path to where it was read furthest; or
 * all.
 */
function shownTrials(trials: readonly Trial[], all: boolean, isRead: boolean): Shown[] {
  const shown: Shown[] = [];
  const farthest = isRead ? Number.POSITIVE_INFINITY : reachOf(trials);
  const visit = (trial: Trial, depth: number): void => {
    if (!all && trial.end === undefined && reachOf([trial]) < farthest) return;
    shown.push({ trial, depth });
    for (const inner of trial.trials) visit(inner, depth + 1);
  };
  for (const trial of trials) visit(trial, 0);
  return shown;
}

const reaches = new WeakMap<Trial, number>();

/** The furthest offset of the attempts. */
function reachOf(trials: readonly Trial[]): number {
  let farthest = 0;
  for (const trial of trials) {
    const known = reaches.get(trial) ?? Math.max(trial.start, trial.end ?? 0, reachOf(trial.trials));
    reaches.set(trial, known);
    farthest = Math.max(farthest, known);
  }
  return farthest;
}
