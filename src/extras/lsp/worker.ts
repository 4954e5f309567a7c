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

/** Does what the server sends, one after the other, until the server goes. */
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
    // A fault of the program too: the user shall hear of it, and the next text shall be read.
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

/** Loads all formats, once; says why those of one's own are not there. */
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

/** The format that the server was told, by its name. */
let named: string | undefined;

/** The format that is named, or that the name of the file or the language of the text is; or the one that the text is in. */
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
