import { escapeControls } from '../../core/escape-controls.ts';
import * as dml from '../../formats/dml/index.ts';
import { raiseExitCode } from '../exit-code.ts';
import { type Input, readInputs } from '../inputs.ts';
import { readJsonObject } from '../json-file.ts';
import { stderrColors, write } from '../output.ts';
import { renderDiagnostics } from '../pretty/diagnostics.ts';
import { Problem } from '../problem.ts';
import { findSources } from '../sources.ts';

interface ExpandOptions {
  readonly aliases?: string;
  readonly state?: string;
  readonly instructions?: string;
  readonly language?: dml.Language;
  readonly root?: string;
  readonly strict?: boolean;
}

/** `peglot dml expand`: the text with its macros replaced on standard output, the findings on standard error. */
export async function expand(file: string | undefined, options: ExpandOptions): Promise<void> {
  const values = await readValues(options);
  const { paths } = await findSources(file === undefined ? [] : [file]);
  for await (const input of readInputs(paths)) {
    const { text, diagnostics, ok } = dml.expand(input.text, values);
    if (!ok) raiseExitCode(1);
    await write(process.stdout.isTTY ? escapeControls(text, true) : text);
    report(input, diagnostics);
  }
}

async function readValues(options: ExpandOptions): Promise<dml.ExpandOptions> {
  const { root, language, strict = false } = options;
  return {
    strict,
    ...(root === undefined ? {} : { root }),
    ...(language === undefined ? {} : { language }),
    ...(options.aliases === undefined ? {} : { aliases: await readAliases(options.aliases, root) }),
    ...(options.state === undefined ? {} : { state: await readTexts(options.state, textOf) }),
    ...(options.instructions === undefined ? {} : { instructions: await readTexts(options.instructions, stringOf) }),
  };
}

async function readAliases(path: string, root: string | undefined): Promise<dml.AliasTable> {
  const json = await readJsonObject(path);
  try {
    return dml.AliasTable.fromJSON(json, root === undefined ? {} : { root });
  } catch (error) {
    if (!(error instanceof dml.AliasError || error instanceof TypeError)) throw error;
    throw new Problem(`${path}: ${error.message}`, 'fix the file');
  }
}

async function readTexts(
  path: string,
  toText: (value: unknown) => string | undefined,
): Promise<Record<string, string>> {
  const entries = Object.entries(await readJsonObject(path)).map(([key, value]): [string, string] => {
    const text = toText(value);
    if (text === undefined)
      throw new Problem(`${path}: the value of ${JSON.stringify(key)} is not a string`, 'fix the file');
    return [key, text];
  });
  return Object.fromEntries(entries);
}

/** A state variable may have any type; other types than strings are shown as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function report(input: Input, diagnostics: dml.Expanded['diagnostics']): void {
  const findings = renderDiagnostics({ input, parsed: { diagnostics } }, stderrColors());
  if (findings !== '') process.stderr.write(findings);
}
