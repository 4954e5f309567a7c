import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Colors } from '../cli/output.ts';
import { escapeControls } from '../core/escape-controls.ts';

/** A unified diff: coloured and with control characters escaped on a terminal, exact for a file or for `patch`. */
export function patchOf(name: string, before: string, after: string, colors: Colors): string {
  const shownName = escapeControls(name);
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(shownName, shownName, before, after, undefined, undefined, options);
  if (process.stdout.isTTY !== true && !colors.isColorSupported) return patch;
  return escapeControls(patch, true)
    .split('\n')
    .map((line) => colored(line, colors))
    .join('\n');
}

function colored(line: string, colors: Colors): string {
  if (line.startsWith('+++') || line.startsWith('---')) return colors.bold(line);
  if (line.startsWith('+')) return colors.green(line);
  if (line.startsWith('-')) return colors.red(line);
  return line.startsWith('@@') ? colors.cyan(line) : line;
}
