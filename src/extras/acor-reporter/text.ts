import { escapeControls } from '../../core/escape-controls.ts';
import { visibleLines } from '../../core/lines.ts';

/**
 * A multi-line text for a transcript: control characters are made visible, surrounding blank lines removed.
 *
 * @example lines('\nDone.\r\nAll \x1b[1mfine\x1b[0m\n') // 'Done.\nAll \\u001b[1mfine\\u001b[0m'
 */
export function lines(text: string): string {
  return visibleLines(text)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/**
 * A text for one line: line ends and the blanks around them become one space; control characters and a model's special
 * tokens (`<|end|>`) become visible.
 */
export function oneLine(text: string): string {
  const parts = text.split(/[\r\n]+/).map((line) => line.trim());
  const joined = parts
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('\t', ' ');
  return withoutTokens(escapeControls(joined));
}

/** A command for one line. Blanks inside it stay as they are; characters that would end the line become visible. */
export function commandLine(text: string): string {
  return withoutTokens(escapeControls(text.trim()));
}

/** Makes a model's special tokens (`<|end|>`) visible: they act like control characters. */
function withoutTokens(text: string): string {
  return text.replaceAll(/<\|(?=\w+\|>)/g, '<\\u007c');
}

/**
 * Escapes Markdown: every mark gets a backslash in front.
 *
 * @example escapeMarkup('**a**') // '\\*\\*a\\*\\*'
 */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[\\`*_#~<>|:]|^[-+=]/g, '\\$&');
}

/** The language of a fence; `''` for text that cannot follow one. */
export function language(lang: string): string {
  return /^[\w.+#-]+/.exec(lang.trim())?.[0] ?? '';
}
