import { escapeControls } from './escape-controls.ts';

/** A text whose lines end with LF, however they ended. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The same with control characters made visible (`\u001b`). */
export function visibleLines(text: string): string {
  return escapeControls(withLineFeeds(text), true);
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** A text without the line end that it ends with. */
export function withoutLineEnd(text: string): string {
  return text.replace(/(?:\r\n|\n|\r)$/, '');
}

/**
 * A text on one line: each stretch of white space becomes a blank.
 *
 * @example oneLine(' a\n  b ') // 'a b'
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
