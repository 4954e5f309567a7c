import { reportProblem } from '../../cli/problem.ts';
import { Feed } from './feed.ts';
import { Interrupter } from './interrupter.ts';
import { JsonView } from './json-view.ts';
import { LenientDecoder } from './lenient-decoder.ts';
import { LineView } from './line-view.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { passStderr } from './stderr.ts';
import { Summary } from './summary.ts';
import { TerminalView } from './terminal-view.ts';
import { startTool, type ToolProcess } from './tool-process.ts';
import { TranscriptFile } from './transcript-file.ts';
import type { View } from './view.ts';
import { visible } from './visible.ts';

export interface RunOptions {
  readonly json?: boolean;
  readonly transcript?: string;
  /** In seconds. */
  readonly timeout?: number;
}

/** `peglot acor run`: runs a tool, shows its messages as they arrive, and exits with its status. */
export async function runTool([command, ...args]: readonly [string, ...string[]], options: RunOptions): Promise<void> {
  const transcript = options.transcript === undefined ? undefined : await TranscriptFile.open(options.transcript);
  const started = performance.now();
  const tool = await startTool(command, args).catch(async (error: unknown) => {
    await transcript?.discard();
    throw error;
  });
  const interrupter = new Interrupter(tool, options.timeout);
  const view = createView(options);
  const summary = new Summary();
  const errors = passStderr(tool, view);

  const feed = new Feed(view, summary);
  const damaged = await readOutput(tool, feed, transcript);
  const exit = await tool.exit;
  await errors;
  await interrupter.finish();

  const outcome = outcomeOf(exit, summary.lastWord, interrupter.interruption);
  const milliseconds = Math.round(performance.now() - started);
  await view.end({
    text: summary.render(outcome, milliseconds),
    facts: factsOf(outcome, milliseconds),
  });
  process.exitCode = outcome.exitCode;
  if (damaged) remark('the tool printed bytes that are not UTF-8; they are shown as \ufffd');
  if (feed.cut) remark('a message was too long to be held; all but its beginning is shown as text');
  if (transcript !== undefined) await keep(transcript, interrupter.interruption === undefined);
}

async function keep(transcript: TranscriptFile, whole: boolean): Promise<void> {
  try {
    await transcript.close(whole);
    if (!whole) remark(`the tool was ended early; what it printed is in ${visible(transcript.partialPath)}`);
  } catch (error) {
    reportProblem(error);
  }
}

function remark(text: string): void {
  process.stderr.write(`peglot: ${text}\n`);
}

function createView({ json }: RunOptions): View {
  if (json === true) return new JsonView();
  return process.stdout.isTTY && process.env.TERM !== 'dumb' ? new TerminalView() : new LineView();
}

/** Reads until the tool has ended. Returns true when some output was not valid UTF-8. */
async function readOutput(tool: ToolProcess, feed: Feed, transcript: TranscriptFile | undefined): Promise<boolean> {
  const decoder = new LenientDecoder();
  for await (const bytes of tool.stdout) {
    await transcript?.write(bytes);
    await feed.push(decoder.decode(bytes));
  }
  await feed.push(decoder.decode());
  await feed.end();
  return decoder.damaged;
}

function factsOf({ state, reason, exitCode }: Outcome, milliseconds: number): object {
  return {
    state: state ?? null,
    ...(reason === undefined ? {} : { reason }),
    exit_code: exitCode,
    duration_ms: milliseconds,
  };
}
