import { escapeControls } from '../../core/escape-controls.ts';
import { visibleLines } from '../../core/lines.ts';

/**
 * A text of several lines, fit for a transcript: visible, without the blank lines around it.
 *
 * @example lines('\nDone.\r\nAll \x1b[1mfine\x1b[0m\n') // 'Done.\nAll \\u001b[1mfine\\u001b[0m'
 */
export function lines(text: string): string {
  return visibleLines(text)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/**
 * A text for one line: line ends and the blanks around them become one space, control characters become visible, a
 * model's special tokens (`<|end|>`) too.
 */
export function oneLine(text: string): string {
  const parts = text.split(/[\r\n]+/).map((line) => line.trim());
  const joined = parts
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('\t', ' ');
  return withoutTokens(escapeControls(joined));
}

/** A command for one line. Blanks inside it stay as they are; what would end the line becomes visible instead. */
export function commandLine(text: string): string {
  return withoutTokens(escapeControls(text.trim()));
}

/** A model's special tokens (`<|end|>`) are control characters of their own kind: they become visible text. */
function withoutTokens(text: string): string {
  return text.replaceAll(/<\|(?=\w+\|>)/g, '<\\u007c');
}

/**
 * Text in which Markdown sees no mark-up: every mark has a backslash in front.
 *
 * @example escapeMarkup('**a**') // '\\*\\*a\\*\\*'
 */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[\\`*_#~<>|:]|^[-+=]/g, '\\$&');
}

/** A word that can be after a fence; `''` for one that cannot. */
export function language(lang: string): string {
  return /^[\w.+#-]+/.exec(lang.trim())?.[0] ?? '';
}
