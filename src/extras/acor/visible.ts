import { escapeControls } from '../../core/escape-controls.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding colour sequences is the purpose
const COLORS = /\x1b\[[0-9;:]*m/g;

/** A line of a tool for a terminal: colour sequences are removed, other control characters shown. */
export function visible(line: string): string {
  return escapeControls(line.replaceAll('\t', '    ').replace(COLORS, ''));
}
