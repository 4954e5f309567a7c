import { readInputs } from '../../cli/inputs.ts';
import { stdoutColors, write } from '../../cli/output.ts';
import { parsePath } from '../../cli/parse-path.ts';
import { Problem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import { writeWholeFile } from '../../cli/write-file.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { formatPath, type Path } from '../../core/path.ts';
import { shapeAt } from '../../formats/design/inside.ts';
import { applyEdits, EditError, edit, type TextEdit } from '../design-edit/index.ts';
import { patchOf } from '../patch.ts';

interface EditOptions {
  readonly write?: boolean;
  readonly diff?: boolean;
  readonly remove?: boolean;
}

/** `peglot design edit`: the document with one field changed; printed, as a patch, or written back. */
export async function editFile(
  file: string,
  place: string,
  value: string | undefined,
  options: EditOptions,
): Promise<void> {
  if (options.write === true && file === STDIN)
    throw new Problem('standard input cannot be written back', 'name a file, or leave out --write');
  if ((value === undefined) !== (options.remove === true))
    throw new Problem('a value or --remove is needed, and not both', 'see peglot design edit --help');
  const path = parsePath(place);
  for await (const { name, path: at, text } of readInputs([file])) {
    const changed = applyEdits(text, editsFor(name, text, path, value));
    if (options.write === true) {
      if (changed !== text && at !== undefined) await writeWholeFile(at, changed);
    } else if (options.diff === true) {
      if (changed !== text) await write(patchOf(name, text, changed, stdoutColors()));
    } else await write(process.stdout.isTTY ? escapeControls(changed, true) : changed);
  }
}

/** @throws {Problem} when the edit cannot be made */
function editsFor(name: string, text: string, path: Path, value: string | undefined): TextEdit[] {
  try {
    return edit(text, path, value === undefined ? undefined : readValue(path, value));
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const place = formatPath(error.path);
    const meant = error.nearest && `did you mean ${formatPath(error.nearest)}?`;
    throw new Problem(`${name}: ${place}: ${error.reason}`, meant ?? 'see peglot schema --format design', 1);
  }
}

/** A text is taken literally, with or without quotes; everything else is JSON. */
function readValue(path: Path, written: string): unknown {
  const json = readJson(written);
  if (shapeAt(path)?.kind === 'text') return typeof json?.value === 'string' ? json.value : written;
  return json === undefined ? written : json.value;
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
