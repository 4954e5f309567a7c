import type { Plugin } from 'peggy';
import { escapeControls } from '../../core/escape-controls.ts';
import { LineIndex } from '../../core/line-index.ts';
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
interface TraceOptions extends Pick<CompileOptions, 'strict'> {
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

/** More lines nobody reads; `--json` has all. */
const MOST_LINES = 1000;

/** So much of what a rule read is shown. */
const SHOWN = 40;

interface Colors {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly dim: (text: string) => string;
}

const NONE: Colors = { red: (text) => text, green: (text) => text, dim: (text) => text };

/** How a trace is shown. */
interface TraceLook {
  /** The name of the text. */
  readonly name: string;
  /** Also what was tried and given up. */
  readonly all?: boolean;
  readonly colors?: Colors;
}

/** A trace as lines for people, indented as the rules are in each other. */
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
 * What is shown: the rules that read something; of a text that was refused, also the way to where most of it was read; or
 * all that was tried.
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

/** How far a trial got in the text. */
function reachOf(trials: readonly Trial[]): number {
  let farthest = 0;
  for (const trial of trials) {
    const known = reaches.get(trial) ?? Math.max(trial.start, trial.end ?? 0, reachOf(trial.trials));
    reaches.set(trial, known);
    farthest = Math.max(farthest, known);
  }
  return farthest;
}
