import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatNamed } from '../../cli/choose-format.ts';
import { canonicalText } from '../../cli/commands/fmt.ts';
import { loadFormats } from '../../cli/load-formats.ts';
import { Problem, refusalOf } from '../../cli/problem.ts';
import { detect, formatCalled, formats, isOurs, loadOurs } from '../../cli/registry.ts';
import type { Format } from '../../core/format.ts';
import { shrinkEdits } from '../../core/text-edit.ts';
import { analyseText } from './analyse-text.ts';
import { type Answer, onlyDiagnostics, type Task } from './analysis.ts';
import { Ranges } from './protocol.ts';

/** Processes the server's tasks in order, until the server disconnects. */
export async function serveParent(): Promise<void> {
  process.on('message', async (task: Task) => {
    process.send?.(await answerOf(task));
  });
  await loadOurs();
  process.send?.('ready');
}

async function answerOf(task: Task): Promise<Answer> {
  try {
    return await answer(task);
  } catch (error) {
    // Bugs are reported to the user, too, and the next text is still read.
    return { ok: false, problem: refusalOf(error) };
  }
}

async function answer(task: Task): Promise<Answer> {
  if (task.ask === 'grammar') {
    const { analyseGrammar } = await import('./analyse-grammar.ts');
    return { ok: true, analysis: analyseGrammar(task) };
  }
  loading ??= load(task);
  const problem = await loading;
  const format = formatOfTask(task);
  if (task.ask === 'canonical') return { ok: true, canonical: canonicalEdits(task, format) };
  const analysis =
    format === undefined ? onlyDiagnostics([]) : analyseText(task.text, pathToFileURL(task.file).href, format);
  return { ok: true, analysis: problem === undefined ? analysis : { ...analysis, problem } };
}

let loading: Promise<string | undefined> | undefined;

/** Loads all formats, once; returns why the user's formats could not be loaded. */
async function load({ format, own }: Task): Promise<string | undefined> {
  await loadOurs();
  if (format !== undefined && isOurs(format)) named = format;
  if (!own) return undefined;
  try {
    await loadFormats();
    if (format !== undefined && named === undefined) named = await loadFormats(format);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.inWords;
    throw error;
  }
}

/** The name of the format that the server was started with. */
let named: string | undefined;

/** The format that was given, or the one that the file name or the language id tells, or else the detected one. */
function formatOfTask({ text, file, language }: Task): Format<unknown> | undefined {
  if (named !== undefined) return formatNamed(named);
  const [, ...endings] = basename(file).split('.');
  const known = formats.find(({ name }) => name === language || endings.includes(name));
  if (known !== undefined) return known;
  const detected = detect(text);
  return detected === undefined ? undefined : formatCalled(detected);
}

function canonicalEdits({ text, file }: Task, format: Format<unknown> | undefined) {
  if (format === undefined)
    throw new Problem('the format cannot be detected from the text', 'name it in the file name: a.duckflow.txt');
  const input = { name: basename(file), path: undefined, text };
  const canonical = canonicalText({ input, format, parsed: format.parse(text) });
  const ranges = new Ranges(text);
  const whole = { range: { start: 0, end: text.length }, text: canonical };
  return shrinkEdits(text, [whole]).map((edit) => ({ range: ranges.range(edit.range), newText: edit.text }));
}
