import { escapeControls } from '../../core/escape-controls.ts';
import { LineIndex } from '../../core/line-index.ts';
import { type Trace, type Trial, traceGrammar } from '../../grammar/trace.ts';
import { raiseExitCode } from '../exit-code.ts';
import { readInputs } from '../inputs.ts';
import { type Colors, safeJson, stdoutColors, write } from '../output.ts';
import { Problem } from '../problem.ts';
import { STDIN } from '../sources.ts';
import { grammarName } from './own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, subjectOf } from './table.ts';

/** The options of `peglot grammar trace`. */
interface TraceOptions {
  readonly with?: readonly string[];
  readonly start?: string;
  readonly strict?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** More lines nobody reads; `--json` has all. */
const MOST_LINES = 1000;

/** So much of what a rule read is shown. */
const SHOWN = 40;

/** `peglot grammar trace`: which rule was tried where in a text, and what came of it. */
export async function trace(name: string, file: string | undefined, options: TraceOptions): Promise<void> {
  const given = await grammarName(name);
  const subject = subjectOf(isGrammar(given) ? given : (grammarOfFormat(given)?.name ?? given), options.with);
  const startRule = options.start ?? subject.startRules[0];
  for await (const { name: shown, text } of readInputs([file ?? STDIN])) {
    const found = tracedOf(text, () =>
      traceGrammar(subject.sources, text, {
        strict: options.strict === true,
        ...(startRule !== undefined && { startRule }),
      }),
    );
    const printed = options.json ? `${safeJson(found, 2)}\n` : told(found, text, shown, options.all === true);
    await write(printed);
    if (found.refused !== undefined || found.isCut) raiseExitCode(1);
  }
}

function tracedOf(text: string, work: () => Trace): Trace {
  try {
    return explainingMistakes(work);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Problem(`the text of ${text.length} characters nests too deep for Peggy`, 'trace a shorter one');
  }
}

function told({ trials, refused, isCut }: Trace, text: string, name: string, all: boolean): string {
  const colors = stdoutColors();
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
    return `${indent}${colors.green('✓')} ${rule} ${place} ${safeJson(read)}${more}`;
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
