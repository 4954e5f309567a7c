import { escapeControls } from './escape-controls.ts';

/** Converts all line ends to LF. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Converts line ends to LF and makes control characters visible (`\u001b`). */
export function visibleLines(text: string): string {
  return escapeControls(withLineFeeds(text), true);
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** Removes a final line end. */
export function withoutLineEnd(text: string): string {
  return text.replace(/(?:\r\n|\n|\r)$/, '');
}

/**
 * Collapses white space, including line ends, to single spaces.
 *
 * @example oneLine(' a\n  b ') // 'a b'
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
