import { escapeControls } from '../../core/escape-controls.ts';
import { LineIndex } from '../../core/line-index.ts';
import type { Trace, Trial } from './trace.ts';

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
