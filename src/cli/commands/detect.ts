import { escapeControls } from '../../core/escape-controls.ts';
import { raiseExitCode } from '../exit-code.ts';
import { readInputs } from '../inputs.ts';
import { write } from '../output.ts';
import { detect as detectFormat } from '../registry.ts';
import { findSources } from '../sources.ts';

/** `peglot detect`: the name of the format; with several files, after the file's name. */
export async function detect(args: readonly string[]): Promise<void> {
  const { paths, several } = await findSources(args);
  for await (const { name, text } of readInputs(paths)) {
    const format = detectFormat(text);
    if (format === undefined) raiseExitCode(1);
    await write(`${several ? `${escapeControls(name)}: ` : ''}${format ?? 'unknown'}\n`);
  }
}
