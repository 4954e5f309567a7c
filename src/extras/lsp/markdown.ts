import { escapeControls } from '../../core/escape-controls.ts';
import { fence } from '../../core/markdown.ts';

/** A text as Markdown that shows it as it is: nothing in it makes a link, a picture or a heading. */
export function plain(text: string): string {
  return escapeControls(text, true).replace(/[\\`*_{}[\]()#+\-.!|<>&~]/g, '\\$&');
}

/** A text as a block of code, whatever fences it holds. */
export function code(text: string): string {
  return fence(escapeControls(text, true).trimEnd(), 'text');
}
